const declared = typeof document === 'undefined' ? null : document.querySelector<HTMLMetaElement>('meta[name=app-base]')

/** Where the service answers, without a slash at the end. Empty at the root of a host. */
export const base = (declared?.content ?? '/').replace(/\/+$/, '')

/** An address that the service gave us, or a path of ours, as this page has to ask for it. */
export const asset = (path: string) => (base !== '' && (path === base || path.startsWith(`${base}/`)) ? path : `${base}${path}`)

/** The address bar as another device would have to type it. */
export const origin = () => `${location.origin}${base}`
