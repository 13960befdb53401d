import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { eq } from 'drizzle-orm'
import { createAcquisition } from '#server/acquisition/acquisition'
import { createByHand } from '#server/acquisition/by-hand'
import { createContexts, wantedMovie } from '#server/acquisition/context'
import { createGrab } from '#server/acquisition/grab'
import { createLedger } from '#server/acquisition/ledger'
import { createBlocklist, createReleases } from '#server/acquisition/releases'
import { createResolve, readTorrentWith } from '#server/acquisition/resolve'
import { createSearch } from '#server/acquisition/search'
import { wrongTracks } from '#server/acquisition/wrong-tracks'
import type { Basics } from '#server/compose'
import type { Library } from '#server/compose-library'
import { embedded } from '#server/downloads/clients/embedded'
import { createClientsInUse } from '#server/downloads/clients-in-use'
import type { ClientDownload, ClientNews } from '#server/downloads/download-client'
import { createDownloads } from '#server/downloads/downloads'
import { createDrive, type Drive } from '#server/downloads/drive'
import { createOutcomes } from '#server/downloads/outcomes'
import { createProgress } from '#server/downloads/progress'
import { createDownloadReading } from '#server/downloads/reading'
import { createDownloadStore } from '#server/downloads/store'
import { createAsking } from '#server/indexers/asking'
import { createIndexers } from '#server/indexers/indexers'
import { inspectPayload } from '#server/library/inspect-payload'
import { movieOfFiles } from '#server/library/judge-payload'
import { isSubtitle } from '#server/library/video-files'
import { moviesTable } from '#server/movies/table'
import { qualityProfilesTable } from '#server/profiles/table'
import { createTorrentReader } from '#server/torrent/read-in-thread'
import { createTorrentSession } from '#server/torrent/session'
import { createUpstreamFetch } from '#server/upstream/fetch'

export type Fetching = ReturnType<typeof composeFetching>

