import { createHash, createPublicKey, verify } from 'node:crypto'
import { type Static, Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { parseForeignJson } from '#server/foundation/lib/foreign-json'
import { say } from '#server/foundation/lib/sentence'
import { releasedVersion } from '#server/foundation/lib/version'
import { Unavailable } from '#server/foundation/platform/errors'
import { sentences } from './sentences'

export const ReleaseNotes = Type.Object({
  version: Type.String({ pattern: '^\\d+\\.\\d+\\.\\d+$' }),
  notes: Type.String({ maxLength: 20_000 }),
  /** When it was built, in UTC. */
  released_at: Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{3})?Z$' }),
  /** A page with details; empty if there is none. */
  url: Type.String({ pattern: '^(https://.*)?$' }),
})
export type ReleaseNotes = Static<typeof ReleaseNotes>

/** A release with a verified signature: its notes, and the checksum of each of its files. */
export type Release = ReleaseNotes & { readonly sums: ReadonlyMap<string, string> }
type Signed = { readonly sums: Uint8Array; readonly signature: Uint8Array; readonly notes: Uint8Array }

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Verifies the signature before trusting anything. Throws Unavailable. */
export const readRelease = ({ sums, signature, notes }: Signed, key: string): Release => {
  if (!isSigned(sums, signature, key)) throw new Unavailable(say(sentences, 'release_not_signed'))
  const known = sumsIn(new TextDecoder().decode(sums))
  if (known.get('release.json') !== sha256(notes)) throw new Unavailable(say(sentences, 'release_notes_not_signed'))
  const parsed: unknown = parseForeignJson(notes)
  if (!Value.Check(ReleaseNotes, parsed)) throw new Unavailable(say(sentences, 'release_notes_unreadable'))
  return { ...parsed, sums: known }
}

const isSigned = (sums: Uint8Array, signature: Uint8Array, key: string): boolean => {
  try {
    const x = Buffer.from(key, 'base64').toString('base64url')
    const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
    return verify(null, sums, publicKey, Buffer.from(new TextDecoder().decode(signature).trim(), 'base64'))
  } catch {
    return false
  }
}

const sumsIn = (text: string): Map<string, string> =>
  new Map(
    text.split('\n').flatMap((line) => {
      const [, sum, name] = /^([0-9a-f]{64}) [ *](.+)$/.exec(line) ?? []
      return sum && name ? [[name, sum] as const] : []
    }),
  )

/** Compares number by number: 0.10.0 is newer than 0.9.0. */
export const isNewer = (version: string, than: string): boolean => {
  const [ours, theirs] = [version, than].map((text) => releasedVersion(text).split('.').map(Number))
  for (const place of [0, 1, 2]) {
    const difference = (ours?.[place] ?? 0) - (theirs?.[place] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return false
}
