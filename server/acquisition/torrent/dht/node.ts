import { isPrivate } from '../engine-bans'
import { lookUp } from './lookup'
import { type DhtNode, idBytes, type Method, type Place, type Query, type Reply, readMessage, writeQuery, writeReply } from './message'
import { createTable, isSame } from './table'
import { createToldPeers } from './told-peers'

type DhtParts = {
  readonly ownId: Uint8Array
  /** Milliseconds; any beginning. */
  readonly now: () => number
  readonly randomBytes: (count: number) => Uint8Array
  readonly send: (bytes: Uint8Array, to: Place) => void
}
type Open = { readonly place: Place; readonly id: Uint8Array | undefined; readonly at: number; readonly settle: (reply?: Reply) => void }
type Searching = {
  readonly target: Uint8Array
  readonly method: 'find_node' | 'get_peers'
  readonly seeds?: readonly Place[]
  readonly onPeer?: (place: Place) => void
  readonly onEnd?: Parameters<typeof lookUp>[0]['onEnd']
}
type Asking = Pick<Open, 'place' | 'id' | 'settle'> & { readonly method: Method; readonly words: Record<string, Uint8Array | number> }
type Search = { readonly onPeer: (place: Place) => void; readonly onEnd: (answered: number) => void }

const patienceMs = 3_000
const mostOpen = 512
const mostGreetings = 16
const answersPerSecond = 200
const answersPerHost = 20
const mostStale = 8

export type Dht = ReturnType<typeof createDht>

/** A node of the IPv6 DHT (BEP 5, 32), without clock and socket: `hear` gets what arrives, and `turn` is called while questions are open. */
export const createDht = ({ ownId, now, randomBytes, send }: DhtParts) => {
  const table = createTable(ownId)
  const told = createToldPeers(randomBytes(20), now)
  const open = new Map<string, Open>()
  const mayAnswer = createLimits(now)
  let greetings = 0

  const ask = ({ place, id, settle, method, words }: Asking): void => {
    if (open.size >= mostOpen) {
      settle()
      return
    }
    const transaction = randomBytes(4)
    open.set(keyOf(transaction), { id, settle, place, at: now() })
    send(writeQuery(transaction, method, { id: ownId, ...words }), place)
  }
  const greet = (place: Place): void => {
    if (greetings >= mostGreetings) return
    greetings++
    ask({ place, id: undefined, settle: () => greetings--, method: 'ping', words: {} })
  }

  const answers: { readonly [M in Method]: (query: Query, from: Place) => Parameters<typeof writeReply>[1] | undefined } = {
    ping: () => ({ id: ownId }),
    find_node: ({ target }) => target && { id: ownId, nodes: table.closest(target, 8) },
    get_peers: ({ target }, { address }) =>
      target && { id: ownId, nodes: table.closest(target, 8), peers: told.get(target), token: told.tokenFor(address) },
    announce_peer: ({ target, token, port }, from) => {
      if (!target || !token || !told.isTokenOf(token, from.address)) return undefined
      told.add(target, { address: from.address, port: port ?? from.port })
      return { id: ownId }
    },
  }

  const hearQuery = (query: Query, from: Place): void => {
    if (isSame(query.id, ownId) || !mayAnswer(from.address)) return
    const answer = answers[query.method](query, from)
    if (answer) send(writeReply(query.transaction, answer), from)
    if (table.hasRoomFor(query.id)) greet(from)
  }
  const hearReply = (reply: Reply, from: Place): void => {
    const key = keyOf(reply.transaction)
    const asked = open.get(key)
    if (!asked || asked.place.address !== from.address || asked.place.port !== from.port) return
    open.delete(key)
    if (asked.id && !isSame(asked.id, reply.id)) {
      table.failed(asked.id)
      asked.settle()
      return
    }
    table.heard({ ...from, id: reply.id }, now())
    asked.settle(reply)
  }

  const search = ({ target, method, seeds = [], onPeer = () => {}, onEnd = () => {} }: Searching): void =>
    lookUp({
      ...{ target, onPeer, onEnd, mayAsk },
      known: table.closest(target, 16),
      seeds: seeds.slice(0, 32),
      ask: (place, id, settle) => ask({ place, id, settle, method, words: { [method === 'find_node' ? 'target' : 'info_hash']: target } }),
    })

  return {
    hear: (bytes: Uint8Array, from: Place): void => {
      const message = from.port > 0 ? readMessage(bytes) : undefined
      if (message?.kind === 'query') hearQuery(message, from)
      if (message?.kind === 'reply') hearReply(message, from)
    },
    /** Gives up questions that nobody answers. False if none is open. */
    turn: (): boolean => {
      for (const [key, { at, id, settle }] of open) {
        if (now() - at < patienceMs) continue
        open.delete(key)
        if (id) table.failed(id)
        settle()
      }
      return open.size > 0
    },
    /** Gets to know the nodes around our own name, beginning with these places. */
    join: (seeds: readonly Place[], onEnd: (answered: number) => void): void =>
      search({ target: ownId, method: 'find_node', seeds, onEnd: (nearest) => onEnd(nearest.length) }),
    /** Looks for peers of a torrent, and announces that we have it. */
    announce: (hash: Uint8Array, port: number, { onPeer, onEnd }: Search): void =>
      search({
        ...{ target: hash, method: 'get_peers', onPeer },
        onEnd: (nearest) => {
          for (const { place, token } of nearest)
            if (token) ask({ place, id: undefined, settle: () => {}, method: 'announce_peer', words: { info_hash: hash, port, token } })
          onEnd(nearest.length)
        },
      }),
    greet,
    /** Asks nodes that were silent for long whether they are still there, and one somewhere for more. */
    refresh: (): void => {
      for (const { address, port, id } of table.stale(now()).slice(0, mostStale))
        ask({ place: { address, port }, id, settle: () => {}, method: 'ping', words: {} })
      search({ target: randomBytes(idBytes), method: 'find_node' })
    },
    nodes: (): readonly DhtNode[] => table.all(),
    size: table.size,
    /** What strangers make us hold. */
    held: () => ({ open: open.size, nodes: table.size(), told: told.size() }),
  }
}

const keyOf = (transaction: Uint8Array): string => Buffer.from(transaction).toString('hex')

/** Nobody outside may have us call into our own network. */
const mayAsk = ({ address }: Place, from: Place): boolean => address !== '::' && (!isPrivate(address) || isPrivate(from.address))

/** Who forges addresses gains little: few answers a second, and fewer to one host. */
const createLimits = (now: () => number) => {
  let second = 0
  let count = 0
  const perHost = new Map<string, number>()
  return (host: string): boolean => {
    const current = Math.floor(now() / 1_000)
    if (current !== second) {
      count = 0
      perHost.clear()
    }
    second = current
    const ofHost = (perHost.get(host) ?? 0) + 1
    if (count >= answersPerSecond || ofHost > answersPerHost) return false
    count++
    perHost.set(host, ofHost)
    return true
  }
}
