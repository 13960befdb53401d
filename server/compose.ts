import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { createApp } from '#server/app'
import { checkBackupPath } from '#server/backups/folder'
import type { RestoreHooks } from '#server/backups/restore'
import { composeOwnBackups } from '#server/compose-backups'
import { composeFetching } from '#server/compose-fetching'
import { composeLibrary } from '#server/compose-library'
import { composePlayback } from '#server/compose-playback'
import { composeRecords } from '#server/compose-records'
import { composeRest } from '#server/compose-rest'
import { composeSeeking } from '#server/compose-seeking'
import { composeSessions } from '#server/compose-sessions'
import { composeShelf } from '#server/compose-shelf'
import { maintain, openStores, type Stores } from '#server/compose-stores'
import { tidyUp } from '#server/compose-tidy'
import { type ComposedLogs, composeUpkeep, knownSecretsOf } from '#server/compose-upkeep'
import { configChecks } from '#server/config/checks'
import { createConfig } from '#server/config/config'
import { checkDownloadPath } from '#server/downloads/folder'
import type { AppEvent } from '#server/events'
import { createHistory } from '#server/history/history'
import { instanceIdOf } from '#server/history/instance'
import { createJournal } from '#server/history/journal'
import { type Clock, stamp } from '#server/lib/clock'
import { checkNameFormats } from '#server/library/name-formats'
import type { CollectionParts } from '#server/movies/collection-parts'
import { createBackground } from '#server/platform/background'
import { createBus } from '#server/platform/bus'
import { migrate } from '#server/platform/db/migrate'
import { migrations } from '#server/platform/db/migrations/embedded.gen'
import { NotFound } from '#server/platform/errors'
import type { Host } from '#server/platform/host'
import { createDoorway } from '#server/platform/http/doorway'
import type { Entrance } from '#server/platform/http/entrance'
import { answerFor, errorResponse } from '#server/platform/http/errors'
import { createFront } from '#server/platform/http/front'
import type { Listening } from '#server/platform/http/listen'
import { createCursors } from '#server/platform/http/page'
import { createWriteGate } from '#server/platform/http/write-gate'
import { createScheduler } from '#server/platform/scheduler'
import { createUi, type UiBuild } from '#server/platform/ui'
import { heed, reactions } from '#server/reactions'
import { openService } from '#server/service/room'
import { reachableUrls } from '#server/sessions/addresses'
import { requireKey } from '#server/sessions/gate'
import { createTaskMemory, createTasks } from '#server/tasks/tasks'
import { timetable } from '#server/timetable'

export type Options = {
  dataDir: string
  version: string
  clock: Clock
  /** Instead of the log that is stored: for tests. */
  logs?: ComposedLogs
  isRelease: boolean
  /** Addresses of the program's own threads. */
  threads: { bundle: string | URL; torrentReader: string | URL; media: string | URL }
  /** The user interface that was built into the program. */
  ui?: UiBuild | undefined
  /** How to start this program again, as a child: `[executable]`, or `[executable, script]`. */
  self: readonly string[]
  childEnv: Readonly<Record<string, string | undefined>>
  /** What the service may ask of the process around it; without it the pages cannot quit or restart it. */
  host?: Host | undefined
  /** By flag or environment; they win over the settings. */
  listenOn: { address?: string | undefined; port?: number | undefined }
  /** Called when changed settings have taken effect. */
  onSettled?: (() => void) | undefined
  /** Where whoever runs the service lets visitors in; without it the service opens a door of its own. */
  entrance?: Entrance | undefined
  /** How whoever runs the service builds it anew; without it nothing can be restored. */
  restoring?: RestoreHooks | undefined
  /** How long a restore waits for what is under way, before it gives up. */
  patienceMs?: number | undefined
}
export type Basics = ReturnType<typeof composeBasics>
export type House = Awaited<ReturnType<typeof compose>>

