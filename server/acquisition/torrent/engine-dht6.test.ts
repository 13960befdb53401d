import { afterAll, expect, setDefaultTimeout, test } from 'bun:test'
import { join } from 'node:path'
import { startDht6Node } from '#server/testing/dht6-node'
import { createTorrentWorld, makePayload, noGoal, owned, sha256Of, snapshotIn } from '#server/testing/torrent-world'
import { stays, until } from '#server/testing/until'

setDefaultTimeout(240_000)
const world = createTorrentWorld()
afterAll(world.end)

const payloadOf = async (name: string, isPrivate = false) =>
  makePayload(await world.folder(), { name, files: { 'movie.mkv': 256 * 1024 }, private: isPrivate })

test('a peer that only the IPv6 DHT knows sends the movie, and after a restart it is found without the first node', async () => {
  const [node, first] = [await startDht6Node(), await startDht6Node()]
  world.atEnd(node.close)
  const settings = { dht: true, dht_bootstrap: [first.address, node.address] }
  const [payload, other] = [await payloadOf('Movie'), await payloadOf('Other')]
  const seed = await world.engine({ settings })
  await seed.session.add(owned(payload))
  await seed.session.add(owned(other))
  await until('both are announced', () => node.held().told === 2)
  const { session, stateDir } = await world.engine({ settings })
  const want = async ({ info_hash }: typeof payload) => ({
    ...{ source: { magnet: `magnet:?xt=urn:btih:${info_hash}` }, folder: await world.folder() },
    ...{ files: [0], paused: false, seed_goal: noGoal },
  })
  const wanted = await want(payload)

  await session.add(wanted)
  await until('it is complete', async () => (await snapshotIn(session, payload.info_hash))?.complete)

  expect(await sha256Of(join(wanted.folder, payload.info_hash, 'Movie', 'movie.mkv'))).toBe(payload.sha256.get('movie.mkv') ?? '')

  await session.stop(30_000)
  first.close()
  const again = await world.engine({ stateDir, settings: { dht: true, dht_bootstrap: [] } })
  await again.session.add(await want(other))
  await until('the other one is complete', async () => (await snapshotIn(again.session, other.info_hash))?.complete)
})

test('a private torrent is never announced there', async () => {
  const node = await startDht6Node()
  world.atEnd(node.close)
  const { session } = await world.engine({ settings: { dht: true, dht_bootstrap: [node.address] } })
  await session.add(owned(await payloadOf('Hidden', true)))
  await session.add(owned(await payloadOf('Open')))

  await until('the public one is announced', () => node.held().told === 1)
  await stays('it is the only one', () => node.held().told === 1, 1_000)
})
