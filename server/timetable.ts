import type { Config } from '#server/foundation/config/schema'
import { days, hours, minutes } from '#server/foundation/lib/duration'
import { type Progress, type Trigger, task } from '#server/foundation/platform/scheduler'

/** What is cancelable looks at the signal between its steps. */
type Work = (signal: AbortSignal, trigger: Trigger) => unknown
type Rooms = {
  ground: { config: { get(): Config }; maintain: Work; forgetOldChanges: Work; clockTrust: { doubt(): unknown } }
  sessions: { purge: Work }
  movies: { refreshDue: Work }
  indexers: { checkHealth: Work }
  acquisition: { searchWanted: Work; isBehind: () => boolean; progress: () => Progress | null; syncFeeds: Work; forgetOld: Work }
  library: { caution: { isOver: () => Promise<boolean> }; emptyRecycle: Work; rescanAll: Work; readFiles: Work }
  subtitles: { rescanAll: Work; searchMissing: Work }
  downloads: { drive: { advanceAll: Work }; retryImports: Work; askTrackers: Work }
  lists: { syncDue: Work; addAll: { run: Work; isDue: () => boolean; progress: () => Progress | null } }
  follows: { lookDue: Work }
  beside: { all: Work; writeNow: { run: Work; isDue: () => boolean; progress: () => Progress | null } }
  storage: { applyRules: Work }
  playback: { copies: { run: () => Promise<void>; isDue: () => boolean; progress: () => Progress | null } }
  webhooks: { deliverDue: Work }
  tracker: { syncDue: Work; isDue: () => boolean }
  backups: { makeScheduled: Work; verifyAll: Work; drill: Work; copyDue: Work; isCopyDue: () => boolean; forgetOldRollback: Work }
  logs: { forgetOld: Work }
  health: { checkDisks: Work }
  updates: { check: Work; isPossible: () => boolean }
  vpn: { update: Work }
  torrents: { followSchedule: Work }
}
/** Runs them in order, one after another. */
const all =
  (...works: Work[]) =>
  async (signal: AbortSignal, trigger: Trigger): Promise<void> => {
    for (const work of works) {
      signal.throwIfAborted()
      await work(signal, trigger)
    }
  }

const whenOver =
  (caution: Rooms['library']['caution'], work: Work) =>
  async (signal: AbortSignal, trigger: Trigger): Promise<void> => {
    if (await caution.isOver()) await work(signal, trigger)
  }

/** While an import is on hold, only a person starts anything. */
const unlessHeld =
  (config: Rooms['ground']['config'], work: Work) =>
  async (signal: AbortSignal, trigger: Trigger): Promise<void> => {
    if (!config.get().import_held) await work(signal, trigger)
  }

/** Cleanup by age is skipped while the system clock is in doubt. */
const whenClockIsRight =
  (trust: Rooms['ground']['clockTrust'], work: Work) =>
  async (signal: AbortSignal, trigger: Trigger): Promise<void> => {
    if (trust.doubt() === null) await work(signal, trigger)
  }

const isCancelable = true

/** Every scheduled task and its interval. Each can also be run by name: POST /tasks/<name>/run. */
export const timetable = ({ ground, sessions, movies, indexers, acquisition, library, downloads, ...rooms }: Rooms) => [
  task(
    'wanted-search',
    {
      every: () => minutes(ground.config.get().search_interval_minutes),
      isBehind: acquisition.isBehind,
      progress: acquisition.progress,
      isCancelable,
    },
    whenOver(library.caution, acquisition.searchWanted),
  ),
  task('feed-sync', { every: () => minutes(ground.config.get().feed_interval_minutes) }, whenOver(library.caution, acquisition.syncFeeds)),
  task('metadata-refresh', { every: minutes(30), isCancelable }, all(movies.refreshDue)),
  task(
    'download-check',
    { every: minutes(1) },
    all(downloads.drive.advanceAll, downloads.askTrackers, rooms.webhooks.deliverDue, rooms.torrents.followSchedule),
  ),
  task('import-retry', { every: minutes(5) }, all(downloads.retryImports)),
  task('tracker-sync', { every: minutes(5), isEnabled: rooms.tracker.isDue }, unlessHeld(ground.config, rooms.tracker.syncDue)),
  task('list-sync', { every: hours(1), isCancelable }, unlessHeld(ground.config, rooms.lists.syncDue)),
  task(
    'list-adding',
    { every: minutes(1), isEnabled: rooms.lists.addAll.isDue, progress: rooms.lists.addAll.progress },
    all(rooms.lists.addAll.run),
  ),
  task('follow-check', { every: hours(1), isCancelable }, unlessHeld(ground.config, rooms.follows.lookDue)),
  task('indexer-health', { every: minutes(30) }, all(indexers.checkHealth)),
  task('library-rescan', { every: hours(24), isCancelable }, all(library.rescanAll, rooms.subtitles.rescanAll, library.readFiles)),
  task('nfo-files', { every: hours(24), isCancelable, isEnabled: () => ground.config.get().nfo_enabled }, all(rooms.beside.all)),
  task(
    'nfo-write',
    { every: minutes(1), isCancelable, isEnabled: rooms.beside.writeNow.isDue, progress: rooms.beside.writeNow.progress },
    all(rooms.beside.writeNow.run),
  ),
  task('subtitle-search', { every: hours(6), isCancelable }, whenOver(library.caution, rooms.subtitles.searchMissing)),
  task('log-retention', { every: hours(1) }, whenClockIsRight(ground.clockTrust, all(rooms.logs.forgetOld, ground.forgetOldChanges))),
  task('session-purge', { every: hours(24) }, whenClockIsRight(ground.clockTrust, sessions.purge)),
  task('recycle-empty', { every: hours(24) }, whenClockIsRight(ground.clockTrust, unlessHeld(ground.config, library.emptyRecycle))),
  task(
    'storage-rules',
    { every: hours(24) },
    whenOver(library.caution, whenClockIsRight(ground.clockTrust, unlessHeld(ground.config, rooms.storage.applyRules))),
  ),
  task(
    'copy-preparation',
    { every: minutes(1), isEnabled: rooms.playback.copies.isDue, progress: rooms.playback.copies.progress },
    all(rooms.playback.copies.run),
  ),
  task('vpn-check', { every: minutes(1), isEnabled: () => ground.config.get().vpn_enabled }, all(rooms.vpn.update)),
  task('disk-check', { every: minutes(5) }, all(rooms.health.checkDisks)),
  task('backup', { every: hours(24), isEnabled: () => ground.config.get().backup_enabled }, all(rooms.backups.makeScheduled)),
  task('backup-verify', { every: hours(24), isCancelable }, all(rooms.backups.verifyAll)),
  task('backup-copy', { every: hours(1), isEnabled: rooms.backups.isCopyDue }, all(rooms.backups.copyDue)),
  task('restore-drill', { every: days(30) }, all(rooms.backups.drill)),
  task(
    'update-check',
    { every: hours(24), isEnabled: () => ground.config.get().update_check_enabled && rooms.updates.isPossible() },
    all(rooms.updates.check),
  ),
  task(
    'database-maintenance',
    { every: days(7) },
    all(whenClockIsRight(ground.clockTrust, all(acquisition.forgetOld, rooms.backups.forgetOldRollback)), ground.maintain),
  ),
]
