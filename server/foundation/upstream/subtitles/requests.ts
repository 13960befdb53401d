import type { Clock } from '#server/foundation/lib/clock'
import { say } from '#server/foundation/lib/sentence'
import { UpstreamRateLimited, UpstreamUnreachable } from '#server/foundation/platform/errors'
import { sentences as platform } from '#server/foundation/platform/sentences'
import type { UpstreamAnswer, UpstreamFetch } from '../fetch'
import { sentences } from '../sentences'
import type { Pace } from './pace'
import { SUBTITLE_PROVIDER } from './wire'

export type SubtitleSettings = { url: string; api_key: string | null; username: string | null; password: string | null }
type Deps = {
  readonly fetch: UpstreamFetch
  readonly clock: Clock
  readonly settings: () => SubtitleSettings
  readonly version: string
  readonly pace: Pace
}
export type Asked = {
  readonly method?: 'GET' | 'POST'
  /** The API root without a trailing slash. */
  readonly root: string
  /** With its query, in the required spelling. */
  readonly path: string
  readonly body?: object
  readonly token?: string | null
  readonly isUrgent?: boolean | undefined
}

const party = SUBTITLE_PROVIDER
const MAX_BYTES = 4 * 1024 * 1024

/** Limits the rate of requests to the provider. While it asks us to wait, every call fails immediately. */
export const createRequests = ({ fetch, clock, settings, version, pace }: Deps) => {
  /** Per URL and key: others were not asked to wait. */
  let waiting = { as: '', until: 0 }
  const asWhom = (): string => `${settings().url} ${settings().api_key}`
  const refuseWhileWaiting = () => {
    if (waiting.as !== asWhom()) return
    const seconds = Math.ceil((waiting.until - clock.now().getTime()) / 1000)
    if (seconds > 0) throw new UpstreamRateLimited(SUBTITLE_PROVIDER, seconds)
  }

  const ask = async ({ method = 'GET', root, path, body, token }: Asked): Promise<UpstreamAnswer> => {
    refuseWhileWaiting()
    const as = asWhom()
    const headers = {
      accept: 'application/json',
      'api-key': keyOf(settings()),
      'user-agent': `Marquee v${version}`,
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    }
    try {
      return await fetch(`${root}${path}`, { method, headers, maxBytes: MAX_BYTES, ...(body && { body: JSON.stringify(body) }) })
    } catch (error) {
      if (error instanceof UpstreamRateLimited) waiting = { as, until: clock.now().getTime() + error.retryAfterSeconds * 1000 }
      throw error
    }
  }

  return async (asked: Asked): Promise<UpstreamAnswer> => {
    refuseWhileWaiting()
    keyOf(settings())
    const answer = await pace(() => ask(asked), asked.isUrgent)
    if (answer.status === 403) throw new UpstreamUnreachable(party, say(sentences, 'subtitle_key_refused', { party }))
    return answer
  }
}

const keyOf = ({ api_key }: SubtitleSettings): string => {
  const key = api_key?.trim()
  if (!key) throw new UpstreamUnreachable(party, say(sentences, 'subtitle_key_needed', { party }))
  return key
}

/** The complete response. Throws otherwise. */
export const understood = ({ status, bytes }: UpstreamAnswer): Uint8Array => {
  if (status === 200) return bytes
  const why = status === 404 ? say(platform, 'party_wrong_address', { party }) : say(platform, 'party_answers_status', { party, status })
  throw new UpstreamUnreachable(party, why)
}
