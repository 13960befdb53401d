const declared = typeof document === 'undefined' ? null : document.querySelector<HTMLMetaElement>('meta[name=app-base]')

/** The service's base path, without a trailing slash. Empty at the root of a host. */
export const base = (declared?.content ?? '/').replace(/(?<!\/)\/+$/, '')

/** The URL for a path from the service or one of our own. */
export const asset = (path: string) => (base !== '' && (path === base || path.startsWith(`${base}/`)) ? path : `${base}${path}`)

/** The app's address as typed on another device. */
export const origin = () => `${location.origin}${base}`
