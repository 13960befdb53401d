const publicHosts = /(^|\.)opensubtitles\.com$/

/** The API root, with or without the path that people copy along. */
export const rootOf = (url: string): string => `${url.replace(/\/{1,9}$/, '').replace(/\/api\/v1$/, '')}/api/v1`

/** The API root according to a login. Only the public service may redirect us, and only to its own hosts. */
export const rootAfterLogin = (url: string, returned: string | null | undefined): string => {
  const own = rootOf(url)
  const host = returned?.trim().toLowerCase() ?? ''
  const isPublic = publicHosts.test(URL.parse(url)?.hostname ?? '')
  return isPublic && publicHosts.test(host) && /^[a-z0-9.-]+$/.test(host) ? rootOf(`https://${host}`) : own
}
