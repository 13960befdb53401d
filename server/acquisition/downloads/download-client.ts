import type { Fields, ValuesOf } from '#server/foundation/lib/fields'
import type { Sentence } from '#server/foundation/lib/sentence'
import type { Log } from '#server/foundation/platform/log'

/** Where a torrent comes from: a magnet link, or the bytes of a .torrent file. */
export type TorrentSource = { readonly magnet: string } | { readonly torrent: Uint8Array }

/** When seeding ends: at the first limit reached. Null means no such limit. */
export type SeedGoal = { readonly ratio: number | null; readonly minutes: number | null }

/** Of one torrent, in bytes per second; null means unlimited. */
export type ClientLimits = { readonly download: number | null; readonly upload: number | null }

export type NewClientDownload = {
  readonly source: TorrentSource
  readonly seed_goal: SeedGoal
  /** Absent means none. */
  readonly limits?: ClientLimits
  /** Besides those of its source. */
  readonly trackers?: readonly string[]
}

/** The states that a client can report, named as in the downloads table. */
export type ClientState =
  | 'fetching_metadata'
  /** The file list is known and nothing is downloaded: the client waits for `start`. */
  | 'queued'
  | 'checking'
  | 'downloading'
  | 'stalled'
  | 'paused'
  | 'seeding'
  /** Complete, and the seeding goal is reached. */
  | 'completed'
  | 'failed'

/** Why a torrent cannot continue. Contains no credentials. */
export type ClientError = Sentence

/** One torrent, as any client reports it. `size_bytes` counts wanted files only; before `start`, all files. */
export type ClientDownload = {
  readonly info_hash: string
  readonly name: string
  readonly state: ClientState
  /** All wanted files are downloaded and every piece matched its hash. */
  readonly complete: boolean
  /** From 0 to 1, over the wanted files. */
  readonly progress: number
  readonly size_bytes: number | null
  readonly downloaded_bytes: number
  readonly uploaded_bytes: number
  readonly download_speed: number
  readonly upload_speed: number
  readonly seeders: number
  readonly peers: number
  /** A peer or tracker responds. If this is false for all torrents, the network is at fault. */
  readonly in_contact: boolean
  /** The message of a tracker that refuses the torrent while none works; null otherwise, or if the client does not report it. */
  readonly tracker_says: string | null
  readonly eta_seconds: number | null
  readonly ratio: number
  /** The folder that file paths are relative to, as seen from this machine. */
  readonly save_path: string | null
  readonly error: ClientError | null
}

/** A file of a torrent. `index` identifies it in `start`; `path` is relative to `save_path` and uses forward slashes. */
export type ClientFile = {
  readonly index: number
  readonly path: string
  readonly size_bytes: number
  readonly wanted: boolean
}

/** A torrent of any category, whoever added it. */
export type ForeignTorrent = ClientDownload & { readonly category: string }

export type ClientTest = { readonly ok: true; readonly version: string } | { readonly ok: false; readonly why: Sentence }

/** News about one client's torrents. Progress is reported at most once per second per torrent. */
export type ClientNews =
  | { readonly type: 'progress'; readonly downloads: readonly ClientDownload[] }
  | { readonly type: 'files_known'; readonly info_hash: string }
  | { readonly type: 'complete'; readonly info_hash: string }
  | { readonly type: 'failed'; readonly info_hash: string; readonly error: ClientError }
  /** The client stopped responding, or responds again. */
  | { readonly type: 'reach'; readonly answers: boolean }

/**
 * What downloads need from a BitTorrent client. Torrents are identified by info hash (v1, lower-case hex).
 * Every call throws UpstreamUnreachable while the client does not respond, and NotFound for an unknown torrent.
 */
export type DownloadClient = {
  /** Adds a torrent and downloads its file list, but no payload. Idempotent. Throws Invalid if it is not a torrent. */
  add(download: NewClientDownload): Promise<{ readonly info_hash: string }>
  /** The file list, or null while the metadata is being downloaded. */
  files(infoHash: string): Promise<readonly ClientFile[] | null>
  /** Downloads these files and no others. */
  start(infoHash: string, wanted: readonly number[]): Promise<void>
  pause(infoHash: string): Promise<void>
  resume(infoHash: string): Promise<void>
  /** Removes the torrent, and its data if requested. Succeeds if the torrent is not there. */
  remove(infoHash: string, options: { readonly delete_data: boolean }): Promise<void>
  /** Checks all data against its hashes and downloads damaged pieces again. `complete` tells when it is intact. */
  verify(infoHash: string): Promise<void>
  setSeedGoal(infoHash: string, goal: SeedGoal): Promise<void>
  /** Limits this torrent, below the limits of the client. Throws Conflict if the client cannot. */
  limit(infoHash: string, limits: ClientLimits): Promise<void>
  /** Announces to these trackers too, unless the torrent is private: its own trackers are the only ones that may know it. */
  addTrackers(infoHash: string, trackers: readonly string[]): Promise<void>
  /** Why a torrent missing from `list` is no longer ours. Null for a client that only we use, which can only have lost it. */
  whyGone(infoHash: string): Promise<Sentence | null>
  /** All our torrents in the client. */
  list(): Promise<readonly ClientDownload[]>
  /** Everything in a client that others use too. */
  everything?(): Promise<readonly ForeignTorrent[]>
  test(): Promise<ClientTest>
  subscribe(listener: (news: ClientNews) => void): () => void
  close(): Promise<void>
}

/** A type of client. Its settings are declared, so forms, validation, and redaction follow from them. */
export type DownloadClientType<T extends string = string, F extends Fields = Fields, D extends ClientDeps = ClientDeps> = {
  readonly type: T
  readonly label: string
  readonly fields: F
  open(settings: ValuesOf<F>, deps: D): DownloadClient
}
export type ClientDeps = { readonly log: Log }

export const defineClientType = <const T extends string, F extends Fields, D extends ClientDeps>(type: DownloadClientType<T, F, D>) => type
