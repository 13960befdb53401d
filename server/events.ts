import { type Static, type TObject, type TProperties, type TSchema, Type } from '@sinclair/typebox'
import { Reason } from '#server/foundation/lib/reason'
import { Bytes, Id, nullable, oneOf, Timestamp, ValuesShape } from '#server/foundation/lib/shapes'

const event = <const T extends string, P extends TProperties>(type: T, fields: P) => Type.Object({ type: Type.Literal(type), ...fields })

const movie = { movie_id: Id, title: Type.String() }
const file = { ...movie, file_id: Id, relative_path: Type.String() }
const download = { download_id: Id, movie_id: nullable(Id), title: Type.String() }
const indexer = { indexer_id: Id, name: Type.String() }
const task = { task: Type.String(), run_id: Id }
const session = {
  session_id: Type.String(),
  kind: oneOf(['browser', 'cli', 'qr', 'app']),
  scope: oneOf(['all', 'watch', 'programs'], { description: 'What the session may do' }),
  label: Type.String(),
}
const backup = { backup_id: Id, kind: oneOf(['manual', 'scheduled', 'pre_restore']), filename: Type.String() }
const change = oneOf(['created', 'updated', 'removed'])
const changed = { id: Id, name: Type.String(), change }
const fields = Type.Optional(Type.Array(Type.String(), { description: 'Fields of an update that changed; absent if they are unknown' }))
const byRule = {
  rule_id: Type.Integer({ minimum: 1, description: 'Id of the storage rule' }),
  rule: Type.String({ description: 'Name of the storage rule' }),
  shrinks: Type.Boolean({ description: 'Whether its file is replaced by a smaller one instead of being removed' }),
  size_bytes: Type.Integer({ minimum: 0, description: 'Bytes of the files that go' }),
}
const follow = {
  follow_id: Type.Integer({ minimum: 1, description: 'Id of what is followed' }),
  name: Type.String({ description: 'Who or what is followed' }),
}
const needs_ok = Type.Boolean({ description: 'Whether it stays until a person confirms' })
const playback = {
  movie_id: Id,
  file_id: Id,
  position_seconds: Type.Number({ minimum: 0 }),
  play_id: Type.Optional(Type.String({ description: 'Id of the play; null if an older version stored it' })),
}
const screen = {
  screen_id: Type.String({ description: 'Id of the screen' }),
  name: Type.String({ description: 'Name of the screen' }),
  movie_id: Id,
  play_id: Type.String(),
  position_seconds: Type.Number({ minimum: 0 }),
}
/** The values in a message; absent in events stored by older versions. */
const values = Type.Optional(Type.Unsafe<Readonly<Record<string, unknown>>>(ValuesShape))
const code = { code: Type.String(), values, reason: Type.String() }

