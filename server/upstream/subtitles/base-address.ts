const publicHosts = /(^|\.)opensubtitles\.com$/

/** The root of the API, with or without the path that people copy along. */
export const rootOf = (url: string): string => `${url.replace(/\/{1,9}$/, '').replace(/\/api\/v1$/, '')}/api/v1`

/** Where a login says that its account is served. Only the public service may send us elsewhere, and only to a host of its own. */
export const rootAfterLogin = (url: string, told: string | null | undefined): string => {
  const own = rootOf(url)
  const host = told?.trim().toLowerCase() ?? ''
  const isPublic = publicHosts.test(URL.parse(url)?.hostname ?? '')
  return isPublic && publicHosts.test(host) && /^[a-z0-9.-]+$/.test(host) ? rootOf(`https://${host}`) : own
}
