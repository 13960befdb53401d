import { afterAll, expect, setDefaultTimeout, test } from 'bun:test'
import { joinSwarm, startSeed } from '#server/testing/joined-swarm'
import { createTorrentWorld, makePayload, sha256Of } from '#server/testing/torrent-world'
import { until } from '#server/testing/until'
import type { PieceStore } from './engine-store'

setDefaultTimeout(120_000)

const world = createTorrentWorld()
afterAll(world.end)

const MiB = 1024 * 1024
const budget = 2 * MiB

/** A 24 MiB seed on this computer, and a downloader whose disk accepts one piece and no more until released. */
const fetching = async () => {
  const payload = await makePayload(await world.folder(), { name: 'Movie', files: { 'movie.mkv': 24 * MiB }, pieceLength: 128 * 1024 })
  const seed = await startSeed(world, payload)
  let openDisk = () => {}
  const disk = new Promise<void>((resolve) => {
    openDisk = resolve
  })
  const diskOf = (store: PieceStore, arrived: ReadonlySet<number>): PieceStore => ({
    ...store,
    chunks: (length, hooks) => {
      const chunks = store.chunks(length, hooks)
      // A peer gets one piece first, and others once that was written.
      return { ...chunks, put: (...write) => (arrived.size === 0 ? chunks.put(...write) : void disk.then(() => chunks.put(...write))) }
    },
  })
  const joined = await joinSwarm(world, { payload, peers: [seed.address], budget, diskOf })
  return { payload, openDisk, ...joined }
}

test('a blocked disk stalls the download without using more memory, and the download completes once the disk recovers', async () => {
  const { payload, buffers, mostHeld, failures, arrived, swarm, store, openDisk, layout } = await fetching()

  await until('the budget is used up', () => buffers.held() === budget)
  await until('everything requested has arrived', () => swarm.speeds().download === 0)
  expect([arrived.size, buffers.held()]).toEqual([1, budget])

  openDisk()
  await until('every piece is there', () => arrived.size === layout.pieceCount)
  expect([mostHeld(), failures]).toEqual([budget, []])

  await swarm.leave()
  await store.close()
  expect(buffers.held()).toBe(0)
  expect(await sha256Of(store.pathOf('Movie/movie.mkv'))).toBe(payload.sha256.get('movie.mkv') ?? '')
})
