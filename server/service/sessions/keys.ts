import { randomBytes, timingSafeEqual } from 'node:crypto'

/** Prefix and random bytes of each credential; the prefix lets the log recognize and redact it. */
const forms = {
  browser: ['bs1_', 32],
  cli: ['ct1_', 32],
  app: ['at1_', 32],
  pairing: ['pc1_', 16],
  boot: ['bc1_', 16],
} as const
export type KeyForm = keyof typeof forms

/** Longer than any credential of ours: refused before hashing. */
const longest = 256

export const makeKey = (form: KeyForm): string => forms[form][0] + randomBytes(forms[form][1]).toString('base64url')

export const hasForm = (given: string, form: KeyForm): boolean => given.startsWith(forms[form][0])

/** The stored form of a secret. Null if it cannot be one. */
export const digestOf = (given: string): string | null => (given === '' || given.length > longest ? null : sha256(given).toString('hex'))

/** Constant-time comparison, regardless of content and length. An unset secret matches nothing. */
export const isSameSecret = (given: string, stored: string | null): boolean =>
  given !== '' && given.length <= longest && stored !== null && stored !== '' && isSame(filling(room[0], given), filling(room[1], stored))

const isSame = (one: Filled, other: Filled): boolean => {
  const isEqual = timingSafeEqual(one.bytes, other.bytes)
  return isEqual && one.length === other.length
}

/** Compares fixed-size buffers: every request carries a secret, and hashing it would take longer than reading its headers. */
type Filled = { bytes: Buffer; length: number }
const room = [Buffer.alloc(longest * 3), Buffer.alloc(longest * 3)] as const
const filling = (bytes: Buffer, text: string): Filled => {
  bytes.fill(0)
  bytes.write(text)
  return { bytes, length: text.length }
}

const sha256 = (text: string): Buffer => new Bun.CryptoHasher('sha256').update(text).digest()
