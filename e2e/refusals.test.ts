import { afterAll, beforeAll, expect, test } from 'bun:test'
import { lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sha256Of } from '#server/testing/torrent-world'
import { until } from '#server/testing/until'
import type { Download, Release } from './client'
import { footage, megabytes } from './footage'
import { makeTorrent } from './seeds'
import { filesBelow, openWorld, type World } from './world'

const store = { id: 801, title: 'The General Store', year: 1925 }
const harbour = { id: 802, title: 'Harbour Lights', year: 1929 }
const links = { id: 803, title: 'The Missing Link', year: 1933 }

let world: World
beforeAll(async () => {
  world = await openWorld({ movies: [store, harbour, links] })
}, 120_000)
afterAll(() => world?.close(), 60_000)

const gigabyte = 1024 ** 3
const reasonsOf = (releases: readonly Release[], title: string) => {
  const found = releases.find((release) => release.title === title)
  return {
    verdict: found?.verdict,
    codes: found?.reasons.map(({ code }) => code),
    words: found?.reasons.map(({ text }) => text).join(', '),
  }
}

test('another movie with the same title, a fake, a sample and an absurd size are never downloaded, and the reasons are visible', async () => {
  const namesake = world.claim('The.General.Store.1961.1080p.BluRay.x264-TEST', store, { size_bytes: 8 * gigabyte, seeders: 90 })
  const sample = world.claim('The.General.Store.1925.Sample.1080p.BluRay.x264-TEST', store, { size_bytes: megabytes(30), seeders: 80 })
  const absurd = world.claim('The.General.Store.1925.1080p.BluRay.REMUX.AVC-TEST', store, { size_bytes: 800 * gigabyte, seeders: 70 })
  const program = { path: ['The.General.Store.1925.exe'], bytes: footage(megabytes(4)) }
  const note = { path: ['readme.txt'], bytes: Buffer.from('run the player') }
  const fake = await world.seed('The.General.Store.1925.1080p.BluRay.x264-FAKE', store, { content: [program, note], seeders: 60 })
  const good = await world.seed('The.General.Store.1925.1080p.WEB-DL.AAC2.0.H.264-TEST', store, { seeders: 1 })

  const movie = await world.becomes(await world.add(store), 'available')

  const [file] = await world.client().files(movie.id)
  expect(await sha256Of(file!.path)).toBe(good.sha256)
  const releases = await world.client().releases(movie.id)
  expect(reasonsOf(releases, namesake.title)).toMatchObject({ verdict: 'rejected', codes: expect.arrayContaining(['other_year']) })
  expect(reasonsOf(releases, namesake.title).words).toContain('The release is from 1961; The General Store is from 1925')
  expect(reasonsOf(releases, sample.title).codes).toContain('sample')
  expect(reasonsOf(releases, absurd.title).codes).toContain('absurd_size')
  expect(reasonsOf(releases, fake.title)).toMatchObject({ verdict: 'rejected', codes: expect.arrayContaining(['blocklisted']) })
  expect(reasonsOf(releases, fake.title).words).toContain('The.General.Store.1925.exe')
  const [refused] = (await world.client().history(`?movie_id=${movie.id}`)).filter(({ type }) => type === 'release_payload_refused')
  expect(refused?.data).toMatchObject({ code: 'dangerous_file', release_title: fake.title })
  expect(world.indexer.downloaded().toSorted()).toEqual([fake.info_hash, good.info_hash].toSorted())
  const sent = (await world.seeder.session.list()).find(({ info_hash }) => info_hash === fake.info_hash)
  expect(sent?.uploaded_bytes).toBe(0)
}, 120_000)

const outside = (name: string): [string, string[]][] => [
  ['leaves its folder', ['..', '..', '..', name]],
  ['has an absolute path', [`${world.dir}/${name}`]],
  ['has an absolute path in parts', ['/', ...world.dir.split('/').slice(1), name]],
  ['has a separator in a name', [`..\\..\\${name}`]],
]

