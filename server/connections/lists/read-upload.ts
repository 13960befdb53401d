import { open } from 'node:fs/promises'
import { say } from '#server/foundation/lib/sentence'
import { Invalid, sentenceOf } from '#server/foundation/platform/errors'
import { BadArchive, readZip } from '#server/foundation/platform/read-zip'
import type { Entry } from './list-type'
import { BadTable } from './read-csv'
import { merged, readExport } from './read-export'
import { sentences } from './sentences'

export const largestUpload = 16 * 1024 * 1024
const largestTable = 8 * 1024 * 1024

/** The useful parts of a whole export. Deleted entries and comments are not wanted. */
const parts = ['watchlist.csv', 'diary.csv', 'ratings.csv', 'watched.csv'] as const

export type ReadUpload = { name: string; entries: Entry[] }

/** The movies in a CSV file or a zipped export. Throws Invalid with a reason. */
export const readListFile = async (path: string, filename: string): Promise<ReadUpload> => {
  try {
    return (await isZip(path)) ? await readPacked(path) : await readTable(path, filename)
  } catch (error) {
    if (error instanceof BadTable || error instanceof BadArchive)
      throw new Invalid(say(sentences, 'file_is_no_list', { why: sentenceOf(error) ?? error.message }), 'file')
    throw error
  }
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

const readTable = async (path: string, filename: string): Promise<ReadUpload> => {
  const file = Bun.file(path)
  if (file.size > largestTable) throw new BadTable(say(sentences, 'table_too_large', { most: largestTable }))
  const { of, entries } = readExport(await file.bytes(), filename)
  const isWatched = entries.every(({ purpose }) => purpose === 'watched')
  return { name: `${of} ${isWatched ? 'ratings' : 'list'}`, entries: merged([entries]) }
}

const readPacked = async (path: string): Promise<ReadUpload> => {
  const zip = await readZip(path, parts, { others: 'ignored', needed: 'any', longestText: largestTable })
  const read: Entry[][] = []
  for (const part of parts.filter(zip.has)) read.push(await partOf(part, await zip.readText(part)))
  const entries = merged(read)
  if (entries.length === 0) throw new BadTable(say(sentences, 'table_without_movies'))
  return { name: 'Letterboxd', entries }
}

/** An empty diary next to a full watchlist is fine. */
const partOf = async (part: string, text: string): Promise<Entry[]> => {
  try {
    return readExport(new TextEncoder().encode(text), part).entries
  } catch (error) {
    if (error instanceof BadTable && error.sentence.code === 'table_without_movies') return []
    if (error instanceof BadTable) throw new BadTable(say(sentences, 'table_of_archive', { part, why: error.sentence }))
    throw error
  }
}
