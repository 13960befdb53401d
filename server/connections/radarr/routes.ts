import type { Static, TSchema } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { Elysia } from 'elysia'
import type { ImportRuns, Pace } from '#server/connections/import/runs'
import { ImportReport } from '#server/connections/import/schema'
import { say } from '#server/foundation/lib/sentence'
import { removeIfThere } from '#server/foundation/platform/durable-files'
import { Invalid } from '#server/foundation/platform/errors'
import { answers } from '#server/foundation/platform/http/answers'
import { longAnswer } from '#server/foundation/platform/http/long-answer'
import { readUpload } from '#server/foundation/platform/http/read-upload'
import { wordsFor } from '#server/foundation/platform/http/words'
import { sentences as platform } from '#server/foundation/platform/sentences'
import { withSecrets } from './hidden-secrets'
import type { ImportRadarr } from './import-radarr'
import type { ReadApi } from './read-api'
import type { ReadBackup } from './read-backup'
import { PathMap, RadarrAddress } from './schema'
import { sentences } from './sentences'
import type { RadarrLibrary } from './wire'

const reply = longAnswer(ImportReport)
type Deps = {
  importRadarr: ImportRadarr
  readRadarr: { backup: ReadBackup; api: ReadApi }
  uploadsIn: string
  alone: ImportRuns['alone']
}
type Use = (read: (pace: Pace) => Promise<RadarrLibrary>, path_map: Static<typeof PathMap>) => Promise<ImportReport>

/** Paths that accept a streamed body. */
export const radarrUploads: readonly RegExp[] = [/\/import\/radarr(\/preview)?$/]
const largestUpload = 2 * 1024 ** 3

const report = answers(ImportReport, 400, 409, 413, 415, 422, 429, 503, 507)
const what =
  'Reads a running Radarr by its address and key, or an uploaded backup of it. Movies are imported with what Radarr knows of them and with their ' +
  'files in place: nothing on disk is moved or changed, and the metadata provider is not asked. Existing movies are not changed, so a second ' +
  'import changes nothing. What cannot be imported is listed with the reason. The API of Radarr hides keys and passwords; a backup ' +
  'contains them. In a preview, items without them `ask`; `answers` has them. Otherwise indexers and clients are imported disabled, and lists stay behind. ' +
  "Afterwards everything automatic is on hold until `POST /import/hold/release`. `path_map` maps Radarr's folders to folders of this machine; in an upload it is the same list as JSON."

const requestBody = {
  required: true,
  content: {
    'application/json': { schema: RadarrAddress as object },
    'multipart/form-data': {
      schema: {
        type: 'object' as const,
        required: ['archive'],
        properties: {
          archive: {
            type: 'string' as const,
            format: 'binary',
            description: "Radarr's backup (.zip), or the radarr.db in it; up to 2 GiB",
          },
          path_map: { type: 'string' as const, maxLength: 1000, description: 'JSON: a list of `{from, to}`' },
        },
      },
    },
  },
}

/** Importing another program's library. */
export const radarrRoutes = ({ importRadarr, readRadarr, uploadsIn, alone }: Deps) => {
  const withSource = async (request: Request, body: unknown, use: Use): Promise<ImportReport> => {
    if (!isUpload(request)) {
      const { path_map = [], answers = [], ...address } = checked(RadarrAddress, body)
      return await use(async (pace) => withSecrets(await readRadarr.api(address, pace.signal), answers), path_map)
    }
    const upload = await readUpload(request, { field: 'archive', into: uploadsIn, limitBytes: largestUpload })
    try {
      const path_map = checked(PathMap, parsed(upload.fields.get('path_map') ?? '[]'), 'path_map')
      return await use(() => readRadarr.backup(upload.path), path_map)
    } finally {
      removeIfThere(upload.path)
    }
  }
  const does = async (request: Request, body: unknown, applies: boolean) => {
    const told = await withSource(request, body, (read, path_map) =>
      alone({ source: 'radarr', applies }, async (pace) => {
        const library = await read(pace)
        return await importRadarr[applies ? 'take' : 'preview'](library, path_map, pace)
      }),
    )
    return await reply(told)
  }

  return new Elysia({ prefix: '/import/radarr', tags: ['Library'] })
    .post('', ({ request, body }) => does(request, body, true), {
      response: report,
      detail: { operationId: 'importRadarr', summary: 'Import from Radarr', description: what, requestBody },
    })
    .post('/preview', ({ request, body }) => does(request, body, false), {
      response: report,
      detail: {
        operationId: 'previewRadarrImport',
        summary: 'Preview an import from Radarr',
        description: `Writes nothing. ${what}`,
        requestBody,
      },
    })
}

const isUpload = (request: Request): boolean => /^multipart\/form-data\b/i.test(request.headers.get('content-type') ?? '')

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw new Invalid(say(sentences, 'radarr_path_map_not_json'), 'path_map')
  }
}

const checked = <T extends TSchema>(schema: T, value: unknown, field = ''): Static<T> => {
  if (Value.Check(schema, value)) return value
  const found = Value.Errors(schema, value).First()
  const where = [field, ...(found?.path ?? '').split('/')].filter((part) => part !== '').join('.')
  throw new Invalid(found ? wordsFor(found.schema, found.value) : say(platform, 'not_valid'), where || 'body')
}
