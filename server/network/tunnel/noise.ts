import { type Bytes, derive, hash, join } from './blake2s'
import { agree, type KeyPair, newKeyPair } from './curve'
import type { Module } from './module'

/** Our keys, the peer's key, and the shared secret. */
export type Identity = { readonly own: KeyPair; readonly theirs: Bytes; readonly presharedKey: Bytes }
export type SessionKeys = { readonly send: Bytes; readonly receive: Bytes }

type Cipher = Pick<Module, 'seal' | 'open'>
/** The chaining key and the hash of the handshake so far. */
type Transcript = { readonly chain: Bytes; readonly digest: Bytes }

export type Begun = Transcript & { readonly ephemeral: KeyPair }
export type Heard = Transcript & { readonly ephemeral: Bytes; readonly theirs: Bytes; readonly timestamp: Bytes }

const text = new TextEncoder()
const construction = hash(text.encode('Noise_IKpsk2_25519_ChaChaPoly_BLAKE2s'))
const identified = hash(construction, text.encode('WireGuard v1 zx2c4 Jason@zx2c4.com'))
const noNonce = new Uint8Array(12)
const nothing = new Uint8Array(0)

const mixed = ({ chain, digest }: Transcript, shown: Uint8Array): Transcript => ({
  chain: derive(1, chain, shown)[0]!,
  digest: hash(digest, shown),
})
const sealingWith = (key: Bytes, extra: Bytes) => ({ key, nonce: noNonce, extra, kind: 'handshake' as const })

/** The first 108 bytes of an initiation: ephemeral key, static key and timestamp, the last two sealed. Undefined for an impossible peer. */
export const begin = (cipher: Cipher, { own, theirs }: Identity, timestamp: Bytes): { begun: Begun; body: Bytes } | undefined => {
  const ephemeral = newKeyPair()
  const first = mixed({ chain: construction, digest: hash(identified, theirs) }, ephemeral.shown)
  const fromEphemeral = agree(ephemeral, theirs)
  const fromStatic = agree(own, theirs)
  if (!fromEphemeral || !fromStatic) return undefined
  const [chain, key] = derive(2, first.chain, fromEphemeral) as [Bytes, Bytes]
  const staticSealed = cipher.seal(sealingWith(key, first.digest), own.shown)
  const digest = hash(first.digest, staticSealed)
  const [nextChain, nextKey] = derive(2, chain, fromStatic) as [Bytes, Bytes]
  const timeSealed = cipher.seal(sealingWith(nextKey, digest), timestamp)
  wipe(fromEphemeral, fromStatic, key, nextKey, chain)
  return {
    begun: { chain: nextChain, digest: hash(digest, timeSealed), ephemeral },
    body: join(ephemeral.shown, staticSealed, timeSealed),
  }
}

/** Decodes an initiation. Undefined if it was not made for us. The caller must check whose it is. */
export const hear = (cipher: Cipher, own: KeyPair, body: Uint8Array): Heard | undefined => {
  const ephemeral = new Uint8Array(body.slice(0, 32))
  const staticSealed = new Uint8Array(body.slice(32, 80))
  const timeSealed = new Uint8Array(body.slice(80, 108))
  const first = mixed({ chain: construction, digest: hash(identified, own.shown) }, ephemeral)
  const fromEphemeral = agree(own, ephemeral)
  if (!fromEphemeral) return undefined
  const [chain, key] = derive(2, first.chain, fromEphemeral) as [Bytes, Bytes]
  const theirs = cipher.open(sealingWith(key, first.digest), staticSealed)
  if (!theirs) return undefined
  const digest = hash(first.digest, staticSealed)
  const fromStatic = agree(own, theirs)
  if (!fromStatic) return undefined
  const [nextChain, nextKey] = derive(2, chain, fromStatic) as [Bytes, Bytes]
  const timestamp = cipher.open(sealingWith(nextKey, digest), timeSealed)
  wipe(fromEphemeral, fromStatic, key, nextKey, chain)
  return timestamp && { chain: nextChain, digest: hash(digest, timeSealed), ephemeral, theirs, timestamp }
}

/** The 48 bytes of a response, and the resulting keys. */
export const reply = (cipher: Cipher, identity: Identity, heard: Heard): { body: Bytes; keys: SessionKeys } | undefined => {
  const ephemeral = newKeyPair()
  const fromEphemeral = agree(ephemeral, heard.ephemeral)
  const fromStatic = agree(ephemeral, heard.theirs)
  if (!fromEphemeral || !fromStatic) return undefined
  const last = finish(mixed(heard, ephemeral.shown), { secrets: [fromEphemeral, fromStatic], presharedKey: identity.presharedKey })
  const empty = cipher.seal(sealingWith(last.key, last.digest), nothing)
  const [receive, send] = derive(2, last.chain, nothing) as [Bytes, Bytes]
  wipe(last.key, last.chain, heard.chain)
  return { body: join(ephemeral.shown, empty), keys: { send, receive } }
}

/** The keys, if the response is from the peer that was called. */
export const conclude = (
  cipher: Cipher,
  identity: Identity,
  { begun, body }: { begun: Begun; body: Uint8Array },
): SessionKeys | undefined => {
  const theirs = new Uint8Array(body.slice(0, 32))
  const fromEphemeral = agree(begun.ephemeral, theirs)
  const fromStatic = agree(identity.own, theirs)
  if (!fromEphemeral || !fromStatic) return undefined
  const last = finish(mixed(begun, theirs), { secrets: [fromEphemeral, fromStatic], presharedKey: identity.presharedKey })
  const isTheirs = cipher.open(sealingWith(last.key, last.digest), new Uint8Array(body.slice(32, 48))) !== undefined
  const [send, receive] = derive(2, last.chain, nothing) as [Bytes, Bytes]
  wipe(last.key, last.chain)
  if (!isTheirs) return undefined
  wipe(begun.chain)
  return { send, receive }
}

type Shared = { readonly secrets: readonly [Bytes, Bytes]; readonly presharedKey: Bytes }

const finish = ({ chain, digest }: Transcript, { secrets, presharedKey }: Shared) => {
  const mixedIn = secrets.reduce((key, secret) => derive(1, key, secret)[0]!, chain)
  const [last, tag, key] = derive(3, mixedIn, presharedKey) as [Bytes, Bytes, Bytes]
  wipe(...secrets, mixedIn)
  return { chain: last, digest: hash(digest, tag), key }
}

export const wipe = (...secrets: readonly Uint8Array[]): void => {
  for (const secret of secrets) secret.fill(0)
}
