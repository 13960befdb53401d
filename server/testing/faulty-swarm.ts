import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { writeBencode } from '#server/foundation/lib/bencode'
import { type Plan, peerOf, torrentOf } from './faulty-peers'
import { startSpokenPeer } from './spoken-peer'
import { type createTorrentWorld, noGoal, sha256Of, snapshotIn } from './torrent-world'
import { until } from './until'

type World = ReturnType<typeof createTorrentWorld>
type Session = Awaited<ReturnType<World['engine']>>['session']

const patienceMs = 4 * 60_000

/** Downloads from the peers of a seed. Returns what is wrong with the outcome, nothing if all is well. */
export const downloadFromFaulty = async (world: World, session: Session, plan: Plan): Promise<readonly string[]> => {
  const endings: (() => unknown)[] = []
  const { info_hash, name, pieces, torrent } = torrentOf(plan)
  const addresses = await Promise.all(
    plan.peers.map((manner, at) =>
      startSpokenPeer(
        { atEnd: (ending) => endings.push(ending) },
        { ...peerOf(plan, manner, pieces), info_hash, host: hostOf(plan.seed, at) },
      ),
    ),
  )
  const tracker = trackerOf(addresses)
  const source = { torrent: torrent(`http://127.0.0.1:${tracker.port}/announce`) }
  const folder = await world.folder()
  const isOver = async () => {
    const found = await snapshotIn(session, info_hash)
    return found?.complete || found?.state === 'failed'
  }

  await session.add({ source, folder, files: [0], paused: false, seed_goal: noGoal })
  const ended = await until('it is over', isOver, patienceMs).then(
    () => true,
    () => false,
  )
  const found = await snapshotIn(session, info_hash)
  const expected = createHash('sha256').update(plan.data).digest('hex')
  const isRight = found?.complete && (await sha256Of(join(folder, info_hash, name))) === expected
  await session.remove(info_hash, true)
  await tracker.stop(true)
  for (const end of endings) void end()
  if (!ended) return [`not over: ${found?.state} at ${found?.progress}`]
  return isRight ? [] : [found?.complete ? 'complete with wrong bytes' : `failed: ${found?.error?.code}`]
}

const hostOf = (seed: number, at: number): string => `127.${1 + (seed % 200)}.${(seed >> 3) % 200}.${10 + at}`

const trackerOf = (addresses: readonly string[]) => {
  const peers = addresses.map((address) => {
    const [host = '', port = ''] = address.split(':')
    return Buffer.from([...host.split('.').map(Number), Number(port) >> 8, Number(port) & 255])
  })
  return Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    fetch: () => new Response(Uint8Array.from(writeBencode({ interval: 1_800, peers: Buffer.concat(peers) }))),
  })
}
