import { pipeline, Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'
import { joined } from './streams'

type Packed = { name: Buffer; crc: number; packed: number; size: number; offset: number }

/** An archive of texts that are written while they are packed. The system's threads pack, so nothing else waits. */
export async function* zipOf(entries: Readonly<Record<string, AsyncIterable<string>>>): AsyncGenerator<Uint8Array> {
  const done: Packed[] = []
  let offset = 0
  for (const [title, texts] of Object.entries(entries)) {
    const entry: Packed = { name: Buffer.from(title), crc: 0, packed: 0, size: 0, offset }
    const head = localHeader(entry)
    yield head
    for await (const chunk of deflated(texts, entry)) yield chunk
    const tail = descriptor(entry)
    yield tail
    offset += head.length + entry.packed + tail.length
    done.push(entry)
  }
  const directory = Buffer.concat(done.map(directoryEntry))
  yield directory
  yield endOf({ count: done.length, length: directory.length, offset })
}

/** Counts into the entry what goes in and comes out. */
async function* deflated(texts: AsyncIterable<string>, entry: Packed): AsyncGenerator<Uint8Array> {
  const counted = async function* () {
    for await (const chunk of joined(texts)) {
      entry.crc = crc32(chunk, entry.crc)
      entry.size += chunk.length
      yield chunk
    }
  }
  // An error of the source destroys the deflater, which then throws it below.
  const deflater = pipeline(Readable.from(counted()), createDeflateRaw({ level: 1 }), () => {})
  for await (const chunk of deflater as AsyncIterable<Uint8Array>) {
    entry.packed += chunk.length
    yield chunk
  }
}

/** Sizes follow the contents; names are UTF-8. */
const flags = 0x0808
const deflate = 8
/** The first day that the format knows: the contents say when they were written. */
const firstDay = 0x21

const localHeader = ({ name }: Packed): Buffer => {
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04034b50, 0)
  head.writeUInt16LE(20, 4)
  head.writeUInt16LE(flags, 6)
  head.writeUInt16LE(deflate, 8)
  head.writeUInt16LE(firstDay, 12)
  head.writeUInt16LE(name.length, 26)
  return Buffer.concat([head, name])
}

const descriptor = ({ crc, packed, size }: Packed): Buffer => {
  const tail = Buffer.alloc(16)
  tail.writeUInt32LE(0x08074b50, 0)
  tail.writeUInt32LE(crc, 4)
  tail.writeUInt32LE(packed, 8)
  tail.writeUInt32LE(size, 12)
  return tail
}

const directoryEntry = ({ name, crc, packed, size, offset }: Packed): Buffer => {
  const entry = Buffer.alloc(46)
  entry.writeUInt32LE(0x02014b50, 0)
  entry.writeUInt16LE(20, 4)
  entry.writeUInt16LE(20, 6)
  entry.writeUInt16LE(flags, 8)
  entry.writeUInt16LE(deflate, 10)
  entry.writeUInt16LE(firstDay, 14)
  entry.writeUInt32LE(crc, 16)
  entry.writeUInt32LE(packed, 20)
  entry.writeUInt32LE(size, 24)
  entry.writeUInt16LE(name.length, 28)
  entry.writeUInt32LE(offset, 42)
  return Buffer.concat([entry, name])
}

const endOf = ({ count, length, offset }: { count: number; length: number; offset: number }): Buffer => {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(length, 12)
  end.writeUInt32LE(offset, 16)
  return end
}