/** Every event. The WebSocket streams all of them; `history.data` stores all but the transient ones. */
export const events = {
  movie_added: event('movie_added', {
    ...movie,
    metadata_id: Id,
    year: nullable(Type.Integer()),
    search: Type.Optional(Type.Boolean({ description: 'Whether to search immediately' })),
  }),
  movie_updated: event('movie_updated', { ...movie, fields: Type.Array(Type.String()) }),
  movie_removed: event('movie_removed', { ...movie, metadata_id: Id, files_removed: Type.Integer() }),
  movie_watched: event('movie_watched', {
    ...movie,
    watched_at: Type.Optional(Timestamp),
    source: Type.Optional(oneOf(['tracker', 'import'])),
  }),
  movie_unwatched: event('movie_unwatched', movie),
  file_added: event('file_added', { ...file, quality: Type.String(), size_bytes: Bytes }),
  file_upgraded: event('file_upgraded', { ...file, quality: Type.String(), replaced_quality: Type.String(), size_bytes: Bytes }),
  file_removed: event('file_removed', { ...file, recycled: Type.Boolean() }),
  file_renamed: event('file_renamed', { ...file, previous_path: Type.String() }),
  file_missing: event('file_missing', file),
  file_restored: event('file_restored', file),
  library_scan_progress: event('library_scan_progress', {
    scan_id: Id,
    found: Type.Integer(),
    matched: Type.Integer(),
    path: Type.String(),
  }),
  library_scan_completed: event('library_scan_completed', { scan_id: Id, found: Type.Integer(), matched: Type.Integer() }),
  search_started: event('search_started', { ...movie, by: oneOf(['user', 'task', 'added', 'retry']) }),
  search_progress: event('search_progress', {
    ...movie,
    indexer: Type.String(),
    ok: Type.Boolean(),
    found: Type.Integer(),
    answered: Type.Integer({ description: 'Number of indexers that have answered so far' }),
    asked: Type.Integer({ description: 'Number asked' }),
  }),
  search_completed: event('search_completed', {
    ...movie,
    found: Type.Integer(),
    accepted: Type.Integer(),
    indexers_failed: Type.Integer({ description: 'Indexers that did not respond, or are paused because they failed before' }),
    next_search_at: nullable(Timestamp),
    said: Type.Optional(Type.Unsafe<{ code: string; values: Readonly<Record<string, unknown>>; text: string }>(Reason)),
  }),
  release_grabbed: event('release_grabbed', {
    ...movie,
    release_id: nullable(Id),
    download_id: Id,
    release_title: Type.String(),
    quality: Type.String(),
    score: Type.Integer(),
    size_bytes: nullable(Bytes),
    indexer: nullable(Type.String()),
    why: Type.String(),
    code: Type.Optional(Type.String()),
    values,
  }),
  release_payload_refused: event('release_payload_refused', { ...download, ...code, release_title: Type.String() }),
  blocklist_changed: event('blocklist_changed', { id: Id, title: Type.String(), change }),
  download_queued: event('download_queued', { ...download, client: Type.String() }),
  download_started: event('download_started', { ...download, size_bytes: nullable(Bytes) }),
  download_metadata_ready: event('download_metadata_ready', { ...download, files: Type.Integer(), size_bytes: Bytes }),
  download_progress: event('download_progress', {
    download_id: Id,
    movie_id: nullable(Id),
    state: Type.String(),
    progress: Type.Number({ minimum: 0, maximum: 1 }),
    size_bytes: nullable(Bytes),
    downloaded_bytes: Bytes,
    uploaded_bytes: Bytes,
    download_speed: Bytes,
    upload_speed: Bytes,
    seeders: nullable(Type.Integer()),
    peers: nullable(Type.Integer()),
    eta_seconds: nullable(Type.Integer()),
    ratio: Type.Number(),
  }),
  download_stalled: event('download_stalled', { ...download, ...code, next_try_at: nullable(Timestamp) }),
  download_paused: event('download_paused', download),
  download_order_changed: event('download_order_changed', { download_ids: Type.Array(Id) }),
  download_changed: event('download_changed', { download_id: Id }),
  download_resumed: event('download_resumed', download),
  download_completed: event('download_completed', { ...download, size_bytes: Bytes }),
  download_failed: event('download_failed', { ...download, ...code, next_try_at: nullable(Timestamp) }),
  download_cancelled: event('download_cancelled', download),
  download_removed: event('download_removed', { ...download, data_deleted: Type.Boolean() }),
  seeding_completed: event('seeding_completed', { ...download, ratio: Type.Number() }),
  import_started: event('import_started', download),
  import_completed: event('import_completed', {
    ...download,
    file_id: Id,
    relative_path: Type.String(),
    method: oneOf(['hardlink', 'reflink', 'copy', 'in_place']),
    size_bytes: Bytes,
    probed: Type.Boolean(),
  }),
  import_blocked: event('import_blocked', { ...download, ...code }),
  import_failed: event('import_failed', { ...download, ...code, next_try_at: nullable(Timestamp) }),
  import_held: event('import_held', { source: Type.String() }),
  import_progress: event('import_progress', {
    source: Type.String(),
    applies: Type.Boolean({ description: 'False for a preview' }),
    running: Type.Boolean({ description: 'False once it has ended' }),
    done: Type.Integer({ description: 'Steps so far' }),
    total: nullable(Type.Integer({ description: 'Null while the other program is read' })),
  }),
  import_released: event('import_released', { movies: oneOf(['all', 'missing', 'none']) }),
  movie_streamable: event('movie_streamable', {
    movie_id: nullable(Type.Integer({ minimum: 1, description: 'Null for a followed movie that is not in the library' })),
    metadata_id: Id,
    title: Type.String(),
    services: Type.Array(Type.String(), { description: 'Your streaming services that offer it' }),
  }),
  movie_leaving: event('movie_leaving', { ...movie, ...byRule, leaves_at: Timestamp, needs_ok }),
  movie_left: event('movie_left', { ...movie, ...byRule }),
  storage_rule_changed: event('storage_rule_changed', changed),
  subtitle_added: event('subtitle_added', { ...movie, file_id: Id, language: Type.String() }),
  subtitle_removed: event('subtitle_removed', { ...movie, file_id: Id, language: Type.String() }),
  subtitle_timing_changed: event('subtitle_timing_changed', { ...movie, file_id: Id, language: Type.String() }),
  playback_started: event('playback_started', playback),
  playback_progress: event('playback_progress', playback),
  playback_stopped: event('playback_stopped', playback),
  health_changed: event('health_changed', {
    code: Type.String(),
    severity: oneOf(['ok', 'notice', 'warning', 'error']),
    title: Type.String(),
    detail: nullable(Type.String()),
    values,
  }),
  vpn_changed: event('vpn_changed', {
    state: oneOf(['off', 'connecting', 'up', 'down', 'blocked']),
    detail: nullable(Type.String()),
    code: Type.Optional(Type.String()),
    values,
  }),
  task_started: event('task_started', task),
  task_completed: event('task_completed', {
    ...task,
    duration_ms: Type.Integer(),
    canceled: Type.Optional(Type.Boolean({ description: 'Whether a person canceled the run' })),
  }),
  task_failed: event('task_failed', { ...task, code: Type.Optional(Type.String()), values, error: Type.String() }),
  backup_created: event('backup_created', { ...backup, size_bytes: Bytes }),
  backup_verified: event('backup_verified', { ...backup, ok: Type.Boolean() }),
  backup_copied: event('backup_copied', backup),
  backup_drilled: event('backup_drilled', { ...backup, ok: Type.Boolean() }),
  backup_deleted: event('backup_deleted', backup),
  backup_restored: event('backup_restored', { ...backup, backup_id: nullable(Id) }),
  config_changed: event('config_changed', { fields: Type.Array(Type.String()) }),
  indexer_changed: event('indexer_changed', { ...indexer, change, fields }),
  indexer_failed: event('indexer_failed', {
    ...indexer,
    code: Type.Optional(Type.String()),
    values,
    reason: Type.String(),
    escalation_level: Type.Integer(),
    disabled_until: nullable(Timestamp),
  }),
  indexer_recovered: event('indexer_recovered', indexer),
  quality_profile_changed: event('quality_profile_changed', { ...changed, fields }),
  custom_format_changed: event('custom_format_changed', { ...changed, fields }),
  session_created: event('session_created', session),
  session_revoked: event('session_revoked', session),
  session_updated: event('session_updated', session),
  api_key_rotated: event('api_key_rotated', {}),
  root_folder_changed: event('root_folder_changed', { id: Id, path: Type.String(), change }),
  tag_changed: event('tag_changed', changed),
  exclusion_changed: event('exclusion_changed', { id: Id, metadata_id: Id, title: Type.String(), change }),
  download_client_changed: event('download_client_changed', changed),
  webhook_changed: event('webhook_changed', changed),
  screen_playing: event('screen_playing', {
    ...screen,
    duration_seconds: nullable(Type.Number()),
    state: oneOf(['playing', 'paused']),
    volume: nullable(Type.Integer({ description: 'From 0 to 100; null if the screen does not say' })),
  }),
  screen_stopped: event('screen_stopped', screen),
  dlna_device_changed: event('dlna_device_changed', changed),
  recycle_changed: event('recycle_changed', { id: Id, relative_path: Type.String(), change: oneOf(['added', 'restored', 'removed']) }),
  list_changed: event('list_changed', changed),
  follow_changed: event('follow_changed', changed),
  follow_waiting: event('follow_waiting', {
    ...follow,
    movies: Type.Integer({ minimum: 1, description: 'Movies that wait for an answer' }),
  }),
  followed_movie_found: event('followed_movie_found', {
    ...follow,
    metadata_id: Id,
    title: Type.String(),
    year: nullable(Type.Integer()),
    movie_id: nullable(Id),
  }),
  tracker_connected: event('tracker_connected', { username: Type.String() }),
  tracker_disconnected: event('tracker_disconnected', {}),
  tracker_synced: event('tracker_synced', { added: Type.Integer(), watched: Type.Integer() }),
  update_available: event('update_available', {
    version: Type.String(),
    released_at: Type.String({ description: 'When the version was released' }),
  }),
} satisfies Record<string, TObject>

