import { problem } from './metainfo'
import type { EngineErrorCode, Problem } from './protocol'

const known: Readonly<Record<string, readonly [EngineErrorCode, string]>> = {
  ENOSPC: ['disk_full', 'The disk of the download folder is full'],
  EDQUOT: ['disk_full', 'The disk quota of the download folder is used up'],
  EFBIG: ['disk_full', 'The file system of the download folder cannot hold a file of this size'],
  EROFS: ['folder_unwritable', 'The download folder is read-only'],
  EACCES: ['folder_unwritable', 'The download folder may not be written to'],
  EPERM: ['folder_unwritable', 'The download folder may not be written to'],
  ENOENT: ['folder_unwritable', 'The download folder does not exist'],
  ENOTDIR: ['folder_unwritable', 'The download folder is not a folder'],
  EIO: ['folder_unwritable', 'The disk of the download folder reports an error'],
  ENAMETOOLONG: ['unsafe_names', 'A name in the torrent is too long for the download folder'],
  ELOOP: ['unsafe_names', 'A link stands in the download folder where the torrent has a file'],
  UNSAFE_PATH: ['unsafe_names', 'A link or a special file stands in the download folder where the torrent has a file'],
}

/** Why a torrent cannot go on, in words for people. */
export const problemOf = (error: unknown): Problem => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const found = known[code]
  return found ? problem(...found) : problem('client_error', error instanceof Error ? error.message : String(error))
}
