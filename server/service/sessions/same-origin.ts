/** The Host of a request, in the form that sessions are bound to. Null if it is not a single host. */
export const hostOf = (headers: Headers): string | null => {
  const host = headers.get('host')?.trim().toLowerCase() ?? ''
  return /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/.test(host) ? host : null
}

/** Whether one of our own pages sent this. SameSite ignores ports, and sockets send no Sec-Fetch-Site, so both headers are needed. */
export const isSameOrigin = (headers: Headers, { public_url }: { public_url: string | null }): boolean => {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  const origin = webOrigin(headers.get('origin'))
  if (!origin) return false
  return origin.host === webOrigin(`${origin.protocol}//${hostOf(headers)}`)?.host || origin.origin === webOrigin(public_url)?.origin
}

export const isLoopbackIp = (ip: string | null): boolean =>
  ip !== null && /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/i.test(ip)

/** Host names that no foreign web page can have. */
export const isLoopbackHost = (host: string | null): boolean =>
  host !== null && /^(?:(?:[a-z0-9-]+\.)*localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])(?::\d{1,5})?$/.test(host)

export const webOrigin = (text: string | null): URL | null => {
  const url = text === null ? null : URL.parse(text)
  return url && (url.protocol === 'http:' || url.protocol === 'https:') ? url : null
}
