import { Unauthorized, Unavailable } from '#server/platform/errors'
import { type Asked, createFront, type Peer } from '#server/platform/http/front'
import type { Log } from '#server/platform/log'

type Parts = {
  version: string
  startedAt: string
  uptimeSeconds: () => number
  base: () => string
  log: Log
  /** What whoever shows a credential is told. None is checked: without a database nobody can say whether it is valid. */
  words: () => string
  /** The pages of the UI, which hold no data. */
  page: (request: Request, asked: Asked) => Response | Promise<Response>
}
export type Standby = (request: Request, peer: Peer) => Promise<Response | undefined>

const statusPath = '/api/v1/status'

/** Answers in place of a service that cannot: `/status` says so, strangers get 401, everybody else 503 and what to do. */
export const createStandby = ({ version, startedAt, uptimeSeconds, base, log, words, page }: Parts): Standby =>
  createFront<null>({
    base,
    log,
    page,
    admit: async (request, { path, search, method }) => {
      if (path === statusPath && (method === 'GET' || method === 'HEAD')) return null
      if (!hasCredential(request.headers, search)) throw new Unauthorized()
      throw new Unavailable(words())
    },
    remember: () => {},
    socket: () => {
      throw new Unavailable(words())
    },
    api: () =>
      Response.json({
        version,
        uptime_seconds: uptimeSeconds(),
        started_at: startedAt,
        status: 'recovery',
        setup_complete: false,
      }),
  })

const hasCredential = (headers: Headers, search: string): boolean =>
  headers.has('authorization') ||
  headers.has('x-api-key') ||
  new URLSearchParams(search).has('api_key') ||
  /(^|[;,]\s*)service_session_/.test(headers.get('cookie') ?? '')

type Trouble = { why: string; newest_verified_backup: { path: string; created_at: string } | null }

/** What happened, that nothing is lost by it, and what to do. */
export const recoveryWords = ({ why, newest_verified_backup: newest }: Trouble): string =>
  `${why}. Nothing was changed. ` +
  (newest === null
    ? 'No backup was found that can be used. '
    : `The newest backup that can be used is of ${newest.created_at}: stop the service and run \`marquee backup restore ${newest.path}\`. `) +
  '`marquee doctor` tells more.'

export const restoringWords = () => 'A backup is being restored; try again in a moment'
