import { type Connection, createConnection, type Ending, type Hears } from './connection'
import { createConnectionList } from './connection-list'
import { openDatagramPort } from './datagram-port'
import { kinds, makePacket, microsOf, type Packet, plus, readPacket } from './packet'
import { createStream, type Place, type UtpStream } from './stream'
import { createTurns } from './turns'

type Parts = {
  readonly port: number
  readonly hasOneFamily: boolean
  readonly now: () => number
  readonly random: () => number
  readonly maxConnections: number
  /** Whether somebody may call us now. */
  readonly isWelcome: (address: string) => boolean
  readonly onConnection: (stream: UtpStream) => void
}

/** What fits into an IP packet of 1,400 and of 576 bytes, with the longest headers. */
const packetBytes = 1_400 - 48
const smallPacketBytes = 576 - 48
const mostHalfOpen = 128
const resetsPerSecond = 10
const mostNarrow = 1_000
/** All connections together one way, and the most and the least of one. */
const memoryBytes = 32 * 1024 * 1024
const mostShare = 1024 * 1024
const leastShare = 64 * 1024

/** uTP connections (BEP 29), in and out, on one UDP port that the DHT may share. */
export const openUtpSocket = async (parts: Parts) => {
  const { now, random } = parts
  const datagrams = await openDatagramPort(parts)
  const connections = createConnectionList()
  const turns = createTurns(now, connections.all)
  const halfOpen = new Set<Connection>()
  /** Hosts to which the way is too narrow for large packets. */
  const narrow = new Set<string>()
  const share = () => Math.max(leastShare, Math.min(mostShare, memoryBytes / Math.max(1, connections.count())))
  const mayReset = createLimit(resetsPerSecond, now)

  /** The stream of a caller exists only once its address is proved. */
  const open = (peer: Place, syn: Packet | undefined, opened: (stream: UtpStream) => void) => {
    let made: ReturnType<typeof createStream> | undefined
    const begin = () => {
      made = createStream({ peer, connection, share, soon: () => turns.soon(connection), now })
      return made.stream
    }
    const hears: Hears = {
      open: () => {
        halfOpen.delete(connection)
        opened(made?.stream ?? begin())
      },
      data: (bytes) => made?.hears.data(bytes),
      end: () => made?.hears.end(),
      room: () => made?.hears.room(),
      close: (ending) => {
        forget(connection, peer, ending)
        made?.hears.close(ending)
      },
    }
    const connection: Connection = createConnection({
      ...(syn && { syn }),
      random,
      now: now(),
      packetBytes: narrow.has(peer.address) ? smallPacketBytes : packetBytes,
      share,
      send: (bytes) => datagrams.send(bytes, peer),
      hears,
    })
    connections.add(connection, peer)
    turns.begin()
    return { connection, begin }
  }
  const forget = (connection: Connection, { address }: Place, ending: Ending): void => {
    connections.remove(connection)
    halfOpen.delete(connection)
    turns.forget(connection)
    if (ending === 'packets too large' && narrow.size < mostNarrow) narrow.add(address)
    if (connections.count() === 0) turns.end()
  }

  const answer = (syn: Packet, { address, port }: Place): void => {
    if (connections.count() - halfOpen.size >= parts.maxConnections || !parts.isWelcome(`${address}:${port}`)) return
    const [longest] = halfOpen
    if (longest && halfOpen.size >= mostHalfOpen) longest.abandon(now())
    const { connection } = open({ address, port }, syn, parts.onConnection)
    halfOpen.add(connection)
    connection.begin()
  }
  /** Not larger than what it answers, and few: who forges an address gains nothing. */
  const reset = (packet: Packet, from: Place): void => {
    if (packet.kind === kinds.reset || !mayReset()) return
    const [seq, ack] = [random() & 0xffff, packet.seq]
    datagrams.send(makePacket({ kind: kinds.reset, id: packet.id, sentAt: microsOf(now()), delay: 0, window: 0, seq, ack }), from)
  }
  const find = ({ kind, id }: Packet, from: Place): Connection | undefined => {
    if (kind === kinds.reset) return connections.findForReset(id, from)
    return connections.find(kind === kinds.syn ? plus(id, 1) : id, from)
  }

  datagrams.hear((bytes, from) => {
    const packet = readPacket(bytes)
    if (!packet || from.port === 0) return
    const connection = find(packet, from)
    if (connection) {
      connection.hear(packet, now())
      turns.soon(connection)
    } else if (packet.kind === kinds.syn) answer(packet, from)
    else reset(packet, from)
  })

  return {
    port: datagrams.port,
    dht: datagrams.dht,
    dht6: { send: datagrams.send, hear: datagrams.hearDht6 },
    count: connections.count,
    connect: (port: number, address: string): UtpStream => {
      const { connection, begin } = open({ address, port }, undefined, (stream) => stream.emit('connect'))
      queueMicrotask(connection.begin)
      return begin()
    },
    close: async (): Promise<void> => {
      for (const connection of connections.all()) connection.abandon(now())
      turns.end()
      await datagrams.close()
    },
  }
}

const createLimit = (perSecond: number, now: () => number) => {
  let second = 0
  let count = 0
  return (): boolean => {
    const current = Math.floor(now() / 1_000)
    count = current === second ? count + 1 : 1
    second = current
    return count <= perSecond
  }
}
