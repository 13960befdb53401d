import { acquireInstanceLock, writeInstanceNote } from '#server/platform/instance-lock'
import { command } from './command'
import { dataFolderOf, makeDataFolder } from './data-folder'
import { CannotRun, type ExitCode, exitCodes } from './exit-codes'
import { type ListenOn, readListen } from './listen-on'
import { openHouse } from './open-house'
import type { Outside } from './outside'
import { joinRunning } from './second-start'
import { createShow, type Show } from './show-in-browser'
import { untilTold } from './until-told'

/** Longer than this no stop may take, whatever hangs. */
const longestStopMs = 9_000

export const serveCommand = command({
  flags: {
    listen: { type: 'string', value: 'HOST:PORT', says: 'where to listen; wins over the settings (MARQUEE_LISTEN)' },
    'no-open': { type: 'boolean', says: 'open no browser (MARQUEE_NO_OPEN)' },
  },
  words: [],
  run: async (outside, { given }) => {
    const listenOn = readListen(given.listen ?? outside.env.MARQUEE_LISTEN)
    const dataDir = makeDataFolder(dataFolderOf(outside, given))
    const show = createShow(outside, { dataDir, mayOpen: !given['no-open'] && !outside.env.MARQUEE_NO_OPEN })
    const lock = acquireInstanceLock(dataDir)
    if (lock.kind === 'held') return joinRunning(outside, dataDir, show)
    try {
      return await serve(outside, { dataDir, listenOn, show, isJson: given.json ?? false })
    } finally {
      lock.release()
    }
  },
})

type Serving = { dataDir: string; listenOn: ListenOn; show: Show; isJson: boolean }

const serve = async (outside: Outside, { dataDir, listenOn, show, isJson }: Serving): Promise<ExitCode> => {
  const told = untilTold(outside)
  const opened = await openHouse(outside, dataDir, listenOn)
  if (opened.kind === 'newer_schema')
    throw new CannotRun(
      `The database is of a newer version of Marquee (schema ${opened.found}, this one knows ${opened.known}); use that version again`,
      exitCodes.config,
    )
  if (opened.kind === 'recovery') throw new CannotRun(`${opened.why}; \`marquee doctor\` says what to do`, exitCodes.config)
  const { house, isFirst } = opened
  const log = house.logs.for('service', 'main')
  outside.onFault((error) => log.error('unexpected fault', { error }))
  const { port, hosts } = house.start()
  const { base_url, backup_path } = house.config.get()
  const base = base_url ?? ''
  writeInstanceNote(dataDir, { pid: outside.pid, port, hosts, base_url: base, version: outside.version, backup_path })
  const url = `http://localhost:${port}${base}`
  log.info('service started', { version: outside.version, port, hosts })
  outside.parent?.send({ type: 'listening', url, port })
  if (isJson) outside.out(JSON.stringify({ event: 'listening', url, port, hosts, data_dir: dataDir }))
  else await show.welcome({ url, dataDir, isFirst, loginUrl: () => `${url}/#boot=${house.codes.mintBoot().code}` })

  await told
  log.info('service stops')
  const force = setTimeout(() => outside.exit(exitCodes.ok), longestStopMs)
  await house.stop()
  clearTimeout(force)
  return exitCodes.ok
}
