import { textOfAddress } from '../addresses'
import type { Bytes } from '../blake2s'

export const recordTypes = { A: 1, AAAA: 28 } as const
export type RecordType = keyof typeof recordTypes

/** `failed`: server error; `truncated`: the response did not fit a datagram and holds nothing useful. */
export type DnsAnswer =
  | { readonly addresses: readonly string[]; readonly ttlSeconds: number }
  | { readonly error: 'not_found' | 'failed' | 'truncated' }

/** Undefined if it is not a host name. */
export const question = (id: number, name: string, type: RecordType): Buffer | undefined => {
  const labels = name.replace(/\.$/, '').split('.')
  if (name.length > 253 || labels.some((label) => label.length === 0 || label.length > 63 || !/^[\w-]+$/.test(label))) return undefined
  const header = Buffer.from([id >> 8, id & 255, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0])
  const parts = labels.map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label)]))
  return Buffer.concat([header, ...parts, Buffer.from([0, 0, recordTypes[type], 0, 1])])
}

/** The answer to exactly this query; undefined for anything else, however similar. */
export const readAnswer = (asked: Buffer, given: Bytes): DnsAnswer | undefined => {
  const said = Buffer.from(given.buffer, given.byteOffset, given.length)
  if (said.length < asked.length || said.readUInt16BE(0) !== asked.readUInt16BE(0) || !(said[2]! & 0x80)) return undefined
  if (said.readUInt16BE(4) !== 1 || !isSameName(said.subarray(12, asked.length), asked.subarray(12))) return undefined
  const code = said[3]! & 15
  if (code === 3) return { error: 'not_found' }
  if (code !== 0) return { error: 'failed' }
  try {
    return addressesIn(said, asked)
  } catch {
    return { error: 'failed' }
  }
}

const isSameName = (one: Buffer, other: Buffer): boolean => one.toString('latin1').toLowerCase() === other.toString('latin1').toLowerCase()

const addressesIn = (said: Buffer, asked: Buffer): DnsAnswer => {
  const wanted = asked.readUInt16BE(asked.length - 4)
  const size = wanted === recordTypes.A ? 4 : 16
  const addresses: string[] = []
  let ttlSeconds = 3_600
  let at = asked.length
  for (let left = Math.min(said.readUInt16BE(6), 64); left > 0; left--) {
    at = afterName(said, at)
    const type = said.readUInt16BE(at)
    const length = said.readUInt16BE(at + 8)
    ttlSeconds = Math.min(ttlSeconds, said.readUInt32BE(at + 4))
    at += 10
    if (at + length > said.length) break
    if (type === wanted && length === size) addresses.push(textOfAddress(said.subarray(at, at + size)))
    at += length
  }
  if (addresses.length > 0) return { addresses, ttlSeconds }
  return { error: said[2]! & 2 ? 'truncated' : 'not_found' }
}

const afterName = (said: Buffer, from: number): number => {
  let at = from
  while (said.readUInt8(at) !== 0) {
    if ((said[at]! & 0xc0) === 0xc0) return at + 2
    at += said[at]! + 1
  }
  return at + 1
}