/** From a search to a file that arrived: indexers, decisions, downloads, the torrent session. */
export const composeFetching = (basics: Basics, library: Library) => {
  const { db, journal, clock, cursors, config, logs, options, background } = basics
  const log = logs.for('acquisition', 'search')
  const indexers = createIndexers({ db, journal, clock, cursors })
  const fetchFor = (name: string) => createUpstreamFetch({ name, log: logs.for('upstream', 'indexer'), clock, retries: 1 })
  const asking = createAsking({ indexers, journal, clock, log: logs.for('indexers', 'asking'), fetchFor })
  const blocklist = createBlocklist({ db, journal, clock, cursors })
  const ledger = createLedger({ db, clock })
  const contexts = createContexts({ db, clock, config, freeBytes: library.roots.freeBytes })
  const search = createSearch({ journal, clock, log, contexts, ledger, movies: library.movies, ask: askIndexers(asking) })

  const store = createDownloadStore({ db, journal, clock })
  const progress = createProgress({
    clock,
    tell: (id, { size_bytes, ...live }) => {
      const row = store.find(id)
      if (row)
        journal.tell({ type: 'download_progress', download_id: id, movie_id: row.movie_id, state: row.state, size_bytes, ...figures(live) })
    },
  })
  const ownFolder = join(options.dataDir, 'downloads')
  mkdirSync(ownFolder, { recursive: true })
  const downloadFolder = () => config.get().download_path ?? ownFolder
  const seedGoal = (row: { seed_ratio: number | null; seed_minutes: number | null }) => ({
    ratio: row.seed_ratio ?? (config.get().seed_ratio_limit || null),
    minutes: row.seed_minutes ?? (config.get().seed_minutes_limit || null),
  })
  const session = createTorrentSession({
    cmd: [...options.self, 'engine'],
    env: options.childEnv,
    log: logs.for('torrent', 'session'),
    stateDir: join(options.dataDir, 'torrents'),
    settings: () => engineSettings(config.get()),
    wanted: () => downloads.handedTo(null).map((row) => wantedTorrent(row, { folder: downloadFolder(), seed_goal: seedGoal(row) })),
  })
  const onNews = (news: ClientNews): void => {
    if (news.type === 'progress') for (const seen of news.downloads) noteProgress(downloads.ofHash(seen.info_hash), seen)
    else {
      const row = downloads.ofHash(news.info_hash)
      if (row) void drive.drive(row.id)
    }
  }
  const clients = createClientsInUse({
    clock,
    onNews,
    open: (id) =>
      library.downloadClients.open(id) ?? embedded.open({}, { log: logs.for('downloads', 'embedded'), session, folder: downloadFolder }),
  })
  const outcomes = createOutcomes({
    journal,
    clock,
    store,
    block: (tx, announce, { row, code, reason }) =>
      void blocklist.insert(tx, announce, {
        movie_id: row.movie_id,
        indexer_id: row.indexer_id,
        info_hash: row.info_hash,
        title: row.title,
        code,
        reason,
      }),
    noteImported: ledger.noteImported,
  })
  const importDownload = library.importer({
    settle: outcomes.settle,
    isWaiting: (id) => store.find(id)?.state === 'importing',
    checkTracks: (movie, media) => {
      const profile = db.select().from(qualityProfilesTable).where(eq(qualityProfilesTable.id, movie.quality_profile_id)).get()
      return profile && wrongTracks({ movie: wantedMovie(movie), profile }, media)
    },
  })
  const moving = createDrive({
    store,
    clients,
    progress,
    clock,
    log: logs.for('downloads', 'drive'),
    settings: config.get,
    inspect: (files, row) => {
      const movie = row.movie_id === null ? undefined : db.select().from(moviesTable).where(eq(moviesTable.id, row.movie_id)).get()
      const { blocked_extensions } = config.get()
      return inspected(inspectPayload(files, { blocked_extensions, ...(movie && movieOfFiles(movie, row)) }))
    },
    fail: outcomes.fail,
    takenAway: outcomes.takenAway,
    seedGoal,
    isOnShelf: library.isOnShelf,
    bringIn: async (row) => {
      outcomes.importStarted(row)
      await importDownload(row)
    },
  })
  const what = 'a download that is moved on or brought in'
  const drive: Drive = {
    ...moving,
    drive: (id) => background.begin(what, () => moving.drive(id)),
    driveAll: () => background.begin(what, moving.driveAll),
  }
  const noteProgress = (row: Row | undefined, seen: ClientDownload): void => {
    if (row) progress.note(row.id, seen)
  }
  const seedRules = (id: number | null) => {
    const indexer = id === null ? undefined : indexers.rows().find((row) => row.id === id)
    return { seed_ratio: indexer?.seed_ratio ?? null, seed_minutes: indexer?.seed_minutes ?? null }
  }
  const reading = createDownloadReading({ db, cursors, store, progress })
  const { chosen: chosenClient } = library.downloadClients
  const downloads = createDownloads({ journal, clock, reading, store, drive, clients, progress, chosenClient, seedRules })
  const readTorrent = readTorrentWith(createTorrentReader(options.threads.torrentReader))
  const resolve = createResolve({
    indexer: (id) => indexers.rows().find((row) => row.id === id),
    fetchSource: asking.fetchSource,
    readTorrent,
  })
  const indexerName = (id: number | null) => indexers.rows().find((row) => row.id === id)?.name ?? null
  const grab = createGrab({
    journal,
    clock,
    log: logs.for('acquisition', 'grab'),
    contexts,
    ledger,
    movies: library.movies,
    resolve,
    enqueue: downloads.enqueue,
    indexerName,
  })
  const { availableBefore } = library.reading
  const acquisition = createAcquisition({ db, clock, log, search, grab, nextDrip: asking.nextDrip, pause: Bun.sleep, availableBefore })
  const byHand = createByHand({
    journal,
    clock,
    downloads,
    drive,
    store,
    readTorrent,
    acquisition,
    movie: library.movies.row,
  })
  const releases = createReleases({ db, cursors })

  clients.byId(null)
  /** What of a changed setting concerns the torrent session. */
  const configure = async (fields: readonly string[]): Promise<void> => {
    if (fields.some((name) => sessionFields.has(name))) await session.restart()
    else if (session.isUp() && fields.some((name) => name.endsWith('_speed_limit')))
      await session.setLimits(engineSettings(config.get()).limits)
  }
  session.onChange((isUp) => {
    if (isUp) void background.begin(what, () => drive.clientIsBack(null))
  })

  return {
    indexers,
    asking,
    blocklist,
    ledger,
    contexts,
    search,
    store,
    progress,
    session,
    clients,
    drive,
    outcomes,
    downloads,
    resolve,
    grab,
    acquisition,
    releases,
    byHand,
    configure,
  }
}

