import { say } from '#server/foundation/lib/sentence'
import { cleanTitle } from '#server/foundation/releases/clean-title'
import { normalizeImdbId } from '#server/foundation/releases/imdb-id'
import { type Entry, entry, mostEntries } from './list-type'
import { BadTable, readCsv } from './read-csv'
import { dayOf, starsOf } from './read-rss'
import { sentences } from './sentences'

type Cells = (name: string) => string
type Table = { columns: ReadonlySet<string>; rows: Cells[] }

/** Some exports begin with lines about themselves. */
const mostLinesBefore = 10

export type Export = {
  of: 'IMDb' | 'Letterboxd' | 'CSV'
  entries: Entry[]
  /** Its ratings go up to 5 and may be out of 5 or out of 10, so they are left out. */
  hasUnclearRatings: boolean
}

/** Reads an export from IMDb or Letterboxd, or any table with titles or ids, by its column names. Throws BadTable. */
export const readExport = (bytes: Uint8Array, filename: string): Export => {
  const table = tableOf(readCsv(bytes))
  const of = formatOf(table.columns)
  const { entries, hasUnclearRatings = false } = readers[of](table, filename)
  if (entries.length === 0) throw new BadTable(say(sentences, 'table_without_movies'))
  if (entries.length > mostEntries) throw new BadTable(say(sentences, 'table_too_many_movies', { most: mostEntries }))
  return { of, entries, hasUnclearRatings }
}

const formatOf = (columns: ReadonlySet<string>): Export['of'] => {
  if (columns.has('const')) return 'IMDb'
  return columns.has('name') && columns.has('year') && [...idNames].every((name) => !columns.has(name)) ? 'Letterboxd' : 'CSV'
}

const tableOf = (rows: readonly string[][]): Table => {
  const at = rows.slice(0, mostLinesBefore).findIndex(isHeader)
  if (at < 0) throw new BadTable(say(sentences, 'table_not_an_export'))
  const names = rows[at]!.map(nameOf)
  const places = new Map(names.map((name, place) => [name, place] as const).toReversed())
  const cellsOf = (row: readonly string[], line: number): Cells => {
    if (row.length > names.length) throw new BadTable(say(sentences, 'table_line_too_long', { line }))
    return (name) => row[places.get(name) ?? -1]?.trim() ?? ''
  }
  return { columns: new Set(names), rows: rows.slice(at + 1).map((row, place) => cellsOf(row, at + place + 2)) }
}

const nameOf = (cell: string): string => cell.trim().toLowerCase()

const isHeader = (row: readonly string[]): boolean => {
  const names = row.map(nameOf)
  const has = (name: string) => names.includes(name)
  return (
    (has('const') && has('title')) ||
    (has('name') && has('year')) ||
    names.some((name) => idNames.has(name)) ||
    (has('title') && has('year'))
  )
}

/** The metadata provider has specials and shorts of television as movies, too. */
const movieTypes = new Set(['movie', 'featurefilm', 'tvmovie', 'tvspecial', 'tvshort', 'video', 'short'])

/** A list contains wanted movies; an export of ratings, which has no positions, contains watched ones. */
const readImdb = ({ columns, rows }: Table): Read => {
  const purpose = columns.has('your rating') && !columns.has('position') ? 'watched' : 'add'
  const entries = rows.flatMap((cell) => {
    const type = cell('title type')
      .toLowerCase()
      .replaceAll(/[^a-z]/g, '')
    const imdb_id = /^tt\d{1,10}$/.test(cell('const')) ? normalizeImdbId(cell('const')) : null
    if (imdb_id === null || (type !== '' && !movieTypes.has(type))) return []
    const rating = tenthsOf(cell('your rating') || cell('you rated'))
    const watched_at = rating === null ? null : dayOf(cell('date rated'))
    return [entry({ imdb_id, title: cell('title') || imdb_id, year: yearOf(cell('year')), purpose, rating, watched_at })]
  })
  return { entries }
}

/** A watchlist and a list of watched movies have the same columns: only the file name tells them apart. */
const readLetterboxd = ({ columns, rows }: Table, filename: string): Read => {
  const isLiked = /\blikes\b/i.test(filename)
  const isDiary = columns.has('watched date')
  const isWatched = isLiked || isDiary || columns.has('rating') || /watched|diary|ratings|reviews/i.test(filename)
  const entries = rows.flatMap((cell) => {
    const title = cell('name')
    if (title === '') return []
    const watched_at = isWatched && !isLiked ? (dayOf(cell('watched date')) ?? dayOf(cell('date'))) : null
    return [
      entry({
        title,
        year: yearOf(cell('year')),
        purpose: isWatched ? 'watched' : 'add',
        rating: starsOf(cell('rating')),
        watched_at,
        ...(isDiary && { plays: 1 }),
        ...(isLiked && { plays: 0, favorite: true }),
      }),
    ]
  })
  return { entries }
}

const idNames: ReadonlySet<string> = new Set(['tmdbid', 'tmdb_id', 'tmdb id', 'imdbid', 'imdb_id', 'imdb id'])
const spellings = {
  title: ['title', 'name', 'movie', 'film', 'titel', 'titre'],
  year: ['year', 'jahr', 'année'],
  tmdb: ['tmdbid', 'tmdb_id', 'tmdb id', 'tmdb'],
  imdb: ['imdbid', 'imdb_id', 'imdb id', 'imdb'],
  outOfTen: ['rating10'],
  rating: ['rating', 'your rating', 'user rating', 'my rating', 'bewertung', 'note'],
  watched: ['watcheddate', 'watched date', 'watched_at', 'last watched', 'date watched', 'last_watched_at'],
  plays: ['plays', 'play count', 'times watched'],
} as const

