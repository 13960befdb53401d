import type { Config } from '#server/config/schema'
import { days, hours, minutes } from '#server/lib/duration'
import { task } from '#server/platform/scheduler'

type Deed = () => unknown
type Services = {
  config: { get(): Config }
  acquisition: { searchWanted: Deed; isBehind: () => boolean; syncFeeds: Deed; forgetOld: Deed }
  caution: { isOver: () => Promise<boolean> }
  movies: { refreshDue: Deed }
  downloads: { check: Deed; retryImports: Deed }
  indexers: { checkHealth: Deed }
  library: { emptyRecycle: Deed; rescan: Deed }
  sessions: { purge: Deed }
  logs: { forgetOld: Deed }
  disks: { check: Deed }
  webhooks: { deliverDue: Deed }
  backups: { make: Deed; verify: Deed }
  database: { maintain: Deed }
}
/** In order, one after the other. */
const all =
  (...deeds: Deed[]) =>
  async (): Promise<void> => {
    for (const deed of deeds) await deed()
  }

const whenOver = (caution: Services['caution'], deed: Deed) => async (): Promise<void> => {
  if (await caution.isOver()) await deed()
}

/** What happens by itself, and how often. Each task can also be run by name: POST /tasks/<name>/run. */
export const timetable = ({
  config,
  acquisition,
  caution,
  movies,
  downloads,
  indexers,
  library,
  sessions,
  logs,
  disks,
  webhooks,
  backups,
  database,
}: Services) => [
  task(
    'wanted-search',
    { every: () => minutes(config.get().search_interval_minutes), isBehind: acquisition.isBehind },
    whenOver(caution, acquisition.searchWanted),
  ),
  task('feed-sync', { every: () => minutes(config.get().feed_interval_minutes) }, whenOver(caution, acquisition.syncFeeds)),
  task('metadata-refresh', { every: minutes(30) }, all(movies.refreshDue)),
  task('download-check', { every: minutes(1) }, all(downloads.check, webhooks.deliverDue)),
  task('import-retry', { every: minutes(5) }, all(downloads.retryImports)),
  task('indexer-health', { every: minutes(30) }, all(indexers.checkHealth)),
  task('library-rescan', { every: hours(24) }, all(library.rescan)),
  task('log-retention', { every: hours(1) }, all(logs.forgetOld)),
  task('session-purge', { every: hours(24) }, all(sessions.purge)),
  task('recycle-empty', { every: hours(24) }, all(library.emptyRecycle)),
  task('disk-check', { every: minutes(5) }, all(disks.check)),
  task('backup', { every: hours(24), isEnabled: () => config.get().backup_enabled }, all(backups.make)),
  task('backup-verify', { every: hours(24) }, all(backups.verify)),
  task('database-maintenance', { every: days(7) }, all(acquisition.forgetOld, database.maintain)),
]
export type TaskName = ReturnType<typeof timetable>[number]['name']
