import { configFields } from '#server/config/fields'
import { sentences as ofDownloads } from '#server/downloads/sentences'
import { say } from '#server/lib/sentence'
import { sentences as ofLibrary } from '#server/library/sentences'
import type { Config, Download, FieldDeclaration, HealthItem, HistoryRow, Movie, MovieFile, Page, Session, Task } from '../api/types'
import { at, fakeMovie } from './fake-movies'

export const pageOf = <T>(all: readonly T[], url: URL, limitDefault = 25): Page<T> => {
  const limit = Math.min(100, Math.max(1, Number(url.searchParams.get('limit') ?? limitDefault)))
  const from = Number((url.searchParams.get('cursor') ?? 'at-0').slice(3))
  const has_more = from + limit < all.length
  return { results: all.slice(from, from + limit), has_more, next_cursor: has_more ? `at-${String(from + limit)}` : null }
}

export const fakeFields: FieldDeclaration[] = Object.entries(configFields).map(([name, field]) => ({
  name,
  kind: field.kind,
  section: field.section,
  label: field.label,
  help: field.help,
  secret: field.kind === 'text' && field.secret,
  nullable: 'nullable' in field && field.nullable,
  in_use: !('waits' in field),
  advanced: 'advanced' in field ? Boolean(field.advanced) : false,
  unit: 'unit' in field ? (field.unit as string) : null,
  format: 'format' in field ? (field.format as string) : null,
  min: 'min' in field ? (field.min as number) : null,
  max: 'max' in field ? (field.max as number) : null,
  options: field.kind === 'choice' ? [...field.options] : null,
  default: (field.kind === 'list' ? [...field.default] : field.default) as FieldDeclaration['default'],
}))

export const fakeConfig = (): Config => ({
  ...Object.fromEntries(fakeFields.map((field) => [field.name, field.default])),
  api_key: '[REDACTED]',
  session_signing_key: '[REDACTED]',
  metadata_api_key: '[REDACTED]',
})

export const fakeFile = (movie: Movie): MovieFile => ({
  id: movie.id,
  movie_id: movie.id,
  path: `/srv/movies/${movie.folder ?? ''}/${movie.title} (${String(movie.year)}) Bluray-1080p.mkv`,
  relative_path: `${movie.folder ?? ''}/${movie.title} (${String(movie.year)}) Bluray-1080p.mkv`,
  size_bytes: movie.size_bytes,
  quality: 'Bluray-1080p',
  revision: { version: 1, real: 0, is_repack: false },
  edition: '',
  languages: ['English'],
  release_name: `${movie.title.replaceAll(' ', '.')}.${String(movie.year)}.1080p.BluRay.x265-GROUP`,
  release_group: 'GROUP',
  indexer_id: 1,
  media_info: {
    container: 'matroska',
    duration_seconds: (movie.runtime_minutes ?? 90) * 60,
    video: {
      codec: 'hevc',
      codec_tag: null,
      profile: 'Main 10',
      width: 1920,
      height: 1038,
      bit_depth: 10,
      frame_rate: 23.976,
      hdr: 'hdr10',
      is_3d: false,
    },
    audio: [
      { codec: 'eac3', codec_tag: null, profile: null, channels: 6, channel_layout: '5.1', language: 'en', title: null, default: true },
    ],
    subtitles: [
      { codec: 'subrip', language: 'en', title: null, forced: false },
      { codec: 'subrip', language: 'de', title: null, forced: false },
    ],
    chapters: 12,
  },
  custom_format_score: 0,
  meets_cutoff: movie.status === 'available',
  imported_from: null,
  added_at: at(-300),
  missing_at: null,
})

const states: Download['state'][] = ['downloading', 'downloading', 'stalled', 'paused', 'queued', 'seeding', 'failed', 'import_blocked']

const troubles: Partial<Record<Download['state'], Download['error']>> = {
  failed: say(ofDownloads, 'no_peers', { wait: 7200 }),
  import_blocked: say(ofLibrary, 'no_space_left', { name: 'Movie.mkv', path: '/srv/movies' }),
}

export const fakeDownload = (movie: Movie, n: number): Download => {
  const state = states[n % states.length]!
  const progress = state === 'seeding' || state === 'import_blocked' ? 1 : state === 'queued' ? 0 : 0.12 + n * 0.11
  const size_bytes = 4_100_000_000 + n * 900_000_000
  return {
    id: movie.id,
    movie_id: movie.id,
    release_id: movie.id * 10,
    title: `${movie.title.replaceAll(' ', '.')}.${String(movie.year)}.1080p.WEB-DL.H.265-GROUP`,
    info_hash: '0'.repeat(40),
    client: 'embedded',
    state,
    progress,
    size_bytes,
    downloaded_bytes: Math.round(size_bytes * progress),
    uploaded_bytes: 900_000_000,
    download_speed: state === 'downloading' ? 4_200_000 + n * 700_000 : 0,
    upload_speed: state === 'seeding' ? 310_000 : 0,
    seeders: 41,
    peers: state === 'paused' || state === 'queued' ? 0 : 41,
    eta_seconds: state === 'downloading' ? 740 + n * 100 : null,
    ratio: state === 'seeding' ? 0.83 : 0,
    error: troubles[state] ?? null,
    can_be_watched: state === 'downloading',
    quality: 'WEBDL-1080p',
    score: 0,
    next_try_at: state === 'failed' ? new Date(Date.now() + 11 * 60_000).toISOString() : null,
    added_at: at(-50 - n),
    completed_at: null,
    imported_at: null,
    movie,
  }
}

