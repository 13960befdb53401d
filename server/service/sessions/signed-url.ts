import { createHmac } from 'node:crypto'
import { say } from '#server/foundation/lib/sentence'
import { Invalid } from '#server/foundation/platform/errors'
import { isSameSecret } from './keys'
import { sentences } from './sentences'

/** A calendar is subscribed to for months; a movie is watched in an evening. */
const media = { defaultSeconds: 4 * 3600, mostSeconds: 12 * 3600 }
const calendar = { defaultSeconds: 365 * 86_400, mostSeconds: 365 * 86_400 }
const calendarPath = '/api/v1/calendar.ics'
/** Stands for the session if the API key itself signed. */
const byKey = 'key'

export type Signature = { expires: number; session_id: string | null }

/** Plain paths of media, images and the calendar. Refuses anything that another parser could read as a different path. */
export const isSignable = (path: string): boolean =>
  path === calendarPath ||
  (/^\/api\/v1\/(?:images|play)\/[\w.~%-]+(?:\/[\w.~%-]+)*$/.test(path) &&
    !/%(?:2e|2f|5c|00|25)/i.test(path) &&
    !path.split('/').some((part) => part === '.' || part === '..'))

/** The file that a path of media plays. Null for any other path. */
export const playedFileOf = (path: string): number | null => {
  const found = /^\/api\/v1\/play\/(\d{1,15})(?:[/?]|$)/.exec(path)
  return found ? Number(found[1]) : null
}

type Wanted = { path: string; session_id: string | null; ttl_seconds: number | undefined; now: Date }

/** A URL that carries its own authorization, for players and calendars that cannot send headers. Throws Invalid. */
export const signUrl = (key: string, { path: asked, session_id, ttl_seconds, now }: Wanted): { url: string; expires_at: string } => {
  const question = asked.indexOf('?')
  const path = question < 0 ? asked : asked.slice(0, question)
  const query = question < 0 ? '' : asked.slice(question + 1)
  if (!isSignable(path)) throw new Invalid(say(sentences, 'path_not_signable'), 'path')
  if (/[^\w.~%&=,+-]/.test(query) || partsOf(query).some((part) => isOurs(part) || isNamed(part, 'api_key')))
    throw new Invalid(say(sentences, 'query_not_signable'), 'path')
  const { defaultSeconds, mostSeconds } = path === calendarPath ? calendar : media
  const seconds = ttl_seconds ?? defaultSeconds
  if (seconds > mostSeconds) throw new Invalid(say(sentences, 'ttl_too_long', { most: mostSeconds }), 'ttl_seconds')
  const expires = Math.floor(now.getTime() / 1000) + seconds
  const sid = session_id ?? byKey
  const parts = [...partsOf(query), `exp=${expires}`, `sid=${sid}`, `sig=${hmac(key, { path, query, expires, sid })}`]
  return { url: `${path}?${parts.join('&')}`, expires_at: new Date(expires * 1000).toISOString() }
}

/** Who signed this URL. Null if the signature is not ours or has expired. The caller must check that the session still exists. */
export const readSignature = (key: string, { path, search, now }: { path: string; search: string; now: Date }): Signature | null => {
  if (!isSignable(path)) return null
  const parts = partsOf(search.replace(/^\?/, ''))
  const [exp, sid, sig] = ['exp', 'sid', 'sig'].map((name) => onlyOne(parts, name))
  if (!exp || !sid || !sig || !/^\d{1,12}$/.test(exp)) return null
  const expires = Number(exp)
  const query = parts.filter((part) => !isOurs(part)).join('&')
  if (expires * 1000 <= now.getTime() || !isSameSecret(sig, hmac(key, { path, query, expires, sid }))) return null
  return { expires, session_id: sid === byKey ? null : sid }
}

/** `read` stands for the methods GET and HEAD. */
const hmac = (key: string, { path, query, expires, sid }: { path: string; query: string; expires: number; sid: string }): string =>
  createHmac('sha256', key).update(['read', path, query, expires, sid].join('\n')).digest('base64url')

const partsOf = (query: string): string[] => query.split('&').filter((part) => part !== '')
const isNamed = (part: string, name: string): boolean => part === name || part.startsWith(`${name}=`)
const isOurs = (part: string): boolean => ['exp', 'sid', 'sig'].some((name) => isNamed(part, name))
const onlyOne = (parts: readonly string[], name: string): string | undefined => {
  const found = parts.filter((part) => isNamed(part, name))
  return found.length === 1 ? found[0]!.slice(name.length + 1) : undefined
}
