import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { TorrentSession } from '#server/acquisition/torrent/session'
import type { Announce } from '#server/foundation/history/journal'
import type { Values } from '#server/foundation/lib/sentence'
import type { Tx } from '#server/foundation/platform/db/open'
import { expandBy } from '#server/foundation/platform/http/expand-by'
import type { Ground } from '#server/ground'
import { createAdoption } from './adopt'
import { downloadClientRoutes } from './client-routes'
import { embedded } from './clients/embedded'
import { createClientsInUse } from './clients-in-use'
import { createDownloadClients } from './download-clients'
import { createDownloads } from './downloads'
import { createDrive, inBackground } from './drive'
import { createEndOfMovie } from './end-of-movie'
import { downloadFolders } from './folder'
import { createIncoming } from './incoming'
import { createOnNews, createReach } from './news'
import { createOutcomes, type Imported } from './outcomes'
import { createProgress, publishProgress } from './progress'
import { createDownloadReading } from './reading'
import { downloadRoutes } from './routes'
import { torrentSessionRoutes } from './session-routes'
import { createSessionStatus } from './session-status'
import { createDownloadStore, type DownloadStore, type Row } from './store'
import { createSwarms } from './swarms'
import { seedGoalOf, wantedTorrent } from './wanted-torrent'

type Step = Parameters<typeof createDrive>[0]
type Routes = Parameters<typeof downloadRoutes>[0]
type Blocked = Pick<Row, 'movie_id' | 'indexer_id' | 'info_hash' | 'title'> & { code: string; values: Values; reason: string }
type Loader = (ids: readonly number[]) => ReadonlyMap<number, unknown>
type Needs = {
  sessions: { isKey: (request: Request) => boolean }
  indexers: { find: (id: number | null) => { seed_ratio: number | null; seed_minutes: number | null } | undefined }
  movies: { byIds: Loader }
  torrents: {
    session: TorrentSession
    readTorrent: (torrent: Uint8Array) => Promise<{ trackers: readonly string[] } | { code: string }>
    limits: Parameters<typeof createSessionStatus>[0]['limits']
  }
  library: { inspectDownload: Step['inspect']; isInLibrary: Step['isInLibrary']; importDownload: Step['importDownload'] }
  acquisition: {
    blocklist: { insert: (tx: Tx, announce: Announce, blocked: Blocked) => unknown }
    candidateStore: { noteImported: Parameters<typeof createOutcomes>[0]['noteImported'] }
    releases: { byIds: Loader }
    addOwn: Routes['addOwn']
    blockAndSearch: Routes['blockAndSearch']
  }
}
const work = 'processing or importing a download'

