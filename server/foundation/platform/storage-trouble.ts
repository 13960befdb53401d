import { type Sentence, say } from '#server/foundation/lib/sentence'
import { sentences } from './sentences'

/** What is wrong with the disk, if it caused the failure. */
export type StorageTrouble = { readonly kind: 'full' | 'read_only' | 'failing'; readonly sentence: Sentence; readonly text: string }

const trouble = (kind: StorageTrouble['kind'], code: 'service_disk_full' | 'disk_read_only' | 'disk_failing'): StorageTrouble => {
  const sentence = say(sentences, code)
  return { kind, sentence, text: sentence.text }
}

const kinds: readonly (readonly [RegExp, StorageTrouble])[] = [
  [/^(SQLITE_FULL|ENOSPC|EDQUOT)$/, trouble('full', 'service_disk_full')],
  [/^(SQLITE_READONLY\w*|EROFS)$/, trouble('read_only', 'disk_read_only')],
  [/^(SQLITE_IOERR\w*|SQLITE_CANTOPEN\w*|EIO)$/, trouble('failing', 'disk_failing')],
]

/** Null if the disk did not cause the error. */
export const storageTroubleOf = (error: unknown): StorageTrouble | null => {
  if (!(error instanceof Error)) return null
  const code = 'code' in error ? String(error.code) : ''
  return kinds.find(([pattern]) => pattern.test(code))?.[1] ?? (error.cause === undefined ? null : storageTroubleOf(error.cause))
}

/** Null if the failure has nothing to do with the limit of open files. It hits whatever opens a file, a connection, or a child process. */
export const fileShortageOf = (error: unknown): Sentence | null => {
  if (!(error instanceof Error)) return null
  if ('code' in error && /^(EMFILE|ENFILE)$/.test(String(error.code))) return say(sentences, 'too_many_open_files')
  return error.cause === undefined ? null : fileShortageOf(error.cause)
}

/** Null if a damaged database did not cause the error. */
export const damageOf = (error: unknown): string | null => {
  if (!(error instanceof Error)) return null
  const code = 'code' in error ? String(error.code) : ''
  if (/^SQLITE_(CORRUPT|NOTADB)/.test(code)) return error.message
  return error.cause === undefined ? null : damageOf(error.cause)
}
