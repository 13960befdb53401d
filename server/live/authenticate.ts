import type { Authentication, CookieVerdict } from '#server/sessions/authenticate'
import type { FirstMessage } from './first-message'

/** Code and reason of a close. */
export type Refusal = readonly [code: number, reason: string]
export const unauthorized: Refusal = [4401, 'a valid API key or session is required']
const foreign: Refusal = [4403, 'a cookie counts only for our own pages']

/** What the upgrade told of its sender. */
export type Sender = { ip: string | null; cookie: CookieVerdict }
type Deps = { authentication: Pick<Authentication, 'recognizeKey'>; sessions: { isLive: (id: string) => boolean } }

/** Who sent a first message: a session, or null for the key. Without a key in it the cookie of the upgrade counts. */
export const createAuthenticate =
  ({ authentication, sessions }: Deps) =>
  async ({ api_key }: FirstMessage, { ip, cookie }: Sender): Promise<{ session_id: string | null } | { refusal: Refusal }> => {
    if (api_key !== null) {
      const found = await authentication.recognizeKey(api_key, ip)
      return found ? { session_id: found.session?.id ?? null } : { refusal: unauthorized }
    }
    if (cookie === 'foreign') return { refusal: foreign }
    return cookie !== 'none' && sessions.isLive(cookie.id) ? { session_id: cookie.id } : { refusal: unauthorized }
  }
