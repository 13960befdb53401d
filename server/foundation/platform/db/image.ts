import { constants, Database } from 'bun:sqlite'
import { existsSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

/** Loads a copy of a database into memory, including what was committed to its log: reading it creates no files and writes nothing. */
export const openImage = (path: string): Database => {
  const log = `${path}-wal`
  return Database.deserialize(withLog(readFileSync(path), existsSync(log) ? readFileSync(log) : new Uint8Array()), { strict: true })
}

/** Opens the file as immutable. Complete only if there is no log. */
export const openUnchanging = (path: string): Database => {
  const url = pathToFileURL(path)
  url.searchParams.set('immutable', '1')
  return new Database(url.href, constants.SQLITE_OPEN_READONLY | constants.SQLITE_OPEN_URI)
}

const logHeaderBytes = 32
const frameHeaderBytes = 24

/** The database with every transaction committed to its write-ahead log applied (sqlite.org/fileformat2.html#walformat). */
export const withLog = (database: Uint8Array, log: Uint8Array): Uint8Array => {
  const view = new DataView(log.buffer, log.byteOffset, log.byteLength)
  const pages = committedPages(view, log)
  const pageSize = view.byteLength < logHeaderBytes ? 0 : view.getUint32(8)
  const image = new Uint8Array(pages === null ? database.length : pages.count * pageSize)
  image.set(database.subarray(0, image.length))
  for (const [number, at] of pages?.at ?? [])
    if (number <= (pages?.count ?? 0)) image.set(log.subarray(at, at + pageSize), (number - 1) * pageSize)
  // Switches the copy to a rollback journal, because it has no log next to it.
  image[18] = 1
  image[19] = 1
  return image
}

type Pages = { count: number; at: ReadonlyMap<number, number> }
/** The offset in the log of the newest version of each page, as of its last complete transaction. Null if there is none. */
const committedPages = (view: DataView, log: Uint8Array): Pages | null => {
  if (view.byteLength < logHeaderBytes || (view.getUint32(0) & 0xfffffffe) !== 0x377f0682) return null
  const pageSize = view.getUint32(8)
  const isLittle = (view.getUint32(0) & 1) === 0
  let sum = checksum(view, { from: 0, bytes: 24, isLittle }, [0, 0])
  if (sum[0] !== view.getUint32(24) || sum[1] !== view.getUint32(28)) return null
  const frames: { number: number; at: number }[] = []
  let committed: { frames: number; count: number } | null = null
  for (let at = logHeaderBytes; at + frameHeaderBytes + pageSize <= log.length; at += frameHeaderBytes + pageSize) {
    const isOfThisLog = view.getUint32(at + 8) === view.getUint32(16) && view.getUint32(at + 12) === view.getUint32(20)
    sum = checksum(view, { from: at, bytes: 8, isLittle }, sum)
    sum = checksum(view, { from: at + frameHeaderBytes, bytes: pageSize, isLittle }, sum)
    if (!isOfThisLog || sum[0] !== view.getUint32(at + 16) || sum[1] !== view.getUint32(at + 20)) break
    frames.push({ number: view.getUint32(at), at: at + frameHeaderBytes })
    const count = view.getUint32(at + 4)
    if (count > 0) committed = { frames: frames.length, count }
  }
  if (committed === null) return null
  const newest = frames.slice(0, committed.frames).map(({ number, at }) => [number, at] as const)
  return { count: committed.count, at: new Map(newest) }
}

type Range = { from: number; bytes: number; isLittle: boolean }
const checksum = (view: DataView, { from, bytes, isLittle }: Range, [a, b]: readonly [number, number]): readonly [number, number] => {
  let [first, second] = [a, b]
  for (let at = from; at < from + bytes; at += 8) {
    first = (first + view.getUint32(at, isLittle) + second) >>> 0
    second = (second + view.getUint32(at + 4, isLittle) + first) >>> 0
  }
  return [first, second]
}