/** What everything else stands on. */
const composeBasics = (options: Options, { logs, db, late }: Stores) => {
  const { clock } = options
  migrate(db.$client, migrations)
  const log = logs.for('platform', 'bus')
  const bus = createBus<AppEvent>((error, event) => log.error('a listener failed', { type: event.type, error }))
  const journal = createJournal({ db, bus, clock })
  const config = createConfig({
    db,
    journal,
    checks: [checkBackupPath, checkDownloadPath(db, options.dataDir), checkNameFormats, ...configChecks(db)],
  })
  const cursors = createCursors(() => config.get().session_signing_key ?? '')
  const secrets = knownSecretsOf({ db, config })
  late.read = () => ({ level: () => config.get().log_level, secrets })
  const background = createBackground()
  return { db, bus, journal, config, cursors, clock, logs, options, background, instanceId: instanceIdOf(db) }
}

/** Builds the service in order of birth. Nothing listens and nothing runs before `start`. Throws, and then no database is open. */
export const compose = async (options: Options) => {
  const stores = openStores(options)
  try {
    return build(composeBasics(options, stores), stores.close)
  } catch (error) {
    stores.close()
    throw error
  }
}

const build = (basics: Basics, closeStores: () => void) => {
  const { db, journal, config, cursors, clock, logs, background, options } = basics
  const startedAt = stamp(clock)
  const born = performance.now()

  const library = composeLibrary(basics)
  library.profiles.seed()
  const fetching = composeFetching(basics, library)
  const records = composeRecords(basics, library, fetching)
  const seeking = composeSeeking(basics, library, fetching)
  const shelf = composeShelf(basics, library, fetching)
  const history = createHistory({ db, cursors })

  const { cookieName, codes, sessions, gate, live } = composeSessions(basics)
  const playback = composePlayback(basics, library, gate)
  const { workshop, backups, restore } = composeOwnBackups(basics)
  const upkeep = composeUpkeep(basics, library, fetching)
  fetching.session.onChange(() => void background.begin('a look at the health', upkeep.health.tick))
  const { acquisition, drive, store } = fetching
  const scheduler = createScheduler({
    clock,
    memory: createTaskMemory({ db, journal, log: logs.for('tasks', 'tasks') }),
    say: (error) => (error instanceof Error ? error.message : String(error)),
    tasks: timetable({
      config,
      acquisition: { ...acquisition, syncFeeds: seeking.syncFeeds, forgetOld: fetching.ledger.forgetOld },
      caution: records.caution,
      movies: { refreshDue: () => refreshDue(library, records) },
      downloads: {
        check: drive.driveAll,
        retryImports: () => Promise.all(store.inPhases(['importing']).map((row) => drive.drive(row.id))),
      },
      indexers: { checkHealth: fetching.asking.checkHealth },
      library: {
        emptyRecycle: library.recycle.empty,
        rescan: () => records.rescan.all().then(shelf.placedByHand.all).then(records.subtitles.lookAll),
      },
      sessions: { purge: sessions.purge },
      logs: { forgetOld: upkeep.retention },
      disks: { check: () => upkeep.health.lookAt(['root_folder_missing', 'disk_space_low']) },
      webhooks: upkeep.deliveries,
      backups: { make: backups.makeScheduled, verify: backups.verifyAll },
      database: { maintain: () => maintain(db) },
    }),
  })
  const tasks = createTasks({ db, scheduler, cursors })
  const bundles = upkeep.bundlesOf(tasks)

  const place = () => ({ hosts: doorway.current()?.hosts ?? [], port: doorway.current()?.port ?? 0, base: config.get().base_url ?? '' })
  const service = openService(basics, { sessions: { gate }, movies: { row: library.movies.row }, library: { files: library.files } })
  const api = createApp({
    ...basics,
    ...library,
    ...fetching,
    ...records,
    ...seeking,
    ...shelf,
    ...upkeep,
    playback,
    history,
    tasks,
    bundles,
    backups,
    restore,
    uploadsIn: join(options.dataDir, 'uploads'),
    requireKey: (request, what) => requireKey(gate.callerOf(request), what),
    sessions: {
      gate,
      sessions,
      codes,
      config,
      cookieName,
      cursors,
      clock,
      reachable: () => reachableUrls({ interfaces: networkInterfaces(), public_url: config.get().public_url, ...place() }),
      local: () => `http://localhost:${place().port}${place().base}`,
    },
    service,
    isKey: (request) => gate.callerOf(request).by === 'key',
    status: {
      version: options.version,
      startedAt,
      uptimeSeconds: () => Math.floor((performance.now() - born) / 1000),
      isSetUp: () => library.roots.paths().length > 0 && config.get().metadata_api_key !== null,
    },
  })
  const ui = createUi(options.ui)
  const writes = createWriteGate()
  const answer = createFront({
    base: () => config.get().base_url ?? '',
    admit: gate.admit,
    remember: gate.remember,
    api: (request) => writes.pass(request.method, () => api.fetch(request)),
    socket: (request, asked, peer) => live.upgrade(request, asked, peer),
    page: (request, asked) => ui(request, asked.path, asked.base) ?? errorResponse(answerFor(new NotFound('page', asked.path))!),
    log: logs.for('platform', 'front'),
  })

  const doorway = (options.entrance?.take ?? createDoorway)({
    door: { answer, websocket: live.websocket as never },
    where: () => {
      const { listen_address, listen_port } = config.get()
      return { address: options.listenOn.address ?? listen_address, port: options.listenOn.port ?? listen_port }
    },
    log: logs.for('platform', 'doorway'),
  })

  heed(
    { bus: basics.bus, background, log: logs.for('service', 'reactions') },
    reactions({
      acquisition: { ...acquisition, judgeAnew: seeking.judgeAnew },
      downloads: { ...drive, replace: fetching.byHand.replaceStalled },
      recycle: library.recycle,
      indexers: { learn: fetching.asking.learn },
      library,
      subtitles: records.subtitles,
      clients: { forget: (id) => fetching.clients.forget(id).then(() => drive.clientIsBack(id)) },
      health: upkeep.health,
      configure: async (fields) => {
        if (fields.includes('listen_address') || fields.includes('listen_port')) await doorway.move()
        await fetching.configure(fields)
        options.onSettled?.()
      },
    }),
  )

  const rest = composeRest({
    background,
    writes,
    scheduler,
    health: upkeep.health,
    session: fetching.session,
    clients: fetching.clients,
    patienceMs: options.patienceMs ?? 30_000,
  })
  let stopped: Promise<void> | null = null
  const stop = async (): Promise<void> => {
    live.closeAll()
    await doorway.close(5000)
    await rest.stop()
    workshop.stop()
    playback.close()
    closeStores()
  }
  return {
    ...basics,
    ...library,
    ...fetching,
    ...records,
    ...seeking,
    ...shelf,
    api,
    answer,
    live,
    tasks,
    scheduler,
    sessions,
    codes,
    gate,
    history,
    listening: doorway.current,

    /** Throws PortTaken. */
    start(): Listening {
      const listening = doorway.open()
      fetching.session.start()
      upkeep.health.start()
      scheduler.spread()
      void background.begin('tidying up after the start', () => tidyUp({ ...library, backups }))
      rest.begin()
      return listening
    },

    quiesce: rest.quiesce,
    backups,

    /** Sockets closed with 1001, requests drained, children ended, database closed. A second call waits for the same end. */
    stop: (): Promise<void> => (stopped ??= stop()),
  }
}

const refreshDue = async (
  library: ReturnType<typeof composeLibrary>,
  { collectionParts }: { collectionParts: CollectionParts },
): Promise<void> => {
  for (const id of library.reading.dueForRefresh(50)) await library.movies.refresh(id)
  await collectionParts.addNew()
}
