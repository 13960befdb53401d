import { createReadStream, createWriteStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { crc32, createInflateRaw } from 'node:zlib'
import { Failure } from '#server/foundation/lib/failure'
import { say } from '#server/foundation/lib/sentence'
import { sentences } from './sentences'

/** The file is damaged, or not an archive of ours. */
export class BadArchive extends Failure {}

/** The default limit for an entry read into memory. */
const largestText = 1024 * 1024
const largestFile = 16 * 1024 ** 3
/** A database never compresses better than this; a zip bomb does. Small ones with mostly empty pages may. */
const bestRatio = 200
const smallEnough = 64 * 1024 ** 2

type Entry = { name: string; method: number; flags: number; crc: number; packed: number; size: number; offset: number; isLink: boolean }
export type Unpacked = { size_bytes: number; sha256: string }
export type Zip = {
  has(name: string): boolean
  readText(name: string): Promise<string>
  extract(name: string, to: string): Promise<Unpacked>
  /** What `extract` would say, without writing anything. */
  digest(name: string): Promise<Unpacked>
}

type Wanted = { names: readonly string[]; others: 'refused' | 'ignored'; needed: 'all' | 'any' }
type Options = {
  /** What to do with unnamed entries: an archive from another program may hold more. */
  others?: Wanted['others']
  /** Whether all named entries are required, or just one. */
  needed?: Wanted['needed']
  /** Limit for an entry read into memory, in bytes. */
  longestText?: number
  /** Limit for an unpacked entry, in bytes. */
  largest?: number
}

/**
 * Reads an archive that must hold the named entries and, by default, nothing else: no comment, gap, duplicate or encryption. Names are
 * compared, never used as paths. The file is read in chunks, so its size costs no memory. Throws BadArchive.
 */
export const readZip = async (
  path: string,
  names: readonly string[],
  { others = 'refused', needed = 'all', largest = largestFile, longestText = largestText }: Options = {},
): Promise<Zip> => {
  const handle = await open(path, 'r')
  try {
    const { size } = await handle.stat()
    const entries = await entriesOf(handle, size, { names, others, needed })
    const starts = new Map<string, number>()
    for (const entry of entries) starts.set(entry.name, await startOf(handle, entry))
    if (others === 'refused') refuseOverlaps(entries, starts)
    const find = (name: string) => ({ path, entry: entries.find((entry) => entry.name === name)!, start: starts.get(name)! })
    return {
      has: (name) => starts.has(name),
      readText: (name) => readPart(find(name), longestText),
      extract: (name, to) => extractPart(find(name), createWriteStream(to, { flags: 'wx', mode: 0o600 }), largest),
      digest: (name) => extractPart(find(name), nowhere, largest),
    }
  } finally {
    await handle.close()
  }
}

const endLength = 22
const directoryLength = 46
const localLength = 30

const longestDirectory = { refused: 4096, ignored: 256 * 1024 }

const entriesOf = async (handle: FileHandle, size: number, wanted: Wanted): Promise<Entry[]> => {
  const { names, others, needed } = wanted
  if (size < endLength) throw new BadArchive(say(sentences, 'archive_too_small'))
  const end = await bytesAt(handle, size - endLength, endLength)
  if (end.readUInt32LE(0) !== 0x06054b50) throw new BadArchive(say(sentences, 'archive_not_zip'))
  const isOneDisk = end.readUInt32LE(4) === 0 && end.readUInt16LE(8) === end.readUInt16LE(10) && end.readUInt16LE(20) === 0
  const count = end.readUInt16LE(10)
  const length = end.readUInt32LE(12)
  const offset = end.readUInt32LE(16)
  if (!isOneDisk || offset + length + endLength !== size) throw new BadArchive(say(sentences, 'archive_contents_damaged'))
  if (others === 'refused' && count !== names.length) throw new BadArchive(say(sentences, 'archive_must_hold', { names }))
  if (length > longestDirectory[others]) throw new BadArchive(say(sentences, 'archive_contents_too_long'))
  const entries = readDirectory(await bytesAt(handle, offset, length), count, wanted)
  const missing = names.find((name) => !entries.some((entry) => entry.name === name))
  if (needed === 'all' && missing !== undefined) throw new BadArchive(say(sentences, 'archive_lacks', { name: missing }))
  if (entries.length === 0) throw new BadArchive(say(sentences, 'archive_lacks_all', { names }))
  return entries
}

const readDirectory = (directory: Buffer, count: number, { names, others }: Wanted): Entry[] => {
  const entries: Entry[] = []
  let at = 0
  for (let place = 0; place < count; place++) {
    if (at + directoryLength > directory.length || directory.readUInt32LE(at) !== 0x02014b50)
      throw new BadArchive(say(sentences, 'archive_contents_damaged'))
    const nameLength = directory.readUInt16LE(at + 28)
    const entry = readEntry(directory.subarray(at), nameLength)
    if (others === 'refused' || names.includes(entry.name)) entries.push(entry)
    at += directoryLength + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
  }
  if (at !== directory.length) throw new BadArchive(say(sentences, 'archive_contents_damaged'))
  for (const [place, entry] of entries.entries()) {
    checkEntry(entry, names)
    if (entries.findIndex((other) => other.name === entry.name) < place)
      throw new BadArchive(say(sentences, 'archive_entry_twice', { name: entry.name }))
  }
  return entries
}

const readEntry = (bytes: Buffer, nameLength: number): Entry => ({
  flags: bytes.readUInt16LE(8),
  method: bytes.readUInt16LE(10),
  crc: bytes.readUInt32LE(16),
  packed: bytes.readUInt32LE(20),
  size: bytes.readUInt32LE(24),
  offset: bytes.readUInt32LE(42),
  isLink: bytes.readUInt32LE(38) >>> 28 === 0xa,
  name: bytes.toString('latin1', directoryLength, directoryLength + nameLength),
})

/** Harmless bits: compression level, sizes after the data, UTF-8 names. */
const harmlessFlags = 0b1000_0000_1110
const beyond32Bits = 0xffffffff

const checkEntry = ({ name, flags, method, packed, size, offset, isLink }: Entry, names: readonly string[]) => {
  if (!names.includes(name)) throw new BadArchive(say(sentences, 'archive_must_hold', { names }))
  if (isLink) throw new BadArchive(say(sentences, 'archive_entry_link', { name }))
  if (flags & 1) throw new BadArchive(say(sentences, 'archive_encrypted'))
  if (flags & ~harmlessFlags) throw new BadArchive(say(sentences, 'archive_odd_features'))
  if (method !== 0 && method !== 8) throw new BadArchive(say(sentences, 'archive_odd_packing'))
  if ([packed, size, offset].includes(beyond32Bits)) throw new BadArchive(say(sentences, 'archive_too_large'))
  if (method === 0 && packed !== size) throw new BadArchive(say(sentences, 'archive_contents_damaged'))
  if (size > smallEnough && size / Math.max(1, packed) > bestRatio) throw new BadArchive(say(sentences, 'archive_unpacks_to_too_much'))
}

/** Where the data starts. Throws if the local header contradicts the central directory. */
const startOf = async (handle: FileHandle, entry: Entry): Promise<number> => {
  const header = await bytesAt(handle, entry.offset, localLength + entry.name.length)
  const isSame =
    header.readUInt32LE(0) === 0x04034b50 &&
    header.readUInt16LE(6) === entry.flags &&
    header.readUInt16LE(8) === entry.method &&
    header.readUInt16LE(26) === entry.name.length &&
    header.toString('latin1', localLength) === entry.name
  if (!isSame) throw new BadArchive(say(sentences, 'archive_contradicts_itself'))
  return entry.offset + localLength + entry.name.length + header.readUInt16LE(28)
}

const refuseOverlaps = (entries: readonly Entry[], starts: ReadonlyMap<string, number>) => {
  const ranges = entries.map((entry) => [entry.offset, starts.get(entry.name)! + entry.packed] as const).sort(([a], [b]) => a - b)
  if (ranges[0]?.[0] !== 0) throw new BadArchive(say(sentences, 'archive_not_at_start'))
  ranges.forEach(([start], place) => {
    if (place > 0 && start < ranges[place - 1]![1]) throw new BadArchive(say(sentences, 'archive_overlaps'))
  })
}

type Part = { path: string; entry: Entry; start: number }

const readPart = async (part: Part, longest: number): Promise<string> => {
  if (part.entry.size > longest) throw new BadArchive(say(sentences, 'archive_entry_too_long', { name: part.entry.name }))
  const chunks: Buffer[] = []
  const gauge = createGauge(part.entry)
  await unpack(part, gauge, async (source) => {
    for await (const chunk of source) chunks.push(chunk as Buffer)
  })
  return Buffer.concat(chunks).toString('utf8')
}

const extractPart = async (part: Part, sink: Sink, largest: number): Promise<Unpacked> => {
  if (part.entry.size > largest) throw new BadArchive(say(sentences, 'archive_entry_too_large', { name: part.entry.name }))
  const hash = new Bun.CryptoHasher('sha256')
  const gauge = createGauge(part.entry, (chunk) => hash.update(chunk))
  await unpack(part, gauge, sink)
  return { size_bytes: part.entry.size, sha256: hash.digest('hex') }
}

type Sink = NodeJS.WritableStream | ((source: AsyncIterable<unknown>) => Promise<void>)

const nowhere: Sink = async (source) => {
  for await (const _ of source);
}

const unpack = async ({ path, entry, start }: Part, gauge: Transform, sink: Sink) => {
  if (entry.packed === 0) throw new BadArchive(say(sentences, 'archive_entry_empty', { name: entry.name }))
  const source = createReadStream(path, { start, end: start + entry.packed - 1, highWaterMark: 256 * 1024 })
  try {
    if (entry.method === 0) await pipeline(source, gauge, sink as NodeJS.WritableStream)
    else await pipeline(source, createInflateRaw({ chunkSize: 256 * 1024 }), gauge, sink as NodeJS.WritableStream)
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'))
      throw new BadArchive(say(sentences, 'archive_entry_damaged', { name: entry.name }))
    throw error
  }
}

/** Fails at the first byte beyond the declared size, and at the end checks size and checksum. */
const createGauge = ({ name, size, crc }: Entry, see: (chunk: Buffer) => void = () => {}): Transform => {
  let seen = 0
  let sum = 0
  return new Transform({
    transform(chunk: Buffer, _, done) {
      seen += chunk.length
      if (seen > size) return done(new BadArchive(say(sentences, 'archive_entry_longer', { name })))
      sum = crc32(chunk, sum)
      see(chunk)
      done(null, chunk)
    },
    flush(done) {
      done(seen === size && sum === crc ? null : new BadArchive(say(sentences, 'archive_entry_damaged', { name })))
    },
  })
}

const bytesAt = async (handle: FileHandle, position: number, length: number): Promise<Buffer> => {
  const buffer = Buffer.alloc(length)
  const { bytesRead } = await handle.read(buffer, 0, length, position)
  if (bytesRead < length) throw new BadArchive(say(sentences, 'archive_cut_off'))
  return buffer
}
