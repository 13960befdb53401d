import { Elysia, t } from 'elysia'
import { answers, noContent } from '#server/foundation/platform/http/answers'
import type { Hls } from './hls'
import { hlsRoutes, refusals } from './hls-routes'
import { PreparedDownload, PrepareRequest, Progress } from './schema'

type Deps = {
  prepare: (asked: { download_id: number; request: PrepareRequest; session_id: string | null }) => Promise<PreparedDownload>
  report: (downloadId: number, progress: Progress) => Promise<void>
  hls: Hls
}
type Sessions = { sessionIdOf: (request: Request) => string | null }
const owner = { id: t.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, 'x-kind': 'download', description: 'Id of the download' }) }
const params = t.Object(owner)

/** Watching a movie while it downloads. Its URLs need a key or a cookie, and serve the library file once it is imported. */
export const incomingRoutes = ({ prepare, report, hls }: Deps, { sessionIdOf }: Sessions) =>
  new Elysia({ prefix: '/downloads/:id/play', tags: ['Playback'] })
    .post('/prepare', ({ params, body, request }) => prepare({ download_id: params.id, request: body, session_id: sessionIdOf(request) }), {
      params,
      body: PrepareRequest,
      response: answers(PreparedDownload, ...refusals, 422),
      detail: {
        operationId: 'preparePlayDownload',
        summary: 'Prepare watching a movie while it is downloaded',
        description:
          'The embedded client downloads what the player needs next before the rest. A 503 means that the beginning has not arrived yet: ask again. Other parts that do not arrive within twenty seconds are a 503 too.',
      },
    })
    .post(
      '/progress',
      async ({ params, body, status }) => {
        await report(params.id, body)
        return status(204, undefined)
      },
      {
        params,
        body: Progress,
        response: noContent(...refusals, 422),
        detail: {
          operationId: 'reportDownloadProgress',
          summary: 'Report the playback position of a movie that is downloaded',
          description: 'Stores the position. The movie can count as watched only once it is in the library.',
        },
      },
    )
    .use(hlsRoutes(hls, { prefix: '', owner, id: 'id', suffix: 'Download' }))
