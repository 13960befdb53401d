import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { attempt } from '#server/foundation/lib/attempt'
import { say } from '#server/foundation/lib/sentence'
import { Conflict, Forbidden } from '#server/foundation/platform/errors'
import { answerFor, errorResponse } from '#server/foundation/platform/http/errors'
import type { Peer } from '#server/foundation/platform/http/handle-request'
import type { createMountedService } from '#server/foundation/platform/http/mounted-service'
import { silentLog } from '#server/foundation/platform/log'
import { sentences } from '#server/foundation/platform/sentences'
import { samplesPath } from '#server/service/program/samples-path'
import { createApiClient } from '#world/show/api-client'
import { furnish } from '#world/show/furnish'
import { shownMovies, startDemoWorld } from '#world/world'
import { bootApp } from './boot-app'
import { spawnSelf } from './child-of-self'
import { CannotRun } from './exit-codes'
import { noAutostart } from './host'
import type { Outside } from './outside'

type MountedService = ReturnType<typeof createMountedService>

/** Limits the seeder, or downloads would finish before anyone could see them. */
const seederBytesPerSecond = 1_200_000
/** Sample movies end after they have not been viewed for this long. */
const idleLimitMs = 3_600_000
const lookEveryMs = 60_000

export type Staging = { mounted: MountedService; prefix: string; base: string; onForgotten: () => void }
export type Stage = { path: string; codeFor: (host: string) => string; close: () => Promise<void> }

/** Runs a world of sample movies and a service on it, in this process and in a temporary folder. */
export const stageOn = async (outside: Outside, { mounted, prefix, base, onForgotten }: Staging): Promise<Stage> => {
  const dir = realpathSync(mkdtempSync(join(tmpdir(), prefix)))
  const closing: (() => unknown)[] = [() => rmSync(dir, { recursive: true, force: true })]
  const close = async (): Promise<void> => {
    for (const step of closing.splice(0).toReversed()) await attempt(async () => await step())
  }
  try {
    const world = await startDemoWorld({
      dir,
      rateLimit: seederBytesPerSecond,
      log: silentLog,
      clock: outside.clock,
      spawnSelf: (subcommand, onMessage) => spawnSelf(outside, [subcommand], onMessage),
      ffmpeg: Bun.which('ffmpeg'),
      prepared: [],
      atOnce: shownMovies.slice(0, 1),
    })
    closing.push(world.stop)
    const path = `${base}${samplesPath}`
    const app = await openService(outside, { mounted, dataDir: join(dir, 'data'), path })
    closing.push(app.stop)
    app.start()
    const key = app.ground.config.get().api_key ?? ''
    const inside: Peer = { ip: '127.0.0.1', upgrade: () => false }
    const ask = async (request: Request) => (await app.answer(request, inside)) ?? new Response(null, { status: 500 })
    const { whole, poster } = await furnish({ world, service: createApiClient({ base_url: 'http://localhost', key }, ask) })
    const ahead = Promise.allSettled([
      whole,
      ...postersAhead(poster, (url) => ask(new Request(url, { headers: { authorization: `Bearer ${key}` } }))),
    ])
    closing.push(() => ahead)
    closing.push(endWhenIdle(() => app.rooms.live.count() > 0, onForgotten))
    return { path, close, codeFor: (host) => app.rooms.sessions.codes.mintPairing({ parent_id: null, label: null, hosts: [host] }).code }
  } catch (error) {
    await close()
    throw error
  }
}

/** As wide as Home asks for it on a screen of ordinary and of double density. */
const posterWidths = [185, 342]

/** A picture takes a while to draw on a slow computer: it is there when the page asks for it. */
const postersAhead = (poster: string | null, read: (url: string) => Promise<Response>): Promise<unknown>[] =>
  poster === null ? [] : posterWidths.map(async (width) => (await read(`http://localhost${poster}&width=${String(width)}`)).arrayBuffer())

type Place = { mounted: MountedService; dataDir: string; path: string }

/** A complete service on its own folder. It cannot stop the program and has no sample movies of its own. */
const openService = async (outside: Outside, { mounted, dataDir, path }: Place) => {
  mkdirSync(dataDir, { mode: 0o700 })
  const opened = await bootApp(outside, dataDir, {
    log: silentLog,
    listenOn: {},
    host: {
      end: () => {
        throw new Conflict(say(sentences, 'not_in_samples'))
      },
      autostart: noAutostart,
      reveal: async () => false,
      licenses: outside.licenses,
      samples: null,
      isSample: true,
    },
    sharedListener: {
      take: ({ handlers }) => mounted.listenerFor({ handlers: guarded(handlers, path) }, { base: path, under: samplesPath }),
    },
  })
  if (opened.kind !== 'app') throw new CannotRun('The sample movies cannot be shown')
  opened.app.ground.config.update({ base_url: path, port_mapping_enabled: false }, { isKey: true })
  return opened.app
}

type Handlers = Parameters<MountedService['listenerFor']>[0]['handlers']

/** The paths that accept changes among the samples. None of them takes a path or an address to call, which could be the user's own. */
const changeable = new RegExp(
  `^/api/v1/(${[
    'auth/sessions(/exchange|/current)?',
    'client-logs',
    'movies(/\\d+(/(refresh|rescan|search|playability|watched|subtitles/(search|download)))?)?',
    'collections/\\d+/add',
    'downloads/\\d+(/(pause|resume|retry|blocklist-and-search))?',
    'releases/(\\d+/grab|evaluate)',
    'play/\\d+/(prepare|progress)',
    '(blocklist|exclusions|tags|views|quality-profiles|custom-formats)(/\\d+)?',
    '(files|subtitles)/\\d+',
    'recycle/\\d+/restore',
    'naming/preview',
    'health/check',
  ].join('|')})$`,
)
const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Protects the user's own files and services: refuses every request that names a folder or another service. */
const guarded = ({ answer, websocket }: Handlers, path: string): Handlers => ({
  websocket,
  answer: async (request, peer) => {
    const asked = request.url.replace(/^[a-z]+:\/\/[^/?]*/i, '').replace(/[?#].*$/, '')
    const below = [path, samplesPath].find((start) => asked.startsWith(`${start}/`)) ?? ''
    if (reading.has(request.method) || changeable.test(asked.slice(below.length))) return await answer(request, peer)
    return errorResponse(answerFor(new Forbidden(say(sentences, 'not_in_samples')))!)
  },
})

const endWhenIdle = (isLookedAt: () => boolean, then: () => void): (() => void) => {
  let seen = performance.now()
  const timer = setInterval(() => {
    if (isLookedAt()) seen = performance.now()
    else if (performance.now() - seen > idleLimitMs) then()
  }, lookEveryMs)
  timer.unref()
  return () => clearInterval(timer)
}
