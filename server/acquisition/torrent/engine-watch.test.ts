import { afterAll, expect, setDefaultTimeout, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTorrentWorld, makePayload, noGoal, owned, sha256Of, snapshotIn } from '#server/testing/torrent-world'
import { until } from '#server/testing/until'
import { runsFor } from './engine-watch'

setDefaultTimeout(120_000)

const world = createTorrentWorld()
afterAll(world.end)

const MiB = 1024 * 1024
const pieces = { piece_length: MiB }

test('what a viewer needs next comes first, in order; then both ends, where a file keeps its index', () => {
  const film = { offset: 0, length: 500 * MiB }
  expect(runsFor(pieces, film, 0)).toEqual([
    [0, 31],
    [499, 499],
  ])
  expect(runsFor(pieces, film, 200 * MiB)).toEqual([
    [200, 231],
    [0, 0],
    [499, 499],
  ])
  expect(runsFor(pieces, film, 490 * MiB)).toEqual([
    [490, 499],
    [0, 0],
  ])
})

test('never requests pieces of other files, except those shared with neighbors', () => {
  const second = { offset: 10.5 * MiB, length: 3 * MiB }
  expect(runsFor(pieces, second, 0)).toEqual([[10, 13]])
  expect(runsFor(pieces, second, 99 * MiB)).toEqual([
    [13, 13],
    [10, 10],
  ])
  expect(runsFor(pieces, { offset: 5 * MiB, length: 1 }, 0)).toEqual([[5, 5]])
})

test('large pieces still make a window that one slow peer cannot block', () => {
  expect(runsFor({ piece_length: 16 * MiB }, { offset: 0, length: 1600 * MiB }, 0)[0]).toEqual([0, 3])
})

test('the watched position arrives long before the rest, only verified bytes are reported, and the file is correct', async () => {
  const payload = await makePayload(await world.folder(), {
    name: 'Film',
    files: { 'film.mkv': 96 * MiB, 'film.nfo': 5 },
    pieceLength: MiB / 2,
  })
  // Slow enough that even a look that comes ten seconds late sees less than half of it.
  const seed = await world.engine({ settings: { limits: { download: null, upload: 3 * MiB } } })
  await seed.session.add(owned(payload))
  await until('the seed is ready', async () => (await snapshotIn(seed.session, payload.info_hash))?.state === 'seeding')
  const { session } = await world.engine()
  const folder = await world.folder()
  const path = join(folder, payload.info_hash, 'Film', 'film.mkv')
  const source = readFileSync(join(payload.folder, payload.info_hash, 'Film', 'film.mkv'))

  const magnet = `magnet:?xt=urn:btih:${payload.info_hash}&x.pe=127.0.0.1:${seed.session.port()}`
  await session.add({ source: { magnet }, folder, files: null, paused: false, seed_goal: noGoal })
  await until('the files are known', async () => (await session.files(payload.info_hash)) !== null)
  const film = (await session.files(payload.info_hash))!.find((file) => file.size_bytes > 5)!
  await session.begin(payload.info_hash, [film.index])
  const at = 60 * MiB + 17
  const look = () => session.watch(payload.info_hash, film.index, at)
  await until('the watched position is there', async () => (await look()).some(([from, to]) => from <= at && to >= at + 12 * MiB))
  const verified = await look()

  expect((await snapshotIn(session, payload.info_hash))!.progress).toBeLessThan(0.5)
  const there = readFileSync(path)
  for (const [from, to] of verified) expect(there.subarray(from, to).equals(source.subarray(from, to))).toBe(true)
  expect(verified[0]?.[0]).toBe(0)
  expect(verified.at(-1)?.[1]).toBe(96 * MiB)
  await expect(session.watch(payload.info_hash, 99, 0)).rejects.toThrow('no such files')

  await seed.session.setLimits({ download: null, upload: null })
  await until('it is complete', async () => (await snapshotIn(session, payload.info_hash))?.complete)
  expect(await session.watch(payload.info_hash, film.index, 0)).toEqual([[0, 96 * MiB]])
  expect(await sha256Of(path)).toBe(payload.sha256.get('film.mkv') ?? '')
})