/** Sent over the WebSocket only: no `seq`, no history row. */
export const transientTypes = [
  'library_scan_progress',
  'import_progress',
  'search_progress',
  'download_order_changed',
  'download_changed',
  'download_progress',
  'playback_progress',
  'screen_playing',
  'task_started',
  'task_completed',
] as const

type Events = typeof events
export type EventType = keyof Events
export type TransientType = (typeof transientTypes)[number]
/** What a room announces: an event that has no `seq` and `at` yet. */
export type NewEvent = { [K in EventType]: Static<Events[K]> }[EventType]
export type StoredEvent = Exclude<NewEvent, { type: TransientType }>
export type TransientEvent = Extract<NewEvent, { type: TransientType }>
/** What the WebSocket sends. An event with a `seq` is also stored. */
export type AppEvent = (StoredEvent & { seq: number; at: string }) | (TransientEvent & { at: string })
export type EventOf<T extends EventType> = Extract<AppEvent, { type: T }>

export const isTransient = (type: string): type is TransientType => (transientTypes as readonly string[]).includes(type)

const frame = (type: string, schema: TObject): TSchema =>
  Type.Object(
    { ...schema.properties, at: Timestamp, ...(!isTransient(type) && { seq: Id }) },
    { $id: `${nameOf(type)}Event`, description: `The event \`${type}\`${isTransient(type) ? '; it is sent, not stored' : ''}.` },
  )
const nameOf = (type: string): string => type.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())
/** The union on the wire: a WebSocket message, and the `data` of a history row. */
export const AppEvent = Type.Unsafe<AppEvent>(
  Type.Union(
    Object.entries(events).map(([type, schema]) => frame(type, schema)),
    {
      $id: 'AppEvent',
      discriminator: { propertyName: 'type' },
      description:
        'Everything that can happen. Stored events carry `seq`; transient ones do not. New types may be added: ignore those you do not know.',
    },
  ),
)
