import type { Release as BareRelease } from '#server/acquisition/schema'
import type { FieldDeclaration as BareField } from '#server/config/schema'
import type { Download as BareDownload } from '#server/downloads/schema'
import type { HistoryRow as BareHistoryRow } from '#server/history/schema'
import type { Indexer } from '#server/indexers/schema'
import type { File, RootFolder } from '#server/library/schema'
import type { MediaInfo } from '#server/media/schema'
import type { Movie as BareMovie, MoviePatch, MovieStatus, NewMovie } from '#server/movies/schema'
import type { QualityProfile } from '#server/profiles/schema'
import type { Session } from '#server/sessions/schema'
import type { Task, TaskRun } from '#server/tasks/schema'

export type { Indexer, MediaInfo, MoviePatch, MovieStatus, NewMovie, QualityProfile, RootFolder, Session, Task, TaskRun }

export type Page<T> = { results: T[]; next_cursor: string | null; has_more: boolean }

export type Status = {
  version: string
  uptime_seconds: number
  started_at: string
  status: 'ok' | 'setup_required' | 'recovery'
  setup_complete: boolean
}
export type Pairing = { id: string; code: string; urls: string[]; qr_svg: string; expires_at: string }

export type MovieFile = Omit<File, 'media_info' | 'movie'> & { media_info: MediaInfo | null }
export type Download = Omit<BareDownload, 'movie' | 'release'> & { movie?: Movie | null }
export type DownloadState = Download['state']
/** A film as it is read with `expand`. */
export type Movie = Omit<BareMovie, 'files' | 'downloads' | 'quality_profile' | 'root_folder' | 'tags' | 'collection'> & {
  files?: MovieFile[]
  downloads?: Download[]
  quality_profile?: QualityProfile | null
  root_folder?: RootFolder | null
  tags?: Tag[]
}
export type MinimumAvailability = Movie['minimum_availability']
export type Release = Omit<BareRelease, 'indexer' | 'movie'> & { indexer?: Indexer | null }
export type HistoryRow = Omit<BareHistoryRow, 'movie'> & { movie?: Movie | null }
export type Reason = Release['reasons'][number]

export type Facets = {
  total: number
  counts: { status: Record<string, number>; quality: Record<string, number>; genre: Record<string, number> }
  buckets: { key: string; count: number; cursor: string | null }[]
  anchors: (string | null)[]
}

export type Tag = { id: number; name: string }

export type MetadataMatch = {
  metadata_id: number
  title: string
  original_title: string
  year: number | null
  overview: string | null
  poster_url: string | null
  rating: number | null
  movie_id: number | null
  excluded: boolean
}

export type HealthItem = {
  id: string
  severity: 'error' | 'warning'
  code: string
  title: string
  detail: string | null
  fix: { kind: string; route: string } | null
  since: string | null
}

export type ConfigValue = string | number | boolean | string[] | null
export type Config = Record<string, ConfigValue>
export type FieldDeclaration = Omit<BareField, 'kind' | 'default'> & {
  kind: 'text' | 'integer' | 'decimal' | 'toggle' | 'choice' | 'list'
  default: ConfigValue
}

export type StartedRun = { run: { id: number; task: string; started_at: string; already_running: boolean } }

export type Backup = {
  id: number
  kind: 'manual' | 'scheduled' | 'pre_restore'
  filename: string
  size_bytes: number
  app_version: string
  schema_version: number
  created_at: string
  checksum_sha256: string | null
  verified_at: string | null
}

export type LogRow = {
  id?: number
  ts_us: number
  level: 0 | 1 | 2 | 3 | 4
  target: string
  subsystem: string
  trace_id: string | null
  span_id: string | null
  message: string
  fields_json: Record<string, unknown> | null
  source: string
}

export type CalendarEntry = {
  movie_id: number
  title: string
  date: string
  kind: 'cinema' | 'digital' | 'physical'
  movie?: Movie | null
} & Partial<Movie>

export type ErrorBody = { error: { code: string; message: string } }

export type TestResult = { ok: boolean; message: string | null }
export type FolderEntry = { name: string; path: string; writable?: boolean; free_bytes?: number | null }
