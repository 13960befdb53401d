import type { Seconds } from '#server/foundation/lib/duration'
import { say } from '#server/foundation/lib/sentence'
import { Invalid, sentenceOf } from '#server/foundation/platform/errors'
import { createReaderThread } from '#server/foundation/platform/reader-thread'
import type { ReadContents } from './read-contents'
import type { FileContents } from './read-shapes'
import type { StateThere } from './schema'
import { sentences } from './sentences'

/** A line of a table, as the lists read it. */
type Entry = {
  metadata_id: number | null
  imdb_id: string | null
  title: string
  year: number | null
  purpose: 'add' | 'watched'
  rating: number | null
  watched_at: string | null
  plays?: number
  favorite?: boolean
}
type Table = { of: string; entries: readonly Entry[]; hasUnclearRatings: boolean }
/** Tables of IMDb, Letterboxd, and others. Throws Invalid. */
export type ReadTable = (path: string, filename: string) => Promise<Table>
type File = { path: string; filename: string }

/** Recognizes and reads a file of another service. Throws Invalid. */
export const createReadFile = (readTable: ReadTable, worker: string | URL, within: Seconds = 60) => {
  const read = createReaderThread<string, ReadContents>({ worker, within })
  return async (file: File): Promise<FileContents> => {
    const found = await read(file.path)
    if (found.how !== 'read') throw new Invalid(say(sentences, 'file_takes_too_much'), 'archive')
    if (found.value === 'table') return fromTable(await tableIn(readTable, file))
    if ('refused' in found.value) throw new Invalid(found.value.refused, 'archive')
    return found.value.contents
  }
}

/** What is wrong with a table is said of the field here. */
const tableIn = async (readTable: ReadTable, { path, filename }: File): Promise<Table> => {
  try {
    return await readTable(path, filename)
  } catch (error) {
    const why = error instanceof Invalid ? sentenceOf(error) : null
    throw why === null ? error : new Invalid(why, 'archive')
  }
}

const fromTable = ({ of, entries, hasUnclearRatings }: Table): FileContents => ({
  of,
  states: entries.flatMap((entry) => (entry.purpose === 'watched' || entry.rating !== null ? [stateOf(entry)] : [])),
  wanted: entries.flatMap(({ purpose, title, year, metadata_id, imdb_id }) =>
    purpose === 'add' ? [{ title, year, tmdb: metadata_id, imdb: imdb_id }] : [],
  ),
  unreadable: [],
  ...(hasUnclearRatings && { hasUnclearRatings }),
})

const stateOf = ({ title, year, metadata_id, imdb_id, purpose, plays, watched_at, favorite = false, rating }: Entry): StateThere => ({
  title,
  year,
  tmdb: metadata_id,
  imdb: imdb_id,
  path: null,
  watched: purpose === 'watched' && plays !== 0,
  play_count: plays ?? 0,
  last_played_at: watched_at,
  position_seconds: 0,
  favorite,
  rating,
})
