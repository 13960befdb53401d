import { Value } from '@sinclair/typebox/value'
import { Elysia } from 'elysia'
import { ImportReport } from '#server/connections/import/schema'
import type { PathMap } from '#server/foundation/lib/path-map'
import { say } from '#server/foundation/lib/sentence'
import { removeIfThere } from '#server/foundation/platform/durable-files'
import { Invalid } from '#server/foundation/platform/errors'
import { answers } from '#server/foundation/platform/http/answers'
import { longAnswer } from '#server/foundation/platform/http/long-answer'
import { readUpload } from '#server/foundation/platform/http/read-upload'
import { ArchiveOptions, FileOptions } from './schema'
import { sentences } from './sentences'

const reply = longAnswer(ImportReport)
type Does = (upload: string, path_map: PathMap) => Promise<ImportReport>
type FileDoes = (file: { path: string; filename: string }, options: FileOptions) => Promise<ImportReport>
type Deps = { preview: Does; take: Does; uploadsIn: string }

/** Paths that accept a streamed body. */
export const archiveUploads: readonly RegExp[] = [/\/import\/(marquee|file|kodi)(\/preview)?$/]
const largestUpload = 2 * 1024 ** 3

const what =
  'Reads the archive of `GET /export?format=zip`: movies with what you decided and did, files that are in the same place, and everything else but ' +
  'secrets. What is here stays as it is, so a second time changes nothing; the metadata provider is not asked. `options` is JSON with ' +
  '`path_map`, for library folders that have another path here. Afterwards everything automatic is on hold until `POST /import/hold/release`.'

const whatOfFile =
  'Recognizes the file: the export of Trakt (ZIP or JSON), Letterboxd (ZIP or CSV), IMDb (CSV), Simkl, or Stremio (JSON), the database of Kodi ' +
  '(MyVideos…db) or Plex, or any CSV with titles or ids; of at most 50,000 movies. Plays, ratings, positions, and favorites are taken as from a media server: movies that ' +
  'are not in the library are named and not added, nothing is overwritten by something older, and a second time changes nothing. A watchlist ' +
  'becomes a list that adds nothing until you say so.'

const requestBody = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object' as const,
        required: ['archive'],
        properties: {
          archive: { type: 'string' as const, format: 'binary', description: 'The export (.zip) of another Marquee; up to 2 GiB' },
          options: { type: 'string' as const, maxLength: 1000, description: 'JSON: `{path_map: [{from, to}]}`' },
        },
      },
    },
  },
}

/** Moving in from another Marquee. */
export const archiveRoutes = ({ preview, take, uploadsIn }: Deps) => {
  const withUpload = async (request: Request, does: Does) => {
    const upload = await readUpload(request, { field: 'archive', into: uploadsIn, limitBytes: largestUpload })
    try {
      return await reply(await does(upload.path, pathMapIn(upload.fields.get('options'))))
    } finally {
      removeIfThere(upload.path)
    }
  }
  return new Elysia({ prefix: '/import/marquee', tags: ['Library'] })
    .post('', ({ request }) => withUpload(request, take), {
      response: answers(ImportReport, 400, 409, 413, 415, 422, 507),
      detail: { operationId: 'importMarquee', summary: 'Import the export of another Marquee', description: what, requestBody },
    })
    .post('/preview', ({ request }) => withUpload(request, preview), {
      response: answers(ImportReport, 400, 409, 413, 415, 422, 507),
      detail: {
        operationId: 'previewMarqueeImport',
        summary: 'Preview an import of the export of another Marquee',
        description: `Writes nothing. ${what}`,
        requestBody,
      },
    })
}

/** Importing a file of another service. */
export const fileRoutes = (
  source: 'file' | 'kodi',
  { preview, take, uploadsIn }: { preview: FileDoes; take: FileDoes; uploadsIn: string },
) => {
  const withUpload = async (request: Request, does: FileDoes) => {
    const upload = await readUpload(request, { field: 'archive', into: uploadsIn, limitBytes: largestUpload, longestField: longestOptions })
    try {
      return await reply(await does(upload, fileOptionsIn(upload.fields.get('options'))))
    } finally {
      removeIfThere(upload.path)
    }
  }
  const of = source === 'kodi' ? 'Kodi' : 'File'
  const name = source === 'kodi' ? 'the database of Kodi' : 'a file of another service'
  return new Elysia({ prefix: `/import/${source}`, tags: ['Library'] })
    .post('', ({ request }) => withUpload(request, take), {
      response: answers(ImportReport, 400, 409, 413, 415, 422, 507),
      detail: { operationId: `import${of}`, summary: `Import ${name}`, description: whatOfFile, requestBody: fileBody },
    })
    .post('/preview', ({ request }) => withUpload(request, preview), {
      response: answers(ImportReport, 400, 409, 413, 415, 422, 507),
      detail: {
        operationId: `preview${of}Import`,
        summary: `Preview an import of ${name}`,
        description: `Writes nothing. ${whatOfFile}`,
        requestBody: fileBody,
      },
    })
}

/** Room for an answer to every movie that is not clear. */
const longestOptions = 500_000
const fileBody = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object' as const,
        required: ['archive'],
        properties: {
          archive: { type: 'string' as const, format: 'binary', description: 'The file; up to 2 GiB' },
          options: {
            type: 'string' as const,
            maxLength: longestOptions,
            description: 'JSON: `{take: [], answers: [{kind, name, choice}], path_map: [{from, to}]}`',
          },
        },
      },
    },
  },
}

const fileOptionsIn = (sent: string | undefined): FileOptions => {
  const options = parsed(sent ?? '{}')
  if (!Value.Check(FileOptions, options)) throw new Invalid(say(sentences, 'file_options_odd'), 'options')
  return options
}

const pathMapIn = (sent: string | undefined): PathMap => {
  const options = parsed(sent ?? '{}')
  if (!Value.Check(ArchiveOptions, options)) throw new Invalid(say(sentences, 'export_options_odd'), 'options')
  return options.path_map ?? []
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
