import { afterAll, beforeAll, expect, test } from 'bun:test'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { needs } from '#server/testing/needs'
import { freePort, startQBittorrent, startTransmission } from '#server/testing/torrent-programs'
import { sha256Of } from '#server/testing/torrent-world'
import { until } from '#server/testing/until'
import type { Frame, Movie } from './client'
import { footage, megabytes } from './footage'
import { startOpentracker } from './opentracker'
import { type Made, makeTorrent } from './seeds'
import { filesBelow, openWorld, type World } from './world'

const alone = { id: 71, title: 'The Long Walk Home', year: 1931, runtime: 60 }
const other = { id: 72, title: 'The Short Walk Out', year: 1932, runtime: 60 }
const hasPrograms = ['opentracker', 'transmission-daemon'].map(needs).every(Boolean)
const hasQBittorrent = needs('qbittorrent-nox')
const real = test.skipIf(!hasPrograms)

const dir = mkdtempSync(join(tmpdir(), 'marquee-main-job-'))
const ends: (() => Promise<unknown>)[] = []
let world: World
const sums = new Map<number, string>()

beforeAll(async () => {
  if (!hasPrograms) return
  const port = await freePort()
  const tracker = `http://127.0.0.1:${port}/announce`
  // Before the world is open: making them keeps this process busy, and the indexer in it would answer too late.
  const made = await Promise.all([alone, other].map((movie) => makeRelease(movie, tracker)))
  world = await openWorld({ movies: [alone, other] })
  ends.push(world.close)
  for (const [index, movie] of [alone, other].entries()) world.offers.push(offerOf(movie, made[index]!))
  chmodSync(dir, 0o755)
  const opentracker = await startOpentracker(
    dir,
    port,
    made.map(({ info_hash }) => info_hash),
  )
  ends.push(opentracker.stop)
  const seeder = await startTransmission({ config: join(dir, 'transmission'), downloads: join(dir, 'seeded') })
  ends.push(seeder.stop)
  for (const { torrent } of made) await seeder.rpc('torrent-add', { metainfo: Buffer.from(torrent).toString('base64') })
  await until('the tracker knows the seeder', async () => {
    const { torrents } = (await seeder.rpc('torrent-get', { fields: ['percentDone', 'trackerStats'] })) as { torrents: Seeded[] }
    return torrents.every(({ percentDone, trackerStats }) => percentDone === 1 && trackerStats[0]?.lastAnnounceSucceeded)
  })
}, 180_000)
afterAll(async () => {
  for (const end of ends.reverse()) await end()
  rmSync(dir, { recursive: true, force: true })
})

type Seeded = { percentDone: number; trackerStats: { lastAnnounceSucceeded: boolean }[] }

const nameOf = ({ title, year }: typeof alone) => `${title.replaceAll(' ', '.')}.${year}.1080p.BluRay.x264-TEST`
const size = megabytes(60)

const offerOf = (movie: typeof alone, { info_hash, torrent }: Made) => ({
  title: nameOf(movie),
  movie: movie.id,
  size_bytes: size,
  info_hash,
  torrent,
})

const makeRelease = async (movie: typeof alone, tracker: string) => {
  const name = `${nameOf(movie)}.mp4`
  const bytes = footage(size)
  const made = await makeTorrent(name, [{ path: [name], bytes }], [tracker])
  mkdirSync(join(dir, 'seeded'), { recursive: true })
  writeFileSync(join(dir, 'seeded', name), bytes)
  sums.set(movie.id, made.sha256[0]!)
  return made
}

real(
  'a movie is found, downloaded from a peer, verified and imported, with an event for each step',
  async () => {
    const socket = await world.client().listen()

    const movie = await world.add(alone)
    await world.becomes(movie, 'available', 180_000)

    await expectOnShelf(movie, alone, [join(world.dataDir, 'downloads')])
    const happened = await world.client().history(`?movie_id=${movie.id}`)
    expect(happened.map(({ type }) => type)).toEqual(wayToTheShelf)
    await until('the socket has sent everything', () => toldOf(socket.frames, movie.id).length >= happened.length)
    socket.close()
    expect(toldOf(socket.frames, movie.id)).toEqual(happened.map(({ data }) => data))
    expect(happened).toEqual(happened.map((row) => ({ ...row, seq: row.data.seq!, at: row.data.at, type: row.data.type })))
    expectCalmProgress(socket.frames)
  },
  200_000,
)

test.skipIf(!hasPrograms || !hasQBittorrent)(
  'the same with qBittorrent as the client',
  async () => {
    const folder = join(dir, 'qbittorrent-downloads')
    const program = await startQBittorrent({ profile: join(dir, 'qbittorrent'), downloads: folder })
    ends.push(program.stop)
    const settings = { url: program.url, save_path: folder }
    await world.client().call('POST', '/download-clients', { name: 'qBittorrent', type: 'qbittorrent', settings })
    const socket = await world.client().listen()

    const movie = await world.add(other)
    await world.becomes(movie, 'available', 180_000)

    await expectOnShelf(movie, other, [folder])
    const happened = await world.client().history(`?movie_id=${movie.id}`)
    expect(happened.map(({ type }) => type)).toEqual(wayToTheShelf)
    await until('the socket has sent everything', () => toldOf(socket.frames, movie.id).length >= happened.length)
    socket.close()
    expect(toldOf(socket.frames, movie.id)).toEqual(happened.map(({ data }) => data))
    expectCalmProgress(socket.frames)
    expect((await world.client().downloads()).map(({ client }) => client)).toContain('qBittorrent')
  },
  200_000,
)

const wayToTheShelf = [
  'movie_added',
  'search_started',
  'search_completed',
  'download_queued',
  'release_grabbed',
  'download_started',
  'download_metadata_ready',
  'download_completed',
  'import_started',
  'file_added',
  'import_completed',
]

const toldOf = (frames: readonly Frame[], movieId: number) =>
  frames.filter(({ seq, movie_id }) => seq !== undefined && movie_id === movieId)

/** Same bytes as the seeder's file, and same inode as one of the files that the client still seeds. */
const expectOnShelf = async (movie: Movie, { id }: { id: number }, folders: readonly string[]) => {
  const [file, ...others] = await world.client().files(movie.id)
  expect(others).toEqual([])
  expect(await sha256Of(file!.path)).toBe(sums.get(id)!)
  const inodes = folders.flatMap((folder) => filesBelow(folder).map((path) => statSync(join(folder, path)).ino))
  expect(inodes).toContain(statSync(file!.path).ino)
}

/** At most one progress frame per second and download. A busy service may note a frame's time late, so single gaps say nothing. */
const expectCalmProgress = (frames: readonly Frame[]) => {
  const progress = frames.filter(({ type }) => type === 'download_progress')
  expect(progress.length).toBeGreaterThan(3)
  for (const ofOne of Map.groupBy(progress, ({ download_id }) => download_id).values()) {
    const [first, last] = [Date.parse(ofOne[0]!.at), Date.parse(ofOne.at(-1)!.at)]
    expect(ofOne.length).toBeLessThanOrEqual((last - first) / 1000 + 2)
  }
}
