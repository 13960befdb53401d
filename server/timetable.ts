import type { Config } from '#server/config/schema'
import { days, hours, minutes } from '#server/lib/duration'
import { task } from '#server/platform/scheduler'

type Deed = () => Promise<unknown>
type Services = {
  config: { get(): Config }
  acquisition: { searchWanted: Deed; syncFeeds: Deed; forgetOld: Deed }
  movies: { refreshDue: Deed }
  downloads: { check: Deed; retryImports: Deed }
  indexers: { checkHealth: Deed }
  library: { emptyRecycle: Deed; rescan: Deed; checkDisks: Deed }
  sessions: { purge: Deed }
  logs: { forgetOld: Deed }
  database: { maintain: Deed }
  backups: { makeScheduled: Deed; verifyAll: Deed }
}
const quietly = (deed: Deed) => async (): Promise<void> => {
  await deed()
}

/** What happens by itself, and how often. Each task can also be run by name: POST /tasks/<name>/run. */
export const timetable = ({ config, acquisition, movies, downloads, indexers, library, sessions, logs, database, backups }: Services) => [
  task('wanted-search', { every: () => minutes(config.get().search_interval_minutes) }, quietly(acquisition.searchWanted)),
  task('feed-sync', { every: () => minutes(config.get().feed_interval_minutes) }, quietly(acquisition.syncFeeds)),
  task('metadata-refresh', { every: minutes(30) }, quietly(movies.refreshDue)),
  task('library-rescan', { every: hours(24) }, quietly(library.rescan)),
  task('download-check', { every: minutes(1) }, quietly(downloads.check)),
  task('import-retry', { every: minutes(5) }, quietly(downloads.retryImports)),
  task('indexer-health', { every: minutes(30) }, quietly(indexers.checkHealth)),
  task('disk-check', { every: minutes(5) }, quietly(library.checkDisks)),
  task('backup', { every: hours(24), isEnabled: () => config.get().backup_enabled }, quietly(backups.makeScheduled)),
  task('backup-verify', { every: hours(24) }, quietly(backups.verifyAll)),
  task('log-retention', { every: hours(1) }, quietly(logs.forgetOld)),
  task('session-purge', { every: hours(24) }, quietly(sessions.purge)),
  task('recycle-empty', { every: hours(24) }, quietly(library.emptyRecycle)),
  task('database-maintenance', { every: days(7) }, quietly(database.maintain)),
]
export type TaskName = ReturnType<typeof timetable>[number]['name']
