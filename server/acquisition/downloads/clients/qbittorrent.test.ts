import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { defaultsOf } from '#server/foundation/lib/fields'
import { silentLog } from '#server/foundation/platform/log'
import { needs } from '#server/testing/needs'
import { freePort, startQBittorrent } from '#server/testing/torrent-programs'
import { createTorrentWorld, magnetOf, makePayload, noGoal, owned, type Payload, sha256Of, snapshotIn } from '#server/testing/torrent-world'
import { stays, until } from '#server/testing/until'
import type { ClientNews, DownloadClient } from '../download-client'
import { qbittorrent } from './qbittorrent'
import { openApi } from './qbittorrent-wire'

setDefaultTimeout(120_000)

const hasProgram = needs('qbittorrent-nox')
const world = createTorrentWorld()
const downloads = join(world.root, 'qbittorrent-downloads')
let url = ''
beforeAll(async () => {
  if (!hasProgram) return
  const program = await startQBittorrent({ profile: await world.folder(), downloads, needsLogin: true })
  world.atEnd(program.stop)
  url = program.url
})
afterAll(world.end)

const MiB = 1024 * 1024
const settings = () => ({ ...defaultsOf(qbittorrent.fields), url, username: 'admin', password: 'adminadmin' })
const open = (change: Partial<ReturnType<typeof settings>> = {}): DownloadClient => {
  const client = qbittorrent.open({ ...settings(), ...change }, { log: silentLog })
  world.atEnd(client.close)
  return client
}
let count = 0
const seeded = async (files: Record<string, number>) => {
  const tracker = await world.tracker()
  const payload = await makePayload(await world.folder(), {
    name: `Movie ${++count}`,
    files,
    tracker: tracker.url,
    pieceLength: 256 * 1024,
  })
  const seed = await world.engine()
  await seed.session.add(owned(payload))
  await until('the seed is ready', async () => (await snapshotIn(seed.session, payload.info_hash))?.state === 'seeding')
  return { tracker, payload, seed }
}
const the = async (client: DownloadClient, { info_hash }: Payload) =>
  (await client.list()).find((download) => download.info_hash === info_hash)
const real = test.concurrent.skipIf(!hasProgram)

real('a magnet is inspected without payload, only selected files are downloaded, and news reports it', async () => {
  const { tracker, payload, seed } = await seeded({ 'movie.mkv': 6 * MiB, 'movie.exe': 2 * MiB })
  const client = open()
  const news: ClientNews[] = []
  client.subscribe((each) => news.push(each))

  expect(await client.add({ source: { magnet: magnetOf(payload, tracker.url) }, seed_goal: { ratio: 2, minutes: 60 } })).toEqual({
    info_hash: payload.info_hash,
  })
  await until('the files are known', () => client.files(payload.info_hash))
  await until('it waits', async () => (await the(client, payload))?.state === 'queued')
  await stays('nothing is sent', async () => (await snapshotIn(seed.session, payload.info_hash))?.uploaded_bytes === 0, 1_000)

  const files = (await client.files(payload.info_hash)) ?? []
  const movie = files.find((file) => file.path === `${payload.name}/movie.mkv`)
  expect(movie).toMatchObject({ size_bytes: 6 * MiB })
  await client.start(payload.info_hash, [movie?.index ?? -1])
  await until('it is complete', async () => (await the(client, payload))?.complete)

  const download = await the(client, payload)
  expect(download).toMatchObject({ state: 'seeding', progress: 1, size_bytes: 6 * MiB, save_path: downloads, error: null })
  expect(await sha256Of(join(downloads, payload.name, 'movie.mkv'))).toBe(payload.sha256.get('movie.mkv') ?? '')
  expect(existsSync(join(downloads, payload.name, 'movie.exe'))).toBe(false)
  await until('the news arrived', () => news.some((each) => each.type === 'complete'))
  expect(news.map((each) => each.type)).toContain('progress')
})

