import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Log } from '#server/foundation/platform/log'
import { runDemo } from '#world/show/demo'
import { shownMovies, startDemoWorld } from '#world/world'
import { over } from './api'
import { askDirectly } from './ask-directly'
import { spawnSelf } from './child-of-self'
import { command } from './command'
import { CannotRun, type ExitCode, exitCodes } from './exit-codes'
import type { Outside } from './outside'
import { keyIn } from './running'
import { createShow } from './show-in-browser'
import { untilStopped } from './until-stopped'
import { whyNot } from './why-not'

/** Limits the seeder, or downloads would finish before anyone could see them. */
const seederBytesPerSecond = 4_000_000

export const demoCommand = command({
  flags: {
    once: { type: 'boolean', says: 'exit when the movies are in the library; 0 only if every checksum matches' },
    listen: { type: 'string', value: 'HOST:PORT', says: 'where to listen (default: a free port on this computer)' },
    'no-open': { type: 'boolean', says: 'open no browser' },
  },
  run: async (outside, { given }) => {
    const kept = given['data-dir'] ? emptyFolder(resolve(given['data-dir'])) : null
    const dir = kept ?? mkdtempSync(join(tmpdir(), 'marquee-demo-'))
    const stopSignal = untilStopped(outside)
    try {
      const listen = given.listen ?? '127.0.0.1:0'
      const mayOpen = !given['no-open'] && !given.json && !outside.env.MARQUEE_NO_OPEN
      const tell = (event: object) => given.json && outside.out(JSON.stringify(event))
      const quiet = given.json ? { ...outside, isTerminal: false, out: () => {}, write: () => {} } : outside
      return await inWorld(quiet, { dir, listen, once: given.once ?? false, mayOpen, stopSignal, tell })
    } finally {
      if (kept === null) rmSync(dir, { recursive: true, force: true })
    }
  },
})

type Staging = { dir: string; listen: string; once: boolean; mayOpen: boolean; stopSignal: Promise<void>; tell: (event: object) => void }

/** Creates the folder if it is missing. The demo never runs in a folder with other contents. Throws CannotRun. */
const emptyFolder = (dir: string): string => {
  try {
    mkdirSync(dir, { recursive: true, mode: 0o700 })
    if (readdirSync(dir).length === 0) return realpathSync(dir)
  } catch (error) {
    throw new CannotRun(`The folder ${dir} cannot be used: ${whyNot(error)}`, exitCodes.config)
  }
  throw new CannotRun(`The folder ${dir} is not empty; the demo needs an empty one`, exitCodes.config)
}

const inWorld = async (outside: Outside, staging: Staging): Promise<ExitCode> => {
  const { clock } = outside
  const starting = startDemoWorld({
    dir: staging.dir,
    rateLimit: seederBytesPerSecond,
    log: toTerminal(outside),
    clock,
    spawnSelf: (subcommand, onMessage) => spawnSelf(outside, [subcommand], onMessage),
    ffmpeg: Bun.which('ffmpeg'),
    atOnce: shownMovies.slice(0, 1),
  })
  try {
    return await withService(outside, staging, starting)
  } finally {
    await (await starting).stop()
  }
}

type World = Awaited<ReturnType<typeof startDemoWorld>>

/** Runs the service as a separate process of this program, on an empty folder. It starts next to the world. */
const withService = async (
  outside: Outside,
  { dir, listen, once, mayOpen, stopSignal, tell }: Staging,
  starting: Promise<World>,
): Promise<ExitCode> => {
  const { isTerminal, out } = outside
  const dataDir = join(dir, 'data')
  const started = Promise.withResolvers<string>()
  const service = spawnSelf(outside, ['serve', '--no-open', '--json', '--data-dir', dataDir, '--listen', listen], (message) => {
    const url = addressIn(message)
    if (url) started.resolve(url)
  })
  void service.ended.then(() => started.reject(new CannotRun('The service ended before the show did', exitCodes.internal)))
  try {
    const [world, base_url] = await Promise.all([starting, Promise.race([started.promise, stopSignal.then(() => null)])])
    if (base_url === null) return exitCodes.ok
    tell({ event: 'listening', url: base_url, data_dir: dataDir })
    const key = keyIn(dataDir) ?? ''
    const onConfigured = async (): Promise<string[]> => {
      const { url } = await over(askDirectly, { url: base_url, key }).call<{ url: string }>('POST', '/auth/boot-code')
      const isOpen = await createShow(outside, { dataDir, mayOpen }).open(url)
      return [isOpen ? `A browser opens at ${base_url}` : `Open ${base_url}   This link signs a browser in once: ${url}`]
    }
    const showing = runDemo({
      world,
      api: { base_url, key },
      once,
      out: { write: outside.write, isTTY: isTerminal },
      ...(!once && { onConfigured }),
    })
    const outcome = await Promise.race([showing, stopSignal.then(() => 'told' as const), service.ended.then(() => 'ended' as const)])
    if (outcome === 'told') return exitCodes.ok
    if (outcome === 'ended') throw new CannotRun('The service ended before the show did', exitCodes.internal)
    tell({ event: 'shown', ok: outcome })
    if (once) return outcome ? exitCodes.ok : exitCodes.internal

    out('')
    out('Ctrl-C ends the demo and removes its files, unless --data-dir was given.')
    await Promise.race([stopSignal, service.ended])
    return exitCodes.ok
  } finally {
    service.end()
    await service.ended
  }
}

const addressIn = (message: unknown): string | undefined => {
  const { type, url } = message as { type?: unknown; url?: unknown }
  return type === 'listening' && typeof url === 'string' ? url : undefined
}

const toTerminal = ({ err }: Outside): Log => {
  const tell = (message: string) => err(message)
  return { error: tell, warn: tell, info() {}, debug() {}, trace() {} }
}
