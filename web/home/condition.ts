import type { Backup, HealthItem, Indexer, RootFolder, Stats } from '../api/types'

type Known = {
  stats: Pick<Stats, 'files' | 'movies'>
  health: readonly HealthItem[]
  roots: readonly Pick<RootFolder, 'free_bytes' | 'total_bytes'>[]
  indexers: readonly Pick<Indexer, 'enabled' | 'disabled_until' | 'most_recent_failure_at'>[]
  backups: readonly Pick<Backup, 'created_at' | 'missing'>[]
}
export type Condition = {
  /** The worst that is not well. */
  trouble: HealthItem | undefined
  movies: number
  bytes: number
  /** Of all disks that the library is on; null when none says it. */
  free: number | null
  /** How many indexers are in use, when all of them answer; null otherwise. */
  answering: number | null
  failing: number
  backup: string | undefined
}

/** What the foot of Home says. Folders of one disk have the same sizes, and count once. */
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
