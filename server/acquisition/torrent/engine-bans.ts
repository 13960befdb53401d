import { isIP } from 'node:net'
import type { Torrent, Wire } from 'webtorrent'

export type Bans = ReturnType<typeof createBans>

/** A private address may stand for many peers, like that of a container's gateway: it is banned as a whole only after this many. */
const manyBehindOne = 10
const maxBans = 5_000

/** Addresses that sent pieces with a wrong hash. They are not connected to again while the engine runs. */
export const createBans = () => {
  const banned = new Set<string>()
  const behind = new Map<string, number>()

  const add = (key: string) => {
    const oldest = banned.size >= maxBans ? banned.values().next().value : undefined
    if (oldest !== undefined) banned.delete(oldest)
    banned.add(key)
  }

  return {
    ban: (address: string) => {
      const host = hostOf(address)
      if (!isPrivate(host)) {
        add(host)
        return
      }
      const count = (behind.get(host) ?? 0) + 1
      behind.set(host, count)
      add(count >= manyBehindOne ? host : address)
    },
    has: (address: string): boolean => banned.has(address) || banned.has(hostOf(address)),
    size: () => banned.size,
  }
}

/** The host of `host:port`, with IPv4-mapped IPv6 as IPv4. */
export const hostOf = (address: string): string => {
  const colon = address.lastIndexOf(':')
  const host = (colon < 0 ? address : address.slice(0, colon)).replace(/^\[|\]$/g, '')
  return host.replace(/^::ffff:/i, '')
}

/** On this machine, in its own network, or behind a carrier's NAT. */
export const isPrivate = (host: string) =>
  isIP(host) === 4
    ? /^(10|127|192\.168|169\.254|172\.(1[6-9]|2\d|3[01])|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\./.test(host)
    : /^(::1$|f[cd]|fe[89ab])/i.test(host)

type Watching = {
  readonly torrent: Torrent
  readonly bans: Bans
  readonly now: () => number
  readonly onBan: (banned: { peer: string; piece: number | null }) => void
}

/** A peer that sends nothing of its piece for this long no longer blocks others from it. */
const stuckAfterMs = 10_000
const maxSuspicion = 3
/** Blocks that cross our cancels are not an attack; more than this many are. */
const maxUnasked = 256

/**
 * Bans peers that send noise. A peer first gets one piece for itself: if that is good, it may share pieces with others; if not, it is
 * certainly to blame. When a shared piece fails, all its contributors go back to that test.
 */
export const banPoisoners = ({ torrent, bans, now, onBan }: Watching) => {
  const tested = new WeakSet<Wire>()
  const suspicion = new WeakMap<Wire, number>()
  const lastBlock = new WeakMap<Wire, number>()
  const heldBy = new Map<number, Wire>()
  const holds = new WeakMap<Wire, number>()
  const sources = new Map<number, Set<Wire>>()
  const request = torrent._request.bind(torrent)
  const update = torrent._updateWire.bind(torrent)

  const isStuck = (wire: Wire) => wire.destroyed || now() - (lastBlock.get(wire) ?? 0) > stuckAfterMs
  const isShared = (wire: Wire, piece: number) =>
    torrent._reservations[piece]?.some((other) => other !== null && other !== wire && !isStuck(other)) === true
  const testPieceOf = (wire: Wire): number | undefined => {
    const piece = tested.has(wire) ? undefined : holds.get(wire)
    return piece !== undefined && heldBy.get(piece) === wire && !torrent.bitfield.get(piece) ? piece : undefined
  }

  const mayAsk = (wire: Wire, piece: number, isLast: boolean): boolean => {
    const holder = heldBy.get(piece)
    if (holder && holder !== wire && !isStuck(holder)) return isLast && tested.has(wire)
    if (tested.has(wire)) return true
    const test = testPieceOf(wire)
    return test === undefined ? !isShared(wire, piece) : test === piece
  }

  const ban = (wire: Wire, piece: number | null) => {
    const address = `${wire.remoteAddress}:${wire.remotePort}`
    bans.ban(address)
    onBan({ peer: address, piece })
    wire.destroy()
  }

  const settle = (piece: number): Wire[] => {
    const from = [...(sources.get(piece) ?? [])]
    sources.delete(piece)
    heldBy.delete(piece)
    return from
  }

  const failed = (piece: number) => {
    const from = settle(piece)
    const [only] = from
    if (only && from.length === 1) return ban(only, piece)
    for (const wire of from) {
      tested.delete(wire)
      suspicion.set(wire, (suspicion.get(wire) ?? 0) + 1)
      if ((suspicion.get(wire) ?? 0) >= maxSuspicion) ban(wire, piece)
    }
  }

  torrent._request = (wire, piece, isLast) => {
    if (!mayAsk(wire, piece, isLast)) return false
    if (!request(wire, piece, isLast)) return false
    if (!lastBlock.has(wire)) lastBlock.set(wire, now())
    if (!tested.has(wire)) {
      heldBy.set(piece, wire)
      holds.set(wire, piece)
    }
    return true
  }
  /** A peer under test requests only its own piece: the library's search would go through all pieces for each block. */
  torrent._updateWire = (wire) => {
    const test = testPieceOf(wire)
    if (test === undefined || wire.peerChoking || wire.requests.length === 0) return update(wire)
    while (torrent._request(wire, test, false));
  }
  torrent.on('verified', (piece: number) => {
    for (const wire of settle(piece)) {
      tested.add(wire)
      suspicion.delete(wire)
    }
  })
  torrent.on('warning', (warning: Error) => {
    const piece = /^Piece (\d+) failed verification$/.exec(warning.message)?.[1]
    if (piece !== undefined) failed(Number(piece))
  })
  torrent.on('wire', (wire: Wire) => {
    const ask = wire.request.bind(wire)
    let unasked = 0
    wire.request = (...[piece, offset, length, done]) =>
      ask(piece, offset, length, (error, bytes) => {
        unasked--
        if (!error) {
          lastBlock.set(wire, now())
          const from = sources.get(piece) ?? new Set()
          sources.set(piece, from.add(wire))
        }
        done(error, bytes)
      })
    wire.on('piece', () => {
      unasked++
      if (unasked > maxUnasked) ban(wire, null)
    })
  })
}
