import type { BackupKind } from './schema'

export type Kept = { id: number; kind: BackupKind; created_at: string; verified_at: string | null }

/** How many pre-restore backups are kept. */
export const keptBeforeRestore = 5

/**
 * Which backups of a kind may be deleted, given all whose files exist. Keeps the one just made, even if a clock set back makes it look the
 * oldest, and the last one that was verified.
 */
export const surplusOf = (all: readonly Kept[], { kind, keep, made }: { kind: BackupKind; keep: number; made: number }): Kept[] => {
  const ofKind = all.filter((backup) => backup.kind === kind && backup.id !== made).sort(newestFirst)
  const surplus = ofKind.slice(Math.max(0, keep - 1))
  const staying = all.filter((backup) => !surplus.includes(backup))
  if (staying.some((backup) => backup.verified_at !== null)) return surplus
  const lastWhole = surplus.find((backup) => backup.verified_at !== null)
  return surplus.filter((backup) => backup !== lastWhole)
}

const newestFirst = (a: Kept, b: Kept) => (a.created_at === b.created_at ? b.id - a.id : a.created_at < b.created_at ? 1 : -1)
