import { isIPv4 } from 'node:net'

/** BEP 55: a peer asks a second one, whom a third one knows too, to have them call each other at the same moment. */
const kinds = { rendezvous: 0, connect: 1, error: 2 } as const
export type Kind = keyof typeof kinds
export const errors = { noSuchPeer: 1, notConnected: 2, noSupport: 3, noSelf: 4 } as const

export type HolepunchMessage = { readonly kind: Kind; readonly host: string; readonly port: number; readonly error: number }

const addressBytes = [4, 16] as const

/** Undefined if it is not a message. */
export const readHolepunch = (bytes: Uint8Array): HolepunchMessage | undefined => {
  const kind = (Object.keys(kinds) as Kind[]).find((each) => kinds[each] === bytes[0])
  const length = addressBytes[bytes[1] ?? 2]
  if (!kind || !length || bytes.length < 4 + length) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const port = view.getUint16(2 + length)
  if (port === 0) return undefined
  const error = bytes.length >= 8 + length ? view.getUint32(4 + length) : 0
  return { kind, host: hostIn(bytes.subarray(2, 2 + length)), port, error }
}

export const writeHolepunch = ({ kind, host, port, error }: HolepunchMessage): Uint8Array => {
  const address = addressBytesOf(host)
  const bytes = Buffer.alloc(8 + address.length)
  bytes[0] = kinds[kind]
  bytes[1] = address.length === 4 ? 0 : 1
  bytes.set(address, 2)
  bytes.writeUInt16BE(port, 2 + address.length)
  bytes.writeUInt32BE(error, 4 + address.length)
  return bytes
}

/** An address of four or sixteen bytes as text. */
export const hostIn = (address: Uint8Array): string => {
  if (address.length === 4) return address.join('.')
  const words = Array.from({ length: 8 }, (_, i) => ((address[2 * i]! << 8) | address[2 * i + 1]!).toString(16))
  return new URL(`http://[${words.join(':')}]`).hostname.slice(1, -1)
}

/** An address as four or sixteen bytes. */
export const addressBytesOf = (host: string): Uint8Array => {
  if (isIPv4(host)) return Uint8Array.from(host.split('.'), Number)
  const [head = '', tail = ''] = new URL(`http://[${host}]`).hostname.slice(1, -1).split('::')
  const words = (text: string) => (text === '' ? [] : text.split(':').map((word) => Number.parseInt(word, 16)))
  const [before, after] = [words(head), words(tail)]
  const all = [...before, ...Array.from({ length: 8 - before.length - after.length }, () => 0), ...after]
  return Uint8Array.from(all.flatMap((word) => [word >> 8, word & 255]))
}
