import { afterAll, beforeAll, expect, test } from 'bun:test'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { needs } from '#server/testing/needs'
import { sha256Of } from '#server/testing/torrent-world'
import { until } from '#server/testing/until'
import type { Happened, Movie } from './client'
import { footage, megabytes } from './footage'
import { openWorld, type World } from './world'

const stuck = { id: 401, title: 'Still Waters', year: 1930 }
const foreign = { id: 402, title: 'Foreign Tongues', year: 1931 }
const growing = { id: 403, title: 'Growing Pains', year: 1932 }
const missing = { id: 404, title: 'Missing Pieces', year: 1933 }
const waiting = { id: 405, title: 'Waiting Outside', year: 1935 }

let world: World
let stalled: Promise<Movie>
const dir = mkdtempSync(join(tmpdir(), 'marquee-acquisition-'))

beforeAll(async () => {
  world = await openWorld({ movies: [stuck, foreign, growing, missing, waiting] })
  await world.client().call('PUT', '/config', { stall_minutes: 1 })
  await setProfile({ languages: { mode: 'original', values: [] } })
  stalled = startStalled()
}, 120_000)
afterAll(async () => {
  await world?.close()
  rmSync(dir, { recursive: true, force: true })
}, 120_000)

const setProfile = async (change: object) => {
  const [profile] = (await world.client().all<{ id: number; is_default: boolean }>('/quality-profiles')).filter((each) => each.is_default)
  await world.client().call('PATCH', `/quality-profiles/${profile!.id}`, change)
}
const happenedTo = (movie: Movie): Promise<Happened[]> => world.client().history(`?movie_id=${movie.id}`)
const types = (happened: readonly Happened[]) => happened.map(({ type }) => type)
const onlyFileOf = async (movie: Movie) => {
  const files = await world.client().files(movie.id)
  expect(files).toHaveLength(1)
  return files[0]!
}

/** Takes a minute, the shortest timeout that can be set. Other tests run meanwhile. */
const startStalled = async (): Promise<Movie> => {
  world.claim('Still.Waters.1930.1080p.BluRay.x264-NOBODY', stuck, { size_bytes: megabytes(700), seeders: 40 })
  await world.seed('Still.Waters.1930.1080p.WEB-DL.AAC2.0.H.264-TEST', stuck, { seeders: 1 })
  return await world.add(stuck)
}

test.skipIf(![needs('ffmpeg'), needs('ffprobe')].every(Boolean))(
  'a download in the wrong language is refused, and the next best release is grabbed',
  async () => {
    const wrong = { path: ['Foreign.Tongues.mp4'], bytes: await inFrench(footage(megabytes(3))) }
    const promised = await world.seed('Foreign.Tongues.1931.1080p.BluRay.x264-TEST', foreign, { content: [wrong], seeders: 40 })
    const next = await world.seed('Foreign.Tongues.1931.1080p.WEB-DL.AAC2.0.H.264-TEST', foreign, { seeders: 1 })

    const movie = await world.becomes(await world.add(foreign), 'available')

    expect(await sha256Of((await onlyFileOf(movie)).path)).toBe(next.sha256)
    const happened = await happenedTo(movie)
    const failed = happened.find(({ type }) => type === 'download_failed')
    expect(failed?.data).toMatchObject({ code: 'wrong_audio_language', reason: expect.stringContaining('French') })
    expect(types(happened).filter((type) => type === 'release_grabbed')).toHaveLength(2)
    const refused = (await world.client().releases(movie.id)).find(({ title }) => title === promised.title)
    expect(refused).toMatchObject({ verdict: 'rejected' })
    expect(refused?.reasons.map(({ text }) => text).join()).toContain('French')
  },
  120_000,
)

const inFrench = async (movie: Buffer): Promise<Buffer> => {
  const [from, to] = [join(dir, 'spoken.mp4'), join(dir, 'french.mp4')]
  await Bun.write(from, movie)
  const { exited } = Bun.spawn(
    ['ffmpeg', '-v', 'error', '-y', '-i', from, '-c', 'copy', '-metadata:s:a:0', 'language=fre', '-movflags', '+faststart', to],
    { stdin: 'ignore', stdout: 'ignore', stderr: 'inherit' },
  )
  expect(await exited).toBe(0)
  const filmed = readFileSync(to)
  const free = Buffer.alloc(megabytes(3))
  free.writeUInt32BE(free.length, 0)
  free.write('free', 4, 'latin1')
  return Buffer.concat([filmed, free])
}