test('a torrent with path traversal in its names gets safe ones, and writes nothing outside its own folder', async () => {
  const groups = ['ALPHA', 'BRAVO', 'CHARLY', 'DELTA']
  const hashes: string[] = []
  for (const [at, [, path]] of outside('escaped.mp4').entries()) {
    const title = `Harbour.Lights.1929.1080p.BluRay.x264-${groups[at]}`
    const content = [
      { path, bytes: footage(megabytes(3)) },
      { path: ['movie.mp4'], bytes: footage(megabytes(3)) },
    ]
    const { info_hash, torrent } = await makeTorrent(title, content, [world.tracker.url])
    world.offers.push({ title, movie: harbour.id, info_hash, torrent, size_bytes: megabytes(6), seeders: 50 })
    hashes.push(info_hash)
  }

  const movie = await world.add(harbour)
  let running: Download | undefined
  await until('one of them is downloading', async () => {
    running = (await world.client().downloads()).find(({ movie_id, state }) => movie_id === movie.id && state === 'downloading')
    return running !== undefined
  })

  const named = await world.client().all<{ path: string }>(`/downloads/${running!.id}/files`)
  expect(named).toHaveLength(2)
  for (const { path } of named) expect(path.split('/').filter((part) => ['', '.', '..'].includes(part) || part.includes('\\'))).toEqual([])
  const refused = (await world.client().history(`?movie_id=${movie.id}`)).filter(({ type }) => type === 'release_payload_refused')
  expect(refused.map(({ data }) => data.code)).toEqual(['several_movies', 'several_movies', 'several_movies'])
  const written = filesBelow(world.dir).filter((path) => /escaped/.test(path))
  expect(written.filter((path) => !hashes.some((hash) => path.includes(hash)))).toEqual([])
}, 120_000)

test('symlinks planted in the downloads folder are not followed', async () => {
  const title = 'The.Missing.Link.1933.1080p.BluRay.x264-PLANTED'
  const content = [
    { path: ['The.Missing.Link.mp4'], bytes: footage(megabytes(3)) },
    { path: ['Subs', 'english.srt'], bytes: Buffer.from('1\n00:00:01,000 --> 00:00:02,000\nHello\n') },
  ]
  const planted = await world.seed(title, links, { content, seeders: 50 })
  const good = await world.seed('The.Missing.Link.1933.1080p.WEB-DL.AAC2.0.H.264-TEST', links)
  const elsewhere = join(world.dir, 'elsewhere')
  const folder = join(world.dataDir, 'downloads', planted.info_hash)
  mkdirSync(elsewhere)
  mkdirSync(folder, { recursive: true })
  symlinkSync(elsewhere, join(folder, title))

  const movie = await world.becomes(await world.add(links), 'available')

  expect(filesBelow(elsewhere)).toEqual([])
  const [file] = await world.client().files(movie.id)
  expect(await sha256Of(file!.path)).toBe(good.sha256)
  const failed = (await world.client().history(`?movie_id=${movie.id}`)).find(({ type }) => type === 'download_failed')
  expect(failed?.data).toMatchObject({ code: 'planted_link' })
}, 120_000)

test('a symlink in place of the movie is not followed either', async () => {
  const offered = { id: 804, title: 'The Found Link', year: 1934 }
  world.provider.movies.push(offered)
  const planted = await world.seed('The.Found.Link.1934.1080p.BluRay.x264-PLANTED', offered, { seeders: 50 })
  const good = await world.seed('The.Found.Link.1934.1080p.WEB-DL.AAC2.0.H.264-TEST', offered)
  const secret = join(world.dir, 'elsewhere', 'diary.txt')
  await Bun.write(secret, 'dear diary')
  const folder = join(world.dataDir, 'downloads', planted.info_hash)
  mkdirSync(folder, { recursive: true })
  symlinkSync(secret, join(folder, 'The.Found.Link.1934.1080p.BluRay.x264-PLANTED.mp4'))

  const movie = await world.becomes(await world.add(offered), 'available')

  const files = await world.client().files(movie.id)
  expect(files.map(({ path }) => lstatSync(path).isFile())).toEqual([true])
  expect(await sha256Of(files[0]!.path)).toBe(good.sha256)
  expect(readFileSync(secret, 'utf8')).toBe('dear diary')
  expect(readdirSync(dirname(secret))).toEqual(['diary.txt'])
}, 120_000)
