import { attempt } from '#server/foundation/lib/attempt'
import { acquireInstanceLock, readInstanceNote } from '#server/foundation/platform/instance-lock'
import { startWatchdog } from '#server/foundation/platform/watchdog'
import type { App } from '#server/open-app'
import { command } from './command'
import { dataFolderOf, makeDataFolder } from './data-folder'
import { CannotRun, type ExitCode, exitCodes, messageFor } from './exit-codes'
import { createHost, type Ending } from './host'
import { readListen } from './listen-on'
import { openOnFreePort } from './open-on-free-port'
import type { Outside } from './outside'
import { startProgramAgain } from './restart'
import { baseOf } from './restartable-app'
import { createSamples } from './samples'
import { serveRecovery } from './serve-recovery'
import type { Serving } from './serving'
import { createShow } from './show-in-browser'
import { untilStopped } from './until-stopped'

/** The longest that stopping may take, whatever hangs. */
const longestStopMs = 9_000

export const serveCommand = command({
  flags: {
    listen: { type: 'string', value: 'HOST:PORT', says: 'where to listen; overrides the settings (MARQUEE_LISTEN)' },
    'no-open': { type: 'boolean', says: 'open no browser (MARQUEE_NO_OPEN)' },
  },
  run: async (outside, { given }) => {
    const listenOn = readListen(given.listen ?? outside.env.MARQUEE_LISTEN)
    const dataDir = makeDataFolder(dataFolderOf(outside, given))
    const show = createShow(outside, { dataDir, mayOpen: !given['no-open'] && !given.json && !outside.env.MARQUEE_NO_OPEN })
    // From here on, a signal stops it as it should; before, it ends a program that has written nothing yet.
    const stopSignal = untilStopped(outside)
    const lock = acquireInstanceLock(dataDir)
    if (lock.kind === 'held') {
      const { joinRunning } = await import('./second-start')
      return await Promise.race([joinRunning(outside, dataDir, show), stopSignal.then(() => exitCodes.ok)])
    }
    const asked = Promise.withResolvers<Ending>()
    const { samples, mounted, discard } = createSamples(outside, { dataDir })
    const host = createHost(outside, { dataDir, onEnd: asked.resolve, samples })
    let ending: ExitCode | 'restart'
    try {
      ending = await serve(outside, {
        dataDir,
        listenOn,
        show,
        host,
        mounted,
        discard,
        isJson: given.json ?? false,
        asked: asked.promise,
        stopSignal,
      })
    } finally {
      lock.release()
    }
    return ending === 'restart' ? await startProgramAgain(outside) : ending
  },
})

const serve = async (outside: Outside, serving: Serving): Promise<ExitCode | 'restart'> => {
  const { stopSignal } = serving
  let running: (() => App) | null = null
  outside.onFault((error) => {
    if (running) return running().ground.logs.for('service', 'main').error('unexpected fault', { error })
    outside.err(`marquee: ${messageFor(error)}`)
  })
  const { opened, welcome } = await openOnFreePort(outside, serving, stopSignal)
  if (opened.kind === 'unknown_schema') throw unknownSchema(opened, { version: outside.version, note: readInstanceNote(serving.dataDir) })
  if (opened.kind === 'recovery') return serveRecovery(outside, { ...serving, trouble: opened })
  const { present, isFirst } = opened
  running = present
  // Not before: checking a large database at startup may keep the main thread busy for longer than it may be silent.
  const watchdog = startWatchdog({ thread: outside.threads.watchdog, pid: outside.pid })
  if (welcome) await welcome(present())
  else await announce(outside, serving, { app: present(), isFirst })

  const how = await Promise.race([stopSignal.then(() => 'stop' as const), serving.asked])
  watchdog.ending()
  present()
    .ground.logs.for('service', 'main')
    .info(how === 'restart' ? 'service is restarting' : 'service is stopping')
  const force = setTimeout(() => {
    serving.discard()
    outside.exit(how === 'restart' ? exitCodes.restart : exitCodes.ok)
  }, longestStopMs)
  // Stop both at the same time, so that slow samples cannot keep the library from being closed properly.
  const [stopped] = await Promise.all([attempt(() => present().stop()), attempt(async () => await serving.host.samples?.end())])
  if (!stopped.ok) outside.err(`marquee: it stopped, though not as it should: ${messageFor(stopped.error)}`)
  clearTimeout(force)
  watchdog.stop()
  return how === 'restart' ? 'restart' : exitCodes.ok
}

const announce = async (
  outside: Outside,
  { dataDir, show, isJson }: Serving,
  { app, isFirst }: { app: App; isFirst: boolean },
): Promise<void> => {
  const { port = 0, hosts = [] } = app.listening() ?? {}
  const url = `http://localhost:${port}${baseOf(app)}`
  outside.parent?.send({ type: 'listening', url, port })
  if (isJson) outside.out(JSON.stringify({ event: 'listening', url, port, hosts, data_dir: dataDir }))
  else await show.welcome({ url, dataDir, isFirst, loginUrl: () => `${url}/#boot=${app.rooms.sessions.codes.mintBoot().code}` })
}

type Versions = { version: string; note: ReturnType<typeof readInstanceNote> }
const unknownSchema = ({ found, known }: { found: number; known: number }, { version, note }: Versions): CannotRun => {
  const last = note === null || note === 'unreadable' ? 'that version' : note.version
  return new CannotRun(
    found > known
      ? `The database is of a newer version of Marquee (schema ${found}); this is ${version}, which knows ${known}. Use ${last} again. Nothing was changed.`
      : `The database is from before the first release of Marquee (schema ${found}); choose an empty data folder. Nothing was changed.`,
    exitCodes.config,
  )
}
