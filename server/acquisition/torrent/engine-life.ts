import type { Log } from '#server/foundation/platform/log'
import type { EngineClient } from './engine-client'
import type { Reach } from './engine-reach'
import type { ReadBack } from './engine-read-back'
import type { PieceStore } from './engine-store'
import type { Swarm } from './engine-swarm'
import type { Magnet, Metainfo } from './metainfo'
import type { Run } from './pieces'
import { type Bits, createBits, type Layout } from './pieces'
import type { Event, Limits, Problem, SeedGoal, Snapshot, TorrentFile, TorrentState } from './protocol'
import type { Resume, ResumeFiles } from './resume-files'

export type EngineParts = {
  readonly engine: EngineClient
  readonly resumes: ResumeFiles
  readonly reach: Reach
  readonly tell: (event: Event) => void
  readonly log: Log
  /** Monotonic milliseconds. */
  readonly now: () => number
}

/** What follows from the selected files. */
export type Chosen = { readonly layout: Layout; readonly bits: Bits; readonly have: { wanted: number; all: number } }

/** The full state of one torrent while the engine runs. */
export type Life = {
  readonly info_hash: string
  readonly root: string
  readonly magnet: Magnet | undefined
  state: TorrentState
  problem: Problem | null
  metainfo: Metainfo | undefined
  wanted: readonly number[] | null
  chosen: Chosen | undefined
  store: PieceStore | undefined
  /** While downloading: what has been read back. */
  readBack: ReadBack | undefined
  swarm: Swarm | undefined
  paused: boolean
  goal: SeedGoal
  /** Of its own, below those of all torrents together. */
  limits: Limits
  /** From adding the torrent again. */
  moreTrackers: readonly string[]
  uploaded: number
  downloaded: number
  seeding_seconds: number
  completionAnnounced: boolean
  /** The bits are reliable without reading the files. */
  trusted: boolean
  /** Missing files from an earlier run may be downloaded again. */
  mayRefetch: boolean
  /** All wanted files are complete and verified on disk. */
  complete: boolean
  /** How often complete pieces were found damaged on disk. */
  damages: number
  /** What is certainly on disk, as of the last sync. */
  safe: Pick<Resume, 'clean' | 'stamps'>
  unsaved: 'nothing' | 'totals' | 'pieces'
  /** What to download first while somebody watches, and when that was last requested. */
  urgent: readonly Run[]
  watchedAt: number
  lastPayloadAt: number
}

export const choose = (metainfo: Metainfo, layout: Layout, bitfield?: Uint8Array): Chosen => {
  const chosen = { layout, bits: createBits(layout.pieceCount), have: { wanted: 0, all: 0 } }
  const claimed = createBits(layout.pieceCount, bitfield)
  for (let piece = 0; piece < metainfo.hashes.length; piece++) if (claimed.has(piece)) mark(chosen, piece, true)
  return chosen
}

/** Records whether a piece is present. */
export const mark = ({ bits, have, layout }: Chosen, piece: number, isGood: boolean): void => {
  if (bits.has(piece) === isGood) return
  const sign = isGood ? 1 : -1
  if (isGood) bits.set(piece)
  else bits.clear(piece)
  have.all += sign * layout.sizeOf(piece)
  if (layout.wantedPieces.has(piece)) have.wanted += sign
}

export const isWhole = ({ have, layout }: Chosen): boolean => have.wanted === layout.wantedPieces.size

export const isChoice = (metainfo: Metainfo, files: readonly number[]): boolean =>
  files.length > 0 && files.every((index) => metainfo.files[index]?.padding === false)

export const filesOf = ({ metainfo, wanted }: Life): TorrentFile[] | null => {
  const isWanted = new Set(wanted)
  return metainfo
    ? metainfo.files
        .filter((file) => !file.padding)
        .map(({ index, path, length }) => ({ index, path, size_bytes: length, wanted: isWanted.has(index) }))
    : null
}

export const snapshotOf = (life: Life): Snapshot => {
  const { info_hash, state, complete, problem, chosen, metainfo } = life
  const speeds = life.swarm?.speeds() ?? { download: 0, upload: 0 }
  const peers = life.swarm?.peers() ?? { all: 0, seeders: 0 }
  const progress = progressOf(life)
  const size = chosen?.layout.wantedBytes ?? metainfo?.length ?? null
  const done = Math.floor(progress * (size ?? 0))
  const download_speed = state === 'downloading' ? speeds.download : 0
  return {
    info_hash,
    name: metainfo?.name ?? life.magnet?.name ?? info_hash,
    state,
    complete,
    progress,
    size_bytes: size,
    downloaded_bytes: done,
    uploaded_bytes: life.uploaded,
    download_speed,
    upload_speed: speeds.upload,
    seeders: peers.seeders,
    peers: peers.all,
    in_contact: life.swarm?.isInTouch() ?? false,
    tracker_says: life.swarm?.trackerSays() ?? null,
    eta_seconds: size !== null && download_speed > 0 ? Math.ceil((size - done) / download_speed) : null,
    ratio: ratioOf(life),
    save_path: `${life.root}/${info_hash}`,
    error: problem,
  }
}

/** Existing data counts as downloaded: a ratio based on a few repaired pieces would be nonsense. */
const ratioOf = ({ uploaded, downloaded, chosen }: Life): number => {
  const taken = Math.max(downloaded, chosen?.have.all ?? 0)
  return taken === 0 ? 0 : uploaded / taken
}

export const isGoalReached = (life: Life): boolean => {
  const { ratio, minutes } = life.goal
  return (ratio !== null && ratioOf(life) >= ratio) || (minutes !== null && life.seeding_seconds >= minutes * 60)
}

/** 1 only if complete: 99.99 % must not round up. */
const progressOf = ({ complete, chosen }: Life): number => {
  if (complete) return 1
  const count = chosen?.layout.wantedPieces.size ?? 0
  return chosen && count > 0 ? Math.min(chosen.have.wanted / count, 0.9999) : 0
}
