import { randomBytes } from 'node:crypto'
import dgram from 'node:dgram'
import dns from 'node:dns'
import { isIPv6 } from 'node:net'

/** The fields of an announce. */
export type Announcing = {
  readonly event?: string | undefined
  readonly uploaded: number
  readonly downloaded: number
  readonly left: number | null | undefined
  readonly numwant?: number | undefined
}
export type Identity = { readonly infoHash: string; readonly peerId: string; readonly port: number }
type Heard = { readonly intervalSeconds: number; readonly peers: readonly string[] }

const events: Readonly<Record<string, number>> = { completed: 1, started: 2, stopped: 3 }
const connecting = Buffer.from('0000041727101980', 'hex')
/** Until the metadata is there, nobody knows how much is left. */
const unknownAmount = 2n ** 64n - 1n
const tries = [2_000, 4_000]

/** The IPv6 address of a tracker; the client itself uses only IPv4. */
export const addressOf6 = async (announceUrl: string): Promise<{ host: string; port: number } | undefined> => {
  const { hostname, port } = new URL(announceUrl)
  const host = hostname.replace(/^\[|\]$/g, '')
  if (isIPv6(host)) return { host, port: Number(port) }
  const found = await dns.promises.lookup(host, { family: 6 }).catch(() => undefined)
  return found && { host: found.address, port: Number(port) }
}

/** Announces to a UDP tracker over IPv6 (BEP 15 and 7). Throws with the tracker's words if it refuses. */
export const announceByUdp6 = async (
  tracker: { host: string; port: number },
  { infoHash, peerId, port }: Identity,
  announcing: Announcing,
): Promise<Heard> => {
  const line = openLine(tracker)
  try {
    const connected = await line.ask((id) => Buffer.concat([connecting, word(0), id]), 0)
    const numbers = Buffer.alloc(24)
    numbers.writeBigUInt64BE(BigInt(announcing.downloaded), 0)
    numbers.writeBigUInt64BE(Number.isSafeInteger(announcing.left) ? BigInt(announcing.left ?? 0) : unknownAmount, 8)
    numbers.writeBigUInt64BE(BigInt(announcing.uploaded), 16)
    const rest = Buffer.concat([
      Buffer.from(infoHash, 'hex'),
      Buffer.from(peerId, 'hex'),
      numbers,
      word(events[announcing.event ?? ''] ?? 0),
      word(0),
      word(0),
      word(announcing.numwant ?? 50),
      Buffer.from([port >> 8, port & 0xff]),
    ])
    const answer = await line.ask((id) => Buffer.concat([connected.subarray(8, 16), word(1), id, rest]), 1)
    return { intervalSeconds: answer.readUInt32BE(8), peers: peersIn(answer.subarray(20)) }
  } finally {
    line.close()
  }
}

const word = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

const peersIn = (bytes: Buffer): string[] =>
  Array.from({ length: Math.floor(bytes.length / 18) }, (_, at) => {
    const peer = bytes.subarray(at * 18, at * 18 + 18)
    const groups = Array.from({ length: 8 }, (_, group) => peer.readUInt16BE(group * 2).toString(16))
    return `[${groups.join(':')}]:${peer.readUInt16BE(16)}`
  })

const least = [16, 20]

const openLine = ({ host, port }: { host: string; port: number }) => {
  const socket = dgram.createSocket('udp6')
  let hear: ((message: Buffer) => void) | undefined
  socket.on('error', () => {})
  socket.on('message', (message: Buffer) => hear?.(message))

  const once = (request: Buffer, id: Buffer, waitMs: number) =>
    new Promise<Buffer | undefined>((resolve) => {
      const timer = setTimeout(() => resolve(undefined), waitMs)
      hear = (message) => {
        if (message.length < 8 || !message.subarray(4, 8).equals(id)) return
        clearTimeout(timer)
        resolve(message)
      }
      socket.send(request, port, host)
    })

  return {
    /** Sends a request and returns the response of that kind. */
    ask: async (question: (id: Buffer) => Buffer, kind: 0 | 1): Promise<Buffer> => {
      for (const wait of tries) {
        const id = randomBytes(4)
        const answer = await once(question(id), id, wait)
        if (answer?.readUInt32BE(0) === 3) throw new Error(answer.subarray(8).toString())
        if (answer && answer.readUInt32BE(0) === kind && answer.length >= (least[kind] ?? 0)) return answer
      }
      throw new Error('tracker request timed out')
    },
    close: () => socket.close(),
  }
}