/** A table of titles or ids from anywhere, such as our own export. With a day or plays it was watched. */
const readAny = ({ columns, rows }: Table): Read => {
  const cellOf = (cells: Cells, what: keyof typeof spellings): string => cells(spellings[what].find((name) => columns.has(name)) ?? '')
  const scale = scaleOf(rows.map((cells) => cellOf(cells, 'rating')))
  const entries = rows.flatMap((cells) => {
    const cell = (what: keyof typeof spellings) => cellOf(cells, what)
    const named = namedIn(cell)
    if (named === null) return []
    const rating = tenthsOf(cell('outOfTen')) ?? ratingOn(scale, cell('rating'))
    const watched_at = dayOf(cell('watched'))
    const plays = playsIn(cell('plays'), columns.has('rewatch') && watched_at !== null)
    const isWatched = watched_at !== null || (plays ?? 0) > 0 || rating !== null
    return [entry({ ...named, purpose: isWatched ? 'watched' : 'add', rating, watched_at, ...(plays !== undefined && { plays }) })]
  })
  return { entries, hasUnclearRatings: scale === null }
}

type Cell = (what: keyof typeof spellings) => string
const namedIn = (cell: Cell): Pick<Entry, 'metadata_id' | 'imdb_id' | 'title' | 'year'> | null => {
  const metadata_id = /^[1-9]\d{0,8}$/.test(cell('tmdb')) ? Number(cell('tmdb')) : null
  const imdb_id = /^tt\d{1,10}$/.test(cell('imdb')) ? normalizeImdbId(cell('imdb')) : null
  const title = cell('title') || imdb_id || (metadata_id === null ? '' : `TMDb ${metadata_id}`)
  return title === '' ? null : { metadata_id, imdb_id, title, year: yearOf(cell('year')) }
}

/** A table with a column for rewatches has a line for each play. */
const playsIn = (counted: string, isPlay: boolean): number | undefined => {
  if (/^\d{1,6}$/.test(counted)) return Number(counted)
  return isPlay ? 1 : undefined
}

/** What a rating is multiplied with. Null if that cannot be told. */
const scaleOf = (cells: readonly string[]): number | null => {
  const ratings = cells.filter((cell) => /^\d{1,3}(?:\.\d)?$/.test(cell)).map(Number)
  const best = Math.max(0, ...ratings)
  if (best > 10) return 0.1
  if (best > 5 || best === 0) return 1
  return ratings.some((rating) => !Number.isInteger(rating)) ? 2 : null
}
const ratingOn = (scale: number | null, cell: string): number | null => {
  const rating = scale !== null && /^\d{1,3}(?:\.\d)?$/.test(cell) ? Math.round(Number(cell) * scale) : 0
  return rating >= 1 && rating <= 10 ? rating : null
}

type Read = { entries: Entry[]; hasUnclearRatings?: boolean }
const readers: Readonly<Record<Export['of'], (table: Table, filename: string) => Read>> = {
  IMDb: readImdb,
  Letterboxd: readLetterboxd,
  CSV: readAny,
}

const yearOf = (text: string): number | null => (/^\d{4}$/.test(text) && Number(text) >= 1870 ? Number(text) : null)
const tenthsOf = (text: string): number | null => (/^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= 10 ? Number(text) : null)

/**
 * Merges the files of one export into one list: the watchlist is wanted, and each movie appears once with everything the files say about
 * it.
 */
export const merged = (parts: readonly (readonly Entry[])[]): Entry[] => {
  const all = new Map<string, Entry>()
  for (const one of parts.flat()) {
    const key = String(one.metadata_id ?? one.imdb_id ?? `${cleanTitle(one.title)}|${one.year}`)
    const before = all.get(key)
    const { plays: _, ...same } = before ?? one
    all.set(key, before ? { ...same, ...both(before, one) } : one)
  }
  return [...all.values()]
}

type Joint = Pick<Entry, 'purpose' | 'rating' | 'watched_at' | 'plays' | 'favorite'>
const both = (a: Entry, b: Entry): Joint => ({
  purpose: a.purpose === 'add' || b.purpose === 'add' ? 'add' : 'watched',
  rating: a.rating ?? b.rating,
  watched_at: whenOf(a, b),
  ...playsOf(a, b),
  ...((a.favorite || b.favorite) && { favorite: true }),
})

/** A diary knows the days: the last one counts. Elsewhere it may be the day of the entry, so the first one does. */
const whenOf = (a: Entry, b: Entry): string | null => {
  const inDiary = [a, b].filter(({ plays = 0 }) => plays > 0)
  const times = (inDiary.length > 0 ? inDiary : [a, b]).flatMap(({ watched_at }) => watched_at ?? []).toSorted()
  return (inDiary.length > 0 ? times.at(-1) : times[0]) ?? null
}

const playsOf = (a: Entry, b: Entry): Pick<Entry, 'plays'> => {
  const sum = (a.plays ?? 0) + (b.plays ?? 0)
  return sum > 0 || (a.plays === 0 && b.plays === 0) ? { plays: sum } : {}
}
