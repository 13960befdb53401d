import PQueue from 'p-queue'
import type { Clock } from '#server/foundation/lib/clock'
import { say } from '#server/foundation/lib/sentence'
import { UpstreamRateLimited, UpstreamUnreachable } from '#server/foundation/platform/errors'
import type { UpstreamAnswer, UpstreamFetch } from '../fetch'
import { sentences } from '../sentences'
import { baseOf, credentialsOf, type TrackerSettings } from './auth'
import { TRACKER } from './wire'

/** The person's tokens. Both throw if there is no connection or it is lost. */
export type Access = {
  token: () => Promise<string>
  /** Replaces a refused token. */
  renew: (refused: string) => Promise<string>
  isConnected: () => boolean
}
export type RequestDeps = {
  readonly fetch: UpstreamFetch
  readonly clock: Clock
  readonly settings: () => TrackerSettings
  readonly version: string
  readonly access: Access
  /** The pause after each write. */
  readonly writeGapMs?: number | undefined
}
export type Call = {
  readonly method?: 'GET' | 'POST'
  readonly path: string
  readonly query?: Readonly<Record<string, string | number>>
  readonly body?: unknown
  /** Public: works without a person. */
  readonly isOpen?: boolean
}

const maxBytes = 32 * 1024 * 1024
/** Fewer than the thousand that are allowed in any five minutes. */
const reading = { concurrency: 2, intervalCap: 200, interval: 75_000, strict: true }
const usualGapMs = 1100

/** Limits the rate of requests to the tracker. Sends nothing while it asks us to wait. */
export const createRequests = ({ fetch, clock, settings, version, access, writeGapMs = usualGapMs }: RequestDeps) => {
  const reads = new PQueue(reading)
  const writes = createSingleFile(writeGapMs)
  let waiting = { as: '', until: 0 }
  const asWhom = () => `${settings().url} ${settings().client_id}`
  const refuseWhileWaiting = () => {
    const seconds = Math.ceil((waiting.until - clock.now().getTime()) / 1000)
    if (waiting.as === asWhom() && seconds > 0) throw new UpstreamRateLimited(TRACKER, seconds)
  }

  const once = async ({ method = 'GET', path, query = {}, body }: Call, token: string | null): Promise<UpstreamAnswer> => {
    refuseWhileWaiting()
    const as = asWhom()
    const { client_id } = credentialsOf(settings())
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
    try {
      return await fetch(`${baseOf(settings().url)}${path}${search.size > 0 ? `?${search}` : ''}`, {
        method,
        maxBytes,
        headers: headersFor({ version, client_id, token }),
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
    } catch (error) {
      if (error instanceof UpstreamRateLimited) waiting = { as, until: clock.now().getTime() + error.retryAfterSeconds * 1000 }
      throw error
    }
  }

  const inTurn = (call: Call, token: string | null): Promise<UpstreamAnswer> =>
    call.method === 'POST' ? writes(() => once(call, token)) : reads.add(() => once(call, token))

  /** A response below 500. Throws for statuses that concern the account or our keys. */
  return async (call: Call): Promise<UpstreamAnswer> => {
    refuseWhileWaiting()
    if (call.isOpen && !access.isConnected()) return understood(await inTurn(call, null))
    const token = await access.token()
    const answer = await inTurn(call, token)
    if (answer.status !== 401) return understood(answer)
    const again = await inTurn(call, await access.renew(token))
    if (again.status === 401) throw refusal('tracker_denies_token')
    return understood(again)
  }
}

type Headers = { version: string; client_id: string; token: string | null }
const headersFor = ({ version, client_id, token }: Headers): Record<string, string> => ({
  'content-type': 'application/json',
  accept: 'application/json',
  'user-agent': `Marquee/${version}`,
  'trakt-api-version': '2',
  'trakt-api-key': client_id,
  ...(token !== null && { authorization: `Bearer ${token}` }),
})

const understood = (answer: UpstreamAnswer): UpstreamAnswer => {
  if (answer.status === 403) throw refusal('tracker_client_id_refused')
  if (answer.status === 423)
    throw refusal(answer.headers.has('x-account-deactivated') ? 'tracker_account_deactivated' : 'tracker_account_locked')
  return answer
}

type Refused = 'tracker_denies_token' | 'tracker_client_id_refused' | 'tracker_account_deactivated' | 'tracker_account_locked'
const refusal = (why: Refused) => new UpstreamUnreachable(TRACKER, say(sentences, why, { party: TRACKER }))

/** One at a time, with a pause in between. */
const createSingleFile = (gapMs: number) => {
  let tail: Promise<unknown> = Promise.resolve()
  // The previous process may have been killed right after a write.
  let freeAt = gapMs
  return <T>(work: () => Promise<T>): Promise<T> => {
    const turn = tail.then(async () => {
      const wait = freeAt - performance.now()
      if (wait > 0) await Bun.sleep(wait)
      try {
        return await work()
      } finally {
        freeAt = performance.now() + gapMs
      }
    })
    tail = turn.catch(() => undefined)
    return turn
  }
}
