import { decidingSettings, isDecisive, ofFormat, ofIndexer, ofProfile } from '#server/acquisition/search/decisive'
import { speedFields } from '#server/acquisition/torrent/speed-schedule'
import type { Woken } from '#server/catalog/movies/wake'
import type { AppEvent, EventType } from '#server/events'
import type { Config } from '#server/foundation/config/schema'
import type { Background } from '#server/foundation/platform/background'
import type { Bus } from '#server/foundation/platform/bus'
import type { Log } from '#server/foundation/platform/log'
import { inSpan } from '#server/foundation/platform/trace'

type Reaction = { on: EventType; run: (event: AppEvent) => unknown }
const when = <T extends EventType>(type: T, run: (event: Extract<AppEvent, { type: T }>) => unknown): Reaction => ({
  on: type,
  run: run as Reaction['run'],
})

/** Runs when any of these settings changes. */
const whenSet = (names: readonly (keyof Config)[], run: () => unknown): Reaction =>
  when('config_changed', (e) => ((names as readonly string[]).some((name) => e.fields.includes(name)) ? run() : undefined))

type Rooms = {
  acquisition: {
    searchAndGrab: (movieId: number, by: 'user' | 'task' | 'added' | 'retry') => Promise<unknown>
    grabNext: (movieId: number) => Promise<unknown>
    rejudge: (movieId: number) => Promise<unknown>
    replaceStalled: (downloadId: number) => Promise<void>
  }
  downloads: {
    drive: { advance: (id: number) => Promise<void>; advanceAll: () => Promise<void> }
    forgetClient: (id: number) => Promise<void>
  }
  library: {
    recycle: { sweep: () => Promise<void> }
    readFile: (fileId: number) => Promise<void>
    judgeLibrary: (which: { profileId: number } | { movieId: number } | 'all') => Promise<void>
    judgeAdded: (fileId: number) => Promise<void>
  }
  beside: { ofMovie: (movieId: number) => Promise<void>; all: () => Promise<void> }
  subtitles: { rescan: (fileId: number) => Promise<void>; searchForNew: (fileId: number) => Promise<void>; forgetTrouble: () => void }
  movies: { wake: (which: Woken) => void }
  indexers: { refreshCapabilities: (id: number) => Promise<unknown> }
  torrents: { restart: () => Promise<void>; applyLimits: () => Promise<void> }
  jellyfin: { applySettings: () => void }
  dlna: { applySettings: () => void }
  screens: { applySettings: () => Promise<void> }
  vpn: { isTouchedBy: (fields: readonly string[]) => boolean; forget: () => void }
  health: { review: () => Promise<void>; checkKey: () => Promise<void> }
  /** `note` records the service's current address for CLI commands. */
  listener: { move: () => Promise<void>; note: () => void }
}

/** What the value of a movie's files depends on. */
const judgedBy = ['versions', 'quality_profile_id', 'title', 'original_title', 'alternative_titles', 'original_language', 'keep']

type Changed = { change: 'created' | 'updated' | 'removed'; fields?: string[] | undefined }
/** Whether searches may now have other results than before. */
const isNew = ({ change, fields }: Changed, decisive: Readonly<Record<string, boolean>>): boolean =>
  change === 'created' || (change === 'updated' && isDecisive(decisive, fields))

