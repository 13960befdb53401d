import type { Backup, HealthItem, Indexer, RootFolder, Stats } from '../../data/api/types'

type Known = {
  stats: Pick<Stats, 'files' | 'movies'>
  health: readonly HealthItem[]
  roots: readonly Pick<RootFolder, 'free_bytes' | 'total_bytes'>[]
  indexers: readonly Pick<Indexer, 'enabled' | 'disabled_until' | 'most_recent_failure_at'>[]
  backups: readonly Pick<Backup, 'created_at' | 'missing'>[]
}
export type Condition = {
  /** The most severe issue. */
  trouble: HealthItem | undefined
  movies: number
  bytes: number
  /** Free bytes on all disks of the library; null if unknown. */
  free: number | null
  /** Number of enabled indexers if all of them answer; otherwise null. */
  answering: number | null
  failing: number
  backup: string | undefined
}

/** Data for Home's status line. Folders with equal sizes are taken to be on one disk and counted once. */
export const condition = ({ stats, health, roots, indexers, backups }: Known): Condition => {
  const disks = new Map(
    roots.flatMap(({ free_bytes, total_bytes }) => (free_bytes === null ? [] : [[`${String(total_bytes)}`, free_bytes]])),
  )
  const used = indexers.filter(({ enabled }) => enabled)
  const failing = used.filter(({ disabled_until, most_recent_failure_at }) => disabled_until !== null && most_recent_failure_at !== null)
  const kept = backups.filter(({ missing }) => !missing).map(({ created_at }) => created_at)
  return {
    trouble: health.find(({ severity }) => severity === 'error') ?? health[0],
    movies: stats.movies.total,
    bytes: stats.files.size_bytes,
    free: disks.size > 0 ? [...disks.values()].reduce((sum, bytes) => sum + bytes, 0) : null,
    answering: used.length > 0 && failing.length === 0 ? used.length : null,
    failing: failing.length,
    backup: kept.sort().at(-1),
  }
}
