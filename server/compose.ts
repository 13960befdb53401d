import { networkInterfaces } from 'node:os'
import { createApp } from '#server/app'
import { composeFetching } from '#server/compose-fetching'
import { composeLibrary } from '#server/compose-library'
import { composeRecords } from '#server/compose-records'
import { type ComposedLogs, composeLogs, composeUpkeep, knownSecretsOf } from '#server/compose-upkeep'
import { createConfig } from '#server/config/config'
import type { AppEvent } from '#server/events'
import { createHistory } from '#server/history/history'
import { instanceIdOf } from '#server/history/instance'
import { createJournal } from '#server/history/journal'
import { type Clock, stamp } from '#server/lib/clock'
import { days, milliseconds } from '#server/lib/duration'
import { isFolder } from '#server/library/root-folders'
import { createPast } from '#server/live/past'
import { createLive } from '#server/live/socket'
import { explorerFiles } from '#server/openapi/explorer'
import { createBus } from '#server/platform/bus'
import { migrate } from '#server/platform/db/migrate'
import { migrations } from '#server/platform/db/migrations/embedded.gen'
import { type Db, openDb } from '#server/platform/db/open'
import { NotFound } from '#server/platform/errors'
import { createDoorway } from '#server/platform/http/doorway'
import { answerFor, errorResponse } from '#server/platform/http/errors'
import { createFront } from '#server/platform/http/front'
import type { Listening } from '#server/platform/http/listen'
import { createCursors } from '#server/platform/http/page'
import { createScheduler } from '#server/platform/scheduler'
import { inSpan } from '#server/platform/trace'
import { createUi, type UiBuild } from '#server/platform/ui'

import { reactions } from '#server/reactions'
import { reachableUrls } from '#server/sessions/addresses'
import { cookieNameFor } from '#server/sessions/credentials'
import { createGate } from '#server/sessions/gate'
import { createCodes } from '#server/sessions/pairing'
import { createSessions } from '#server/sessions/sessions'
import { createTaskMemory, createTasks } from '#server/tasks/tasks'
import { timetable } from '#server/timetable'

export type Options = {
  dataDir: string
  version: string
  clock: Clock
  /** Instead of the log that is stored: for tests. */
  logs?: ComposedLogs
  isRelease: boolean
  /** Address of the thread that packs the diagnostic bundle. */
  bundleWorker: string | URL
  /** The user interface that was built into the program. */
  ui?: UiBuild | undefined
  /** How to start this program again, as a child: `[executable]`, or `[executable, script]`. */
  self: readonly string[]
  childEnv: Readonly<Record<string, string | undefined>>
  /** By flag or environment; they win over the settings. */
  listenOn: { address?: string | undefined; port?: number | undefined }
}
export type Basics = ReturnType<typeof composeBasics>
export type House = Awaited<ReturnType<typeof compose>>

/** What everything else stands on. */
const composeBasics = (options: Options) => {
  const { clock, dataDir } = options
  let late: Parameters<typeof composeLogs>[0]['late'] = () => null
  const logs = options.logs ?? composeLogs({ dataDir, clock, late: () => late() })
  const db = openDb(`${options.dataDir}/app.db`)
  migrate(db.$client, migrations)
  const log = logs.for('platform', 'bus')
  const bus = createBus<AppEvent>((error, event) => log.error('a listener failed', { type: event.type, error }))
  const journal = createJournal({ db, bus, clock })
  const config = createConfig({ db, journal })
  const cursors = createCursors(() => config.get().session_signing_key ?? '')
  const secrets = knownSecretsOf({ db, config })
  late = () => ({ level: () => config.get().log_level, secrets })
  return { db, bus, journal, config, cursors, clock, logs, options, instanceId: instanceIdOf(db) }
}