real('a .torrent is added stopped; pause, resume, recheck, and remove work', async () => {
  const { payload } = await seeded({ 'movie.mkv': 8 * MiB })
  const client = open({ path_there: downloads, path_here: '/mapped/here' })
  await client.add({ source: { torrent: payload.torrent }, seed_goal: noGoal })
  await until('it waits', async () => (await the(client, payload))?.state === 'queued')
  expect(await the(client, payload)).toMatchObject({ progress: 0, save_path: '/mapped/here' })

  await client.resume(payload.info_hash)
  await stays('it waits', async () => (await the(client, payload))?.state === 'queued', 500)
  expect(await the(client, payload)).toMatchObject({ state: 'queued', progress: 0 })

  await client.start(payload.info_hash, [0])
  await until('it is complete', async () => (await the(client, payload))?.complete)
  await client.pause(payload.info_hash)
  await until('it is paused', async () => (await the(client, payload))?.state === 'paused')
  await client.resume(payload.info_hash)
  await until('it seeds', async () => (await the(client, payload))?.state === 'seeding')
  await client.verify(payload.info_hash)
  await until('it is complete after the recheck', async () => (await the(client, payload))?.complete)
  await client.setSeedGoal(payload.info_hash, { ratio: 0, minutes: null })
  await until('its goal is reached', async () => (await the(client, payload))?.state === 'completed')

  await client.add({ source: { torrent: payload.torrent }, seed_goal: noGoal })
  await client.remove(payload.info_hash, { delete_data: true })
  await until('it is gone', async () => (await the(client, payload)) === undefined)
  await client.remove(payload.info_hash, { delete_data: true })
  await expect(client.files(payload.info_hash)).rejects.toThrow('not found')
  // qBittorrent deletes files in the background.
  await until('its file is gone', () => !existsSync(join(downloads, payload.name, 'movie.mkv')))
})

real('a torrent that starts or resumes never looks as if the user had paused it', async () => {
  const { payload } = await seeded({ 'movie.mkv': 8 * MiB })
  const client = open()
  await client.add({ source: { torrent: payload.torrent }, seed_goal: noGoal })
  await until('it waits', async () => (await the(client, payload))?.state === 'queued')
  const during = async (act: () => Promise<void>) => {
    const states = new Set<string | undefined>()
    let isDone = false
    const acting = act().finally(() => {
      isDone = true
    })
    while (!isDone) states.add((await the(client, payload))?.state)
    await acting
    states.add((await the(client, payload))?.state)
    return [...states]
  }

  expect(await during(() => client.start(payload.info_hash, [0]))).not.toContain('paused')
  await client.pause(payload.info_hash)
  expect((await the(client, payload))?.state).toBe('paused')
  await client.resume(payload.info_hash)
  expect((await the(client, payload))?.state).not.toBe('paused')
})

real('a magnet paused before its files are known downloads nothing when it resumes', async () => {
  const { tracker, payload, seed } = await seeded({ 'movie.mkv': 4 * MiB })
  await seed.session.pause(payload.info_hash)
  const client = open()
  await client.add({ source: { magnet: magnetOf(payload, tracker.url) }, seed_goal: noGoal })
  await until('it downloads its metadata', async () => (await the(client, payload))?.state === 'fetching_metadata')
  await client.pause(payload.info_hash)
  await until('it is paused', async () => (await the(client, payload))?.state === 'paused')

  await client.resume(payload.info_hash)
  await seed.session.resume(payload.info_hash)
  await until('it waits', async () => (await the(client, payload))?.state === 'queued', 60_000)

  await stays('nothing is sent', async () => (await snapshotIn(seed.session, payload.info_hash))?.uploaded_bytes === 0, 1_000)
})

real('torrents of others are neither listed nor changed', async () => {
  const { payload } = await seeded({ 'movie.mkv': MiB })
  const theirs = open({ category: 'theirs' })
  await theirs.add({ source: { torrent: payload.torrent }, seed_goal: noGoal })
  const client = open()

  expect(await the(client, payload)).toBeUndefined()
  await expect(client.pause(payload.info_hash)).rejects.toThrow('not found')
  await expect(client.add({ source: { torrent: payload.torrent }, seed_goal: noGoal })).rejects.toThrow('already')
})

real('the test reports what is wrong without the password', async () => {
  expect(await open().test()).toMatchObject({ ok: true, version: expect.stringMatching(/^v[45]\./) })
  const wrong = await open({ password: 'hunter2' }).test()
  expect(wrong).toMatchObject({ ok: false, why: { text: expect.stringContaining('rejects') } })
  expect(JSON.stringify(wrong)).not.toContain('hunter2')
})

test.concurrent('an unreachable client is reported without its address', async () => {
  const port = await freePort()
  const client = open({ url: `http://127.0.0.1:${port}`, password: 'hunter2' })

  const error = await client.list().catch((reason) => reason)

  expect(String(error)).toContain('qBittorrent is unreachable')
  expect(String(error)).not.toContain(String(port))
  expect(String(error)).not.toContain('hunter2')
  expect(await client.test()).toMatchObject({ ok: false })
})

