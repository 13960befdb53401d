import { Failure } from '#server/foundation/lib/failure'
import { say } from '#server/foundation/lib/sentence'
import { familyOf } from './addresses'
import type { Bytes } from './blake2s'
import { keyBytes, keyPairFrom } from './curve'
import { openLink } from './link'
import { type Module, openModule, type Place } from './module'
import { createPeer, type PeerState } from './peer'
import { sentences } from './sentences'
import { createTurns } from './turns'

export type TunnelConfig = {
  readonly private_key: string
  /** Our own addresses inside, without prefix length. */
  readonly addresses: readonly string[]
  readonly dns: readonly string[]
  readonly mtu: number
  readonly peer_public_key: string
  readonly preshared_key: string | null
  /** An IP address, not a name. Null waits for incoming calls. */
  readonly endpoint: Place | null
  /** What the peer may send and receive, as `address/bits`; empty means everything. */
  readonly allowed_ips: readonly string[]
  readonly keepalive_seconds: number
}

/** Callbacks of a connection. They must not call into the stack. */
export type Ears = {
  readonly connected: () => void
  readonly data: (bytes: Uint8Array) => void
  readonly end: () => void
  readonly error: (code: number) => void
  readonly sent: () => void
  /** Everything since the last call has been delivered. */
  readonly settle: () => void
}

export type Tunnel = Awaited<ReturnType<typeof openTunnel>>

type Options = {
  readonly wallMs: () => number
  readonly onState?: (state: PeerState) => void
  readonly onTrouble?: (code: string) => void
  readonly listen?: Place
  readonly widen?: (fd: number) => void
}

const tickMs = 50
const none = '0.0.0.0'

/** A WireGuard tunnel and the network inside it, over one UDP socket and without the system's network stack. */
export const openTunnel = async (config: TunnelConfig, options: Options) => {
  const ends = createEnds()
  const module = await openModule({
    connected: (id) => ends.hear(id, (ears) => ears.connected()),
    data: (id, bytes) => ends.hear(id, (ears) => ears.data(bytes)),
    end: (id) => ends.hear(id, (ears) => ears.end()),
    error: (id, code) => ends.hear(id, (ears) => ears.error(code)),
    sent: (id) => ends.hear(id, (ears) => ears.sent()),
    accepted: (listener, id) => ends.listeners.get(listener)?.(id),
    message: (id, bytes, from) => ends.messages.get(id)?.(bytes, from),
    flush: () => flush(),
  })
  beginStack(module, config)

  const pace = createPace(() => {
    ends.settle()
    const waiting = module.calls.stack_pace(module.now())
    flush()
    return waiting > 0
  })
  const take = createTurns<{ datagram: Uint8Array; from: Place }>(({ datagram, from }) => {
    if (peer.hear(datagram, from)) pace.received()
  })
  const link = await openLink({
    ...(config.endpoint ? { to: config.endpoint } : {}),
    ...(options.listen ? { listen: options.listen } : {}),
    ...(options.widen ? { widen: options.widen } : {}),
    hear: (datagram, from) => take({ datagram, from }),
    onTrouble: (code) => options.onTrouble?.(code),
  })
  const peer = createPeer({
    module,
    identity: identityOf(config),
    wallMs: options.wallMs,
    calls: config.endpoint !== null,
    keepaliveSeconds: config.keepalive_seconds,
    send: link.sendTo,
    onSeen: link.moved,
    onState: (state) => options.onState?.(state),
  })
  const flush = (): void => {
    const datagrams = module.takeDatagrams()
    if (datagrams.length > 0) link.sendMany(datagrams)
  }
  const beat = setInterval(() => {
    peer.tick()
    pace.soon()
  }, tickMs)
  peer.tick()

  return {
    module,
    config,
    port: link.port,
    peerPlace: link.peer,
    state: peer.state,
    traffic: peer.traffic,
    counts: peer.counts,
    lastHandshakeMs: peer.lastHandshakeMs,
    connections: ends.connections,
    listeners: ends.listeners,
    messages: ends.messages,
    /** Sends the output of recent calls into the stack, slightly later. */
    soon: pace.soon,
    touch: ends.touch,
    ownAddress: (family: 4 | 6 = 4): string => config.addresses.find((address) => familyOf(address) === family) ?? none,
    close: (): void => {
      clearInterval(beat)
      peer.close()
      link.close()
    },
  }
}

const beginStack = (module: Module, { addresses, mtu, allowed_ips }: TunnelConfig): void => {
  const of = (family: 4 | 6) => addresses.find((address) => familyOf(address) === family)
  module.putAddress({ host: of(4) ?? none, port: 0 })
  module.calls.stack_begin(mtu, module.now())
  const six = of(6)
  if (six) {
    module.putAddress({ host: six, port: 0 })
    module.calls.stack_add_6()
  }
  for (const range of allowed_ips) {
    const [host = '', bits] = range.split('/')
    module.putAddress({ host, port: 0 })
    if (!module.calls.allow(bits === undefined ? (familyOf(host) === 4 ? 32 : 128) : Number(bits)))
      throw new Failure(say(sentences, 'too_many_addresses'))
  }
}

const identityOf = ({ private_key, peer_public_key, preshared_key }: TunnelConfig) => {
  const secret = keyBytes(private_key)
  const theirs = keyBytes(peer_public_key)
  const presharedKey = preshared_key === null ? new Uint8Array(32) : keyBytes(preshared_key)
  if (!secret || !theirs || !presharedKey) throw new Failure(say(sentences, 'tunnel_key_invalid'))
  const own = keyPairFrom(secret)
  secret.fill(0)
  return { own, theirs, presharedKey }
}

/** Which part of the program listens to which end of the stack. */
const createEnds = () => {
  const connections = new Map<number, Ears>()
  const touched = new Set<Ears>()
  return {
    connections,
    listeners: new Map<number, (id: number) => void>(),
    messages: new Map<number, (bytes: Bytes, from: Place) => void>(),
    touch: (ears: Ears) => void touched.add(ears),
    hear: (id: number, tell: (ears: Ears) => void): void => {
      const ears = connections.get(id)
      if (!ears) return
      tell(ears)
      touched.add(ears)
    },
    settle: (): void => {
      const now = [...touched]
      touched.clear()
      for (const ears of now) ears.settle()
    },
  }
}

const batch = 128
const busySpanMs = 20
const busyFrom = 100

/**
 * Answers packets in batches when they arrive quickly: fewer acknowledgments and fewer system calls. A run that returns true is followed by
 * another a millisecond later.
 */
const createPace = (run: () => boolean) => {
  let isSet = false
  let since = 0
  let span = { from: 0, count: 0 }
  let isBusy = false

  const goLater = () => {
    isSet = true
    setTimeout(go, 1)
  }
  const go = () => {
    isSet = false
    since = 0
    if (run() && !isSet) goLater()
  }
  const soon = (): void => {
    if (isSet) return
    isSet = true
    setImmediate(go)
  }

  return {
    soon,
    received: (): void => {
      const now = performance.now()
      if (now - span.from > busySpanMs) {
        isBusy = span.count > busyFrom
        span = { from: now, count: 0 }
      }
      span.count++
      since++
      // The socket's loop may not return while packets keep coming.
      if (since >= batch) {
        since = 0
        if (run() && !isSet) goLater()
      } else if (!isSet && isBusy) goLater()
      else soon()
    },
  }
}
