import { open } from 'node:fs/promises'
import { readForeignJson } from '#server/foundation/lib/foreign-json-in-turns'
import { say } from '#server/foundation/lib/sentence'
import { Invalid, sentenceOf } from '#server/foundation/platform/errors'
import { BadArchive, readZip } from '#server/foundation/platform/read-zip'
import { readDatabase } from './read-databases'
import { type FileContents, readShapes, readTracked } from './read-shapes'
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

const largestJson = 64 * 1024 * 1024
const mostValues = 2_000_000
/** The tracker numbers the parts of a long history. */
const mostParts = 40
const parts = Array.from({ length: mostParts }, (_, place) => [`watched-history-${place + 1}.json`, `watched-history-${place}.json`]).flat()
const trackerParts = [...new Set([...parts, 'watched-history.json', 'ratings-movies.json', 'lists-watchlist.json'])]

/** Recognizes and reads a file of another service. Throws Invalid. */
export const createReadFile =
  (readTable: ReadTable) =>
  async ({ path, filename }: File): Promise<FileContents> => {
    const begin = await beginOf(path)
    if (begin.startsWith('SQLite format 3')) return readDatabase(path)
    if (begin.startsWith('PK')) return (await fromTracker(path)) ?? fromTable(await tableIn(readTable, { path, filename }))
    if (/^(?:\u00ef\u00bb\u00bf)?\s*[[{]/.test(begin)) return await fromJson(path)
    return fromTable(await tableIn(readTable, { path, filename }))
  }

const beginOf = async (path: string): Promise<string> => {
  const file = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(64), 0, 64, 0)
    return buffer.toString('latin1', 0, bytesRead)
  } finally {
    await file.close()
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

const parsed = async (bytes: Uint8Array): Promise<unknown> => {
  try {
    return await readForeignJson(bytes, { mostValues })
  } catch {
    // The parser's own message quotes the file, which may contain anything.
    throw new Invalid(say(sentences, 'file_unknown'), 'archive')
  }
}

const fromJson = async (path: string): Promise<FileContents> => {
  const file = Bun.file(path)
  if (file.size > largestJson) throw new Invalid(say(sentences, 'file_unknown'), 'archive')
  const contents = readShapes(await parsed(await file.bytes()))
  if (contents === null) throw new Invalid(say(sentences, 'file_unknown'), 'archive')
  return contents
}

/** Null if the archive holds no part of the tracker's export. Whoever gave a movie a date twice saw it once. */
const fromTracker = async (path: string): Promise<FileContents | null> => {
  try {
    const zip = await readZip(path, trackerParts, { others: 'ignored', needed: 'any', longestText: largestJson })
    const rows: unknown[] = []
    for (const name of trackerParts.filter(zip.has)) {
      const part = await parsed(new TextEncoder().encode(await zip.readText(name)))
      if (Array.isArray(part)) for (const row of part) rows.push(row)
    }
    return readTracked(rows)
  } catch (error) {
    if (!(error instanceof BadArchive)) throw error
    if (error.sentence.code === 'archive_lacks_all') return null
    throw new Invalid(say(sentences, 'archive_unreadable', { why: error.sentence }), 'archive')
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
