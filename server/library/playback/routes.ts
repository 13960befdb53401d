import { Elysia, t } from 'elysia'
import { answers, noContent, refused } from '#server/foundation/platform/http/answers'
import { byId, Query } from '#server/foundation/platform/http/api-base'
import { inParts } from './hls-routes'
import { DrawnPreviews, Playability, PlayabilityRequest, Prepared, PrepareRequest, Progress, type Supports } from './schema'

type Deps = {
  prepare: (asked: { file_id: number; request: PrepareRequest; session_id: string | null }) => Promise<Prepared>
  report: (fileId: number, progress: Progress, sessionId: string | null) => Promise<void>
  takePreviews: (fileId: number, drawn: DrawnPreviews) => Promise<void>
  sessionIdOf: (request: Request) => string | null
  playability: (movieId: number, supports: Supports) => Promise<Playability>
  download: (fileId: number, request: Request) => Promise<Response>
}
export const fileParam = t.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, 'x-kind': 'file', description: 'Id of the file' })
const params = t.Object({ file_id: fileParam })
const refusals = [404, 503] as const

/** Before and while a movie is watched. */
export const playRoutes = ({ prepare, report, takePreviews, sessionIdOf, playability, download }: Deps) =>
  new Elysia({ tags: ['Playback'] })
    .post(
      '/play/:file_id/prepare',
      ({ params: { file_id }, body, request }) => prepare({ file_id, request: body, session_id: sessionIdOf(request) }),
      {
        params,
        body: PrepareRequest,
        response: answers(Prepared, ...refusals, 422),
        detail: {
          operationId: 'preparePlay',
          summary: 'Prepare playing a file',
          description:
            'Send what the browser can decode; the response is the best method for it, with addresses that work in a `<video>` for twelve hours. They expire with the session that asked.',
        },
      },
    )
    .post(
      '/play/:file_id/progress',
      async ({ params: { file_id }, body, request, status }) => {
        await report(file_id, body, sessionIdOf(request))
        return status(204, undefined)
      },
      {
        params,
        body: Progress,
        response: noContent(...refusals, 422),
        detail: {
          operationId: 'reportProgress',
          summary: 'Report the playback position',
          description:
            'Every ten seconds, and when the player pauses or closes. From `watched_threshold_percent` on, or from where the credits begin if a chapter says so, the movie counts as watched, once for each `play_id`.',
        },
      },
    )
    .post(
      '/play/:file_id/previews',
      async ({ params: { file_id }, body, status }) => {
        await takePreviews(file_id, body)
        return status(204, undefined)
      },
      {
        params,
        body: DrawnPreviews,
        response: noContent(...refusals, 409, 413, 422),
        detail: {
          operationId: 'sendPreviews',
          summary: 'Send small pictures across a movie',
          description:
            'If ffmpeg is missing, a browser that can play the file draws them; `previews_wanted` of prepare says whether they are needed, and how many. They are decoded and re-encoded before they are stored.',
        },
      },
    )
    .post('/movies/:id/playability', ({ params: { id }, body }) => playability(id, body.supports), {
      params: byId('movie'),
      body: PlayabilityRequest,
      response: answers(Playability, ...refusals, 422),
      detail: {
        operationId: 'getPlayability',
        summary: 'Check whether files and releases of a movie play in this browser',
        description: 'Send what the browser can decode. Nothing is read from disk: a file that was not read yet is `unknown`.',
      },
    })
    .get('/files/:id/download', ({ params: { id }, request }) => download(id, request), {
      params: byId('file'),
      query: Query({}),
      response: refused(...refusals, 416),
      detail: {
        operationId: 'downloadFile',
        summary: 'Download a file',
        description: 'Supports ranges, so a download can be resumed.',
        responses: inParts(['video/*', 'application/octet-stream'], 'The file'),
      },
    })
