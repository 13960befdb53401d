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
  const message = Buffer.from(given.buffer, given.byteOffset, given.length)
  if (message.length < asked.length || message.readUInt16BE(0) !== asked.readUInt16BE(0) || !(message[2]! & 0x80)) return undefined
  if (message.readUInt16BE(4) !== 1 || !isSameName(message.subarray(12, asked.length), asked.subarray(12))) return undefined
  const code = message[3]! & 15
  if (code === 3) return { error: 'not_found' }
  if (code !== 0) return { error: 'failed' }
  try {
    return addressesIn(message, asked)
  } catch {
    return { error: 'failed' }
  }
}

const isSameName = (one: Buffer, other: Buffer): boolean => one.toString('latin1').toLowerCase() === other.toString('latin1').toLowerCase()

const addressesIn = (message: Buffer, asked: Buffer): DnsAnswer => {
  const wanted = asked.readUInt16BE(asked.length - 4)
  const size = wanted === recordTypes.A ? 4 : 16
  const addresses: string[] = []
  let ttlSeconds = 3_600
  let at = asked.length
  for (let left = Math.min(message.readUInt16BE(6), 64); left > 0; left--) {
    at = afterName(message, at)
    const type = message.readUInt16BE(at)
    const length = message.readUInt16BE(at + 8)
    ttlSeconds = Math.min(ttlSeconds, message.readUInt32BE(at + 4))
    at += 10
    if (at + length > message.length) break
    if (type === wanted && length === size) addresses.push(textOfAddress(message.subarray(at, at + size)))
    at += length
  }
  if (addresses.length > 0) return { addresses, ttlSeconds }
  return { error: message[2]! & 2 ? 'truncated' : 'not_found' }
}

const afterName = (message: Buffer, from: number): number => {
  let at = from
  while (message.readUInt8(at) !== 0) {
    if ((message[at]! & 0xc0) === 0xc0) return at + 2
    at += message[at]! + 1
  }
  return at + 1
}
