import PQueue from 'p-queue'
import type { Clock } from '#server/foundation/lib/clock'
import { say } from '#server/foundation/lib/sentence'
import { UpstreamRateLimited, UpstreamUnreachable } from '#server/foundation/platform/errors'
import { sentences } from '#server/foundation/platform/sentences'
import type { UpstreamAnswer, UpstreamFetch } from '../fetch'
import { METADATA_PROVIDER } from './wire'

export type MetadataSettings = { url: string; api_key: string | null; language: string; region: string }
export type Pace = { requests: number; everyMs: number }
export type Params = Readonly<Record<string, string | number | null>>

type Deps = {
  readonly fetch: UpstreamFetch
  readonly clock: Clock
  readonly settings: () => MetadataSettings
  readonly pace?: Pace | undefined
}

const MAX_BYTES = 8 * 1024 * 1024

/** Limits the rate of requests to the provider. While it asks us to wait, every call fails immediately instead of hanging. */
export const createRequests = ({ fetch, clock, settings, pace = { requests: 40, everyMs: 10_000 } }: Deps) => {
  const queue = new PQueue({ concurrency: 8, intervalCap: pace.requests, interval: pace.everyMs, strict: true })
  /** Per URL and key: others were not asked to wait. */
  let waiting = { as: '', until: 0 }
  const asWhom = (): string => `${settings().url} ${settings().api_key}`
  const refuseWhileWaiting = () => {
    if (waiting.as !== asWhom()) return
    const seconds = Math.ceil((waiting.until - clock.now().getTime()) / 1000)
    if (seconds > 0) throw new UpstreamRateLimited(METADATA_PROVIDER, seconds)
  }
  const ask = async (path: string, params: Params): Promise<UpstreamAnswer> => {
    refuseWhileWaiting()
    const { url, api_key } = settings()
    const as = asWhom()
    try {
      return await fetch(addressOf({ url, api_key, path, params }), { maxBytes: MAX_BYTES, headers: headersFor(keyOf(api_key)) })
    } catch (error) {
      if (error instanceof UpstreamRateLimited) waiting = { as, until: clock.now().getTime() + error.retryAfterSeconds * 1000 }
      throw error
    }
  }
  return {
    /** A person's request goes before a library refresh. Without a key, fails immediately without a request. */
    get: async (path: string, params: Params = {}, { isUrgent = false } = {}): Promise<UpstreamAnswer> => {
      refuseWhileWaiting()
      keyOf(settings().api_key)
      const answer = await queue.add(() => ask(path, params), { priority: isUrgent ? 1 : 0 })
      if (answer.status === 401 || answer.status === 403)
        throw new UpstreamUnreachable(METADATA_PROVIDER, say(sentences, 'metadata_key_refused', { party: METADATA_PROVIDER }))
      return answer
    },
  }
}
export type Requests = ReturnType<typeof createRequests>

/** The body of a successful response. Throws UpstreamUnreachable. */
export const understood = ({ status, bytes }: UpstreamAnswer): Uint8Array => {
  if (status === 200) return bytes
  const party = METADATA_PROVIDER
  const why = status === 404 ? say(sentences, 'party_wrong_address', { party }) : say(sentences, 'party_answers_status', { party, status })
  throw new UpstreamUnreachable(party, why)
}

/** The provider's API root, with or without the version that people copy along. */
export const rootOf = (url: string): string => url.replace(/\/{1,9}$/, '').replace(/\/3$/, '')

type Asked = { url: string; api_key: string | null; path: string; params: Params }

const addressOf = ({ url, api_key, path, params }: Asked): string => {
  const key = keyOf(api_key)
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(params)) if (value !== null && value !== '') query.set(name, String(value))
  if (!isToken(key)) query.set('api_key', key)
  return `${rootOf(url)}/3${path}?${query}`
}

const keyOf = (api_key: string | null): string => {
  const key = api_key?.trim()
  if (!key) throw new UpstreamUnreachable(METADATA_PROVIDER, say(sentences, 'metadata_key_needed', { party: METADATA_PROVIDER }))
  return key
}

/** A v4 token is a JSON web token; a v3 key is 32 hex digits. */
const isToken = (key: string) => key.startsWith('eyJ') || key.includes('.')

const headersFor = (key: string): Record<string, string> => ({
  accept: 'application/json',
  ...(isToken(key) && { authorization: `Bearer ${key}` }),
})
