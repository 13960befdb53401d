import { accentedQuery, searchQuery } from '#server/foundation/releases/search-query'
import type { Capabilities, SearchMode } from '../capabilities'
import type { SearchQuery } from '../indexer-type'

export type Params = Readonly<Record<string, string>>

/** Each text query costs one request of the indexer's budget. */
const MOST_TEXTS = 4

/**
 * The queries for a movie, in order; each next one is only sent if the one before found nothing of this movie. Ids come first, as they are
 * unambiguous: the metadata provider's, then IMDb's; then the titles with the year.
 */
export const questionsFor = (query: SearchQuery, { search, movie_search }: Capabilities): Params[] => {
  const knows = (mode: SearchMode | null, param: string) => mode?.available === true && mode.params.includes(param)
  const byId: Params[] = []
  if (query.tmdb_id !== null && knows(movie_search, 'tmdbid')) byId.push({ t: 'movie', tmdbid: String(query.tmdb_id) })
  if (query.imdb_id !== null && knows(movie_search, 'imdbid')) byId.push({ t: 'movie', imdbid: query.imdb_id.replace(/^tt/, '') })
  const mode = knows(movie_search, 'q') ? movie_search : search
  if (mode === null || !mode.available) return byId
  const t = mode === movie_search ? 'movie' : 'search'
  return [...byId, ...textsFor(query, mode.engine).map((q) => ({ t, q }))]
}

/** The distinct titles, formatted for this kind of engine, with the year; last, one with the accents that the others lack. */
export const textsFor = ({ title, original_title, alternative_titles, year }: SearchQuery, engine: SearchMode['engine']): string[] => {
  const titles = [title, original_title, ...readableFirst(alternative_titles)]
  const dated = (text: string) => (year === null ? text : `${text} ${year}`)
  const texts = titles
    .map((text) => (engine === 'raw' ? text.trim() : searchQuery(text.replaceAll('ß', 'ss'))))
    .filter((text) => text !== '')
    .map(dated)
  const isFirst = (text: string, at: number) => texts.findIndex((other) => other.toLowerCase() === text.toLowerCase()) === at
  const plain = texts.filter(isFirst).slice(0, MOST_TEXTS)
  const accented = titles.map(accentedQuery).find((text) => text.toLowerCase() !== searchQuery(text).toLowerCase())
  return engine === 'raw' || accented === undefined ? plain : [...plain, dated(accented)]
}

/** Most indexers list titles in Latin letters, so titles in other scripts come last. */
const readableFirst = (titles: readonly string[]): string[] =>
  titles.toSorted((a, b) => Number(!/\p{Script=Latin}/u.test(a)) - Number(!/\p{Script=Latin}/u.test(b)))

/** The full address of one query. Works whether or not the user's address includes the API path. */
export const addressFor = (settings: { url: string; api_path: string; api_key: string | null }, params: Params): string => {
  const url = new URL(settings.url)
  const path = partsOf(settings.api_path)
  const given = partsOf(url.pathname)
  const isGiven = path.every((part, n) => given[given.length - path.length + n] === part)
  url.pathname = [...given, ...(isGiven ? [] : path)].join('/')
  const asked = Object.entries(params).map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%2C', ',')}`)
  const key = settings.api_key ? [`apikey=${encodeURIComponent(settings.api_key)}`] : []
  url.search = [...url.search.slice(1).split('&'), ...asked, ...key].filter((part) => part !== '').join('&')
  return url.href
}

const partsOf = (path: string): string[] => path.split('/').filter((part) => part !== '')
