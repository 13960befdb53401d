import { createPieceBuffers } from '#server/acquisition/torrent/engine-buffers'
import { openClient } from '#server/acquisition/torrent/engine-client'
import { createReach } from '#server/acquisition/torrent/engine-reach'
import { createStore, type PieceStore } from '#server/acquisition/torrent/engine-store'
import { joinByMetainfo } from '#server/acquisition/torrent/engine-swarm'
import { isProblem, readMetainfo } from '#server/acquisition/torrent/metainfo'
import { makeFolder } from '#server/acquisition/torrent/open-inside'
import { createBits, layOut } from '#server/acquisition/torrent/pieces'
import { type createTorrentWorld, owned, type Payload, quietSettings, snapshotIn } from './torrent-world'
import { until } from './until'

type World = ReturnType<typeof createTorrentWorld>

/** An engine that has the payload, or some of its files, and shares it. */
export const startSeed = async (
  world: World,
  payload: Payload,
  { upload = null, files }: { upload?: number | null; files?: number[] } = {},
) => {
  const { session } = await world.engine({ settings: { limits: { download: null, upload } } })
  await session.add({ ...owned(payload), ...(files ? { files } : {}) })
  await until('the seed is ready', async () => (await snapshotIn(session, payload.info_hash))?.state === 'seeding')
  return { session, address: `127.0.0.1:${session.port()}` }
}

type Wanted = {
  readonly payload: Payload
  readonly peers: readonly string[]
  readonly budget?: number
  readonly diskOf?: (store: PieceStore, arrived: ReadonlySet<number>) => PieceStore
  readonly now?: () => number
}

/** Downloads a whole torrent within this process, so a test sees each piece arrive. */
export const joinSwarm = async (world: World, { payload, peers, budget, diskOf, now = () => performance.now() }: Wanted) => {
  const metainfo = await readMetainfo(payload.torrent)
  if (isProblem(metainfo)) throw new Error(metainfo.text)
  const layout = layOut(metainfo, new Set(metainfo.files.map(({ index }) => index)))
  const buffers = createPieceBuffers(budget)
  const store = createStore({ folder: await makeFolder(await world.folder(), payload.info_hash), layout, buffers })
  const arrived = new Set<number>()
  const held: number[] = []
  const failures: string[] = []
  let received = 0
  const ownPort = { load: async () => null, save: async () => {} }
  const engine = { ...(await openClient({ settings: quietSettings, version: '0.1.0', ownPort })), buffers }
  world.atEnd(() => engine.close())
  const joining = {
    engine,
    reach: createReach({ now: () => performance.now(), tell: () => {} }),
    now,
    totals: () => ({ uploaded: 0, downloaded: 0, left: metainfo.length }),
    isSeeding: () => false,
    mayTellCompletion: () => false,
    onMetadata: () => {},
    limits: { download: null, upload: null },
    onPiece: (piece: number) => void arrived.add(piece),
    onPayload: (direction: 'downloaded' | 'uploaded', bytes: number) => {
      if (direction === 'downloaded') received += bytes
      held.push(buffers.held())
    },
    onFailure: (error: Error) => void failures.push(error.message),
    onWarning: () => {},
    onBan: () => {},
  }
  const plan = { metainfo, layout, store: diskOf?.(store, arrived) ?? store, bits: createBits(layout.pieceCount) }
  world.atEnd(() => store.close())
  const swarm = joinByMetainfo(joining, plan, { trackers: [], peers, more: [] })
  return { swarm, store, buffers, layout, metainfo, arrived, failures, received: () => received, mostHeld: () => Math.max(...held) }
}
