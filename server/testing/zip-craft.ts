import { crc32, deflateRawSync } from 'node:zlib'

export type CraftedEntry = {
  name: string
  bytes: Buffer
  /** False values for the headers. */
  claims?: {
    size?: number
    packed?: number
    crc?: number
    method?: number
    flags?: number
    attributes?: number
    localName?: string
    offset?: number
  }
  stored?: boolean
}
type Crafted = { count?: number; comment?: string; disk?: number; directoryOffset?: number }

/** Writes a ZIP archive that may lie about anything. */
export const craftZip = (entries: readonly CraftedEntry[], { count, comment = '', disk = 0, directoryOffset }: Crafted = {}): Buffer => {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const entry of entries) {
    const { name, bytes, stored = false, claims = {} } = entry
    const packed = stored ? bytes : deflateRawSync(bytes)
    const words = {
      flags: claims.flags ?? 0,
      method: claims.method ?? (stored ? 0 : 8),
      crc: claims.crc ?? crc32(bytes),
      packed: claims.packed ?? packed.length,
      size: claims.size ?? bytes.length,
    }
    const localName = Buffer.from(claims.localName ?? name)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    common(words, localName.length).copy(local, 4)
    const central = Buffer.alloc(46)
    central.writeUInt32LE(0x02014b50, 0)
    common(words, Buffer.byteLength(name)).copy(central, 6)
    central.writeUInt32LE(claims.attributes ?? 0, 38)
    central.writeUInt32LE(claims.offset ?? offset, 42)
    bodies.push(local, localName, packed)
    directory.push(central, Buffer.from(name))
    offset += 30 + localName.length + packed.length
  }
  const table = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(disk, 4)
  end.writeUInt16LE(count ?? entries.length, 8)
  end.writeUInt16LE(count ?? entries.length, 10)
  end.writeUInt32LE(table.length, 12)
  end.writeUInt32LE(directoryOffset ?? offset, 16)
  end.writeUInt16LE(comment.length, 20)
  return Buffer.concat([...bodies, table, end, Buffer.from(comment)])
}

type Words = { flags: number; method: number; crc: number; packed: number; size: number }
/** The fields of both headers: version, flags, method, time, checksum, sizes, name length. */
const common = ({ flags, method, crc, packed, size }: Words, nameLength: number): Buffer => {
  const bytes = Buffer.alloc(26)
  bytes.writeUInt16LE(20, 0)
  bytes.writeUInt16LE(flags, 2)
  bytes.writeUInt16LE(method, 4)
  bytes.writeUInt32LE(crc, 10)
  bytes.writeUInt32LE(packed, 14)
  bytes.writeUInt32LE(size, 18)
  bytes.writeUInt16LE(nameLength, 22)
  return bytes
}