export const fakeHealth = (): HealthItem[] => [
  {
    id: 'disk-1',
    severity: 'error',
    code: 'disk_low',
    title: 'The disk of /srv/movies is nearly full',
    detail: '3.1 GB are free; downloads wait below 5 GB.',
    values: {},
    fix: { kind: 'settings', route: '/settings/library' },
    since: at(-95),
  },
  {
    id: 'indexer-4',
    severity: 'warning',
    code: 'indexer_resting',
    title: 'Indexer Delta does not answer',
    detail: 'It rests until 18:40 after 4 failures.',
    values: {},
    fix: { kind: 'settings', route: '/settings/search' },
    since: at(-20),
  },
]

export const fakeHistory = (movies: readonly Movie[]): HistoryRow[] => {
  const movie = movies[4] ?? fakeMovie(5)
  const base = { movie_id: movie.id, title: movie.title }
  const rows: Record<string, unknown>[] = [
    {
      type: 'import_completed',
      ...base,
      download_id: 5,
      file_id: 5,
      relative_path: `${movie.title} (${String(movie.year)})/movie.mkv`,
      method: 'hardlink',
      size_bytes: 4_100_000_000,
      probed: true,
    },
    { type: 'download_completed', ...base, download_id: 5, size_bytes: 4_100_000_000 },
    { type: 'download_started', ...base, download_id: 5, size_bytes: 4_100_000_000 },
    {
      type: 'release_grabbed',
      ...base,
      release_id: 50,
      download_id: 5,
      release_title: 'A.Movie.1080p.WEB-DL',
      quality: 'WEBDL-1080p',
      score: 0,
      size_bytes: 4_100_000_000,
      indexer: 'Alpha',
      why: 'best quality that the profile takes, and 980 people have it',
    },
    { type: 'search_completed', ...base, found: 14, accepted: 3, indexers_failed: 1, next_search_at: null },
    {
      type: 'indexer_failed',
      indexer_id: 4,
      name: 'Delta',
      reason: 'it did not answer within 20 s',
      escalation_level: 1,
      disabled_until: null,
    },
    { type: 'download_failed', ...base, download_id: 4, code: 'no_peers', reason: 'Nobody had the missing part.', next_try_at: null },
    { type: 'movie_added', ...base, metadata_id: 1005, year: movie.year },
  ]
  return rows.map((data, n) => ({
    id: 100 - n,
    seq: 100 - n,
    type: String(data.type),
    at: at(-n * 190),
    movie_id: (data.movie_id as number) ?? null,
    download_id: null,
    data: { ...data, seq: 100 - n, at: at(-n * 190) } as never,
    movie: movie,
  }))
}

export const fakeTasks = (): Task[] =>
  ['wanted-search', 'feed-sync', 'metadata-refresh', 'library-rescan', 'backup'].map((name, n) => ({
    name,
    interval_seconds: 900 * (n + 1),
    last_run_at: at(-10 - n),
    last_error: n === 1 ? 'Indexer Delta did not answer' : null,
    last_error_reason: null,
    next_run_at: new Date(Date.now() + (5 + n) * 60_000).toISOString(),
    running: false,
    last_duration_ms: 1200 * (n + 1),
    enabled: true,
    progress: n === 0 ? { done: 3120, total: 5000, seconds_left: 32_400, note: null } : null,
  }))

export const fakeSessions = (): Session[] =>
  [
    { id: 's1', kind: 'browser' as const, label: 'Chromium on Linux', current: true, seen: 0 },
    { id: 's2', kind: 'qr' as const, label: 'Phone', current: false, seen: -90 },
    { id: 's3', kind: 'cli' as const, label: 'Backup script', current: false, seen: -2900 },
  ].map(({ seen, ...session }) => ({
    ...session,
    user_agent: 'Mozilla/5.0',
    ip: '192.0.2.31',
    created_at: at(-9000),
    last_seen_at: at(seen),
    expires_at: at(40_000),
  }))

export const problem = (status: number, code: string, said: string | { message: string; retryAfter?: number }) => {
  const { message, retryAfter } = typeof said === 'string' ? { message: said, retryAfter: undefined } : { retryAfter: undefined, ...said }
  const headers = { 'x-trace-id': '5f0c2a7be1', ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }) }
  return Response.json({ error: { code, message } }, { status, headers })
}
