import { type Bytes, hash, join, mac } from './blake2s'
import type { Module } from './module'

const text = new TextEncoder()
const macLabel = text.encode('mac1----')
const cookieLabel = text.encode('cookie--')
const cookieLivesMs = 120_000
const replySize = 64

/** The key of the proof that the sender knows the receiver's public key. The proof ends every initiation and response. */
export const macKey = (shown: Bytes): Bytes => hash(macLabel, shown)

/** An initiation or response with both proofs; the second only while a cookie is valid. */
export const signed = (message: Bytes, key: Bytes, cookie: Bytes | undefined): { whole: Bytes; first: Bytes } => {
  const first = mac(key, message)
  const second = cookie ? mac(cookie, join(message, first)) : new Uint8Array(16)
  return { whole: join(message, first, second), first }
}

export const isSigned = (message: Uint8Array, key: Bytes): boolean => isSame(mac(key, message.subarray(0, -32)), message.subarray(-32, -16))

const isSame = (one: Uint8Array, other: Uint8Array): boolean => {
  let difference = one.length ^ other.length
  for (let i = 0; i < one.length; i++) difference |= one[i]! ^ other[i]!
  return difference === 0
}

/** The cookie from a busy peer, to be sent with the next attempt. */
export const createCookieJar = (cipher: Pick<Module, 'open'>, theirs: Bytes, now: () => number) => {
  const key = hash(cookieLabel, theirs)
  let held: { cookie: Bytes; at: number } | undefined
  return {
    cookie: (): Bytes | undefined => (held && now() - held.at < cookieLivesMs ? held.cookie : undefined),
    /** `first` is the proof of the message being answered, so nobody else can plant a cookie. */
    take: (reply: Uint8Array, first: Bytes): boolean => {
      const cookie = cipher.open({ key, nonce: reply.slice(8, 32), extra: first, kind: 'cookie' }, reply.slice(32, replySize))
      if (cookie) held = { cookie, at: now() }
      return cookie !== undefined
    },
  }
}

const busyFrom = 40
const busySpanMs = 1_000

/**
 * Under load, demands proof that the caller is reachable at its address before the costly part of a handshake. The secret behind the
 * cookies changes, so none is valid for long.
 */
export const createCookieGuard = (cipher: Pick<Module, 'seal'>, own: Bytes, now: () => number) => {
  const key = hash(cookieLabel, own)
  let secret = randomBytes(32)
  let secretFrom = now()
  let span = { from: now(), count: 0 }

  const cookieFor = (from: string): Bytes => {
    if (now() - secretFrom > cookieLivesMs) {
      secret = randomBytes(32)
      secretFrom = now()
    }
    return mac(secret, text.encode(from))
  }

  return {
    /** Counts a handshake message and returns whether there are too many. */
    isBusy: (): boolean => {
      if (now() - span.from > busySpanMs) span = { from: now(), count: Math.max(0, span.count - busyFrom) >> 1 }
      return ++span.count > busyFrom
    },
    isProven: (message: Uint8Array, from: string): boolean => isSame(mac(cookieFor(from), message.subarray(0, -16)), message.subarray(-16)),
    /** The datagram that asks the caller to retry with a cookie. */
    replyTo: (message: Uint8Array, from: string): Bytes => {
      const nonce = randomBytes(24)
      const extra = new Uint8Array(message.slice(-32, -16))
      const sealed = cipher.seal({ key, nonce, extra, kind: 'cookie' }, cookieFor(from))
      return join(Uint8Array.of(3, 0, 0, 0), message.subarray(4, 8), nonce, sealed)
    },
  }
}

const randomBytes = (length: number): Bytes => crypto.getRandomValues(new Uint8Array(length))
