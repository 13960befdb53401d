import { open } from 'node:fs/promises'
import type { Seconds } from '#server/foundation/lib/duration'
import { say } from '#server/foundation/lib/sentence'
import { Invalid, sentenceOf } from '#server/foundation/platform/errors'
import { BadArchive, readZip } from '#server/foundation/platform/read-zip'
import { createReaderThread } from '#server/foundation/platform/reader-thread'
import type { Entry } from './list-type'
import { BadTable } from './read-csv'
import { sentences } from './sentences'
import type { ReadTables, Table, Tables } from './tables'

export const largestUpload = 16 * 1024 * 1024
const largestTable = 8 * 1024 * 1024

/** The useful parts of a whole export. Deleted entries and comments are not wanted. */
const parts = ['watchlist.csv', 'diary.csv', 'ratings.csv', 'watched.csv', 'likes/films.csv'] as const

export type ReadUpload = { name: string; of: string; entries: Entry[]; hasUnclearRatings: boolean }
export type ReadListFile = ReturnType<typeof createReadListFile>

/** Reads the movies in a CSV file or a zipped export. Throws Invalid with a reason. */
export const createReadListFile = (worker: string | URL, within: Seconds = 20) => {
  const read = createReaderThread<Tables, ReadTables>({ worker, within })
  const readAt = async (path: string, filename: string): Promise<ReadUpload> => {
    const found = await read((await isZip(path)) ? { parts: await unpacked(path) } : { whole: await tableAt(path, filename) })
    if (found.how !== 'read') throw new BadTable(say(sentences, 'table_unreadable'))
    if ('refused' in found.value) throw new BadTable(found.value.refused)
    return found.value
  }
  return (path: string, filename: string): Promise<ReadUpload> => readAt(path, filename).catch(asInvalid)
}

const asInvalid = (error: unknown): never => {
  if (error instanceof BadTable || error instanceof BadArchive)
    throw new Invalid(say(sentences, 'file_is_no_list', { why: sentenceOf(error) ?? error.message }), 'file')
  throw error
}

const isZip = async (path: string): Promise<boolean> => {
  const file = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0)
    return bytesRead === 4 && buffer.readUInt16LE(0) === 0x4b50
  } finally {
    await file.close()
  }
}

const tableAt = async (path: string, name: string): Promise<Table> => {
  const file = Bun.file(path)
  if (file.size > largestTable) throw new BadTable(say(sentences, 'table_too_large', { most: largestTable }))
  return { name, bytes: await file.bytes() }
}

const unpacked = async (path: string): Promise<Table[]> => {
  const zip = await readZip(path, parts, { others: 'ignored', needed: 'any', longestText: largestTable })
  const tables: Table[] = []
  for (const name of parts.filter(zip.has)) tables.push({ name, bytes: new TextEncoder().encode(await zip.readText(name)) })
  return tables
}
