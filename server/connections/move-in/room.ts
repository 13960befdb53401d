import { join } from 'node:path'
import type { ImportRuns, Pace } from '#server/connections/import/runs'
import type { PathMap } from '#server/foundation/lib/path-map'
import { createUpstreamFetch, type UpstreamFetch } from '#server/foundation/upstream/fetch'
import type { Ground } from '#server/ground'
import { createOpenArchive } from './archive-lines'
import { archiveRoutes, fileRoutes } from './archive-routes'
import { baseOf, createAskProgram } from './ask-program'
import { type BazarrSource, bazarrRoutes } from './bazarr-routes'
import { createImportArchive } from './import-archive'
import { createImportRequests } from './import-requests'
import { createImportStates } from './import-states'
import { createImportSubtitles } from './import-subtitles'
import { createImportTorrents, type TorrentOrder } from './import-torrents'
import { createPushStates, type OpenedPlayer } from './push-states'
import { readBazarr } from './read-bazarr'
import { createReadBazarrBackup } from './read-bazarr-backup'
import { createReadFile, type ReadTable } from './read-file'
import { openJellyfin, partyOf } from './read-jellyfin'
import { openPlex } from './read-plex'
import { readSeerr } from './read-seerr'
import { readStremioAccount } from './read-stremio'
import { clientRoutes, playerRoutes, pushRoutes, seerrRoutes, stremioRoutes } from './routes'
import type {
  BazarrAddress,
  ClientAddress,
  FileOptions,
  PlayerAddress,
  PlayerName,
  PushAddress,
  SeerrAddress,
  StremioAddress,
} from './schema'
import { createTakeWanted } from './take-wanted'

type States = Parameters<typeof createImportStates>[0]
type Requests = Parameters<typeof createImportRequests>[0]
type Torrents = Parameters<typeof createImportTorrents>[0]
type Archives = Parameters<typeof createImportArchive>[0]
type Needs = {
  tags: { add: Archives['addTag'] }
  profiles: { add: Archives['addProfile']; update: Archives['changeProfile']; formats: { add: Archives['addFormat'] } }
  indexers: { add: Archives['addIndexer'] }
  downloads: {
    adopt: Torrents['adopt']
    filesInClient: Torrents['filesOf']
    drive: { advance: Torrents['advance'] }
    ownClients: {
      add: Archives['addClient'] & Torrents['addClient']
      read: (type: string, settings: Record<string, unknown>) => Promise<Omit<TorrentOrder, 'address'>>
    }
  }
  lists: { add: Archives['addList']; takeOver: Archives['takeOverList']; readFile: ReadTable }
  views: { add: Archives['addView'] }
  follows: { takeOver: Archives['takeOverFollow'] }
  storage: { rules: { add: Archives['addStorageRule'] } }
  versions: { takeOver: Archives['takeOverVersions'] }
  playback: { takeOverPlays: Archives['takeOverPlays'] }
  acquisition: {
    judgeFile: { compileFormats: Archives['compileFormats'] }
    blocklist: { takeOver: Archives['block'] }
    candidateStore: { noteGrabbedElsewhere: Archives['noteGrabbed'] & Torrents['noteGrabbed'] }
  }
  library: { adopt: Archives['adopt']; sizeOf: Archives['sizeOf']; roots: { add: Archives['addRoot'] } }
  movies: Archives['movies'] & {
    takeState: States['takeState']
    add: Requests['add']
    exclude: Requests['exclude']
    takeCollection: Archives['takeCollection']
  }
  imports: { records: States['records'] & Requests['records'] & Torrents['records']; runs: Pick<ImportRuns, 'alone'> }
}

const parties: Readonly<Record<PlayerName, string>> = { ...partyOf, plex: 'Plex' }

