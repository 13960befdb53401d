import { pipeline } from 'node:stream/promises'
import { createGzip, createZstdCompress } from 'node:zlib'

/** Below this size, compression saves little, and the response fits one packet either way. */
const worthPackingBytes = 1024

export type Packing = 'zstd' | 'gzip'

/** The compression for a response. Null for none: for clients on this computer, it costs more than it saves. */
export const packingFor = ({ headers }: Request, from: { readonly ip: string | null }, bytes: number): Packing | null => {
  const given = bytes < worthPackingBytes ? null : headers.get('accept-encoding')
  if (!given || (isHere(from.ip) && !headers.has('x-forwarded-for') && !headers.has('forwarded'))) return null
  const accepted = given.toLowerCase().split(',')
  const isAccepted = (name: string) => accepted.some((each) => each.trim().split(';')[0] === name && !/;\s*q=0(\.0*)?\s*$/.test(each))
  return (['zstd', 'gzip'] as const).find(isAccepted) ?? null
}

const isHere = (ip: string | null): boolean => ip === null || ip === '::1' || /^(?:::ffff:)?127\./.test(ip)

export const pack = (bytes: Uint8Array<ArrayBuffer>, packing: Packing): Uint8Array<ArrayBuffer> =>
  packing === 'zstd' ? new Uint8Array(Bun.zstdCompressSync(bytes, { level: 3 })) : Bun.gzipSync(bytes, { level: 4 })

/** Packs large content part by part, in other threads: nothing waits for it. */
export const packParts = async (parts: Iterable<Uint8Array>, packing: Packing): Promise<Uint8Array<ArrayBuffer>> => {
  const packer = packing === 'zstd' ? createZstdCompress() : createGzip({ level: 4 })
  const packed: Uint8Array[] = []
  await pipeline(parts, packer, async (chunks: AsyncIterable<Uint8Array>) => {
    for await (const chunk of chunks) packed.push(chunk)
  })
  return new Uint8Array(Buffer.concat(packed))
}
