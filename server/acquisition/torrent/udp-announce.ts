import { randomBytes } from 'node:crypto'
import dgram from 'node:dgram'
import dns from 'node:dns'
import { isIP } from 'node:net'
import { trackerRefusal } from './http-announce'
import { type SwarmSize, sizeOf } from './swarm-size'
import { textIn } from './torrent-texts'
import { peersIn, type TrackerAnswer, waitOf } from './tracker-answer'

/** The fields of an announce. */
export type Announcing = {
  readonly event?: string | undefined
  readonly uploaded: number
  readonly downloaded: number
  readonly left?: number | null | undefined
  readonly numwant?: number | undefined
}
/** Hash and id in hex. */
export type Identity = { readonly infoHash: string; readonly peerId: string; readonly port: number; readonly key: number }

const events: Readonly<Record<string, number>> = { completed: 1, started: 2, stopped: 3 }
const connecting = Buffer.from('0000041727101980', 'hex')
/** Until the metadata is there, nobody knows how much is left. */
const unknownAmount = 2n ** 64n - 1n
const tries = [2_000, 4_000, 8_000]

type Place = { readonly host: string; readonly port: number; readonly family: 4 | 6 }

/** Announces to a UDP tracker over IPv4 and IPv6, as far as it has addresses. Throws if none of them answers, with its words if it refuses. */
export const announceByUdp = async (announceUrl: string, me: Identity, announcing: Announcing): Promise<TrackerAnswer> => {
  const places = await placesOf(announceUrl)
  const heard = await Promise.allSettled(places.map((place) => announceTo(place, me, { announceUrl, announcing })))
  const answers = heard.filter((each) => each.status === 'fulfilled').map(({ value }) => value)
  const [first] = answers
  if (!first) throw heard.find((each) => each.status === 'rejected')?.reason ?? new Error('getaddrinfo found no address')
  return { ...first, peers: [...new Set(answers.flatMap(({ peers }) => peers))] }
}

const placesOf = async (announceUrl: string): Promise<readonly Place[]> => {
  const { hostname, port } = new URL(announceUrl)
  const host = hostname.replace(/^\[|\]$/g, '')
  const family = isIP(host)
  if (family !== 0) return [{ host, port: Number(port), family: family === 6 ? 6 : 4 }]
  const found = await Promise.all(
    ([4, 6] as const).map(async (each) => await dns.promises.lookup(host, { family: each }).catch(() => undefined)),
  )
  return found
    .flatMap((each) => (each ? [{ host: each.address, port: Number(port), family: isIP(each.address) === 6 ? 6 : 4 } as const] : []))
    .filter(isFirst)
}

const isFirst = (place: Place, at: number, all: readonly Place[]) => all.findIndex(({ host }) => host === place.host) === at

/** Asks a UDP tracker for the size of a swarm, over IPv4 or else IPv6. Throws if it does not answer. */
export const scrapeByUdp = async (announceUrl: string, infoHash: string): Promise<SwarmSize | null> => {
  const [place] = await placesOf(announceUrl)
  if (!place) throw new Error('getaddrinfo found no address')
  const line = openLine(place)
  try {
    const connected = await line.ask((id) => Buffer.concat([connecting, word(0), id]), 0)
    const answer = await line.ask((id) => Buffer.concat([connected.subarray(8, 16), word(2), id, Buffer.from(infoHash, 'hex')]), 2)
    return sizeOf(answer.readUInt32BE(8), answer.readUInt32BE(16))
  } finally {
    line.close()
  }
}

type What = { readonly announceUrl: string; readonly announcing: Announcing }

const announceTo = async (
  place: Place,
  { infoHash, peerId, port, key }: Identity,
  { announceUrl, announcing }: What,
): Promise<TrackerAnswer> => {
  const line = openLine(place)
  try {
    const connected = await line.ask((id) => Buffer.concat([connecting, word(0), id]), 0)
    const numbers = Buffer.alloc(24)
    numbers.writeBigUInt64BE(amount(announcing.downloaded), 0)
    numbers.writeBigUInt64BE(Number.isSafeInteger(announcing.left) ? amount(announcing.left ?? 0) : unknownAmount, 8)
    numbers.writeBigUInt64BE(amount(announcing.uploaded), 16)
    const rest = Buffer.concat([
      Buffer.from(infoHash, 'hex'),
      Buffer.from(peerId, 'hex'),
      numbers,
      word(events[announcing.event ?? ''] ?? 0),
      word(0),
      word(key),
      word(announcing.numwant ?? 50),
      Buffer.from([port >> 8, port & 0xff]),
      pathOption(announceUrl),
    ])
    const answer = await line.ask((id) => Buffer.concat([connected.subarray(8, 16), word(1), id, rest]), 1)
    const peers = peersIn(answer.subarray(20), place.family === 6 ? 18 : 6)
    return { wait_ms: waitOf(answer.readUInt32BE(8)), tracker_id: null, warning: null, external_address: null, peers }
  } finally {
    line.close()
  }
}

const amount = (bytes: number) => BigInt(Math.max(0, Math.trunc(bytes)))

/** Path and query of the address (BEP 41): some trackers tell their members apart by them. */
const pathOption = (announceUrl: string): Buffer => {
  const { pathname, search } = new URL(announceUrl)
  const bytes = Buffer.from(`${pathname}${search}`)
  if (bytes.length <= 1) return Buffer.alloc(0)
  const parts: Buffer[] = []
  for (let at = 0; at < bytes.length; at += 255) {
    const part = bytes.subarray(at, at + 255)
    parts.push(Buffer.from([2, part.length]), part)
  }
  return Buffer.concat(parts)
}

const word = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

const least = [16, 20, 20]

const openLine = ({ host, port, family }: Place) => {
  const socket = dgram.createSocket(family === 6 ? 'udp6' : 'udp4')
  let hear: ((message: Buffer) => void) | undefined
  let fail: ((error: Error) => void) | undefined
  socket.on('error', (error) => fail?.(error))
  socket.on('message', (message: Buffer) => hear?.(message))

  const once = (request: Buffer, id: Buffer, waitMs: number) =>
    new Promise<Buffer | undefined>((resolve, reject) => {
      const timer = setTimeout(() => resolve(undefined), waitMs)
      const end = (settle: () => void) => {
        clearTimeout(timer)
        settle()
      }
      fail = (error) => end(() => reject(error))
      hear = (message) => {
        if (message.length >= 8 && message.subarray(4, 8).equals(id)) end(() => resolve(message))
      }
      socket.send(request, port, host, (error) => (error ? fail?.(error) : undefined))
    })

  return {
    /** Sends a request and returns the response of that kind. */
    ask: async (question: (id: Buffer) => Buffer, kind: 0 | 1 | 2): Promise<Buffer> => {
      for (const wait of tries) {
        const id = randomBytes(4)
        const answer = await once(question(id), id, wait)
        if (answer?.readUInt32BE(0) === 3) throw trackerRefusal(textIn(answer.subarray(8)) ?? '')
        if (answer && answer.readUInt32BE(0) === kind && answer.length >= (least[kind] ?? 0)) return answer
      }
      throw new Error('tracker request timed out')
    },
    close: () => socket.close(),
  }
}
