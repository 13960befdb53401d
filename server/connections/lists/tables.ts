import { type Sentence, say } from '#server/foundation/lib/sentence'
import type { Entry } from './list-type'
import { BadTable } from './read-csv'
import { merged, readExport } from './read-export'
import { sentences } from './sentences'

export type Table = { readonly name: string; readonly bytes: Uint8Array }
/** One table under its own name, or the parts of an archive, of which some may be empty. */
export type Tables = { readonly whole: Table } | { readonly parts: readonly Table[] }
export type ReadTables =
  | { readonly name: string; readonly of: string; readonly entries: Entry[]; readonly hasUnclearRatings: boolean }
  | { readonly refused: Sentence }

/** Runs in a thread: a table of 8 MB takes longer than the service may be blocked. */
export const readTables = (tables: Tables): ReadTables => {
  try {
    return 'whole' in tables ? readWhole(tables.whole) : readParts(tables.parts)
  } catch (error) {
    if (error instanceof BadTable) return { refused: error.sentence }
    throw error
  }
}

const readWhole = ({ name, bytes }: Table): ReadTables => {
  const { of, entries, hasUnclearRatings } = readExport(bytes, name)
  const isWatched = entries.every(({ purpose }) => purpose === 'watched')
  return { name: `${of} ${isWatched ? 'ratings' : 'list'}`, of, entries: merged([entries]), hasUnclearRatings }
}

const readParts = (parts: readonly Table[]): ReadTables => {
  const entries = merged(parts.map(readPart))
  if (entries.length === 0) throw new BadTable(say(sentences, 'table_without_movies'))
  return { name: 'Letterboxd', of: 'Letterboxd', entries, hasUnclearRatings: false }
}

/** An empty diary next to a full watchlist is fine. */
const readPart = ({ name, bytes }: Table): Entry[] => {
  try {
    return readExport(bytes, name).entries
  } catch (error) {
    if (error instanceof BadTable && error.sentence.code === 'table_without_movies') return []
    if (error instanceof BadTable) throw new BadTable(say(sentences, 'table_of_archive', { part: name, why: error.sentence }))
    throw error
  }
}
