import type { DownloadClientResource } from '#server/acquisition/downloads/schema'
import type { Webhook as StoredWebhook } from '#server/connections/webhooks/schema'
import type { AppEvent } from '#server/events'
import type { MediaInfo } from '#server/library/media/schema'
import type { Backup, Restored, VerifiedBackup } from '#server/service/backups/schema'
import type { Said } from '../../i18n/catalog'
import type { components, paths } from './schema'

type Known = components['schemas']
type BodyOf<P extends 'post' | 'patch', Path extends keyof paths> = paths[Path][P] extends {
  requestBody?: { content: { 'application/json': infer B } }
}
  ? B
  : never

export type { DownloadClientResource as DownloadClient, MediaInfo }
export type Webhook = Omit<StoredWebhook, 'last_error_reason'> & { last_error_reason: Said | null }
export type Page<T> = { results: T[]; next_cursor: string | null; has_more: boolean }
export type Session = Known['Session']
export type ConnectedProgram = Known['ConnectedProgram']
export type Indexer = Known['Indexer']
export type Renamed = Known['Renamed']
export type RenameItem = Known['RenameItem']
export type FolderPage = Known['FolderPage']
export type RootFolder = Known['RootFolder']
export type QualityProfile = Known['QualityProfile']
export type Evaluation = Known['Evaluation']
export type Task = Known['Task']
export type NewMovie = BodyOf<'post', '/api/v1/movies'>
export type NewDownload = BodyOf<'post', '/api/v1/downloads'>
export type MoviePatch = BodyOf<'patch', '/api/v1/movies/{id}'>
export type Pairing = { id: string; code: string; typed_code: string; urls: string[]; qr_svg: string; expires_at: string }

export type MovieFile = Omit<Known['MovieFile'], 'media_info' | 'movie'> & { media_info: MediaInfo | null }
export type Download = Omit<Known['Download'], 'movie' | 'release'> & { movie?: Movie | null }
export type DownloadState = Download['state']
/** A movie as returned with `expand`. */
export type Movie = Omit<Known['Movie'], 'files' | 'downloads' | 'quality_profile' | 'root_folder' | 'tags' | 'collection' | 'versions'> & {
  collection?: Collection | null
  files?: MovieFile[]
  downloads?: Download[]
  quality_profile?: QualityProfile | null
  root_folder?: RootFolder | null
  tags?: Tag[]
  versions?: MovieVersion[]
}
export type MovieVersion = Known['MovieVersion']
export type MovieStatus = Movie['status']
export type BulkPatch = BodyOf<'patch', '/api/v1/movies'>
export type MinimumAvailability = Movie['minimum_availability']
export type Release = Omit<Known['Release'], 'indexer' | 'movie'> & { indexer?: Indexer | null }
export type HistoryRow = Omit<Known['HistoryRow'], 'movie' | 'data'> & { data: AppEvent; movie?: Movie | null }
export type Undoable = Known['Undoable']
export type Reason = Release['reasons'][number]

export type Follow = Known['Follow']
export type NewFollow = BodyOf<'post', '/api/v1/follows'>
export type FollowPatch = BodyOf<'patch', '/api/v1/follows/{id}'>
export type StorageRule = Known['StorageRule']
export type NewStorageRule = Known['NewStorageRule']
export type LeavingMovie = Omit<Known['LeavingMovie'], 'movie'> & { movie?: Movie | null }
export type StorageProposal = Known['StorageProposal']

export type Facets = Known['MovieFacets']
export type View = Known['View']
export type ManualFile = Known['ManualFile']
export type KnownMovie = Known['KnownMovie']

export type Scan = Known['Scan']
export type ScanItem = Known['ScanItem']

export type ImportReport = Known['ImportReport']
export type Hold = Known['Hold']
export type ImportUndo = Known['ImportUndo']
export type ImportRun = Known['ImportRun']
export type ImportSummary = Known['ImportSummary']
export type DownloadClientTest = Known['DownloadClientTest']

export type Collection = Known['Collection']
export type Stats = Known['Stats']
export type YearInReview = Known['YearInReview']
export type YearMovie = Known['YearMovie']
export type MovieSizes = Known['MovieSizes']
export type Tag = Known['Tag']
export type CustomFormat = Known['CustomFormat']

export type MetadataMatch = Known['FoundMovie']

export type TorrentSession = Known['TorrentSession']
export type Vpn = Known['Vpn']
export type HardwareStatus = Known['HardwareStatus']
export type VpnTest = Known['VpnTest']
export type HealthItem = Known['HealthEntry']

export type ConfigValue = string | number | boolean | string[] | null
export type Config = Record<string, ConfigValue>
export type FieldDeclaration = Omit<Known['FieldDeclaration'], 'kind' | 'default' | 'in_use'> & {
  in_use?: boolean
  kind: 'text' | 'integer' | 'decimal' | 'toggle' | 'choice' | 'list'
  default: ConfigValue
}

export type { Backup, Restored, VerifiedBackup }
export type BackupComparison = Known['BackupComparison']
export type Offsite = Known['Offsite']
export type RestoreDrill = Known['RestoreDrill']

export type LogRow = Known['LogRow']

export type CalendarEntry = {
  movie_id: number
  title: string
  date: string
  kind: 'cinema' | 'digital' | 'physical'
  has_file: boolean
  missing_versions: number
  movie?: Movie | null
} & Partial<Movie>

export type ErrorBody = {
  error: { code: string; message: string; values?: Readonly<Record<string, unknown>>; details?: { reason: string } }
}

export type TestResult = Known['ConfigTest']
export type FollowedList = Known['List']
export type ListItem = Known['ListItem']
export type ListType = Omit<Known['ListType'], 'fields'> & { fields: FieldDeclaration[] }
export type IndexerType = { type: string; label: string; help: string; searches: boolean; fields: FieldDeclaration[] }

/** Filters of Discover, as in its URL. */
export type Traits = {
  /** Comma-separated genre ids; a movie must have all of them. */
  genre?: string
  year_from?: number
  year_to?: number
  rating_from?: number
  runtime_from?: number
  runtime_to?: number
  language?: string
  /** Comma-separated ids of streaming services; at least one offers the movie. */
  streaming_service?: string
}
