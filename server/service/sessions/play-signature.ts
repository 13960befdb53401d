import { createHmac } from 'node:crypto'
import { isSameSecret } from './keys'
import type { Signature } from './signed-url'

/** Longer than any movie with a long break. */
const playSeconds = 12 * 3600
/** Stands for the session if the API key itself signed. */
const byKey = 'key'
const signedPath = /^\/api\/v1\/play\/s\/([1-9]\d{0,11})~([\w-]{1,80})~([\w-]{43})\/([1-9]\d{0,14})\/[\w.~/-]+$/

type Signed = {
  readonly file_id: number
  readonly session_id: string | null
  readonly now: Date
  /** When the signature of the caller ends, in seconds: what it gets never lives longer. Null if the caller has no signature. */
  readonly until: number | null
}

/** The path segment that authorizes everything under `/play/s/<it>/<file>/`: playlists use relative URLs, which carry it on. */
export const signPlay = (key: string, { file_id, session_id, now, until }: Signed): { signature: string; expires_at: string } => {
  const expires = Math.min(Math.floor(now.getTime() / 1000) + playSeconds, until ?? Number.POSITIVE_INFINITY)
  const sid = session_id ?? byKey
  return {
    signature: `${expires}~${sid}~${hmac(key, { file: String(file_id), expires, sid })}`,
    expires_at: new Date(expires * 1000).toISOString(),
  }
}

/** Who signed this path. Null if the signature is not ours or has expired. */
export const readPlaySignature = (key: string, { path, now }: { path: string; now: Date }): Signature | null => {
  const [, until = '', sid = '', given = '', file = ''] = signedPath.exec(path) ?? []
  if (until === '' || path.split('/').some((part) => part === '.' || part === '..')) return null
  const expires = Number(until)
  if (!isSameSecret(given, hmac(key, { file, expires, sid })) || expires * 1000 <= now.getTime()) return null
  return { expires, session_id: sid === byKey ? null : sid }
}

const hmac = (key: string, { file, expires, sid }: { file: string; expires: number; sid: string }): string =>
  createHmac('sha256', key).update(['play', file, expires, sid].join('\n')).digest('base64url')
