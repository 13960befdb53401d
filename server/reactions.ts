import type { AppEvent, EventType } from '#server/events'
import { keyCodes } from '#server/health/checks'
import type { Background } from '#server/platform/background'
import type { Bus } from '#server/platform/bus'
import type { Log } from '#server/platform/log'
import { inSpan } from '#server/platform/trace'

type Reaction = { on: EventType; run: (event: AppEvent) => unknown }
const when = <T extends EventType>(type: T, run: (event: Extract<AppEvent, { type: T }>) => unknown): Reaction => ({
  on: type,
  run: run as Reaction['run'],
})

type Services = {
  acquisition: {
    searchAndTake: (movieId: number, by: 'user' | 'task' | 'added' | 'retry') => Promise<unknown>
    takeNext: (movieId: number) => Promise<unknown>
    judgeAnew: (movieId: number) => Promise<unknown>
  }
  downloads: { drive: (id: number) => Promise<void>; driveAll: () => Promise<void>; replace: (id: number) => Promise<void> }
  recycle: { sweep: () => Promise<void> }
  indexers: { learn: (id: number) => Promise<unknown> }
  library: { judgeShelf: (which: { profileId: number } | { movieId: number } | 'all') => unknown }
  subtitles: { look: (fileId: number) => Promise<void> }
  clients: { forget: (id: number) => Promise<void> }
  health: { review: () => Promise<void>; lookAt: (codes: readonly string[]) => Promise<void> }
  /** What a changed setting asks for at once. */
  configure: (fields: readonly string[]) => unknown
}

/** What follows from what. Each line may be lost in a crash; the timetable finds what was missed. */
export const reactions = ({
  acquisition,
  downloads,
  recycle,
  indexers,
  library,
  subtitles,
  clients,
  health,
  configure,
}: Services): readonly Reaction[] => [
  when('movie_added', (e) => (e.search ? acquisition.searchAndTake(e.movie_id, 'added') : undefined)),
  when('download_queued', (e) => downloads.drive(e.download_id)),
  when('download_completed', (e) => downloads.drive(e.download_id)),
  when('download_failed', (e) => (e.movie_id === null ? undefined : acquisition.takeNext(e.movie_id))),
  when('release_payload_refused', (e) => (e.movie_id === null ? undefined : acquisition.takeNext(e.movie_id))),
  when('download_stalled', (e) => downloads.replace(e.download_id)),
  when('seeding_completed', () => downloads.driveAll()),
  when('import_completed', () => downloads.driveAll()),
  when('file_added', (e) => acquisition.judgeAnew(e.movie_id)),
  when('file_upgraded', (e) => acquisition.judgeAnew(e.movie_id)),
  when('file_removed', (e) => acquisition.judgeAnew(e.movie_id)),
  when('file_missing', (e) => acquisition.judgeAnew(e.movie_id)),
  when('file_restored', (e) => acquisition.judgeAnew(e.movie_id)),
  when('file_upgraded', () => recycle.sweep()),
  when('file_removed', () => recycle.sweep()),
  when('file_added', (e) => subtitles.look(e.file_id)),
  when('file_upgraded', (e) => subtitles.look(e.file_id)),
  when('file_renamed', (e) => subtitles.look(e.file_id)),
  when('file_restored', (e) => subtitles.look(e.file_id)),
  when('quality_profile_changed', (e) => (e.change === 'updated' ? library.judgeShelf({ profileId: e.id }) : undefined)),
  when('movie_updated', (e) => (e.fields.includes('quality_profile_id') ? library.judgeShelf({ movieId: e.movie_id }) : undefined)),
  when('download_client_changed', (e) => clients.forget(e.id)),
  when('config_changed', (e) => configure(e.fields)),
  when('config_changed', (e) => (e.fields.includes('upgrade_enabled') ? library.judgeShelf('all') : undefined)),
  when('config_changed', () => health.review()),
  when('config_changed', (e) => (e.fields.includes('metadata_api_key') ? health.lookAt(keyCodes) : undefined)),
  when('root_folder_changed', () => health.review()),
  when('download_client_changed', () => health.review()),
  when('indexer_changed', () => health.review()),
  when('indexer_changed', (e) => (e.change === 'removed' ? undefined : indexers.learn(e.indexer_id))),
]

type Heeding = { bus: Bus<AppEvent>; background: Background; log: Log }

/** Each reaction runs on its own after what it reacts to has been stored. */
export const heed = ({ bus, background, log }: Heeding, all: ReturnType<typeof reactions>): void => {
  for (const reaction of all)
    bus.subscribe((event) => {
      if (event.type !== reaction.on) return
      void background
        .begin(`what follows from ${event.type}`, () => inSpan(async () => await reaction.run(event)))
        .catch((error: unknown) => log.error('reaction failed; the timetable makes up for it', { type: event.type, error }))
    })
}
