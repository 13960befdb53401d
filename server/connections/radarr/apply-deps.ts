import type { NewDownloadClient } from '#server/acquisition/downloads/schema'
import type { NewIndexer } from '#server/acquisition/indexers/schema'
import type { CandidateStore } from '#server/acquisition/search/candidate-store'
import type { BlockedElsewhere } from '#server/acquisition/search/releases'
import type { Follows } from '#server/catalog/follows/follows'
import type { Movies } from '#server/catalog/movies/movies'
import type { NewExclusion } from '#server/catalog/movies/schema'
import type { moviesTable } from '#server/catalog/movies/table'
import type { NewCustomFormat, NewQualityProfile, QualityProfilePatch } from '#server/catalog/profiles/schema'
import type { Versions } from '#server/catalog/versions/versions'
import type { NewList } from '#server/connections/lists/schema'
import type { ConfigStore } from '#server/foundation/config/config'
import type { Announce, Journal } from '#server/foundation/history/journal'
import type { Db, Tx } from '#server/foundation/platform/db/open'
import type { Log } from '#server/foundation/platform/log'
import type { AdoptFile } from '#server/library/files/adopt-file'

export type MovieRow = typeof moviesTable.$inferSelect
export type Added = { id: number }
/** What other rooms do for an import. */
export type ApplyDeps = {
  db: Db
  journal: Journal
  log: Log
  addTag: (tag: { name: string }) => Added
  addFormat: (format: NewCustomFormat) => Added
  addProfile: (profile: NewQualityProfile) => Added
  changeProfile: (id: number, patch: QualityProfilePatch) => unknown
  addRoot: (root: { path: string; shared: boolean }) => Promise<Added>
  addIndexer: (indexer: NewIndexer) => Added
  changeIndexer: (id: number, patch: { api_key: string; enabled: boolean }) => unknown
  addClient: (client: NewDownloadClient) => Added
  addList: (list: NewList) => Added
  config: Pick<ConfigStore, 'get' | 'update'>
  exclude: (tx: Tx, announce: Announce, exclusion: NewExclusion) => Added
  block: (tx: Tx, announce: Announce, blocked: BlockedElsewhere) => Added
  noteGrabbed: CandidateStore['noteGrabbedElsewhere']
  movies: Pick<Movies, 'importMovie' | 'tagMore' | 'note'>
  followCollection: Follows['takeOverIn']
  movie: (id: number) => MovieRow
  addVersion: Versions['addIn']
  adopt: AdoptFile
}