/** Moving in from media servers and from Seerr. */
export const openMoveIn = (ground: Ground, needs: Needs) => {
  const { db, clock, journal, logs, options } = ground
  const { movies, imports } = needs
  const { records } = imports
  const { alone } = imports.runs
  const takeWanted = createTakeWanted({ db, takeOverList: needs.lists.takeOver })
  const importStates = createImportStates({ db, clock, journal, records, takeState: movies.takeState, takeWanted })
  const readContents = createReadFile(needs.lists.readFile, options.threads.fileReader)
  const importRequests = createImportRequests({ db, clock, journal, records, add: movies.add, exclude: movies.exclude })
  const importArchive = createImportArchive(archiveDeps(ground, needs))
  const uploadsIn = join(options.dataDir, 'uploads')
  const openArchive = createOpenArchive({ workIn: uploadsIn })
  const asking: Asking = (party, source, { signal }) => {
    const unending = createUpstreamFetch({ name: party, log: logs.for('upstream', source), clock, retries: 1 })
    return (url, request) => unending(url, { ...request, signal })
  }

  const openPlayer = async (source: PlayerName, address: PlayerAddress, pace: Pick<Pace, 'signal'>): Promise<OpenedPlayer> => {
    const party = parties[source]
    const credential = ['api_key', 'token', 'password'].find((name) => name in address) ?? 'api_key'
    const headers = source === 'plex' ? plexHeaders(address) : {}
    const ask = createAskProgram({ fetch: asking(party, source, pace), party, base: baseOf(address.url), headers, credential })
    const order = { version: options.version, address }
    return source === 'plex' ? openPlex(ask) : await openJellyfin(ask, { family: source, ...order })
  }
  const readRequests = async ({ url, api_key, take }: SeerrAddress, pace: Pace) => {
    const headers = { 'x-api-key': api_key }
    const ask = createAskProgram({
      fetch: asking('Seerr', 'seerr', pace),
      party: 'Seerr',
      base: baseOf(url),
      headers,
      credential: 'api_key',
    })
    return { there: await readSeerr(ask), take }
  }

  const subtitles = createSubtitles(ground, { imports, asking, uploadsIn })
  const player = (source: PlayerName, address: PlayerAddress, applies: boolean) =>
    alone({ source, applies }, async (pace) => {
      const there = await (await openPlayer(source, address, pace)).read()
      const order = { source, party: parties[source], there, address }
      return await importStates[applies ? 'take' : 'preview'](order, pace)
    })
  const pushStates = createPushStates({ db })
  const push = async (source: PlayerName, { dry_run = false, path_map = [], ...address }: PushAddress) => {
    const player = await openPlayer(source, address, new AbortController())
    return pushStates.push({ source, party: parties[source], player, path_map, dry: dry_run })
  }
  const requests = (address: SeerrAddress, applies: boolean) =>
    alone({ source: 'seerr', applies }, async (pace) => {
      const order = await readRequests(address, pace)
      return applies ? await importRequests.take(order, pace) : importRequests.preview(order)
    })
  const stremio = (address: StremioAddress, applies: boolean) =>
    alone({ source: 'stremio', applies }, async (pace) => {
      const how = { party: 'Stremio', base: baseOf(address.url ?? 'https://api.strem.io'), headers: {}, credential: 'password' }
      const there = await readStremioAccount(createAskProgram({ fetch: asking('Stremio', 'stremio', pace), ...how }), address)
      return await importStates[applies ? 'take' : 'preview']({ source: 'stremio', party: 'Stremio', there, address }, pace)
    })
  const torrents = createTorrents(ground, needs)
  const archive = (upload: string, path_map: PathMap, applies: boolean) =>
    alone({ source: 'marquee', applies }, (pace) =>
      openArchive(upload, (opened) => importArchive[applies ? 'take' : 'preview'](opened, path_map, pace)),
    )

  const file = (source: 'file' | 'kodi', applies: boolean) => (upload: { path: string; filename: string }, options: FileOptions) =>
    alone({ source, applies }, async (pace) => {
      const contents = await readContents(upload)
      const order = { source, party: contents.of, there: { ...contents, version: null, user: null }, address: options }
      return await importStates[applies ? 'take' : 'preview'](order, pace)
    })

  return {
    routes: [
      ...playerRoutes({
        preview: (source, address) => player(source, address, false),
        take: (source, address) => player(source, address, true),
      }),
      ...pushRoutes(push),
      seerrRoutes({ preview: (address) => requests(address, false), take: (address) => requests(address, true) }),
      stremioRoutes({ preview: (address) => stremio(address, false), take: (address) => stremio(address, true) }),
      bazarrRoutes({ preview: (source) => subtitles(source, false), take: (source) => subtitles(source, true), uploadsIn }),
      clientRoutes({ preview: (address) => torrents(address, false), take: (address) => torrents(address, true) }),
      archiveRoutes({
        preview: (upload, path_map) => archive(upload, path_map, false),
        take: (upload, path_map) => archive(upload, path_map, true),
        uploadsIn,
      }),
      ...(['file', 'kodi'] as const).map((source) =>
        fileRoutes(source, { preview: file(source, false), take: file(source, true), uploadsIn }),
      ),
    ],
  }
}

