import type { EventType } from '#server/events'

/** Kinds of events that a person may want to see alone. */
export const kinds = {
  arrivals: [
    'release_grabbed',
    'release_payload_refused',
    'download_queued',
    'download_started',
    'download_metadata_ready',
    'download_stalled',
    'download_paused',
    'download_resumed',
    'download_completed',
    'download_failed',
    'download_cancelled',
    'download_removed',
    'seeding_completed',
    'import_started',
    'import_completed',
    'import_blocked',
    'import_failed',
  ],
  files: ['file_added', 'file_upgraded', 'file_removed', 'file_missing', 'file_restored'],
  films: ['movie_added', 'movie_updated', 'movie_removed', 'movie_watched', 'movie_unwatched'],
  searches: ['search_started', 'search_completed', 'indexer_failed', 'indexer_recovered'],
  upkeep: ['health_changed', 'task_failed'],
} as const satisfies Record<string, readonly EventType[]>
export type HistoryKind = keyof typeof kinds
export const historyKinds = Object.keys(kinds) as HistoryKind[]