test.concurrent("rejects a response that is not qBittorrent's", async () => {
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch: (request) =>
      request.url.includes('login') ? new Response('Ok.', { headers: { 'set-cookie': 'SID=x' } }) : Response.json([{ hash: 1 }]),
  })
  world.atEnd(() => server.stop(true))

  await expect(open({ url: `http://127.0.0.1:${server.port}` }).list()).rejects.toThrow('qBittorrent')
})

real('tells a torrent that was removed by hand or moved to another category from one that is present', async () => {
  const { payload } = await seeded({ 'movie.mkv': MiB })
  const client = open()
  const other = open({ category: 'of a person' })
  await client.add({ source: { torrent: payload.torrent }, seed_goal: noGoal })

  expect(await other.whyGone(payload.info_hash)).toMatchObject({ code: 'moved_in_client', values: { category: 'service' } })
  await client.remove(payload.info_hash, { delete_data: true })
  await until('it is gone', async () => (await the(client, payload)) === undefined)
  expect(await client.whyGone(payload.info_hash)).toMatchObject({ code: 'removed_in_client' })
})

real('the test checks the folders and names one that is missing here', async () => {
  const here = await world.folder()

  expect(await open({ save_path: here }).test()).toMatchObject({ ok: true })
  expect(await open({ save_path: '/data/films/of/another/machine' }).test()).toMatchObject({
    ok: false,
    why: { code: 'store_unknown_here', values: { folder: '/data/films/of/another/machine' } },
  })
  expect(await open({ save_path: '/data/films', more_paths: [`/data/films => ${here}`] }).test()).toMatchObject({ ok: true })
  expect(await open({ save_path: '/data/films', more_paths: [`/data/films => ${here}/not-there`] }).test()).toMatchObject({
    ok: false,
    why: { code: 'mapped_folder_missing', values: { here: `${here}/not-there` } },
  })
  expect(await open({ more_paths: ['/data/films'] }).test()).toMatchObject({ ok: false, why: { code: 'line_without_folders' } })
})

real('more trackers are asked at once, by a private torrent only its own', async () => {
  const { tracker, payload } = await seeded({ 'movie.mkv': MiB })
  const own = await makePayload(await world.folder(), { name: 'Private', files: { 'own.mkv': MiB }, tracker: tracker.url, private: true })
  const later = await world.tracker()
  const client = open()
  const magnet = { magnet: `magnet:?xt=urn:btih:${payload.info_hash}` }
  await client.add({ source: magnet, seed_goal: noGoal, trackers: [tracker.url] })
  await client.add({ source: { torrent: own.torrent }, seed_goal: noGoal })

  await client.addTrackers(own.info_hash, [later.url])
  await client.addTrackers(payload.info_hash, [later.url])
  await until('the first tracker helped', () => client.files(payload.info_hash))
  await client.start(payload.info_hash, [0])
  await until('the later one is asked', () => later.announces.length > 0)
  await client.start(own.info_hash, [0])
  await until('the private one is asked', () => tracker.announces.filter(({ info_hash }) => info_hash === own.info_hash).length > 0)

  expect(later.announces.every(({ info_hash }) => info_hash === payload.info_hash)).toBe(true)
})

real('the limits of a torrent are those of qBittorrent, from its first second on, and a new one replaces them', async () => {
  const { tracker, payload } = await seeded({ 'movie.mkv': 6 * MiB })
  const client = open()
  const api = openApi(settings())
  const limits = async () => {
    const [torrent] = (await api.allTorrents()).filter(({ name }) => name === payload.name)
    return [torrent?.dl_limit, torrent?.up_limit]
  }
  const source = { magnet: magnetOf(payload, tracker.url) }
  await client.add({ source, seed_goal: noGoal, limits: { download: 200_000, upload: null } })
  await until('the files are known', () => client.files(payload.info_hash))
  expect((await limits())[0]).toBe(200_000)

  await client.start(payload.info_hash, [0])
  await client.limit(payload.info_hash, { download: 300_000, upload: 50_000 })
  await until('qBittorrent says so', async () => String(await limits()) === '300000,50000')

  await client.limit(payload.info_hash, { download: null, upload: null })
  await until('it is complete', async () => (await the(client, payload))?.complete)
})
