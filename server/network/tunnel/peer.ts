import { createHandshake } from './handshake'
import type { Module, Place, Traffic } from './module'
import type { Identity } from './noise'

/** `down`: no response for half a minute. Sending is refused meanwhile. */
export type PeerState = 'connecting' | 'up' | 'down'

export type PeerNeeds = {
  readonly module: Module
  readonly identity: Identity
  readonly wallMs: () => number
  /** Whether we initiate, or wait for the peer to. */
  readonly calls: boolean
  readonly keepaliveSeconds: number
  /** Undefined sends to the peer's last known address. */
  readonly send: (datagram: Uint8Array, to: Place | undefined) => void
  /** The peer authenticated itself. */
  readonly onSeen: (from: Place) => void
  readonly onState: (state: PeerState) => void
}

const rekeyAfterMs = 120_000
const rejectAfterMs = 180_000
const rekeyTimeoutMs = 5_000
const jitterMs = 334
const keepaliveMs = 10_000
const silentMs = keepaliveMs + rekeyTimeoutMs
const downAfterMs = 30_000
const rekeyAfterMessages = 2 ** 60

/** The state of the peer; times are those of the module. */
type Life = {
  state: PeerState
  born: number | undefined
  calledByUs: boolean
  nextTry: number
  /** Since when something of ours is unanswered: an initiation or data. */
  tryingSince: number | undefined
  waitingSince: number | undefined
}
type Handshake = ReturnType<typeof createHandshake>

/** One WireGuard peer: its timers for handshakes, retries, keepalives and timeouts. */
export const createPeer = (needs: PeerNeeds) => {
  const { module, onSeen } = needs
  const { now } = module
  const life: Life = {
    state: 'connecting',
    born: undefined,
    calledByUs: false,
    nextTry: -1,
    tryingSince: undefined,
    waitingSince: undefined,
  }
  let lastHandshakeMs: number | null = null
  let confirmed = 0
  let isClosed = false

  const setState = (next: PeerState): void => {
    if (next === life.state) return
    life.state = next
    needs.onState(next)
  }

  const began = (calledByUs: boolean): void => {
    Object.assign(life, { born: now(), calledByUs, tryingSince: undefined, waitingSince: undefined })
    lastHandshakeMs = needs.wallMs()
    setState('up')
  }

  const handshake: Handshake = createHandshake({
    ...needs,
    now,
    onSession: (who, from) => {
      onSeen(from)
      if (who === 'answered') return
      began(true)
      // The peer must not use its new session before it has heard from us.
      module.calls.keepalive(now())
    },
  })

  const noticeConfirmed = (): void => {
    const count = module.traffic().confirmed
    if (count !== confirmed) began(false)
    confirmed = count
  }

  const dropOld = (): void => {
    if (ageOf(life, now()) < rejectAfterMs || life.born === undefined) return
    life.born = undefined
    module.calls.sessions_drop()
    setState('down')
  }

  const call = (): void => {
    life.nextTry = now() + rekeyTimeoutMs + Math.random() * jitterMs
    life.tryingSince ??= now()
    handshake.initiate()
  }

  return {
    state: () => life.state,
    traffic: module.traffic,
    counts: handshake.counts,
    lastHandshakeMs: () => lastHandshakeMs,
    /** True if something may have to be sent now. */
    hear: (datagram: Uint8Array, from: Place): boolean => {
      if (isClosed || !isOurs(datagram)) return false
      if (datagram[0] !== 4) return handshake.hear(datagram, from)
      module.putIncoming(datagram)
      if (module.calls.datagram(datagram.length, now()) < 0) return false
      onSeen(from)
      noticeConfirmed()
      return true
    },
    tick: (): void => {
      if (isClosed) return
      module.calls.stack_tick(now())
      dropOld()
      const traffic = module.traffic()
      if (owesKeepalive({ life, traffic, now: now(), every: needs.keepaliveSeconds })) module.calls.keepalive(now())
      const judged = judge(life, traffic, now())
      if (judged) setState(judged)
      const wants =
        handshake.isPending() || wantsSession({ life, traffic, now: now(), calls: needs.calls, sent: module.calls.session_sent() })
      if (wants && now() > life.nextTry) call()
    },
    /** Also wipes keys and traffic from the module's memory. */
    close: (): void => {
      isClosed = true
      handshake.forget()
      module.calls.wipe()
      needs.identity.presharedKey.fill(0)
      setState('down')
    },
  }
}

/** Ignores everything else that arrives at our port. */
const isOurs = (datagram: Uint8Array): boolean =>
  datagram.length >= 32 && datagram.length <= 65_535 && !datagram[1] && !datagram[2] && !datagram[3]

const ageOf = ({ born }: Life, now: number): number => (born === undefined ? Number.POSITIVE_INFINITY : now - born)

type Look = { readonly life: Life; readonly traffic: Traffic; readonly now: number }

const owesKeepalive = ({ life, traffic, now, every }: Look & { readonly every: number }): boolean => {
  if (life.born === undefined) return false
  const since = now - traffic.lastSent
  return (every > 0 && since >= every * 1_000) || (traffic.lastDataReceived > traffic.lastSent && since >= keepaliveMs)
}

/** The peer's new state; undefined if unchanged. */
const judge = (life: Life, traffic: Traffic, now: number): PeerState | undefined => {
  if (traffic.lastDataSent <= Math.max(traffic.lastReceived, life.born ?? 0)) life.waitingSince = undefined
  else life.waitingSince ??= now
  const since = Math.min(life.tryingSince ?? Number.POSITIVE_INFINITY, life.waitingSince ?? Number.POSITIVE_INFINITY)
  if (now - since > downAfterMs) return 'down'
  return life.state === 'down' && life.born !== undefined && since === Number.POSITIVE_INFINITY ? 'up' : undefined
}

const wantsSession = ({ life, traffic, now, calls, sent }: Look & { readonly calls: boolean; readonly sent: number }): boolean => {
  if (life.born === undefined) return calls
  if (life.waitingSince !== undefined && now - life.waitingSince > silentMs) return true
  if (!life.calledByUs) return false
  const age = ageOf(life, now)
  const sends = now - traffic.lastSent < 1_000
  return (age > rekeyAfterMs && sends) || age > rejectAfterMs - silentMs || sent > rekeyAfterMessages
}
