import { say } from '#server/foundation/lib/sentence'
import { sentences } from './sentences'
/** The system's code for a failed file operation, such as `ENOENT`; '' if there is none. */
export const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

const spaceCodes = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])
export const isOutOfSpace = (error: unknown): boolean => spaceCodes.has(errorCode(error))

const deniedCodes = new Set(['EACCES', 'EPERM', 'EROFS'])
/** Why a folder accepts no file, if a person can fix it. */
export const whyDenied = (path: string, error: unknown) =>
  say(sentences, errorCode(error) === 'EROFS' ? 'folder_read_only' : 'folder_denied', { path })

export const isDenied = (error: unknown): boolean => deniedCodes.has(errorCode(error))

const unsupportedCodes = new Set(['EXDEV', 'EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK', 'EINVAL', 'ENOTTY', 'EACCES'])
/** The file system, or the pair of them, does not support this; another way may work. */
export const isUnsupported = (error: unknown): boolean => unsupportedCodes.has(errorCode(error))

export const isMissing = (error: unknown): boolean => errorCode(error) === 'ENOENT' || errorCode(error) === 'ENOTDIR'