type Asking = (party: string, source: string, pace: Pick<Pace, 'signal'>) => UpstreamFetch
type Shared = { imports: Needs['imports']; asking: Asking; uploadsIn: string }
/** What Bazarr knows of subtitles. */
const createSubtitles = ({ db, config }: Ground, { imports: { records, runs }, asking, uploadsIn }: Shared) => {
  const importSubtitles = createImportSubtitles({ db, config, records })
  const readBackup = createReadBazarrBackup({ workIn: uploadsIn })
  const readAt = ({ url, api_key }: BazarrAddress, pace: Pace) => {
    const how = { party: 'Bazarr', base: baseOf(url), headers: { 'x-api-key': api_key }, credential: 'api_key' }
    return readBazarr(createAskProgram({ fetch: asking('Bazarr', 'bazarr', pace), ...how }))
  }
  return (source: BazarrSource, applies: boolean) =>
    runs.alone({ source: 'bazarr', applies }, async (pace) => {
      const there = await ('upload' in source ? readBackup(source.upload) : readAt(source.address, pace))
      return applies ? await importSubtitles.take(there, pace) : importSubtitles.preview(there)
    })
}

/** Adopting what runs in qBittorrent. */
const createTorrents = ({ db, clock, journal }: Ground, { downloads, acquisition, imports: { records, runs } }: Needs) => {
  const { adopt, filesInClient: filesOf, drive, ownClients } = downloads
  const noteGrabbed = acquisition.candidateStore.noteGrabbedElsewhere
  const importTorrents = createImportTorrents({
    db,
    clock,
    journal,
    records,
    addClient: ownClients.add,
    filesOf,
    adopt,
    noteGrabbed,
    advance: drive.advance,
  })
  return (address: ClientAddress, applies: boolean) =>
    runs.alone({ source: 'qbittorrent', applies }, async (pace) => {
      const { category: _, path_map = [], ...settings } = address
      const more_paths = path_map.map(({ from, to }) => `${from} => ${to}`)
      const order = { address, ...(await ownClients.read('qbittorrent', { ...settings, more_paths })) }
      return applies ? await importTorrents.take(order, pace) : importTorrents.preview(order)
    })
}

const archiveDeps = ({ db, journal, config }: Ground, needs: Needs): Archives => ({
  db,
  journal,
  config,
  records: needs.imports.records,
  addTag: needs.tags.add,
  addFormat: needs.profiles.formats.add,
  addRoot: needs.library.roots.add,
  addIndexer: needs.indexers.add,
  addProfile: needs.profiles.add,
  changeProfile: needs.profiles.update,
  addClient: needs.downloads.ownClients.add,
  addList: needs.lists.add,
  takeOverList: needs.lists.takeOver,
  addView: needs.views.add,
  takeOverFollow: needs.follows.takeOver,
  addStorageRule: needs.storage.rules.add,
  takeOverVersions: needs.versions.takeOver,
  takeOverPlays: needs.playback.takeOverPlays,
  exclude: needs.movies.exclude,
  compileFormats: needs.acquisition.judgeFile.compileFormats,
  block: needs.acquisition.blocklist.takeOver,
  noteGrabbed: needs.acquisition.candidateStore.noteGrabbedElsewhere,
  takeCollection: needs.movies.takeCollection,
  movies: needs.movies,
  adopt: needs.library.adopt,
  sizeOf: needs.library.sizeOf,
})

/** In a header: an address would stand in logs. */
const plexHeaders = ({ api_key, token }: PlayerAddress): Record<string, string> => {
  const given = token ?? api_key
  return given === undefined ? {} : { 'x-plex-token': given }
}
