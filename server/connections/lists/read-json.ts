import { parseForeignJson } from '#server/foundation/lib/foreign-json'
import { normalizeImdbId } from '#server/foundation/releases/imdb-id'
import { type Entry, entry } from './list-type'
import { idInGuid, titleAndYear } from './names'
import { ListRefused } from './refused'

type Thing = Readonly<Record<string, unknown>>
export type JsonReading = {
  entries: Entry[]
  /** Number of entries, including series. */
  lines: number
  /** The URL of the next page. */
  next: string | null
}

/** `hasOwnIds`: whether the list is of a service whose `id` is that of the metadata provider. */
type Origin = { hasOwnIds: boolean }

/**
 * Reads a list of movies in the shapes that several services use: an array, or an object with `movies`, `items` or `results`. Throws
 * ListRefused if it is not a list or contains nothing that can be a movie.
 */
export const readJsonList = (bytes: Uint8Array, origin: Origin): JsonReading => {
  const value = parsed(bytes)
  const lines = linesOf(value)
  const movies = lines.filter((line) => isThing(line) && !isSeries(line))
  const entries = movies.flatMap((line) => entryOf(line as Thing, origin) ?? [])
  if (entries.length === 0 && lines.some((line) => !isThing(line) || !isSeries(line))) throw new ListRefused('list_without_movies')
  return { entries, lines: lines.length, next: nextOf(value) }
}

const parsed = (bytes: Uint8Array): unknown => {
  const text = new TextDecoder().decode(bytes).trim()
  if (text === '') throw new ListRefused('list_is_empty')
  if (text.startsWith('<')) throw new ListRefused('list_is_page')
  try {
    return parseForeignJson(bytes)
  } catch {
    // The parser's own message quotes the response, which may contain anything.
    throw new ListRefused('list_not_json')
  }
}

const linesOf = (value: unknown): unknown[] => {
  if (Array.isArray(value)) return value
  if (isThing(value)) for (const name of ['movies', 'items', 'results']) if (Array.isArray(value[name])) return value[name]
  throw new ListRefused('list_json_without_list')
}

const nextOf = (value: unknown): string | null => {
  const links = isThing(value) && isThing(value.links) ? value.links : {}
  return typeof links.next === 'string' ? links.next : null
}

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null && !Array.isArray(value)

const isSeries = (line: Thing): boolean =>
  /^(show|tv|series|season|episode)/i.test(String(line.mediatype ?? line.media_type ?? line.category ?? line.type ?? ''))

const entryOf = (line: Thing, { hasOwnIds }: Origin): Entry | null => {
  // A list may wrap each movie, as in {rank, movie}.
  const movie = isThing(line.movie) ? line.movie : line
  const ids = isThing(movie.ids) ? movie.ids : {}
  const guids = Array.isArray(movie.guids) ? movie.guids.map((guid) => idInGuid(String(guid))) : []
  const imdb_id = imdbIn(ids.imdb, movie.imdb_id, movie.imdb, movie.imdbId) ?? guids.find((id) => id.imdb_id)?.imdb_id ?? null
  // Elsewhere a bare `id` is the list's own row number.
  const own = hasOwnIds ? [movie.id] : []
  const metadata_id =
    numberIn(ids.tmdb, movie.tmdb_id, movie.tmdb, movie.tmdbId, ...own) ?? guids.find((id) => id.metadata_id)?.metadata_id ?? null
  const named = titleAndYear(textIn(movie.title, movie.name) ?? '')
  const year = numberIn(movie.release_year, movie.year) ?? yearIn(movie.release_date) ?? named.year
  if (named.title === '' && imdb_id === null && metadata_id === null) return null
  return entry({ metadata_id, imdb_id, title: named.title || imdb_id || `#${metadata_id}`, year: isYear(year) ? year : null })
}

const imdbIn = (...values: unknown[]): string | null => {
  const text = values.find((value): value is string => typeof value === 'string' && /^tt\d{1,10}$/i.test(value.trim()))
  return text === undefined ? null : normalizeImdbId(text)
}

const numberIn = (...values: unknown[]): number | null => {
  const numbers = values.map((value) => (typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value))
  return numbers.find((value): value is number => Number.isInteger(value) && (value as number) > 0 && (value as number) < 2 ** 31) ?? null
}

const textIn = (...values: unknown[]): string | null =>
  values.find((value): value is string => typeof value === 'string' && value.trim() !== '')?.trim() ?? null

const yearIn = (date: unknown): number | null => Number(/^(\d{4})-/.exec(String(date ?? ''))?.[1] ?? 0) || null
const isYear = (year: number | null): boolean => year !== null && year >= 1870 && year <= 2200
