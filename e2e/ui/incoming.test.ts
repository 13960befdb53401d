import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { needs } from '#server/testing/needs'
import { createTorrentWorld, noGoal, snapshotIn } from '#server/testing/torrent-world'
import { until } from '#server/testing/until'
import { h264, makeVideo } from '#server/testing/video'
import type { MovieSketch } from '#world/catalog'
import { startProvider } from '#world/provider'
import type { Movie } from '../client'
import { run } from '../executable'
import { makeTorrent, writeContent } from '../seeds'
import { type Service, startService } from '../service'
import { type Browser, enterByLink, launch, sizes, watch } from './browser'

const canRun = [needs('ffmpeg'), needs('chromium')].every(Boolean)
const name = 'Slow.River.1950.1080p.WEB-DL.AC3.H.264-TEST.mkv'
const sketch: MovieSketch = { id: 700, title: 'Slow River', year: 1950, runtime: 3 }
const seconds = 180
const megabyte = 1_000_000
/** Per second: more than the movie needs, but little enough that its end is more than a minute away for a slow machine. */
const calm = 0.8 * megabyte

const dir = realpathSync(mkdtempSync(join(tmpdir(), 'marquee-incoming-')))
const swarm = createTorrentWorld()
const ends: (() => unknown)[] = [swarm.end]
let service: Service
let browser: Browser
let page: Page
let at: string
let heard: Awaited<ReturnType<typeof watch>>
let movie: Movie
let seed: Awaited<ReturnType<typeof swarm.engine>>
let magnet: string
let hash: string

/** A seeder with a real movie, a fresh service, and a signed-in browser. */
beforeAll(async () => {
  if (!canRun) return
  const constant = ['-b:v', '4M', '-minrate', '4M', '-maxrate', '4M', '-bufsize', '4M', '-x264-params', 'nal-hrd=cbr']
  const bytes = readFileSync(makeVideo(join(dir, name), { seconds, video: [...h264, ...constant], audio: [['ac3', '-ac', '6']] }))
  const content = [{ path: [name], bytes }]
  const tracker = await swarm.tracker()
  const made = await makeTorrent(name, content, [tracker.url])
  hash = made.info_hash
  const folder = await swarm.folder()
  writeContent(join(folder, hash), name, content)
  seed = await swarm.engine({ settings: { limits: { download: null, upload: calm } } })
  await seed.session.add({ source: { torrent: made.torrent }, folder, files: [0], paused: false, seed_goal: noGoal })
  await until('the seeder is ready', async () => (await snapshotIn(seed.session, hash))?.state === 'seeding')
  magnet = `magnet:?xt=urn:btih:${hash}&dn=${name}&tr=${encodeURIComponent(tracker.url)}`

  const provider = startProvider({ movies: [sketch] })
  const shelf = join(dir, 'movies')
  mkdirSync(shelf)
  const dataDir = join(dir, 'data')
  service = await startService({ dataDir, env: { PATH: join(dir, 'no-programs') } })
  browser = await launch()
  ends.push(provider.stop, service.stop, browser.close)
  const { client } = service
  await client.call('PUT', '/config', { metadata_url: provider.url, metadata_api_key: 'key', dht_enabled: false, min_free_space_mb: 0 })
  await client.call('POST', '/root-folders', { path: shelf })
  movie = await client.call<Movie>('POST', '/movies', { metadata_id: sketch.id, search: false })
  const context = await browser.open({ ...sizes[1440], colorScheme: 'dark' })
  const address = (await run(['login-url', '--data-dir', dataDir])).out.trim()
  at = new URL(address).origin
  heard = await watch(context, at)
  page = await context.newPage()
  await enterByLink(page, address)
}, 240_000)
afterAll(async () => {
  for (const end of ends.reverse()) await end()
  rmSync(dir, { recursive: true, force: true })
}, 120_000)

type Video = { time: number; width: number; heard: number; error: string | null }
const video = (): Promise<Video> =>
  page.evaluate(() => {
    const found = document.querySelector('video')
    const decoded = found as unknown as { webkitAudioDecodedByteCount: number } | null
    return {
      time: found?.currentTime ?? 0,
      width: found?.videoWidth ?? 0,
      heard: decoded?.webkitAudioDecodedByteCount ?? 0,
      error: found?.error?.message ?? null,
    }
  })
const shownFrom = (at: number) => until(`it plays from ${at}`, async () => (await video()).time > at + 2, 120_000)
const share = async () => (await service.client.call<{ progress: number }>('GET', '/downloads/1')).progress
const seekTo = (at: number) =>
  page.evaluate((to) => {
    document.querySelector('video')!.currentTime = to
  }, at)

test.skipIf(!canRun)(
  'a movie added by magnet link plays while it downloads: picture and sound long before the end, seeks far ahead, and continues after the import',
  async () => {
    await page.goto(`${at}/movies/${movie.id}?tab=releases`)
    await page.getByRole('button', { name: 'Use your own torrent' }).click()
    await page.getByLabel('Magnet link').fill(magnet)
    await page.getByRole('dialog').getByRole('button', { name: 'Download' }).click()
    await page.getByRole('link', { name: 'Watch now' }).click({ timeout: 60_000 })

    await shownFrom(0)
    expect(await video()).toMatchObject({ width: 320, error: null })
    expect((await video()).heard).toBeGreaterThan(0)
    expect(await share()).toBeLessThan(0.6)

    await seed.session.setLimits({ download: null, upload: 0.15 * megabyte })
    await seekTo(150)
    await page.getByText(/^Waiting for the download/).waitFor({ timeout: 60_000 })
    await seed.session.setLimits({ download: null, upload: calm })
    await shownFrom(150)
    expect(await share()).toBeLessThan(0.95)

    await seed.session.setLimits({ download: null, upload: null })
    await until('the movie is in the library', async () => (await service.client.movie(movie.id)).file_ids.length > 0)
    await seekTo(60)
    await shownFrom(60)
    await seekTo(100)
    await shownFrom(100)
    expect((await video()).error).toBeNull()
    expect(heard.found).toEqual([])
  },
  240_000,
)
