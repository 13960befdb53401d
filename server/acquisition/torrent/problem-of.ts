import { type Sentence, say } from '#server/foundation/lib/sentence'
import { sentenceOf } from '#server/foundation/platform/errors'
import { sentences as ofTunnels } from '#server/network/tunnel/sentences'
import type { Problem } from './protocol'
import { sentences } from './sentences'

const known = {
  ENOSPC: 'disk_full',
  EDQUOT: 'quota_used_up',
  EFBIG: 'file_too_large',
  EROFS: 'downloads_read_only',
  EACCES: 'downloads_denied',
  EPERM: 'downloads_denied',
  ENOENT: 'downloads_missing',
  ENOTDIR: 'downloads_not_a_folder',
  EIO: 'disk_error',
  ENAMETOOLONG: 'name_too_long',
  ELOOP: 'planted_link',
  UNSAFE_PATH: 'planted_link',
} as const
const isKnown = (code: string): code is keyof typeof known => Object.hasOwn(known, code)

/** Why a torrent cannot continue. */
export const problemOf = (error: unknown): Problem => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (isKnown(code)) return say(sentences, known[code])
  return say(sentences, 'engine_error', { error: wordsOf(error) })
}

/** Why the engine has no tunnel and was not started. */
export const tunnelProblemOf = (error: unknown): Sentence => sentenceOf(error) ?? say(ofTunnels, 'tunnel_failed', { error: wordsOf(error) })

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
