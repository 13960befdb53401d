import { afterAll, expect, setDefaultTimeout, test } from 'bun:test'
import { createTorrentWorld, makePayload, owned, quietSettings, sha256Of, snapshotIn, until } from '#server/testing/torrent-world'
import { createPieceBuffers } from './engine-buffers'
import { openClient } from './engine-client'
import { createReach } from './engine-reach'
import { createStore } from './engine-store'
import { joinByMetainfo } from './engine-swarm'
import { isProblem, readMetainfo } from './metainfo'
import { makeFolder } from './open-inside'
import { createBits, layOut } from './pieces'

setDefaultTimeout(120_000)

const world = createTorrentWorld()
afterAll(world.end)

const MiB = 1024 * 1024
const budget = 2 * MiB

/** A seed of 24 MiB on this computer, and who fetches from it onto a disk that takes one piece, and no more before it is told to. */
const fetching = async () => {
  const payload = await makePayload(await world.folder(), { name: 'Movie', files: { 'movie.mkv': 24 * MiB }, pieceLength: 128 * 1024 })
  const seed = await world.engine()
  await seed.session.add(owned(payload))
  await until('the seed is ready', async () => (await snapshotIn(seed.session, payload.info_hash))?.state === 'seeding')
  const metainfo = await readMetainfo(payload.torrent)
  if (isProblem(metainfo)) throw new Error(metainfo.text)
  const layout = layOut(metainfo, new Set([0]))
  const buffers = createPieceBuffers(budget)
  const folder = await makeFolder(await world.folder(), payload.info_hash)
  const store = createStore({ folder, layout, buffers })
  const pieces = new Set<number>()
  let openDisk = () => {}
  const disk = new Promise<void>((resolve) => {
    openDisk = resolve
  })
  const slow: typeof store = {
    ...store,
    chunks: (length, told) => {
      const chunks = store.chunks(length, told)
      // A peer is given one piece first, and others once that was written.
      return { ...chunks, put: (...write) => (pieces.size === 0 ? chunks.put(...write) : void disk.then(() => chunks.put(...write))) }
    },
  }
  const ownPort = { load: async () => null, save: async () => {} }
  const engine = { ...(await openClient({ settings: quietSettings, version: '0.1.0', ownPort })), buffers }
  const swarm = joinByMetainfo(
    {
      engine,
      reach: createReach({ now: () => performance.now(), tell: () => {} }),
      now: () => performance.now(),
      totals: () => ({ uploaded: 0, downloaded: 0, left: metainfo.length }),
      isSeeding: () => false,
      mayTellCompletion: () => false,
      onMetadata: () => {},
      onPiece: (piece) => void pieces.add(piece),
      onPayload: () => most.push(buffers.held()),
      onFailure: (error) => void most.push(Number.POSITIVE_INFINITY, error.message.length),
      onWarning: () => {},
      onBan: () => {},
    },
    { metainfo, layout, store: slow, bits: createBits(layout.pieceCount) },
    { trackers: [], peers: [`127.0.0.1:${seed.session.port()}`] },
  )
  const most: number[] = []
  world.atEnd(() => engine.close())
  return { payload, buffers, most, pieces, swarm, store, openDisk, path: store.pathOf('Movie/movie.mkv'), count: layout.pieceCount }
}

test('a disk that takes nothing more holds up the download and not the memory, and the download ends whole once it does', async () => {
  const { payload, buffers, most, pieces, swarm, store, openDisk, path, count } = await fetching()

  await until('the budget is used up', () => buffers.held() === budget)
  await until('all that was asked for is there', () => swarm.speeds().download === 0)
  expect([pieces.size, buffers.held()]).toEqual([1, budget])

  openDisk()
  await until('every piece is there', () => pieces.size === count)
  expect(Math.max(...most)).toBe(budget)

  await swarm.leave()
  await store.close()
  expect(buffers.held()).toBe(0)
  expect(await sha256Of(path)).toBe(payload.sha256.get('movie.mkv') ?? '')
})