/** Builds the service in order of birth. Nothing listens and nothing runs before `start`. */
export const compose = async (options: Options) => {
  const basics = composeBasics(options)
  const { db, bus, journal, config, cursors, clock, logs } = basics
  const startedAt = stamp(clock)
  const born = performance.now()

  const library = composeLibrary(basics)
  library.profiles.seed()
  const fetching = composeFetching(basics, library)
  const records = composeRecords(basics, library, fetching)
  const history = createHistory({ db, cursors })

  const cookieName = cookieNameFor(basics.instanceId)
  const codes = createCodes({ clock })
  const sessions = createSessions({ db, journal, clock, log: logs.for('sessions', 'sessions'), config, onEnded: codes.burn })
  const gate = createGate({
    config,
    sessions,
    codes,
    cookieName,
    clock,
    log: logs.for('sessions', 'gate'),
    delay: Bun.sleep,
    open: ['/api/v1/status', ...explorerFiles],
  })
  const live = createLive({ bus, gate, sessions, past: createPast(db), log: logs.for('live', 'socket') })

  const upkeep = composeUpkeep(basics, library, fetching)
  fetching.session.onChange(() => void upkeep.health.tick())
  const { acquisition, drive, store } = fetching
  const scheduler = createScheduler({
    clock,
    memory: createTaskMemory({ db, journal, log: logs.for('tasks', 'tasks') }),
    say: (error) => (error instanceof Error ? error.message : String(error)),
    tasks: timetable({
      config,
      acquisition: { searchWanted: acquisition.searchWanted, forgetOld: fetching.ledger.forgetOld },
      movies: { refreshDue: () => refreshDue(library, clock) },
      downloads: {
        check: drive.driveAll,
        retryImports: () => Promise.all(store.inPhases(['importing']).map((row) => drive.drive(row.id))),
      },
      indexers: { checkHealth: fetching.asking.checkHealth },
      library: { emptyRecycle: library.recycle.empty, rescan: records.rescan.all },
      sessions: { purge: sessions.purge },
      logs: { forgetOld: upkeep.retention },
      webhooks: upkeep.deliveries,
      database: { maintain: () => maintain(db) },
    }),
  })
  const tasks = createTasks({ db, scheduler, cursors })
  const bundles = upkeep.bundlesOf(tasks)

  const place = () => ({ hosts: doorway.current()?.hosts ?? [], port: doorway.current()?.port ?? 0, base: config.get().base_url ?? '' })
  const api = createApp({
    ...basics,
    ...library,
    ...fetching,
    ...records,
    ...upkeep,
    history,
    tasks,
    bundles,
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
    isKey: (request) => gate.callerOf(request).by === 'key',
    status: {
      version: options.version,
      startedAt,
      uptimeSeconds: () => Math.floor((performance.now() - born) / 1000),
      isSetUp: () => library.roots.paths().length > 0 && config.get().metadata_api_key !== null,
    },
  })
  const ui = createUi(options.ui)
  const answer = createFront({
    base: () => config.get().base_url ?? '',
    admit: gate.admit,
    remember: gate.remember,
    api: api.fetch,
    socket: (request, asked, peer) => live.upgrade(request, asked, peer),
    page: (request, asked) => ui(request, asked.path, asked.base) ?? errorResponse(answerFor(new NotFound('page', asked.path))!),
    log: logs.for('platform', 'front'),
  })

  const doorway = createDoorway({
    door: { answer, websocket: live.websocket as never },
    where: () => {
      const { listen_address, listen_port } = config.get()
      return { address: options.listenOn.address ?? listen_address, port: options.listenOn.port ?? listen_port }
    },
    log: logs.for('platform', 'doorway'),
  })

  const log = logs.for('service', 'reactions')
  for (const reaction of reactions({
    acquisition,
    downloads: { ...drive, replace: fetching.byHand.replaceStalled },
    recycle: library.recycle,
    indexers: { learn: fetching.asking.learn },
    library,
    clients: fetching.clients,
    configure: async (fields) => {
      if (fields.includes('listen_address') || fields.includes('listen_port')) await doorway.move()
      await fetching.configure(fields)
    },
  }))
    bus.subscribe((event) => {
      if (event.type !== reaction.on) return
      void inSpan(async () => {
        await reaction.run(event)
      }).catch((error: unknown) => log.error('reaction failed; the timetable makes up for it', { type: event.type, error }))
    })

  let ticking: Timer | null = null
  return {
    ...basics,
    ...library,
    ...fetching,
    ...records,
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
      void tidyUp(library)
      ticking = setInterval(() => void scheduler.tick(), 1000)
      return listening
    },

    /** Sockets closed with 1001, requests drained, children ended, database closed. */
    async stop(): Promise<void> {
      if (ticking) clearInterval(ticking)
      live.closeAll()
      await doorway.close(5000)
      await upkeep.health.stop()
      await fetching.session.stop(3000)
      await fetching.clients.close()
      await Promise.race([scheduler.idle(), Bun.sleep(1000)])
      db.$client.run('PRAGMA wal_checkpoint(TRUNCATE)')
      db.$client.close()
      if (!options.logs) logs.close()
    },
  }
}

/** What changes often is asked often: a film that is not out yet every day, the others every week. */
const refreshDue = async (library: ReturnType<typeof composeLibrary>, clock: Clock): Promise<void> => {
  const before = new Date(clock.now().getTime() - milliseconds(days(3))).toISOString()
  for (const id of library.reading.dueForRefresh(before, 50)) await library.movies.refresh(id)
}

const maintain = (db: Db): void => {
  db.$client.run('PRAGMA optimize')
  db.$client.run('PRAGMA wal_checkpoint(TRUNCATE)')
}

/** Leavings of a crash: half-made files, moves that were not finished, pictures that are no pictures. */
const tidyUp = async ({ roots, placeFile, recycle, images }: ReturnType<typeof composeLibrary>): Promise<void> => {
  for (const root of roots.paths()) if (isFolder(root.path)) await placeFile.sweep(root.path)
  await recycle.sweep()
  await images.sweep()
}
