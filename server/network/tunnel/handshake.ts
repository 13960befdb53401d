import { type Bytes, join } from './blake2s'
import { createCookieGuard, createCookieJar, isSigned, macKey, signed } from './cookies'
import type { Module, Place } from './module'
import { type Begun, begin, conclude, hear, type Identity, reply, type SessionKeys, wipe } from './noise'

export const sizes = { initiation: 148, response: 92, cookie: 64 } as const

export type HandshakeNeeds = {
  readonly module: Module
  readonly identity: Identity
  /** Monotonic milliseconds. */
  readonly now: () => number
  readonly wallMs: () => number
  readonly send: (datagram: Uint8Array, to: Place | undefined) => void
  /** A session began; the responder uses its own only after the initiator has. */
  readonly onSession: (who: 'called' | 'answered', from: Place) => void
}

type Pending = { readonly begun: Begun; readonly index: number; readonly first: Bytes }

const slots = { current: 0, next: 2 } as const
const initiationsEveryMs = 20

/** Both roles of WireGuard's handshake with one peer. */
export const createHandshake = ({ module, identity, now, wallMs, send, onSession }: HandshakeNeeds) => {
  const keys = { theirs: macKey(identity.theirs), own: macKey(identity.own.shown) }
  const jar = createCookieJar(module, identity.theirs, now)
  const guard = createCookieGuard(module, identity.own.shown, now)
  const counts = { initiations: 0, handshakes: 0, cookies: 0, asked_for_cookie: 0 }
  let pending: Pending | undefined
  let heardTimestamp = new Uint8Array(12)
  let heardAt = Number.NEGATIVE_INFINITY

  const install = (slot: number, sessionKeys: SessionKeys, indexes: { own: number; theirs: number }) => {
    module.putScratch(join(sessionKeys.send, sessionKeys.receive))
    module.calls.session_set(slot, indexes.own, indexes.theirs, module.now())
    wipe(sessionKeys.send, sessionKeys.receive)
    counts.handshakes++
  }

  const initiate = (): void => {
    const made = begin(module, identity, timestamp(wallMs()))
    if (!made) return
    const index = newIndex()
    const { whole, first } = signed(join(header(1, index), made.body), keys.theirs, jar.cookie())
    pending = { begun: made.begun, index, first }
    counts.initiations++
    send(whole, undefined)
  }

  const isTheirs = (heard: { theirs: Bytes; timestamp: Bytes }): boolean =>
    Buffer.compare(heard.theirs, identity.theirs) === 0 &&
    Buffer.compare(heard.timestamp, heardTimestamp) > 0 &&
    now() - heardAt >= initiationsEveryMs

  const hearInitiation = (message: Uint8Array, from: Place): void => {
    if (!isSigned(message, keys.own)) return
    if (guard.isBusy() && !guard.isProven(message, `${from.host} ${from.port}`)) {
      counts.asked_for_cookie++
      send(guard.replyTo(message, `${from.host} ${from.port}`), from)
      return
    }
    const heard = hear(module, identity.own, message.subarray(8, 116))
    if (!heard || !isTheirs(heard)) return
    const answer = reply(module, identity, heard)
    if (!answer) return
    heardTimestamp = heard.timestamp
    heardAt = now()
    const index = newIndex()
    const theirIndex = message.slice(4, 8)
    const { whole } = signed(join(header(2, index), theirIndex, answer.body), keys.theirs, jar.cookie())
    install(slots.next, answer.keys, { own: index, theirs: indexIn(theirIndex, 0) })
    send(whole, from)
    onSession('answered', from)
  }

  const hearResponse = (message: Uint8Array, from: Place): void => {
    if (!pending || indexIn(message, 8) !== pending.index || !isSigned(message, keys.own)) return
    const sessionKeys = conclude(module, identity, { begun: pending.begun, body: message.subarray(12, 60) })
    if (!sessionKeys) return
    install(slots.current, sessionKeys, { own: pending.index, theirs: indexIn(message, 4) })
    pending = undefined
    onSession('called', from)
  }

  const hearCookie = (message: Uint8Array): void => {
    if (!pending || indexIn(message, 4) !== pending.index) return
    if (jar.take(message, pending.first)) counts.cookies++
  }

  return {
    initiate,
    isPending: () => pending !== undefined,
    counts: () => ({ ...counts }),
    /** True if the message has the form of a handshake message. */
    hear: (message: Uint8Array, from: Place): boolean => {
      const kind = message[0]
      if (kind === 1 && message.length === sizes.initiation) hearInitiation(message, from)
      else if (kind === 2 && message.length === sizes.response) hearResponse(message, from)
      else if (kind === 3 && message.length === sizes.cookie) hearCookie(message)
      else return false
      return true
    },
    forget: (): void => {
      if (pending) wipe(pending.begun.chain, pending.begun.digest)
      pending = undefined
    },
  }
}

const header = (kind: number, index: number): Bytes => {
  const bytes = new Uint8Array(8)
  bytes[0] = kind
  new DataView(bytes.buffer).setUint32(4, index, true)
  return bytes
}

const newIndex = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!
const indexIn = (message: Uint8Array, at: number): number =>
  Buffer.from(message.buffer, message.byteOffset, message.length).readUInt32LE(at)

let lastMs = 0
/** TAI64N in steps of a millisecond, strictly increasing. */
const timestamp = (wallMs: number): Bytes => {
  lastMs = Math.max(Math.floor(wallMs), lastMs + 1)
  const bytes = new Uint8Array(12)
  const view = new DataView(bytes.buffer)
  view.setBigUint64(0, 0x4000_0000_0000_000an + BigInt(Math.floor(lastMs / 1_000)))
  view.setUint32(8, (lastMs % 1_000) * 1_000_000)
  return bytes
}