/** Downloads, and the clients that run them. */
export const openDownloads = (ground: Ground, { sessions, indexers, movies, torrents, library, acquisition }: Needs) => {
  const { db, journal, clock, cursors, config, logs, background } = ground
  const [folder, reach] = [folderOf(ground), createReach()]
  const ownClients = createDownloadClients({ db, journal, clock, cursors, log: logs.for('downloads', 'download-clients') })
  const store = createDownloadStore({ db, journal, clock })
  const progress = createProgress({ clock, tell: publishProgress({ journal, store }) })
  const clients = createClientsInUse({
    clock,
    onNews: (news) => createOnNews({ ofHash: downloads.ofHash, progress, advance: drive.advance, onReach: reach.notify })(news),
    open: (id) => ownClients.open(id) ?? embedded.open({}, { log: logs.for('downloads', 'embedded'), session: torrents.session, folder }),
  })
  const outcomes = createOutcomes({
    journal,
    clock,
    store,
    block: (tx, announce, { row: { movie_id, indexer_id, info_hash, title }, ...why }) =>
      void acquisition.blocklist.insert(tx, announce, { movie_id, indexer_id, info_hash, title, ...why }),
    noteImported: acquisition.candidateStore.noteImported,
  })
  const seedGoal = (row: Row) => seedGoalOf(row, config.get())
  const swarms = swarmsOf(ground, store, torrents)
  const moving = createDrive({
    ...{ store, clients, progress, swarms, clock },
    log: logs.for('downloads', 'drive'),
    settings: config.get,
    inspect: library.inspectDownload,
    fail: outcomes.fail,
    removedInClient: outcomes.removedInClient,
    seedGoal,
    isInLibrary: library.isInLibrary,
    importDownload: async (row) => {
      outcomes.importStarted(row)
      await library.importDownload(row)
    },
  })
  const drive = inBackground(moving, (what) => background.begin(work, what))
  const reading = createDownloadReading({ db, cursors, store, progress, swarms })
  const downloads = createDownloads({
    journal,
    clock,
    reading,
    store,
    drive,
    clients,
    progress,
    chosenClient: ownClients.chosen,
    seedRules: (id) => seedRulesIn(indexers.find(id)),
  })
  const embeddedRows = () => downloads.handedTo(null)

  clients.byId(null)
  torrents.session.onChange((isUp) => {
    if (isUp) void background.begin(work, () => drive.clientIsBack(null))
  })
  const expand = expandBy({ movie: ['movie_id', movies.byIds], release: ['release_id', acquisition.releases.byIds] })
  const sessionStatus = createSessionStatus({
    config,
    ...torrents,
    running: () => embeddedRows().map(({ id, info_hash }) => ({ info_hash, live: progress.of(id) })),
  })
  return {
    sessionStatus,
    routes: [
      torrentSessionRoutes(sessionStatus),
      downloadRoutes({ downloads, cursors, expand, addOwn: acquisition.addOwn, blockAndSearch: acquisition.blockAndSearch }),
      downloadClientRoutes({ downloadClients: ownClients, cursors, isKey: sessions.isKey }),
    ],
    ...downloads,
    store,
    drive,
    clientFacts: ownClients.facts,
    ownClients,
    onReach: reach.add,
    isWaiting: (id: number): boolean => store.find(id)?.state === 'importing',
    settle: outcomes.settle,
    settleByHand: settlingByHand(store, outcomes),
    ...createAdoption({ clock, clients }),
    incoming: createIncoming({ store }),
    folderOf: (id: number): string | null => store.get(id).save_path,
    folders: (): string[] => downloadFolders(db, config.get()),
    ...createEndOfMovie({ db, isInLibrary: library.isInLibrary, remove: downloads.remove }),
    wantedTorrents: () => embeddedRows().map((row) => wantedTorrent(row, { folder: folder(), seed_goal: seedGoal(row) })),
    askTrackers: swarms.askInBackground,
    retryImports: () => Promise.all(store.inPhases(['importing']).map((row) => drive.advance(row.id))),
    /** A client was changed or removed: reopens it and checks its downloads. */
    forgetClient: (id: number): Promise<void> => clients.forget(id).then(() => drive.clientIsBack(id)),
    quiesce: (): Promise<void> => clients.close(),
  }
}

const settlingByHand =
  (store: DownloadStore, { settle }: Pick<ReturnType<typeof createOutcomes>, 'settle'>) =>
  (tx: Tx, announce: Announce, { download_id: id, ...imported }: Imported & { download_id: number }): void => {
    store.moveIn(tx, announce, { id, from: ['import_blocked'], to: 'importing' })
    settle(tx, announce, { id, outcome: { imported } })
  }

const swarmsOf = ({ clock, journal }: Ground, store: DownloadStore, { session, readTorrent }: Needs['torrents']) => {
  const swarms = createSwarms({
    clock,
    waiting: () => store.inPhases(['queued']).filter(({ client_id }) => client_id === null),
    readTorrent: async (torrent) => {
      const facts = await readTorrent(torrent)
      return 'trackers' in facts ? facts : { trackers: [] }
    },
    scrape: session.scrape,
    tell: (download_id) => journal.tell({ type: 'download_changed', download_id }),
  })
  return {
    of: swarms.of,
    /** Trackers are slow, and nothing waits for them. */
    askInBackground: async (): Promise<void> => {
      if (session.isUp()) void swarms.askDue()
    },
  }
}

type SeedRules = { seed_ratio: number | null; seed_minutes: number | null }
const seedRulesIn = ({ seed_ratio = null, seed_minutes = null }: Partial<SeedRules> = {}): SeedRules => ({ seed_ratio, seed_minutes })

/** The folder where the embedded client stores downloads. */
const folderOf = ({ config, options }: Ground): (() => string) => {
  const own = join(options.dataDir, 'downloads')
  mkdirSync(own, { recursive: true })
  return () => config.get().download_path ?? own
}