test('a better release replaces a file that was imported earlier, and a repack of the same group replaces that', async () => {
  const small = await world.seed('Growing.Pains.1932.1080p.HDTV.x264-TEST', growing)
  const movie = await world.becomes(await world.add(growing), 'upgradable')
  const before = await onlyFileOf(movie)
  expect(await sha256Of(before.path)).toBe(small.sha256)

  const better = await world.seed('Growing.Pains.1932.1080p.BluRay.x264-TEST', growing)
  await world.client().call('POST', `/movies/${movie.id}/search`)
  await world.becomes(movie, 'available')

  const upgraded = await onlyFileOf(movie)
  expect([upgraded.quality, await sha256Of(upgraded.path)]).toEqual(['Bluray-1080p', better.sha256])
  expectReplaced(types(await happenedTo(movie)), 1)
  await until('the old file is in the recycle bin', () => recycled().includes(small.sha256))
  expect(existsSync(before.path) && statSync(before.path).ino !== statSync(upgraded.path).ino).toBe(false)

  const repack = await world.seed('Growing.Pains.1932.REPACK.1080p.BluRay.x264-TEST', growing)
  await world.client().call('POST', `/movies/${movie.id}/search`)
  const shelvedSum = async () => {
    const [file] = await world.client().files(movie.id)
    // The old file may move to the recycle bin before it is read.
    return file && (await sha256Of(file.path).catch(() => undefined))
  }
  await until('the repack is imported', async () => (await shelvedSum()) === repack.sha256)

  await onlyFileOf(movie)
  expectReplaced(types(await happenedTo(movie)), 2)
  await until('the previous file is in the recycle bin', () => recycled().includes(better.sha256))
  // The scheduled search may come in between.
  const searched = async () => types(await happenedTo(movie)).filter((type) => type === 'search_completed').length
  const searches = await searched()
  await world.client().call('POST', `/movies/${movie.id}/search`)
  await until('one more search has ended', async () => (await searched()) > searches)
  expect(types(await happenedTo(movie)).filter((type) => type === 'release_grabbed')).toHaveLength(3)
}, 120_000)

/** In this order, one transaction each: the new file exists before the old one is removed. */
const expectReplaced = (told: readonly string[], times: number) => {
  expect(told.filter((type) => type === 'file_upgraded')).toHaveLength(times)
  const started = told.lastIndexOf('import_started')
  expect(told.slice(started).filter((type) => type === 'file_upgraded' || type === 'import_completed')).toHaveLength(2)
  expect(told.slice(0, started).filter((type) => type === 'file_removed')).toHaveLength(times - 1)
}
const recycled = (): string[] =>
  world
    .onShelf()
    .filter((path) => path.startsWith('.marquee-recycle/'))
    .map((path) =>
      createHash('sha256')
        .update(readFileSync(join(world.shelf, path)))
        .digest('hex'),
    )

test('a missing drive or an empty mount point changes nothing and starts no search', async () => {
  await world.seed('Missing.Pieces.1933.1080p.BluRay.x264-TEST', missing)
  const movie = await world.becomes(await world.add(missing), 'available')
  const before = { files: await world.client().files(movie.id), happened: await happenedTo(movie), asked: asksFor(missing) }
  const expectNothingChanged = async () => {
    for (const task of ['library-rescan', 'wanted-search', 'download-check', 'import-retry']) await runToEnd(task)
    expect((await world.client().movie(movie.id)).status).toBe('available')
    expect(await world.client().files(movie.id)).toEqual(before.files)
    expect(await happenedTo(movie)).toEqual(before.happened)
    expect(asksFor(missing)).toBe(before.asked)
    const { results } = await world.client().call<{ results: { code: string; detail: string }[] }>('POST', '/health/check')
    expect(results).toContainEqual(expect.objectContaining({ code: expect.stringContaining('root_folder') }))
  }
  renameSync(world.shelf, `${world.shelf}-unplugged`)

  await expectNothingChanged()
  expect(existsSync(world.shelf)).toBe(false)
  mkdirSync(world.shelf)
  await expectNothingChanged()

  await world.seed('Waiting.Outside.1935.1080p.BluRay.x264-TEST', waiting)
  const other = await world.add(waiting)
  const held = async () => (await world.client().downloads()).find(({ movie_id }) => movie_id === other.id)
  await until('the import waits for the drive', async () => (await held())?.error?.code === 'library_folder_unreachable')
  expect(readdirSync(world.shelf)).toEqual([])

  rmdirSync(world.shelf)
  renameSync(`${world.shelf}-unplugged`, world.shelf)
  await world.client().call('POST', `/downloads/${(await held())!.id}/retry`)
  await world.becomes(other, 'available')
  await runToEnd('library-rescan')
  expect(await happenedTo(movie)).toEqual(before.happened)
  const { results } = await world.client().call<{ results: { code: string }[] }>('POST', '/health/check')
  expect(results.filter(({ code }) => code.includes('root_folder'))).toEqual([])
}, 120_000)

const asksFor = ({ id }: { id: number }): number =>
  world.indexer.searches().filter(({ search }) => search.includes(`tmdbid=${id}`) || search.includes(String(id).padStart(7, '0'))).length
const runToEnd = async (task: string): Promise<void> => {
  type Task = { running: boolean; last_run_at: string | null }
  const look = () => world.client().call<Task>('GET', `/tasks/${task}`)
  const before = (await look()).last_run_at
  await world.client().runTask(task)
  await until(`${task} has run`, async () => {
    const { running, last_run_at } = await look()
    return !running && last_run_at !== before
  })
}

test('a stalled download is replaced by the next best release, with the reason', async () => {
  const movie = await stalled
  const checking = setInterval(
    () =>
      void world
        .client()
        .runTask('download-check')
        .catch(() => undefined),
    5_000,
  )
  await world.becomes(movie, 'available', 150_000).finally(() => clearInterval(checking))

  expect((await onlyFileOf(movie)).quality).toBe('WEBDL-1080p')
  const happened = await happenedTo(movie)
  const stall = happened.find(({ type }) => type === 'download_stalled')
  expect(stall?.data).toMatchObject({ code: 'no_peers', values: { wait: 60 } })
  expect(types(happened).filter((type) => type === 'release_grabbed')).toHaveLength(2)
  expect(types(happened).at(-1)).toBe('import_completed')
}, 180_000)
