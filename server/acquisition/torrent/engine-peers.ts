import type { Peer, Torrent, Wire } from 'webtorrent'
import { mostWaiting } from './engine-priority'
import type { Reach } from './engine-reach'

/** What is remembered about an address that we connected to. */
type Trace = { isSelf: boolean; mode: 0 | 1; failures: number; notBefore: number; way: 'tcp' | 'utp'; hasFailedOtherWay: boolean }

export const handshakeMs = 5_000
export const seedRestMs = 30 * 60_000
export const longestRestMs = 10 * 60_000
const maxTraces = 5_000

type Guarding = {
  readonly torrent: Torrent
  readonly ownPeerId: string
  readonly preferred: 0 | 1
  readonly hasRoom: () => boolean
  readonly isBanned: (address: string) => boolean
  readonly reach: Reach
  readonly hasUtp: boolean
  /** Neither TCP nor uTP led to this address. */
  readonly onUnreachable: (address: string) => void
  readonly isSeeding: () => boolean
  readonly now: () => number
}

/**
 * Decides which peers to connect to, and how: by TCP, and by uTP if that leads nowhere; a failed plaintext handshake is retried encrypted
 * and vice versa; never calls our own address twice; seeds ignore other seeds, and peers that hang up immediately are left alone.
 */
export const guardPeers = (guarding: Guarding) => {
  const { torrent, hasRoom, isBanned, now } = guarding
  const traces = new Map<string, Trace>()
  const isValid = torrent._validAddr.bind(torrent)
  const addPeer = torrent._addPeer.bind(torrent)
  const addIncoming = torrent._addIncomingPeer.bind(torrent)

  const traceOf = (address: string): Trace => {
    const known = traces.get(address)
    if (known) return known
    const oldest = traces.size >= maxTraces ? traces.keys().next().value : undefined
    if (oldest !== undefined) traces.delete(oldest)
    const trace = { isSelf: false, mode: guarding.preferred, failures: 0, notBefore: 0, way: 'tcp' as const, hasFailedOtherWay: false }
    traces.set(address, trace)
    return trace
  }

  torrent.peerId = guarding.ownPeerId
  torrent._validAddr = (address) => {
    const trace = traces.get(address)
    return isValid(address) && !isBanned(address) && !(trace && (trace.isSelf || trace.notBefore > now()))
  }
  torrent._addPeer = (address, _type, source) => {
    if ((torrent._queue?.length ?? 0) >= mostWaiting || !hasRoom()) return null
    const trace = traceOf(address)
    const peer = addPeer(address, trace.way, source)
    if (!peer) return peer
    watch(guarding, peer, trace)
    if (guarding.hasUtp) tryBothWays(guarding, peer, trace)
    return peer
  }
  torrent._addIncomingPeer = (peer) => {
    if (peer.addr && isBanned(peer.addr)) return peer.destroy(new Error('banned'))
    if (!hasRoom()) return peer.destroy(new Error('too many connections'))
    if (peer.addr) guarding.reach.called(peer.addr)
    // By uTP it comes from the port that we call it on: the library would take both for one and the same.
    if (torrent._peers.has(peer.id)) peer.id = `${peer.id} incoming`
    addIncoming(peer)
  }
  return {
    /** By uTP and at once, whatever else is tried. */
    callByUtp: (address: string): void => {
      const before = torrent._peers.get(address)
      if (torrent.destroyed || before?.connected || before?.type === 'utpOutgoing') return
      torrent.removePeer(address)
      Object.assign(traceOf(address), { way: 'utp', hasFailedOtherWay: true })
      torrent._addPeer(address, 'utp', 'ut_pex')
    },
  }
}

const watch = (guarding: Guarding, peer: Peer, trace: Trace) => {
  const { torrent, now } = guarding
  let timer: ReturnType<typeof setTimeout> | undefined
  let connectedAt = 0
  const callAgain = (address: string) => {
    if (!torrent.destroyed) torrent.addPeer(address)
  }
  peer.secure = trace.mode
  peer.once('connect', () => {
    connectedAt = now()
    if (peer.addr) guarding.reach.reached(peer.addr)
    timer = setTimeout(() => {
      if (!peer.wire?.peerId) peer.destroy(new Error('no handshake'))
    }, handshakeMs)
  })
  peer.once('disconnect', () => {
    clearTimeout(timer)
    const { wire, addr } = peer
    if (wire?.peerId === guarding.ownPeerId) trace.isSelf = true
    else if (wire?.peerId) {
      const rest = parted(guarding, trace, { wire, lastedMs: now() - connectedAt })
      if (rest > 0 && addr) setTimeout(() => callAgain(addr), rest + 100).unref()
    } else if (refusedHandshake(trace, guarding.hasUtp) && addr) queueMicrotask(() => callAgain(addr))
  })
}

/** More than the library ever tries. */
const noMoreRetries = 99

/** If a peer cannot be reached one way, tries the other one immediately; only then does it count as a failed try. */
const tryBothWays = ({ torrent, onUnreachable }: Guarding, peer: Peer, trace: Trace): void => {
  const destroy = peer.destroy.bind(peer)
  let hasConnected = false
  peer.once('connect', () => {
    hasConnected = true
    trace.hasFailedOtherWay = false
  })
  peer.destroy = (error) => {
    const { addr, source, retries } = peer
    if (hasConnected || peer.destroyed || torrent.destroyed || !error || !addr) return destroy(error)
    const isSecond = trace.hasFailedOtherWay
    trace.way = otherWay(trace.way)
    trace.hasFailedOtherWay = !isSecond
    if (!isSecond) peer.retries = noMoreRetries
    destroy(error)
    if (isSecond) return onUnreachable(addr)
    queueMicrotask(() => {
      const other = torrent.destroyed ? null : torrent._addPeer(addr, trace.way, source)
      if (other) other.retries = retries
    })
  }
}

/**
 * No handshake: tries the other mode next, and both modes the other way, because some clients accept TCP only to hang up; each immediately.
 * The library gives up after three more.
 */
const refusedHandshake = (trace: Trace, hasUtp: boolean): boolean => {
  trace.failures++
  trace.mode = trace.mode === 1 ? 0 : 1
  if (hasUtp && trace.failures % 2 === 0) trace.way = otherWay(trace.way)
  return trace.failures < (hasUtp ? 4 : 2)
}

const otherWay = (way: Trace['way']): Trace['way'] => (way === 'tcp' ? 'utp' : 'tcp')

/** How long to leave the peer alone. */
const parted = ({ isSeeding, now }: Guarding, trace: Trace, { wire, lastedMs }: { wire: Wire; lastedMs: number }): number => {
  const wasUseful = wire.downloaded + wire.uploaded > 0 || lastedMs > 60_000
  trace.failures = wasUseful ? 0 : trace.failures + 1
  const rest = isSeeding() && wire.isSeeder ? seedRestMs : trace.failures > 1 ? Math.min(longestRestMs, 2_000 * 2 ** trace.failures) : 0
  trace.notBefore = now() + rest
  return rest
}
