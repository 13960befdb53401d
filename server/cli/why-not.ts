import { codeOf } from '#server/foundation/platform/durable-files'
import { fileShortageOf, storageTroubleOf } from '#server/foundation/platform/storage-trouble'

const meanings: Readonly<Record<string, string>> = {
  EACCES: 'this account may not use it',
  EPERM: 'this account may not use it',
  ENOENT: 'a part of its path does not exist',
  ENOTDIR: 'a part of its path is a file',
  EEXIST: 'there is a file of that name',
  EISDIR: 'it is a folder',
  ELOOP: 'its links lead in a circle',
  ENAMETOOLONG: 'its name is too long',
  EBUSY: 'another program uses it',
  ETXTBSY: 'it is a program that runs',
}

/** Why the system refused a file or folder, in words. */
export const whyNot = (error: unknown): string =>
  meanings[codeOf(error)] ??
  storageTroubleOf(error)?.text ??
  fileShortageOf(error)?.text ??
  (error instanceof Error ? error.message : String(error))

/** Whether the system refused a file or folder. */
export const isOfSystem = (error: unknown): boolean => error instanceof Error && codeOf(error) in meanings

/** The file or folder that the system refused, if it says so. */
export const pathOf = (error: unknown): string | null =>
  error instanceof Error && 'path' in error && typeof error.path === 'string' ? error.path : null
