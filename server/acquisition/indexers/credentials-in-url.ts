import { isSecretParam } from '#server/foundation/lib/credential-patterns'

/** Credentials removed from an address: stored as a secret setting and put back when the address is used. */
export type UrlCredentials = {
  readonly user?: string
  readonly password?: string
  readonly params?: readonly (readonly [string, string])[]
}

/** Removes the user, password, and keys from an address, so that it can be stored, shown, and exported. */
export const takeCredentials = (address: string): { url: string; credentials: UrlCredentials | null } => {
  if (/^magnet:/i.test(address)) return { url: publicMagnet(address), credentials: null }
  if (!URL.canParse(address)) return { url: address, credentials: null }
  const url = new URL(address)
  const { kept, secret } = sorted(url.search)
  const login = { ...(url.username && { user: decoded(url.username) }), ...(url.password && { password: decoded(url.password) }) }
  if (secret.length === 0 && Object.keys(login).length === 0) return { url: address, credentials: null }
  url.username = ''
  url.password = ''
  url.search = kept.join('&')
  const params = secret.map(([name, value]) => [decoded(name), decoded(value)] as const)
  return { url: url.href, credentials: { ...login, ...(params.length > 0 && { params }) } }
}

/** Puts back everything that `takeCredentials` removed. */
export const withCredentials = (address: string, credentials: UrlCredentials | null): string => {
  if (credentials === null || !URL.canParse(address)) return address
  const url = new URL(address)
  if (credentials.user !== undefined) url.username = encodeURIComponent(credentials.user)
  if (credentials.password !== undefined) url.password = encodeURIComponent(credentials.password)
  const added = (credentials.params ?? []).map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
  url.search = [url.search.slice(1), ...added].filter((part) => part !== '').join('&')
  return url.href
}

/** An address for a log line or message, without keys even in its path. */
export const redactUrl = (address: string): string => {
  const { url, credentials } = takeCredentials(address)
  if (!URL.canParse(url) || url.startsWith('magnet:')) return url
  const shown = new URL(url)
  shown.pathname = shown.pathname
    .split('/')
    .map((part) => (looksLikeKey(part) ? '[REDACTED]' : part))
    .join('/')
    .replaceAll('%5BREDACTED%5D', '[REDACTED]')
  return credentials === null ? shown.href : `${shown.href}${shown.search ? '&' : '?'}[REDACTED]`
}

const sorted = (search: string) => {
  const kept: string[] = []
  const secret: (readonly [string, string])[] = []
  for (const part of search.slice(1).split('&')) {
    const [name = '', ...value] = part.split('=')
    if (isSecretParam(decoded(name)) && value.length > 0) secret.push([name, value.join('=')])
    else if (part !== '') kept.push(part)
  }
  return { kept, secret }
}

/** A private tracker's address identifies the member; the hash alone finds the same torrent. */
const publicMagnet = (magnet: string): string => {
  const [scheme, ...query] = magnet.split('?')
  const kept = query
    .join('?')
    .split('&')
    .filter((part) => /^(xt(\.\d+)?|dn|xl)=/i.test(part))
  return `${scheme}?${kept.join('&')}`
}

/** Long and with both letters and digits, unlike any word in a path. */
const looksLikeKey = (part: string): boolean => /^[A-Za-z\d_-]{24,}$/.test(part) && /\d/.test(part) && /[A-Za-z]/.test(part)

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    // Not percent-encoded after all, so use it literally.
    return text
  }
}
