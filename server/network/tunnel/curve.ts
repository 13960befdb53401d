import { createPrivateKey, createPublicKey, diffieHellman, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { type Bytes, join } from './blake2s'

export type KeyPair = { readonly secret: KeyObject; readonly shown: Bytes }

const privatePrefix = Buffer.from('302e020100300506032b656e04220420', 'hex')
const publicPrefix = Buffer.from('302a300506032b656e032100', 'hex')

const shownOf = (secret: KeyObject): Bytes =>
  new Uint8Array(
    createPublicKey(secret as unknown as Parameters<typeof createPublicKey>[0])
      .export({ format: 'der', type: 'spki' })
      .subarray(-32),
  )

export const keyPairFrom = (secretBytes: Uint8Array): KeyPair => {
  const der = Buffer.from(join(privatePrefix, secretBytes))
  const secret = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  der.fill(0)
  return { secret, shown: shownOf(secret) }
}

export const newKeyPair = (): KeyPair => {
  const secret = generateKeyPairSync('x25519').privateKey
  return { secret, shown: shownOf(secret) }
}

/** Undefined for a point that would make every secret the same. */
export const agree = (own: KeyPair, theirs: Uint8Array): Bytes | undefined => {
  try {
    const publicKey = createPublicKey({ key: Buffer.from(join(publicPrefix, theirs)), format: 'der', type: 'spki' })
    const shared = new Uint8Array(diffieHellman({ privateKey: own.secret, publicKey }))
    return shared.some((byte) => byte !== 0) ? shared : undefined
  } catch {
    return undefined
  }
}

/** The 32 bytes of a key in WireGuard's notation. */
export const keyBytes = (text: string): Bytes | undefined => {
  if (!/^[A-Za-z0-9+/]{43}=$/.test(text)) return undefined
  const bytes = new Uint8Array(Buffer.from(text, 'base64'))
  return bytes.length === 32 ? bytes : undefined
}
