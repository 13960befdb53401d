import type { Authentication, CookieVerdict } from '#server/service/sessions/authenticate'
import type { FirstMessage } from './first-message'

/** Close code and reason. */
export type Refusal = readonly [code: number, reason: string]
export const unauthorized: Refusal = [4401, 'a valid API key or session is required']
const foreign: Refusal = [4403, 'a cookie counts only for our own pages']

/** What the upgrade request revealed about its sender. */
export type Sender = { ip: string | null; cookie: CookieVerdict }
type Deps = { authentication: Pick<Authentication, 'recognizeKey'>; sessions: { isLive: (id: string) => boolean } }

/** Identifies the sender of a first message: a session, or null for the key. Without a key in the message, the upgrade's cookie counts. */
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
