import type { Backup, HealthItem, Indexer, RestoreDrill, RootFolder, Stats } from '../../data/api/types'

type Known = {
  stats: Pick<Stats, 'files' | 'movies'>
  health: readonly HealthItem[]
  roots: readonly Pick<RootFolder, 'free_bytes' | 'total_bytes'>[]
  indexers: readonly Pick<Indexer, 'enabled' | 'disabled_until' | 'most_recent_failure_at'>[]
  backups: readonly Pick<Backup, 'created_at' | 'missing'>[]
  drill: Pick<RestoreDrill, 'at' | 'ok' | 'counts'>
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
  /** The last rehearsal of a restore, if it went well. */
  drill: { at: string; movies: number; settings: number } | undefined
}

/** Data for Home's status line. Folders with equal sizes are taken to be on one disk and counted once. */
export const condition = ({ stats, health, roots, indexers, backups, drill }: Known): Condition => {
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
    drill:
      drill.ok && drill.at !== null ? { at: drill.at, movies: drill.counts.movies ?? 0, settings: drill.counts.settings ?? 0 } : undefined,
  }
}
