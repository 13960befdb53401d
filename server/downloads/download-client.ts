import type { Fields, ValuesOf } from '#server/lib/fields'
import type { Sentence } from '#server/lib/sentence'
import type { Log } from '#server/platform/log'

/** Where a torrent comes from: a magnet link, or the bytes of a .torrent file. */
export type TorrentSource = { readonly magnet: string } | { readonly torrent: Uint8Array }

/** When seeding is enough; null means no limit of this kind. The first limit that is reached ends it. */
export type SeedGoal = { readonly ratio: number | null; readonly minutes: number | null }

export type NewClientDownload = { readonly source: TorrentSource; readonly seed_goal: SeedGoal }

/** What a client may say of a torrent: the words of the downloads table that a client can know. */
export type ClientState =
  | 'fetching_metadata'
  /** The file list is known, nothing was fetched: the client waits for `start`. */
  | 'queued'
  | 'checking'
  | 'downloading'
  | 'stalled'
  | 'paused'
  | 'seeding'
  /** Whole, and its seeding goal is reached. */
  | 'completed'
  | 'failed'

/** Why a torrent cannot go on. It holds no credential. */
export type ClientError = Sentence

/** One torrent as any client has it. `size_bytes` counts the wanted files only; before `start` it counts all of them. */
export type ClientDownload = {
  readonly info_hash: string
  readonly name: string
  readonly state: ClientState
  /** All wanted files are there and every piece was checked against its hash. */
  readonly complete: boolean
  /** 0 to 1, of the wanted files. */
  readonly progress: number
  readonly size_bytes: number | null
  readonly downloaded_bytes: number
  readonly uploaded_bytes: number
  readonly download_speed: number
  readonly upload_speed: number
  readonly seeders: number
  readonly peers: number
  /** Somebody answers: a peer, or a tracker of it. When nobody does for any torrent, the network is at fault. */
  readonly in_touch: boolean
  /** What a tracker says that refuses it, while none serves; null when none does, or the client does not tell. */
  readonly tracker_says: string | null
  readonly eta_seconds: number | null
  readonly ratio: number
  readonly seeding_seconds: number
  /** The folder, as seen from this machine, that the paths of the files start from. */
  readonly save_path: string | null
  readonly error: ClientError | null
}

/** A file of a torrent. `index` is its number for `start`; `path` is relative to `save_path`, with forward slashes. */
export type ClientFile = {
  readonly index: number
  readonly path: string
  readonly size_bytes: number
  readonly wanted: boolean
}

export type ClientTest = { readonly ok: true; readonly version: string } | { readonly ok: false; readonly why: Sentence }

/** News of the torrents of one client. Progress comes at most once a second per torrent. */
export type ClientNews =
  | { readonly type: 'progress'; readonly downloads: readonly ClientDownload[] }
  | { readonly type: 'files_known'; readonly info_hash: string }
  | { readonly type: 'complete'; readonly info_hash: string }
  | { readonly type: 'failed'; readonly info_hash: string; readonly error: ClientError }
  /** The client itself stopped answering, or answers again. */
  | { readonly type: 'reach'; readonly answers: boolean }

/**
 * What downloads needs of any BitTorrent client. Torrents are named by their info hash (v1, lower-case hex).
 * Every call throws UpstreamUnreachable while the client does not answer, and NotFound for a torrent it does not have.
 */
export type DownloadClient = {
  /** Adds a torrent and fetches its file list, but no payload. Adding the same torrent again changes nothing. Throws Invalid when it is none. */
  add(download: NewClientDownload): Promise<{ readonly info_hash: string }>
  /** The file list, or null while the metadata is still being fetched. */
  files(infoHash: string): Promise<readonly ClientFile[] | null>
  /** Fetches these files and no others. */
  start(infoHash: string, wanted: readonly number[]): Promise<void>
  pause(infoHash: string): Promise<void>
  resume(infoHash: string): Promise<void>
  /** Forgets the torrent, and deletes what it fetched if asked to. Removing what is not there is no error. */
  remove(infoHash: string, options: { readonly delete_data: boolean }): Promise<void>
  /** Reads all that is there and checks it against its hashes; damage is fetched again. `complete` tells when it is whole. */
  verify(infoHash: string): Promise<void>
  setSeedGoal(infoHash: string, goal: SeedGoal): Promise<void>
  /**
   * For a torrent that is not in `list`: why it is not ours any more. Null for a client that nobody else uses, where
   * it can only have been lost.
   */
  whyGone(infoHash: string): Promise<Sentence | null>
  /** Every torrent of ours that the client has. */
  list(): Promise<readonly ClientDownload[]>
  test(): Promise<ClientTest>
  subscribe(listener: (news: ClientNews) => void): () => void
  close(): Promise<void>
}

/** A kind of client: its settings are declared, so forms, checks and redaction follow. */
export type DownloadClientType<T extends string = string, F extends Fields = Fields, D extends ClientDeps = ClientDeps> = {
  readonly type: T
  readonly label: string
  readonly fields: F
  open(settings: ValuesOf<F>, deps: D): DownloadClient
}
export type ClientDeps = { readonly log: Log }

export const defineClientType = <const T extends string, F extends Fields, D extends ClientDeps>(type: DownloadClientType<T, F, D>) => type
