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

/** Reads an export from IMDb or Letterboxd by its column names. Throws BadTable. */
export const readExport = (bytes: Uint8Array, filename: string): { of: 'IMDb' | 'Letterboxd'; entries: Entry[] } => {
  const table = tableOf(readCsv(bytes))
  const isImdb = table.columns.has('const')
  const entries = isImdb ? readImdb(table) : readLetterboxd(table, filename)
  if (entries.length === 0) throw new BadTable(say(sentences, 'table_without_movies'))
  if (entries.length > mostEntries) throw new BadTable(say(sentences, 'table_too_many_movies', { most: mostEntries }))
  return { of: isImdb ? 'IMDb' : 'Letterboxd', entries }
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
  return (names.includes('const') && names.includes('title')) || (names.includes('name') && names.includes('year'))
}

const movieTypes = new Set(['movie', 'featurefilm', 'tvmovie', 'video', 'short'])

/** A list contains wanted movies; an export of ratings, which has no positions, contains watched ones. */
const readImdb = ({ columns, rows }: Table): Entry[] => {
  const purpose = columns.has('your rating') && !columns.has('position') ? 'watched' : 'add'
  return rows.flatMap((cell) => {
    const type = cell('title type')
      .toLowerCase()
      .replaceAll(/[^a-z]/g, '')
    const imdb_id = /^tt\d{1,10}$/.test(cell('const')) ? normalizeImdbId(cell('const')) : null
    if (imdb_id === null || (type !== '' && !movieTypes.has(type))) return []
    const rating = tenthsOf(cell('your rating') || cell('you rated'))
    const watched_at = rating === null ? null : dayOf(cell('date rated'))
    return [entry({ imdb_id, title: cell('title') || imdb_id, year: yearOf(cell('year')), purpose, rating, watched_at })]
  })
}

/** A watchlist and a list of watched movies have the same columns: only the file name tells them apart. */
const readLetterboxd = ({ columns, rows }: Table, filename: string): Entry[] => {
  const isWatched = columns.has('watched date') || columns.has('rating') || /watched|diary|ratings|reviews/i.test(filename)
  return rows.flatMap((cell) => {
    const title = cell('name')
    if (title === '') return []
    const watched_at = isWatched ? (dayOf(cell('watched date')) ?? dayOf(cell('date'))) : null
    return [
      entry({ title, year: yearOf(cell('year')), purpose: isWatched ? 'watched' : 'add', rating: starsOf(cell('rating')), watched_at }),
    ]
  })
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
    const key = `${cleanTitle(one.title)}|${one.year}`
    const before = all.get(key)
    all.set(key, before ? { ...before, ...both(before, one) } : one)
  }
  return [...all.values()]
}

const both = (a: Entry, b: Entry): Pick<Entry, 'purpose' | 'rating' | 'watched_at'> => ({
  purpose: a.purpose === 'add' || b.purpose === 'add' ? 'add' : 'watched',
  rating: a.rating ?? b.rating,
  watched_at: [a.watched_at, b.watched_at].filter((at) => at !== null).toSorted()[0] ?? null,
})
