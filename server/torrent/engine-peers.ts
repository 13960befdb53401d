import type { Peer, Torrent, Wire } from 'webtorrent'

/** What is remembered of an address that we connected to. */
type Trace = { isSelf: boolean; mode: 0 | 1; failures: number; notBefore: number }

const handshakeMs = 5_000
const seedRestMs = 30 * 60_000
const longestRestMs = 10 * 60_000
const maxTraces = 5_000

type Guarding = {
  readonly torrent: Torrent
  readonly ownPeerId: string
  readonly preferred: 0 | 1
  readonly isFull: () => boolean
  readonly isSeeding: () => boolean
  readonly now: () => number
}

/**
 * Decides whom the torrent connects to, and how: an encrypted handshake that fails is tried again in the clear and the other
 * way round; our own address is never called twice; two seeds, and peers that hang up at once, leave each other in peace.
 */
export const guardPeers = (guarding: Guarding) => {
  const { torrent, isFull, now } = guarding
  const traces = new Map<string, Trace>()
  const isValid = torrent._validAddr.bind(torrent)
  const addPeer = torrent._addPeer.bind(torrent)
  const addIncoming = torrent._addIncomingPeer.bind(torrent)

  const traceOf = (address: string): Trace => {
    const known = traces.get(address)
    if (known) return known
    const oldest = traces.size >= maxTraces ? traces.keys().next().value : undefined
    if (oldest !== undefined) traces.delete(oldest)
    const trace = { isSelf: false, mode: guarding.preferred, failures: 0, notBefore: 0 }
    traces.set(address, trace)
    return trace
  }

  torrent.peerId = guarding.ownPeerId
  torrent._validAddr = (address) => {
    const trace = traces.get(address)
    return isValid(address) && !(trace && (trace.isSelf || trace.notBefore > now()))
  }
  torrent._addPeer = (address, type, source) => {
    if (isFull()) return null
    const peer = addPeer(address, type, source)
    if (peer) watch(guarding, peer, traceOf(address))
    return peer
  }
  torrent._addIncomingPeer = (peer) => {
    if (isFull()) return peer.destroy(new Error('too many connections'))
    addIncoming(peer)
  }
}

const watch = (guarding: Guarding, peer: Peer, trace: Trace) => {
  const { torrent, now } = guarding
  let timer: ReturnType<typeof setTimeout> | undefined
  let connectedAt = 0
  peer.secure = trace.mode
  peer.once('connect', () => {
    connectedAt = now()
    timer = setTimeout(() => {
      if (!peer.wire?.peerId) peer.destroy(new Error('no handshake'))
    }, handshakeMs)
  })
  peer.once('disconnect', () => {
    clearTimeout(timer)
    const { wire, addr } = peer
    if (!wire?.peerId) {
      const wasFirstTry = failed(trace, now())
      if (wasFirstTry && addr) queueMicrotask(() => torrent.destroyed || torrent.addPeer(addr))
      return
    }
    if (wire.peerId === guarding.ownPeerId) trace.isSelf = true
    else parted(guarding, trace, { wire, lastedMs: now() - connectedAt })
  })
}

/** No handshake: the other way is tried at once, and if both fail the address rests. */
const failed = (trace: Trace, at: number): boolean => {
  trace.failures++
  trace.mode = trace.mode === 1 ? 0 : 1
  if (trace.failures % 2 === 0) trace.notBefore = at + restMs(trace.failures)
  return trace.failures % 2 === 1
}

const parted = ({ isSeeding, now }: Guarding, trace: Trace, { wire, lastedMs }: { wire: Wire; lastedMs: number }) => {
  const wasUseful = wire.downloaded + wire.uploaded > 0 || lastedMs > 60_000
  trace.failures = wasUseful ? 0 : trace.failures + 1
  if (isSeeding() && wire.isSeeder) trace.notBefore = now() + seedRestMs
  else if (trace.failures > 1) trace.notBefore = now() + restMs(trace.failures)
}

const restMs = (failures: number) => Math.min(longestRestMs, 2_000 * 2 ** failures)
