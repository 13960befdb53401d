import type { QualityProfilePatch } from '#server/catalog/profiles/schema'
import type { ConfigStore } from '#server/foundation/config/config'
import type { Announce, Journal } from '#server/foundation/history/journal'
import type { Sentence } from '#server/foundation/lib/sentence'
import type { Db, Tx } from '#server/foundation/platform/db/open'
import type { ImportUndo } from './schema'

export type Stays = ImportUndo['stays'][number]
/** What became of one thing that an import made. */
export type TakenBack = 'undone' | 'gone' | Stays

/** What other rooms do to take an import back. Removals throw Conflict while something uses the thing. */
export type TakeBackDeps = {
  db: Db
  journal: Journal
  config: Pick<ConfigStore, 'get' | 'update'>
  removeTag: (id: number) => unknown
  removeFormat: (id: number) => unknown
  removeProfile: (id: number) => unknown
  changeProfile: (id: number, patch: QualityProfilePatch) => unknown
  removeRoot: (id: number) => unknown
  removeIndexer: (id: number) => unknown
  removeClient: (id: number) => unknown
  /** A torrent that was adopted stays in its client. */
  removeDownload: (id: number, options: { delete_data: false }) => Promise<unknown>
  removeList: (id: number) => unknown
  removeFollow: (id: number) => unknown
  removeView: (id: number) => unknown
  removeStorageRule: (id: number) => unknown
  removeExclusion: (id: number) => unknown
  removeBlocked: (id: number) => unknown
  /** Files stay on disk. */
  removeMovies: (wanted: { ids: number[]; delete_files: false; add_exclusion: false }) => Promise<unknown>
  changeMovie: (id: number, patch: { tag_ids: number[] }) => unknown
  /** Its files become files of the default version. */
  removeVersion: (movieId: number, id: number, options: { delete_files: false }) => Promise<unknown>
  /** Forgets one file; it stays on disk. */
  forgetFile: (tx: Tx, announce: Announce, fileId: number) => void
  /** Forgets the movie's files; they stay on disk. */
  forgetFiles: (tx: Tx, announce: Announce, movie: { id: number; title: string; delete_files: false }) => unknown
}

export const stays = (kind: Stays['kind'], name: string, reason: Sentence): Stays => ({ kind, name, reasons: [reason] })
export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
