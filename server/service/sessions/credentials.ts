import { createHash } from 'node:crypto'

/** A request's credential. `invalid`: it carries something that cannot be a credential, so its cookie does not count. */
export type Credential =
  | { kind: 'explicit'; value: string }
  | { kind: 'cookies'; values: string[] }
  | { kind: 'invalid' }
  | { kind: 'none' }

/** A browser also sends cookies of earlier base paths; more than a few are not ours. */
const mostCookies = 4

export const cookieNameFor = (instanceId: string): string =>
  `service_session_${createHash('sha256').update(instanceId).digest('hex').slice(0, 8)}`

/** Reads the four forms: `Authorization: Bearer`, `X-Api-Key`, `?api_key=`, and the session cookie. */
export const readCredential = (headers: Headers, search: string, cookieName: string): Credential => {
  const inAddress = keysIn(search)
  const [value, ...others] = [...bearerOf(headers), ...headerOf(headers, 'x-api-key'), ...inAddress]
  if (value === undefined) return readCookies(headers, cookieName)
  if (others.some((other) => other !== value) || inAddress.length > 1 || !isToken(value)) return { kind: 'invalid' }
  return { kind: 'explicit', value }
}

export const readCookies = (headers: Headers, cookieName: string): Credential => {
  const values = (headers.get('cookie') ?? '')
    .split(/[;,]/)
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${cookieName}=`))
    .map((pair) => pair.slice(cookieName.length + 1))
    .slice(0, mostCookies)
  return values.length > 0 ? { kind: 'cookies', values } : { kind: 'none' }
}

/** Other schemes belong to a reverse proxy and are ignored. */
const bearerOf = (headers: Headers): string[] => {
  const given = headers.get('authorization')
  if (given === null) return []
  const bearer = /^bearer(?:$|[ \t]+(.*)$)/i.exec(given.trim())
  if (bearer) return [bearer[1]?.trim() ?? '']
  return /,\s*bearer\b/i.test(given) ? [given] : []
}

const headerOf = (headers: Headers, name: string): string[] => {
  const given = headers.get(name)
  return given === null ? [] : [given.trim()]
}

/** Repeated headers arrive joined by a comma, which no credential contains. */
const isToken = (value: string): boolean => /^[\w.~+/=-]+$/.test(value)

/** A name without a percent sign has only one spelling. */
const keysIn = (search: string): string[] => (/api_key|%/.test(search) ? new URLSearchParams(search).getAll('api_key') : [])
