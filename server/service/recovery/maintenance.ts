import { type Sentence, say } from '#server/foundation/lib/sentence'
import { Unauthorized, Unavailable } from '#server/foundation/platform/errors'
import { type Asked, createRequestHandler, type Peer } from '#server/foundation/platform/http/handle-request'
import type { Log } from '#server/foundation/platform/log'
import { sentences as ofBackups } from '#server/service/backups/sentences'
import { sentences } from './sentences'

type Parts = {
  version: string
  startedAt: string
  uptimeSeconds: () => number
  base: () => string
  log: Log
  /**
   * The answer to a request with a credential. Credentials cannot be checked without a database, so it reveals nothing about the machine.
   */
  words: Sentence
  /** The pages of the UI, which contain no data. */
  page: (request: Request, asked: Asked) => Response | Promise<Response>
}
export type Maintenance = (request: Request, peer: Peer) => Response | Promise<Response | undefined>

const statusPath = '/api/v1/status'

/**
 * Answers in place of a service that cannot: `/status` reports it, requests without a credential get 401, all others 503 with instructions.
 */
export const createMaintenance = ({ version, startedAt, uptimeSeconds, base, log, words, page }: Parts): Maintenance =>
  createRequestHandler<null>({
    base,
    log,
    page,
    admit: async (request, asked) => {
      if (asked.path === statusPath && (asked.method === 'GET' || asked.method === 'HEAD')) return null
      throw refusal(request, asked, words)
    },
    remember: () => {},
    socket: (request, asked) => {
      throw refusal(request, asked, words)
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

const refusal = (request: Request, { search }: Asked, words: Sentence): Error =>
  hasCredential(request.headers, search) ? new Unavailable(words) : new Unauthorized()

const hasCredential = (headers: Headers, search: string): boolean =>
  headers.has('authorization') ||
  headers.has('x-api-key') ||
  new URLSearchParams(search).has('api_key') ||
  /(^|[;,]\s*)service_session_/.test(headers.get('cookie') ?? '')

type Trouble = { why: string; newest_verified_backup: { path: string; created_at: string } | null }

/** For the person at the machine: what happened, that nothing is lost, and what to do. */
export const recoveryWords = ({ why, newest_verified_backup: newest }: Trouble): string =>
  `${why}. Nothing was changed. ` +
  (newest === null
    ? 'No backup was found that can be used. '
    : `The newest backup that can be used is of ${newest.created_at}: stop the service and run \`marquee backup restore ${newest.path}\`. `) +
  '`marquee doctor` tells more.'

/** For requests over the network. */
export const recoveryWordsForAll = say(sentences, 'database_unusable')

export const restoringWords = say(ofBackups, 'backup_being_restored')
