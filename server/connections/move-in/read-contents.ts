import { open } from 'node:fs/promises'
import { readForeignJson } from '#server/foundation/lib/foreign-json-in-turns'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import { Invalid, sentenceOf } from '#server/foundation/platform/errors'
import { BadArchive, readZip } from '#server/foundation/platform/read-zip'
import { readDatabase } from './read-databases'
import { type FileContents, readShapes, readTracked } from './read-shapes'
import { sentences } from './sentences'

/** `table`: it may be one, which the lists read. */
export type ReadContents = { readonly contents: FileContents } | { readonly refused: Sentence } | 'table'

const largestJson = 64 * 1024 * 1024
const mostValues = 2_000_000
/** The tracker numbers the parts of a long history. */
const mostParts = 40
const parts = Array.from({ length: mostParts }, (_, place) => [`watched-history-${place + 1}.json`, `watched-history-${place}.json`]).flat()
const trackerParts = [...new Set([...parts, 'watched-history.json', 'ratings-movies.json', 'lists-watchlist.json'])]

/** Nobody has watched more, and the answer must reach the service without blocking it. */
const mostMovies = 50_000

/** Recognizes and reads a database or the JSON of another service. Runs in a thread: a large one takes seconds. */
export const readContents = async (path: string): Promise<ReadContents> => {
  try {
    const contents = await contentsOf(path)
    if (contents === null) return 'table'
    const { states, wanted, unreadable } = contents
    if (states.length + wanted.length + unreadable.length > mostMovies)
      return { refused: say(sentences, 'file_too_many_movies', { most: mostMovies }) }
    return { contents }
  } catch (error) {
    const refused = error instanceof Invalid ? sentenceOf(error) : null
    if (refused === null) throw error
    return { refused }
  }
}

const contentsOf = async (path: string): Promise<FileContents | null> => {
  const begin = await beginOf(path)
  if (begin.startsWith('SQLite format 3')) return readDatabase(path)
  if (begin.startsWith('PK')) return await fromTracker(path)
  return /^(?:\u00ef\u00bb\u00bf)?\s*[[{]/.test(begin) ? await fromJson(path) : null
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
