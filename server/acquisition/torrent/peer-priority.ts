import { addressBytesOf } from './holepunch-message'

type Endpoint = { readonly host: string; readonly port: number }

/**
 * How much two peers want each other (BEP 40). Both compute the same number, so a swarm connects evenly, and nobody can choose a place in it.
 * 0 for addresses of different families.
 */
export const peerPriority = (one: Endpoint, other: Endpoint): number => {
  const [a, b] = [addressBytesOf(one.host), addressBytesOf(other.host)]
  if (a.length !== b.length) return 0
  if (Buffer.compare(a, b) === 0) return crc32c(inOrder(portBytes(one.port), portBytes(other.port)))
  const mask = a.length === 4 ? mask4(a, b) : mask6(a, b)
  return crc32c(inOrder(masked(a, mask), masked(b, mask)))
}

const portBytes = (port: number) => Uint8Array.of(port >> 8, port & 0xff)
const inOrder = (a: Uint8Array, b: Uint8Array) => Buffer.concat(Buffer.compare(a, b) <= 0 ? [a, b] : [b, a])
const masked = (address: Uint8Array, mask: readonly number[]) => address.map((byte, at) => byte & (mask[at] ?? 0xff))
const isSame = (a: Uint8Array, b: Uint8Array, bytes: number) => Buffer.compare(a.subarray(0, bytes), b.subarray(0, bytes)) === 0

/** The nearer two addresses are, the more of them counts. */
const mask4 = (a: Uint8Array, b: Uint8Array) =>
  isSame(a, b, 3) ? [0xff, 0xff, 0xff, 0xff] : isSame(a, b, 2) ? [0xff, 0xff, 0xff, 0x55] : [0xff, 0xff, 0x55, 0x55]

const mask6 = (a: Uint8Array, b: Uint8Array) => {
  const whole = isSame(a, b, 6) ? 8 : isSame(a, b, 4) ? 6 : 4
  return Array.from({ length: 8 }, (_, at) => (at < whole ? 0xff : 0x55))
}

const polynomial = 0x82f63b78
const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ polynomial : value >>> 1
  return value
})

const crc32c = (bytes: Uint8Array): number => {
  let value = 0xffffffff
  for (const byte of bytes) value = (table[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8)
  return (value ^ 0xffffffff) >>> 0
}
