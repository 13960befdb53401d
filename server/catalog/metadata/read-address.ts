/** What a person can write or paste to name one movie. */
type Address = { readonly imdb_id: string } | { readonly metadata_id: number } | { readonly title: string; readonly year: number | null }

/** Understands an IMDb id and addresses of IMDb, TMDB, and Letterboxd. Null for anything else, such as a title. */
export const readAddress = (text: string): Address | null => {
  const id = /^tt\d{7,10}$/.exec(text.trim())
  if (id) return { imdb_id: id[0] }
  const url = URL.parse(/^https?:\/\//i.test(text.trim()) ? text.trim() : `https://${text.trim()}`)
  return url && (readers.get(siteOf(url.hostname))?.(url.pathname) ?? null)
}

const siteOf = (host: string): string => host.split('.').slice(-2).join('.')

const imdb = (path: string): Address | null => {
  const id = /\/title\/(tt\d{7,10})(?:\/|$)/.exec(path)?.[1]
  return id ? { imdb_id: id } : null
}
const tmdb = (path: string): Address | null => {
  const id = /\/movie\/(\d{1,9})(?:-|\/|$)/.exec(path)?.[1]
  return id ? { metadata_id: Number(id) } : null
}
/** Only words: `/film/charade-1963/`. */
const letterboxd = (path: string): Address | null => {
  const slug = /\/film\/([a-z\d-]{1,150})(?:\/|$)/.exec(path)?.[1]
  if (!slug) return null
  const dated = /^(.+)-((?:18|19|20|21)\d\d)$/.exec(slug)
  return { title: (dated?.[1] ?? slug).replaceAll('-', ' '), year: dated ? Number(dated[2]) : null }
}
const readers: ReadonlyMap<string, (path: string) => Address | null> = new Map([
  ['imdb.com', imdb],
  ['themoviedb.org', tmdb],
  ['letterboxd.com', letterboxd],
])
