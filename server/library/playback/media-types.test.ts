import { expect, test } from 'bun:test'
import { describeApi } from '#server/describe-api'
import { mediaType } from '#server/foundation/lib/media-types'
import { openapiDocument } from '#server/service/openapi/document'

type Answers = Record<string, { get: { responses: Record<string, { content: object }> } }>
const { paths } = openapiDocument(describeApi(), { base_url: '', version: '1' }) as { paths: Answers }
const documented = (path: string) => Object.keys(paths[`/api/v1${path}`]?.get.responses['200']?.content ?? {})
const covers = (types: readonly string[], type: string) =>
  types.some((each) => each === type || (each.endsWith('/*') && type.startsWith(each.slice(0, -1))))

test.each(['/files/{id}/download', '/play/{file_id}/direct', '/play/s/{signature}/{file_id}/direct'])(
  'the types that %s sends are documented',
  (path) => {
    const sent = ['.mkv', '.mp4', '.m4v', '.webm', '.mov', '.avi', '.ts', '.m2ts', '.iso', ''].map((ending) => mediaType(`a${ending}`))

    expect(sent.filter((type) => !covers(documented(path), type))).toEqual([])
  },
)

test('pictures for the seek bar come with their list', () => {
  expect(documented('/play/{file_id}/previews/{picture}')).toEqual(['image/jpeg', 'text/vtt'])
})
