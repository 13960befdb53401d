import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { copyFile, mkdir, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import Tracker from 'bittorrent-tracker/server'
import createTorrent from 'create-torrent'
import type { EngineSettings } from '#server/acquisition/torrent/protocol'
import { createTorrentSession, type SessionEvent, type TorrentSession, type WantedTorrent } from '#server/acquisition/torrent/session'
import { canFollow } from '#server/acquisition/torrent/torrent-states'
import { type Log, levels } from '#server/foundation/platform/log'
import { until } from '#server/testing/until'

/** Trackers, seeds and engines on loopback. `end` removes everything created. */
export const createTorrentWorld = () => {
  const root = mkdtempSync(join(tmpdir(), 'marquee-torrent-'))
  const endings: (() => Promise<unknown> | unknown)[] = []
  const engines: { readonly events: readonly SessionEvent[] }[] = []
  let count = 0

  return {
    root,
    folder: async (name = `folder-${++count}`) => {
      const path = join(root, name)
      await mkdir(path, { recursive: true })
      return path
    },
    atEnd: (ending: () => Promise<unknown> | unknown) => endings.push(ending),
    /** `interval` is what it asks of clients, in milliseconds. */
    tracker: async (interval = 2_000) => {
      const tracker = await startTracker(interval)
      endings.push(tracker.close)
      return tracker
    },
    engine: async (options: Partial<EngineOptions> = {}) => {
      const engine = await startEngine({ stateDir: join(root, `state-${++count}`), ...options })
      endings.push(() => engine.session.stop(3_000))
      engines.push(engine)
      return engine
    },
    end: async () => {
      for (const ending of endings.reverse()) await ending()
      rmSync(root, { recursive: true, force: true })
      for (const { events } of engines) onlyPossibleSteps(events)
    },
  }
}

/** Whatever a test is about, no torrent in it takes a step that `docs/torrent-life.md` does not know. */
const onlyPossibleSteps = (events: readonly SessionEvent[]): void => {
  for (const event of events)
    if (event.type === 'state' && !canFollow(event.from, event.to)) throw new Error(`a torrent went from ${event.from} to ${event.to}`)
}

export type Announce = {
  readonly event: string
  readonly info_hash: string
  readonly uploaded: number
  readonly downloaded: number
  readonly left: number
  readonly peer_id: string
}

/** A real tracker that records every announce. */
const startTracker = async (interval: number) => {
  const announces: Announce[] = []
  const tracker = new Tracker({ http: true, udp: false, ws: false, interval })
  tracker.on('error', () => {})
  tracker.on('warning', () => {})
  for (const event of ['start', 'update', 'stop', 'complete']) {
    tracker.on(event, (_address: string, params: Record<string, string | number>) =>
      announces.push({
        event,
        info_hash: String(params.info_hash),
        uploaded: Number(params.uploaded),
        downloaded: Number(params.downloaded),
        left: Number(params.left),
        peer_id: Buffer.from(String(params.peer_id), 'hex').toString('latin1'),
      }),
    )
  }
  await new Promise<void>((resolve) => tracker.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${tracker.http.address().port}/announce`,
    announces,
    close: () => new Promise<void>((resolve) => tracker.close(resolve)),
  }
}

type EngineOptions = {
  readonly stateDir: string
  readonly settings: Partial<EngineSettings>
  readonly wanted: () => readonly WantedTorrent[]
  readonly cmd: readonly string[]
  readonly log: Log
}

export const quietSettings: EngineSettings = {
  port: 0,
  dht: false,
  pex: false,
  utp: true,
  all_trackers: false,
  max_connections: 100,
  limits: { download: null, upload: null },
  map_port: false,
  in_tunnel: false,
}

/** A real engine process in a real session. */
const startEngine = async ({ stateDir, settings, wanted, log, cmd }: Partial<EngineOptions> & { stateDir: string }) => {
  const events: SessionEvent[] = []
  const lines: { level: string; message: string; fields: Record<string, unknown> | undefined }[] = []
  const listening = Object.fromEntries(
    levels.map((level) => [level, (message: string, fields?: Record<string, unknown>) => void lines.push({ level, message, fields })]),
  ) as Log
  const session = createTorrentSession({
    cmd: () => cmd ?? [process.execPath, join(import.meta.dir, 'engine-main.ts')],
    env: process.env,
    log: log ?? listening,
    stateDir,
    settings: () => ({ ...quietSettings, ...settings }),
    wanted: wanted ?? (() => []),
  })
  session.subscribe((event) => events.push(event))
  session.start()
  await until('the engine is up', () => session.isUp())
  return { session, events, lines, stateDir }
}

export type Payload = {
  readonly torrent: Uint8Array
  readonly info_hash: string
  /** The owning engine's folder: the files are in a subfolder named by the info hash. */
  readonly folder: string
  readonly name: string
  readonly count: number
  readonly sha256: ReadonlyMap<string, string>
}

/** Writes files with random content below `folder`, laid out like an engine's, and makes a torrent of them. */
export const makePayload = async (
  folder: string,
  options: {
    name: string
    files: Readonly<Record<string, number>>
    tracker?: string
    webSeed?: string
    pieceLength?: number
    private?: boolean
  },
): Promise<Payload> => {
  const sha256 = new Map<string, string>()
  const source = join(folder, 'source', options.name)
  const names = Object.keys(options.files)
  for (const [name, size] of Object.entries(options.files)) {
    const path = names.length === 1 && name === options.name ? source : join(source, name)
    await mkdir(dirname(path), { recursive: true })
    const bytes = randomBytes(size)
    await writeFile(path, bytes)
    sha256.set(name, createHash('sha256').update(bytes).digest('hex'))
  }
  const torrent = await new Promise<Uint8Array>((resolve, reject) =>
    createTorrent(
      source,
      {
        name: options.name,
        announceList: options.tracker ? [[options.tracker]] : [],
        ...(options.pieceLength ? { pieceLength: options.pieceLength } : {}),
        ...(options.private ? { private: true } : {}),
        ...(options.webSeed ? { urlList: [options.webSeed] } : {}),
      },
      (error, bytes) => (error ? reject(error) : resolve(bytes)),
    ),
  )
  const info_hash = infoHashOf(torrent)
  await mkdir(join(folder, info_hash), { recursive: true })
  await rename(source, join(folder, info_hash, options.name))
  return { torrent, info_hash, folder, name: options.name, count: names.length, sha256 }
}

/**
 * A movie of two files, `far.mkv` and a note. `withNote` is its torrent for one who has and wants only the note: who asks there learns of
 * others, but gets no byte of the movie.
 */
export const makeFarMovie = async (folder: () => Promise<string>, movieBytes: number) => {
  const note = 'note.txt'
  const kilobyte = 1024
  const files = { 'far.mkv': movieBytes, [note]: 256 * kilobyte }
  const payload = await makePayload(await folder(), { name: 'Far', files, pieceLength: 256 * kilobyte })
  const bytes = Buffer.from(payload.torrent)
  const [far, other] = bytes.indexOf('far.mkv') < bytes.indexOf(note) ? ([0, 1] as const) : ([1, 0] as const)
  const kept = await folder()
  const place = join(payload.info_hash, payload.name, note)
  await mkdir(dirname(join(kept, place)), { recursive: true })
  await copyFile(join(payload.folder, place), join(kept, place))
  return { payload, far, withNote: { ...owned(payload), folder: kept, files: [other] } satisfies WantedTorrent }
}

/** The torrent as its owner adds it: all files wanted and present. */
export const owned = ({ torrent, folder, count }: Payload): WantedTorrent => ({
  source: { torrent },
  folder,
  files: Array.from({ length: count }, (_, index) => index),
  paused: false,
  seed_goal: noGoal,
})

/** The hash of the `info` dictionary, from its original bytes in the file. */
export const infoHashOf = (torrent: Uint8Array): string => {
  const bytes = Buffer.from(torrent)
  const start = bytes.indexOf('4:info') + 6
  return createHash('sha1')
    .update(bytes.subarray(start, endOf(bytes, start)))
    .digest('hex')
}

const endOf = (bytes: Buffer, at: number): number => {
  const kind = String.fromCharCode(bytes[at] ?? 0)
  if (kind === 'i') return bytes.indexOf('e', at) + 1
  if (kind === 'd' || kind === 'l') {
    let next = at + 1
    while (bytes[next] !== 0x65) next = endOf(bytes, next)
    return next + 1
  }
  const colon = bytes.indexOf(':', at)
  return colon + 1 + Number(bytes.toString('latin1', at, colon))
}

export const magnetOf = ({ info_hash }: Pick<Payload, 'info_hash'>, tracker?: string): string =>
  `magnet:?xt=urn:btih:${info_hash}${tracker ? `&tr=${encodeURIComponent(tracker)}` : ''}`

export const noGoal = { ratio: null, minutes: null }

export const sha256Of = async (path: string): Promise<string> => {
  const hasher = new Bun.CryptoHasher('sha256')
  for await (const bytes of Bun.file(path).stream()) hasher.update(bytes)
  return hasher.digest('hex')
}

export const snapshotIn = async (session: TorrentSession, info_hash: string) =>
  (await session.list()).find((torrent) => torrent.info_hash === info_hash)