/** Which action follows which event. A crash may lose any of these; a scheduled task then catches up. */
export const reactions = (rooms: Rooms): readonly Reaction[] => {
  const { acquisition, downloads, library, subtitles, indexers, torrents, health, listener, movies, vpn, jellyfin, dlna, screens, beside } =
    rooms
  const { drive } = downloads
  return [
    when('movie_added', (e) => (e.search ? acquisition.searchAndGrab(e.movie_id, 'added') : undefined)),
    when('download_queued', (e) => drive.advance(e.download_id)),
    when('download_completed', (e) => drive.advance(e.download_id)),
    when('download_failed', (e) => (e.movie_id === null ? undefined : acquisition.grabNext(e.movie_id))),
    when('release_payload_refused', (e) => (e.movie_id === null ? undefined : acquisition.grabNext(e.movie_id))),
    when('download_stalled', (e) => acquisition.replaceStalled(e.download_id)),
    when('seeding_completed', () => drive.advanceAll()),
    when('import_completed', () => drive.advanceAll()),
    when('file_added', (e) => acquisition.rejudge(e.movie_id)),
    when('file_upgraded', (e) => acquisition.rejudge(e.movie_id)),
    when('file_removed', (e) => acquisition.rejudge(e.movie_id)),
    when('file_missing', (e) => acquisition.rejudge(e.movie_id)),
    when('file_restored', (e) => acquisition.rejudge(e.movie_id)),
    when('file_upgraded', () => library.recycle.sweep()),
    when('file_removed', () => library.recycle.sweep()),
    when('file_added', (e) => subtitles.searchForNew(e.file_id)),
    when('file_upgraded', (e) => subtitles.searchForNew(e.file_id)),
    when('file_renamed', (e) => subtitles.rescan(e.file_id)),
    when('file_restored', (e) => subtitles.rescan(e.file_id)),
    ...(['file_added', 'file_upgraded', 'file_restored', 'movie_updated', 'movie_watched', 'movie_unwatched'] as const).map((type) =>
      when(type, (e) => beside.ofMovie(e.movie_id)),
    ),
    whenSet(['nfo_enabled'], () => beside.all()),
    when('file_added', (e) => library.readFile(e.file_id)),
    // A file from the recycle bin has the score of the day it was removed.
    when('file_added', (e) => library.judgeAdded(e.file_id)),
    when('file_upgraded', (e) => library.readFile(e.file_id)),
    when('file_restored', (e) => library.readFile(e.file_id)),
    when('quality_profile_changed', (e) => (e.change === 'updated' ? library.judgeLibrary({ profileId: e.id }) : undefined)),
    when('custom_format_changed', () => library.judgeLibrary('all')),
    // What decided a search has changed, so the next one is due.
    when('custom_format_changed', (e) => (isNew(e, ofFormat) ? movies.wake({ formatId: e.id }) : undefined)),
    when('quality_profile_changed', (e) => (isNew(e, ofProfile) ? movies.wake({ profileId: e.id }) : undefined)),
    when('indexer_changed', (e) => (isNew(e, ofIndexer) ? movies.wake({ indexerId: e.indexer_id }) : undefined)),
    when('blocklist_changed', (e) => (e.change === 'removed' ? movies.wake({ release: e.title }) : undefined)),
    whenSet(decidingSettings, () => movies.wake('all')),
    when('movie_updated', (e) =>
      e.fields.some((field) => judgedBy.includes(field)) ? library.judgeLibrary({ movieId: e.movie_id }) : undefined,
    ),
    when('movie_updated', (e) => (e.fields.includes('versions') ? acquisition.rejudge(e.movie_id) : undefined)),
    when('movie_left', (e) => (e.shrinks ? acquisition.searchAndGrab(e.movie_id, 'task') : undefined)),
    when('indexer_changed', (e) => (e.change === 'removed' ? undefined : indexers.refreshCapabilities(e.indexer_id))),
    when('download_client_changed', (e) => downloads.forgetClient(e.id)),
    when('download_client_changed', () => health.review()),
    when('indexer_changed', () => health.review()),
    when('root_folder_changed', () => health.review()),
    when('import_held', () => health.review()),
    when('import_released', () => health.review()),
    when('config_changed', () => health.review()),
    whenSet(['metadata_api_key'], () => health.checkKey()),
    whenSet(['subtitles_api_key', 'subtitles_username', 'subtitles_password', 'subtitles_url'], () => subtitles.forgetTrouble()),
    whenSet(['upgrade_enabled'], () => library.judgeLibrary('all')),
    whenSet(['listen_address', 'listen_port'], () => listener.move()),
    whenSet(['base_url', 'backup_path'], () => listener.note()),
    whenSet(['max_concurrent_downloads', 'queue_paused'], () => downloads.drive.advanceAll()),
    whenSet(['torrent_port', 'port_mapping_enabled', 'dht_enabled', 'pex_enabled', 'utp_enabled', 'announce_to_all_trackers'], () =>
      torrents.restart(),
    ),
    // Forget twice: until it restarts, the old engine can still report on the old tunnel.
    when('config_changed', async (e) => {
      if (!vpn.isTouchedBy(e.fields)) return
      vpn.forget()
      await torrents.restart()
      vpn.forget()
    }),
    whenSet(['jellyfin_enabled', 'jellyfin_discovery', 'listen_address'], () => jellyfin.applySettings()),
    whenSet(['dlna_enabled', 'listen_address', 'listen_port', 'base_url'], () => dlna.applySettings()),
    whenSet(['screens_enabled'], () => screens.applySettings()),
    whenSet(speedFields, () => torrents.applyLimits()),
  ]
}

type Subscribing = { bus: Bus<AppEvent>; background: Background; log: Log }

/** Each reaction runs independently, after its event has been stored. A failure is logged and does not affect the others. */
export const subscribeReactions = ({ bus, background, log }: Subscribing, all: ReturnType<typeof reactions>): void => {
  for (const reaction of all)
    bus.subscribe((event) => {
      if (event.type !== reaction.on) return
      void background
        .begin('reacting to an event', () => inSpan(async () => await reaction.run(event)))
        .catch((error: unknown) => log.error('reaction failed; a scheduled task will catch up', { type: event.type, error }))
    })
}
