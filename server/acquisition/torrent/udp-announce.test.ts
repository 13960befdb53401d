import { afterAll, expect, setDefaultTimeout, test } from 'bun:test'
import { createSocket, type RemoteInfo } from 'node:dgram'
import { createTorrentWorld, makePayload, noGoal, owned, snapshotIn } from '#server/testing/torrent-world'
import { until } from '#server/testing/until'
import { announceByUdp } from './udp-announce'

setDefaultTimeout(120_000)

const world = createTorrentWorld()
afterAll(world.end)

const number = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

/** A UDP tracker reachable only over IPv6. It knows one peer on this machine, or refuses. */
const tracker6 = async (answer: { peer: number } | { refusal: string }) => {
  const events: number[] = []
  const socket = createSocket('udp6')
  socket.on('message', (message: Buffer, from: RemoteInfo) => {
    const reply = (...parts: Buffer[]) => socket.send(Buffer.concat(parts), from.port, from.address)
    if (message.readUInt32BE(8) === 0) return reply(number(0), message.subarray(12, 16), Buffer.alloc(8, 5))
    const id = message.subarray(12, 16)
    events.push(message.readUInt32BE(80))
    if ('refusal' in answer) return reply(number(3), id, Buffer.from(answer.refusal))
    const here = Buffer.concat([Buffer.alloc(15), Buffer.from([1, answer.peer >> 8, answer.peer & 0xff])])
    return reply(number(1), id, number(1800), number(0), number(1), here)
  })
  await new Promise<void>((resolve) => socket.bind(0, '::1', () => resolve()))
  world.atEnd(() => socket.close())
  return { port: socket.address().port, events }
}

test('announces to an IPv6-only tracker and connects to its peers', async () => {
  const payload = await makePayload(await world.folder(), { name: 'Movie', files: { 'movie.mkv': 1024 * 1024 }, pieceLength: 64 * 1024 })
  const seed = await world.engine()
  await seed.session.add(owned(payload))
  await until('the seed is ready', async () => (await snapshotIn(seed.session, payload.info_hash))?.state === 'seeding')
  const tracker = await tracker6({ peer: seed.session.port() })
  const { session } = await world.engine()
  const magnet = `magnet:?xt=urn:btih:${payload.info_hash}&tr=${encodeURIComponent(`udp://[::1]:${tracker.port}`)}`

  await session.add({ source: { magnet }, folder: await world.folder(), files: [0], paused: false, seed_goal: noGoal })
  await until('it is complete', async () => (await snapshotIn(session, payload.info_hash))?.complete)

  expect(tracker.events[0]).toBe(2)
})

test("reports a refusing tracker's own words", async () => {
  const tracker = await tracker6({ refusal: 'client not allowed' })
  const me = { infoHash: 'ab'.repeat(20), peerId: 'cd'.repeat(20), port: 6881, key: 7 }

  await expect(announceByUdp(`udp://[::1]:${tracker.port}`, me, { uploaded: 0, downloaded: 0, left: 1 })).rejects.toThrow(
    'client not allowed',
  )
})