/** What only a new engine takes up. */
const sessionFields = new Set(['torrent_port', 'port_mapping_enabled', 'dht_enabled', 'pex_enabled'])

type Config = ReturnType<Basics['config']['get']>
const kilobytes = (limit: number) => (limit > 0 ? limit * 1000 : null)
const engineSettings = (config: Config) => ({
  port: config.torrent_port,
  dht: config.dht_enabled,
  pex: config.pex_enabled,
  max_connections: 200,
  map_port: config.port_mapping_enabled,
  limits: { download: kilobytes(config.download_speed_limit), upload: kilobytes(config.upload_speed_limit) },
})

type Row = ReturnType<ReturnType<typeof createDownloads>['handedTo']>[number]
const wantedTorrent = (
  row: Row,
  { folder, seed_goal }: { folder: string; seed_goal: { ratio: number | null; minutes: number | null } },
) => ({
  source: row.torrent ? { torrent: new Uint8Array(row.torrent) } : { magnet: row.magnet ?? '' },
  /** It stays where it was begun, also after the setting has changed. */
  folder: row.save_path ? dirname(row.save_path) : folder,
  files: row.files ? row.files.filter((file) => file.wanted).map((file) => file.index) : null,
  paused: row.state === 'paused',
  seed_goal,
})

const inspected = (verdict: ReturnType<typeof inspectPayload>) =>
  verdict.ok
    ? {
        ok: true as const,
        wanted: (file: { path: string; size_bytes: number }) =>
          file.path === verdict.video.path || (isSubtitle(file.path) && file.size_bytes < 50_000_000),
      }
    : verdict

const askIndexers =
  (asking: ReturnType<typeof createAsking>): Parameters<typeof createSearch>[0]['ask'] =>
  async (movie, by) => {
    const { title, original_title, alternative_titles, year, imdb_id, metadata_id } = movie
    const query = { title, original_title, alternative_titles, year, imdb_id, tmdb_id: metadata_id }
    const answers = await asking.search(query, by === 'task')
    return answers.map(({ indexer, ...answer }) => ({
      ...answer,
      indexer: {
        id: indexer.id,
        name: indexer.name,
        priority: indexer.priority,
        min_seeders: indexer.min_seeders,
        disabled_until: indexer.disabled_until,
      },
    }))
  }

type LiveFigures = {
  progress: number
  downloaded_bytes: number
  uploaded_bytes: number
  download_speed: number
  upload_speed: number
  seeders: number
  peers: number
  eta_seconds: number | null
  ratio: number
}
const figures = ({
  progress,
  downloaded_bytes,
  uploaded_bytes,
  download_speed,
  upload_speed,
  seeders,
  peers,
  eta_seconds,
  ratio,
}: LiveFigures) => ({
  progress: Math.min(1, Math.max(0, progress)),
  downloaded_bytes,
  uploaded_bytes,
  download_speed: Math.round(download_speed),
  upload_speed: Math.round(upload_speed),
  seeders,
  peers,
  eta_seconds: eta_seconds === null ? null : Math.round(eta_seconds),
  ratio,
})
