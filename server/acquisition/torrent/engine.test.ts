import { afterAll, expect, setDefaultTimeout, test } from 'bun:test'
import { existsSync } from 'node:fs'
import { open, readdir, rename, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { attempt } from '#server/foundation/lib/attempt'
import { currentTrace, inTrace, newTrace } from '#server/foundation/platform/trace'
import { bencode } from '#server/testing/bencode'
import {
  type Announce,
  createTorrentWorld,
  infoHashOf,
  magnetOf,
  makePayload,
  noGoal,
  owned,
  type Payload,
  sha256Of,
  snapshotIn,
} from '#server/testing/torrent-world'
import { stays, until } from '#server/testing/until'
import type { TorrentSession, WantedTorrent } from './session'

setDefaultTimeout(120_000)

const world = createTorrentWorld()
afterAll(world.end)

const MiB = 1024 * 1024
const pieceLength = 256 * 1024
/** Ample: an engine killed before it has sent its stop events leaves its trackers and its state behind. */
const cleanStopMs = 60_000
let count = 0

/** A tracker, and an engine that has the whole payload. */
const seededWorld = async (files: Record<string, number> = { 'movie.mkv': 8 * MiB }, options: { private?: boolean } = {}) => {
  const tracker = await world.tracker()
  const payload = await makePayload(await world.folder(), {
    name: `Movie ${++count}`,
    files,
    tracker: tracker.url,
    pieceLength,
    ...options,
  })
  const seed = await world.engine()
  await seed.session.add(owned(payload))
  await until('the seed is ready', async () => (await snapshotIn(seed.session, payload.info_hash))?.state === 'seeding')
  const folder = await world.folder()
  const magnet = { magnet: magnetOf(payload, tracker.url) }
  const request = (change: Partial<WantedTorrent> = {}): WantedTorrent => ({
    source: { torrent: payload.torrent },
    folder,
    files: [0],
    paused: false,
    seed_goal: noGoal,
    ...change,
  })
  return { tracker, payload, seed, folder, magnet, request, path: (name: string) => join(folder, payload.info_hash, payload.name, name) }
}

const completed = (session: TorrentSession, { info_hash }: Payload) =>
  until('it is complete', async () => (await snapshotIn(session, info_hash))?.complete)
const stateIs = (session: TorrentSession, { info_hash }: Pick<Payload, 'info_hash'>, state: string) =>
  until(`it is ${state}`, async () => (await snapshotIn(session, info_hash))?.state === state)
const filesKnown = (session: TorrentSession, { info_hash }: Payload) => until('the files are known', () => session.files(info_hash))
const filesBelow = (folder: string) => Array.fromAsync(new Bun.Glob('**').scan({ cwd: folder, dot: true }))
const of = (announces: readonly Announce[], event: string, left?: number) =>
  announces.filter((a) => a.event === event && (left === undefined || a.left === left))

test.concurrent('inspects a magnet without downloading payload, then downloads only the selected files', async () => {
  const { payload, seed, folder, magnet, request, path } = await seededWorld({
    'movie.mkv': 6 * MiB + 77,
    'movie.exe': 3 * MiB,
    'info.nfo': 1000,
  })
  const { session, events } = await world.engine()

  await session.add(request({ source: magnet, files: null }))
  await filesKnown(session, payload)
  await stateIs(session, payload, 'waiting')
  await stays('it waits', async () => (await snapshotIn(session, payload.info_hash))?.state === 'waiting', 1_500)

  expect((await snapshotIn(seed.session, payload.info_hash))?.uploaded_bytes).toBe(0)
  expect(await filesBelow(folder)).toEqual([])

  const files = (await session.files(payload.info_hash)) ?? []
  const movie = files.find((file) => file.path.endsWith('movie.mkv'))?.index ?? -1
  expect(files.map((file): [string, number] => [file.path, file.size_bytes]).sort()).toEqual([
    [`${payload.name}/info.nfo`, 1000],
    [`${payload.name}/movie.exe`, 3 * MiB],
    [`${payload.name}/movie.mkv`, 6 * MiB + 77],
  ])
  await session.begin(payload.info_hash, [movie])
  await completed(session, payload)

  expect(await sha256Of(path('movie.mkv'))).toBe(payload.sha256.get('movie.mkv') ?? '')
  expect(existsSync(path('movie.exe'))).toBe(false)
  expect(await snapshotIn(session, payload.info_hash)).toMatchObject({
    size_bytes: 6 * MiB + 77,
    downloaded_bytes: 6 * MiB + 77,
    progress: 1,
  })
  await until('its end is announced', async () => events.some((event) => event.type === 'completed'))
  expect(events.filter((event) => event.type === 'completed')).toHaveLength(1)
  expect(events.filter((event) => event.type === 'metadata')).toHaveLength(1)
})

test.concurrent('inspects a .torrent without peers and downloads it completely; trackers are told the truth, once', async () => {
  const { tracker, payload, request, path } = await seededWorld({ 'movie.mkv': 5 * MiB, 'movie.srt': 12_345, 'empty.txt': 0 })
  const { session, stateDir } = await world.engine()
  await session.add(request({ files: null }))
  await stateIs(session, payload, 'waiting')
  await until('the seed has announced itself', () => of(tracker.announces, 'start').length > 0)
  expect(of(tracker.announces, 'start')).toHaveLength(1)

  await session.begin(payload.info_hash, [0, 1, 2])
  await completed(session, payload)
  await until('the tracker received it', () => of(tracker.announces, 'complete').length > 0)
  await session.stop(cleanStopMs)

  for (const [name, hash] of payload.sha256) expect(await sha256Of(path(name))).toBe(hash)
  const size = 5 * MiB + 12_345
  // Blocks requested twice in the endgame count as well.
  const isAll = (bytes: number) => bytes >= size && bytes <= size + 16 * 16_384
  const mine = tracker.announces.filter(({ event, downloaded, left }) => event !== 'update' && (downloaded > 0 || left === size))
  expect(mine.map(({ event, downloaded, left }) => ({ event, downloaded: isAll(downloaded) ? 'all' : downloaded, left }))).toEqual([
    { event: 'start', downloaded: 0, left: size },
    { event: 'complete', downloaded: 'all', left: 0 },
    { event: 'stop', downloaded: 'all', left: 0 },
  ])
  expect(tracker.announces.every(({ peer_id }) => peer_id.startsWith('-MQ'))).toBe(true)

  const again = await world.engine({ stateDir, wanted: () => [request({ files: [0, 1, 2] })] })
  await stateIs(again.session, payload, 'seeding')
  await until('the tracker received the restart', () => of(tracker.announces, 'start', 0).length === 2)
  await again.session.stop(cleanStopMs)

  expect(of(tracker.announces, 'complete')).toHaveLength(1)
  expect(of(tracker.announces, 'stop').at(-1)).toMatchObject({ downloaded: mine.at(-1)?.downloaded, left: 0 })
  expect(again.events.some((event) => event.type === 'state' && event.to === 'checking')).toBe(false)
})

test.concurrent('a paused torrent neither receives nor sends, and resumes where it was', async () => {
  const { payload, seed, request, path } = await seededWorld({ 'movie.mkv': 24 * MiB })
  const { session } = await world.engine({ settings: { limits: { download: 4 * MiB, upload: null } } })
  await session.add(request())
  await until('some has arrived', async () => ((await snapshotIn(session, payload.info_hash))?.progress ?? 0) > 0.1)

  await session.pause(payload.info_hash)
  const sent = async () => (await snapshotIn(seed.session, payload.info_hash))?.uploaded_bytes
  const isQuiet = async () => {
    const earlier = await sent()
    return (await attempt(() => stays('nothing is sent', async () => (await sent()) === earlier, 500))).ok
  }
  await until('what was in transit has arrived', isQuiet)
  const before = await sent()
  const at = (await snapshotIn(session, payload.info_hash))?.progress ?? 0

  await stays('nothing is sent', async () => (await sent()) === before, 2_500)
  expect(await snapshotIn(session, payload.info_hash)).toMatchObject({ state: 'paused', progress: at, peers: 0 })

  await session.setLimits({ download: null, upload: null })
  await session.resume(payload.info_hash)
  await completed(session, payload)
  expect(await sha256Of(path('movie.mkv'))).toBe(payload.sha256.get('movie.mkv') ?? '')
})

test.concurrent('a killed engine restarts automatically, checks what is there and finishes', async () => {
  const { payload, request, path } = await seededWorld({ 'movie.mkv': 24 * MiB })
  const settings = { limits: { download: 2 * MiB, upload: null } }
  const { session, events } = await world.engine({ settings, wanted: () => [request()] })
  const seen: boolean[] = []
  session.onChange((isUp) => seen.push(isUp))
  await until('some has arrived', async () => ((await snapshotIn(session, payload.info_hash))?.progress ?? 0) > 0.3)

  const killed = session.pid() ?? 0
  process.kill(killed, 'SIGKILL')
  await until('it is down', () => !session.isUp())
  await expect(session.list()).rejects.toThrow('The torrent engine is unreachable')
  await until('it is up again', () => session.isUp())

  expect(session.pid()).not.toBe(killed)
  const states = () => events.flatMap((event) => (event.type === 'state' ? [event.to] : []))
  await until('it has checked', () => states().includes('checking'))
  await until('it downloads again', () => states().lastIndexOf('downloading') > states().indexOf('checking'))
  expect((await snapshotIn(session, payload.info_hash))?.progress).toBeGreaterThan(0.2)
  await session.setLimits({ download: null, upload: null })
  await completed(session, payload)
  expect(await sha256Of(path('movie.mkv'))).toBe(payload.sha256.get('movie.mkv') ?? '')
  expect(seen).toEqual([false, true])
})

test.concurrent('speed limits hold, and can be changed while it runs', async () => {
  const { payload, request } = await seededWorld({ 'movie.mkv': 16 * MiB })
  const { session } = await world.engine({ settings: { limits: { download: MiB, upload: null } } })
  const started = performance.now()
  await session.add(request())
  const isWithin = async () => {
    const got = (await snapshotIn(session, payload.info_hash))?.downloaded_bytes ?? 0
    return got < ((performance.now() - started) / 1000 + 1.5) * MiB
  }
  await stays('it is as slow as it should', isWithin, 3_000)

  await session.setLimits({ download: null, upload: null })
  await completed(session, payload)
})

test.concurrent("the engine's log lines about a command carry the trace of the request that caused it", async () => {
  const { request } = await seededWorld()
  const traces: (string | undefined)[] = []
  const say = () => void traces.push(currentTrace()?.trace_id)
  const { session } = await world.engine({ log: { error: say, warn: say, info: say, debug: say, trace: say } })
  const trace = newTrace()

  await inTrace(trace, () => session.add(request()))

  await until('it has logged something about it', () => traces.includes(trace.trace_id))
})

test.concurrent('a limit set while nothing was limited takes effect immediately', async () => {
  const { payload, request } = await seededWorld({ 'movie.mkv': 16 * MiB })
  const { session } = await world.engine()
  await session.setLimits({ download: MiB, upload: null })
  const started = performance.now()
  await session.add(request())
  const isWithin = async () => {
    const got = (await snapshotIn(session, payload.info_hash))?.downloaded_bytes ?? 0
    return got < ((performance.now() - started) / 1000 + 1.5) * MiB
  }
  await stays('it is as slow as it should', isWithin, 3_000)

  await session.setLimits({ download: null, upload: null })
  await completed(session, payload)
})

test.concurrent('a check finds damage in the middle of a file, and it is downloaded again', async () => {
  const { payload, request, path } = await seededWorld({ 'movie.mkv': 8 * MiB })
  const { session } = await world.engine()
  await session.add(request())
  await completed(session, payload)
  const file = await open(path('movie.mkv'), 'r+')
  await file.write(Buffer.alloc(1000, 7), 0, 1000, 4 * MiB + 5)
  await file.close()
  expect(await sha256Of(path('movie.mkv'))).not.toBe(payload.sha256.get('movie.mkv') ?? '')

  await session.verify(payload.info_hash)
  await until('it is complete again', async () => (await sha256Of(path('movie.mkv'))) === payload.sha256.get('movie.mkv'))
  await completed(session, payload)
})

test.concurrent('finds damage done while the engine was off before it reports completion', async () => {
  const { payload, request, path } = await seededWorld({ 'movie.mkv': 8 * MiB })
  const first = await world.engine()
  await first.session.add(request())
  await completed(first.session, payload)
  await first.session.stop(cleanStopMs)
  const file = await open(path('movie.mkv'), 'r+')
  await file.write(Buffer.alloc(1000, 7), 0, 1000, 4 * MiB)
  await file.close()

  const second = await world.engine({ stateDir: first.stateDir, wanted: () => [request()] })
  await completed(second.session, payload)

  expect(await sha256Of(path('movie.mkv'))).toBe(payload.sha256.get('movie.mkv') ?? '')
})

test.concurrent('files that a person deleted are not downloaded again unasked', async () => {
  const { payload, request, folder, path } = await seededWorld({ 'movie.mkv': 2 * MiB })
  const first = await world.engine()
  await first.session.add(request())
  await completed(first.session, payload)
  await first.session.stop(cleanStopMs)
  await Bun.$`rm -r ${join(folder, payload.info_hash)}`.quiet()

  const { session } = await world.engine({ stateDir: first.stateDir, wanted: () => [request()] })
  await stateIs(session, payload, 'failed')
  expect(await snapshotIn(session, payload.info_hash)).toMatchObject({ error: { code: 'missing_files' } })
  expect(await filesBelow(folder)).toEqual([])

  await session.resume(payload.info_hash)
  await completed(session, payload)
  expect(existsSync(path('movie.mkv'))).toBe(true)
})

test.concurrent('uploads count across restarts, and the goal ends seeding', async () => {
  const { payload, seed, request } = await seededWorld({ 'movie.mkv': 4 * MiB })
  const { session } = await world.engine()
  await session.add(request())
  await completed(session, payload)
  await until('all was counted', async () => ((await snapshotIn(seed.session, payload.info_hash))?.uploaded_bytes ?? 0) >= 4 * MiB)
  await seed.session.stop(cleanStopMs)

  const again = await world.engine({ stateDir: seed.stateDir, wanted: () => [owned(payload)] })
  await stateIs(again.session, payload, 'seeding')
  expect(await snapshotIn(again.session, payload.info_hash)).toMatchObject({ uploaded_bytes: 4 * MiB, ratio: 1 })

  await again.session.setSeedGoal(payload.info_hash, { ratio: 1, minutes: null })
  await stateIs(again.session, payload, 'completed')
  expect(await snapshotIn(again.session, payload.info_hash)).toMatchObject({ complete: true, peers: 0 })
})

test.concurrent('removing forgets the torrent, and deletes its own folder on request', async () => {
  const { payload, request, folder } = await seededWorld({ 'movie.mkv': MiB })
  const { session, stateDir } = await world.engine()
  await session.add(request())
  await completed(session, payload)

  await session.remove(payload.info_hash, true)

  expect(await session.list()).toEqual([])
  expect(await readdir(folder)).toEqual([])
  expect(await readdir(stateDir)).toEqual(['port'])
  await expect(session.files(payload.info_hash)).rejects.toThrow('not found')
})

test.concurrent("does not follow a symlink planted in the torrent's folder", async () => {
  const { payload, request, folder } = await seededWorld({ 'movie.mkv': MiB })
  const outside = await world.folder()
  const { session } = await world.engine()

  await symlink(outside, join(folder, payload.info_hash))
  await session.add(request())
  await stateIs(session, payload, 'failed')
  expect(await snapshotIn(session, payload.info_hash)).toMatchObject({ error: { code: 'planted_link' } })

  await session.remove(payload.info_hash, true)
  await Bun.$`mkdir -p ${join(folder, payload.info_hash)}`.quiet()
  await symlink(outside, join(folder, payload.info_hash, payload.name))
  await session.add(request())
  await stateIs(session, payload, 'failed')

  await session.remove(payload.info_hash, true)
  await Bun.$`mkdir -p ${join(folder, payload.info_hash, payload.name)}`.quiet()
  await symlink(join(outside, 'movie.mkv'), join(folder, payload.info_hash, payload.name, 'movie.mkv'))
  await session.add(request())
  await stateIs(session, payload, 'failed')

  expect(await readdir(outside)).toEqual([])
})

test.concurrent('a torrent whose names lead outside stays in its folder; one that is damaged is kept as failed, and writes nothing', async () => {
  const info = { name: 'Movie', 'piece length': 16_384, pieces: Buffer.alloc(20), files: [{ length: 100, path: ['..', '..', 'evil.mkv'] }] }
  const torrent = bencode({ info: { ...info, pieces: Buffer.alloc(10) } })
  const folder = await world.folder()
  const { session } = await world.engine()

  const { info_hash } = await session.add({ source: { torrent }, folder, files: [0], paused: false, seed_goal: noGoal })
  await stateIs(session, { info_hash }, 'failed')

  expect(info_hash).toBe(infoHashOf(torrent))
  expect(await snapshotIn(session, info_hash)).toMatchObject({ error: { code: 'damaged_torrent' } })
  expect(await readdir(folder)).toEqual([])
  const outside = await session.add({ source: { torrent: bencode({ info }) }, folder, files: null, paused: false, seed_goal: noGoal })
  expect((await session.files(outside.info_hash))?.map(({ path }) => path)).toEqual(['Movie/_/_/evil.mkv'])
  await expect(session.add({ source: { magnet: 'magnet:?dn=x' }, folder, files: null, paused: false, seed_goal: noGoal })).rejects.toThrow(
    'not a magnet',
  )
})

test.concurrent('downloads a movie named like a Windows device and stores it under a portable name', async () => {
  const tracker = await world.tracker()
  const name = 'Con.Air.1997.1080p.BluRay.x264-GRP'
  const payload = await makePayload(await world.folder(), { name, files: { 'Con.Air.1997.mkv': MiB }, tracker: tracker.url, pieceLength })
  const stored = `_${name}/_Con.Air.1997.mkv`
  await rename(join(payload.folder, payload.info_hash, name), join(payload.folder, payload.info_hash, `_${name}`))
  await rename(join(payload.folder, payload.info_hash, `_${name}`, 'Con.Air.1997.mkv'), join(payload.folder, payload.info_hash, stored))
  const seed = await world.engine()
  await seed.session.add(owned(payload))
  const { session } = await world.engine()
  const folder = await world.folder()

  await session.add({ source: { torrent: payload.torrent }, folder, files: [0], paused: false, seed_goal: noGoal })
  await completed(session, payload)

  expect((await session.files(payload.info_hash))?.map((file) => file.path)).toEqual([stored])
  expect(await sha256Of(join(folder, payload.info_hash, stored))).toBe(payload.sha256.get('Con.Air.1997.mkv') ?? '')
})

test.concurrent('does not create a missing download folder: its disk may be unplugged', async () => {
  const { payload, request } = await seededWorld({ 'movie.mkv': MiB })
  const missing = join(world.root, 'not-mounted')
  const { session } = await world.engine()

  await session.add(request({ folder: missing }))
  await stateIs(session, payload, 'failed')

  expect(await snapshotIn(session, payload.info_hash)).toMatchObject({ error: { code: 'downloads_missing' } })
  expect(existsSync(missing)).toBe(false)
})

test.concurrent('an invalid selection downloads nothing: an empty one waits, an impossible one fails', async () => {
  const { payload, request, folder } = await seededWorld({ 'movie.mkv': MiB })
  const { session } = await world.engine()

  await session.add(request({ files: [] }))
  await stateIs(session, payload, 'waiting')
  await expect(session.begin(payload.info_hash, [7])).rejects.toThrow('no such files')
  await session.remove(payload.info_hash, true)
  await session.add(request({ files: [7] }))
  await stateIs(session, payload, 'failed')

  expect(await filesBelow(folder)).toEqual([])
})

test.concurrent('a tracker that is added later finds peers, and is asked again after a restart', async () => {
  const { tracker, payload, request } = await seededWorld()
  const { session, stateDir } = await world.engine()
  const magnet = { magnet: `magnet:?xt=urn:btih:${payload.info_hash}` }
  await session.add(request({ source: magnet, files: null }))

  await session.addTrackers(payload.info_hash, [tracker.url])
  await filesKnown(session, payload)
  await session.stop(cleanStopMs)
  const before = of(tracker.announces, 'start').length
  await world.engine({ stateDir, wanted: () => [request({ source: magnet, trackers: [tracker.url] })] })

  await until('it is asked again', () => of(tracker.announces, 'start').length > before)
})

test.concurrent('a private torrent asks no tracker but its own', async () => {
  const { tracker, payload, request } = await seededWorld(undefined, { private: true })
  const [atOnce, later] = [await world.tracker(), await world.tracker()]
  const { session } = await world.engine()

  await session.add(request({ trackers: [atOnce.url] }))
  await session.addTrackers(payload.info_hash, [later.url])
  await completed(session, payload)

  expect([atOnce, later].map(({ announces }) => announces)).toEqual([[], []])
  expect(tracker.announces.length).toBeGreaterThan(1)
})
