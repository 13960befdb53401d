import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AppEvent } from '#server/events'
import { type Clock, stoppedClock } from '#server/foundation/lib/clock'
import type { StoredLog } from '#server/foundation/logs/stored-log'
import type { Host } from '#server/foundation/platform/host'
import { openApp } from '#server/open-app'
import { startProvider } from '#world/provider'
import { expectDeclared } from './declared-answers'
import { putMigratedDb } from './migrated'

export type TestApp = Awaited<ReturnType<typeof openTestApp>>
/** The response, parsed if it is JSON. */
export type Answered<T = Record<string, never>> = { status: number; body: T; headers: Headers; response: Response }
export type TestAppOptions = {
  at?: string
  /** As built for users. */
  isRelease?: boolean
  /** The folder of a stopped app, to start the service on it again. */
  dir?: string
  /** Lets time pass. Without it the clock stands still and anything that yields does not wait. */
  pause?: (ms: number) => Promise<void>
  /** Replaces the stored log. */
  logsIn?: (dataDir: string, clock: Clock) => StoredLog
  host?: Host
}
type Sent = { body?: unknown; headers?: Record<string, string> }

/**
 * The whole service in a temporary folder, with the demo world's metadata provider behind it. Nothing listens, and no task or torrent
 * session runs automatically; requests go through the real request handler.
 */
export const openTestApp = async ({
  at = '2026-03-01T12:00:00.000Z',
  isRelease = false,
  pause = async () => {},
  logsIn,
  host,
  dir = realpathSync(mkdtempSync(join(tmpdir(), 'marquee-app-'))),
}: TestAppOptions = {}) => {
  const dataDir = join(dir, 'data')
  const shelf = join(dir, 'movies')
  mkdirSync(dataDir, { recursive: true })
  mkdirSync(shelf, { recursive: true })
  if (!existsSync(join(dataDir, 'app.db'))) putMigratedDb(join(dataDir, 'app.db'))
  const clock = stoppedClock(at)
  const app = await openApp({
    dataDir,
    version: '1.2.3',
    clock,
    isRelease,
    threads: {
      bundle: new URL('../service/diagnostics/bundle-worker.ts', import.meta.url),
      torrentReader: new URL('../acquisition/torrent/reader-worker.ts', import.meta.url),
      listReader: new URL('../connections/lists/reader-worker.ts', import.meta.url),
      fileReader: new URL('../connections/move-in/contents-worker.ts', import.meta.url),
      media: new URL('../library/media/worker.ts', import.meta.url),
      queryThread: new URL('../catalog/movies/query-worker.ts', import.meta.url),
    },
    self: ['/bin/false'],
    childEnv: {},
    pause,
    listenOn: { address: '127.0.0.1', port: 0 },
    ...(host && { host }),
    ...(logsIn && { logs: logsIn(dataDir, clock) }),
  })
  const provider = startProvider({ api_key: 'key of the provider', token: 'token of the provider' })
  app.ground.config.update({ metadata_url: provider.url, metadata_api_key: 'key of the provider' }, { isKey: true })
  const events: AppEvent[] = []
  app.ground.bus.subscribe((event) => events.push(event))
  const key = (): string => app.ground.config.get().api_key ?? ''

  /** A request as from the network, without any credential except those in `headers`. */
  const send = async (method: string, path: string, { body, headers = {} }: Sent = {}): Promise<Response> => {
    const isText = typeof body === 'string'
    const request = new Request(`http://localhost:8080${path}`, {
      method,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: isText ? body : JSON.stringify(body) }),
    })
    const answer = await app.answer(request, { ip: '127.0.0.1', upgrade: () => false })
    if (!answer) throw new Error('a socket was opened')
    expectDeclared({ method, place: path, status: answer.status, type: answer.headers.get('content-type') })
    return answer
  }

  /** A request with the key, below `/api/v1`. */
  const ask = async <T = Record<string, never>>(method: string, path: string, body?: unknown): Promise<Answered<T>> => {
    const response = await send(method, `/api/v1${path}`, { body, headers: { authorization: `Bearer ${key()}` } })
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false
    const read = isJson ? ((await response.clone().json()) as T) : (undefined as T)
    return { status: response.status, body: read, headers: response.headers, response }
  }

  return {
    ...app.ground,
    ...app,
    dir,
    dataDir,
    /** An empty folder to use as a library folder. */
    shelf,
    clock,
    provider,
    events,
    key,
    send,
    ask,
    /** Types of the events announced since the app was opened. */
    told: (): string[] => events.map((event) => event.type),
    close: async (): Promise<void> => {
      await app.stop()
      await provider.stop()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}
