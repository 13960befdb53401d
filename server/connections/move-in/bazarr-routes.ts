import { Value } from '@sinclair/typebox/value'
import { Elysia } from 'elysia'
import { ImportReport } from '#server/connections/import/schema'
import { say } from '#server/foundation/lib/sentence'
import { removeIfThere } from '#server/foundation/platform/durable-files'
import { Invalid } from '#server/foundation/platform/errors'
import { answers } from '#server/foundation/platform/http/answers'
import { longAnswer } from '#server/foundation/platform/http/long-answer'
import { readUpload } from '#server/foundation/platform/http/read-upload'
import { wordsFor } from '#server/foundation/platform/http/words'
import { sentences as platform } from '#server/foundation/platform/sentences'
import { BazarrAddress } from './schema'

const reply = longAnswer(ImportReport)
/** A running Bazarr, or its backup. */
export type BazarrSource = { address: BazarrAddress } | { upload: string }
type Does = (source: BazarrSource) => Promise<ImportReport>

/** Paths that accept a streamed body. */
export const bazarrUploads: readonly RegExp[] = [/\/import\/bazarr(\/preview)?$/]
const largestUpload = 2 * 1024 ** 3

const what =
  'Reads a running Bazarr by its address and key, or an uploaded backup of it. The languages of all profiles that movies have become ' +
  '`subtitle_languages`, missing subtitles are downloaded automatically as there, and the account at OpenSubtitles.com comes along; a setting that ' +
  'was changed here stays. Everything else is `left_behind` with what it meant: rules of profiles, other providers, refused subtitles, settings. ' +
  'Series are not read. A second time changes nothing. Afterwards everything automatic is on hold until `POST /import/hold/release`.'

const requestBody = {
  required: true,
  content: {
    'application/json': { schema: BazarrAddress as object },
    'multipart/form-data': {
      schema: {
        type: 'object' as const,
        required: ['archive'],
        properties: {
          archive: {
            type: 'string' as const,
            format: 'binary',
            description: "Bazarr's backup (.zip), or the bazarr.db in it; up to 2 GiB",
          },
        },
      },
    },
  },
}
const report = answers(ImportReport, 400, 409, 413, 415, 422, 429, 503, 507)

/** Importing what Bazarr knows of subtitles. */
export const bazarrRoutes = ({ preview, take, uploadsIn }: { preview: Does; take: Does; uploadsIn: string }) => {
  const withSource = async (request: Request, body: unknown, does: Does) => {
    if (!/^multipart\/form-data\b/i.test(request.headers.get('content-type') ?? ''))
      return await reply(await does({ address: checked(body) }))
    const upload = await readUpload(request, { field: 'archive', into: uploadsIn, limitBytes: largestUpload })
    try {
      return await reply(await does({ upload: upload.path }))
    } finally {
      removeIfThere(upload.path)
    }
  }
  return new Elysia({ prefix: '/import/bazarr', tags: ['Library'] })
    .post('', ({ request, body }) => withSource(request, body, take), {
      response: report,
      detail: { operationId: 'importBazarr', summary: 'Import from Bazarr', description: what, requestBody },
    })
    .post('/preview', ({ request, body }) => withSource(request, body, preview), {
      response: report,
      detail: {
        operationId: 'previewBazarrImport',
        summary: 'Preview an import from Bazarr',
        description: `Writes nothing. ${what}`,
        requestBody,
      },
    })
}

const checked = (body: unknown): BazarrAddress => {
  if (Value.Check(BazarrAddress, body)) return body
  const found = Value.Errors(BazarrAddress, body).First()
  throw new Invalid(found ? wordsFor(found.schema, found.value) : say(platform, 'not_valid'), found?.path.slice(1) || 'body')
}
