/** What is wrong with a disk, when that is why something failed. */
export type StorageTrouble = { readonly kind: 'full' | 'read_only' | 'failing'; readonly text: string }

const kinds: readonly (readonly [RegExp, StorageTrouble])[] = [
  [/^(SQLITE_FULL|ENOSPC|EDQUOT)$/, { kind: 'full', text: 'The disk is full' }],
  [/^(SQLITE_READONLY\w*|EROFS)$/, { kind: 'read_only', text: 'The disk can be read but not written' }],
  [/^(SQLITE_IOERR\w*|SQLITE_CANTOPEN\w*|EIO)$/, { kind: 'failing', text: 'The disk cannot be read or written' }],
]

/** Null when something else went wrong. */
export const storageTroubleOf = (error: unknown): StorageTrouble | null => {
  if (!(error instanceof Error)) return null
  const code = 'code' in error ? String(error.code) : ''
  return kinds.find(([pattern]) => pattern.test(code))?.[1] ?? (error.cause === undefined ? null : storageTroubleOf(error.cause))
}
