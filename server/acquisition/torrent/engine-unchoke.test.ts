import { afterAll, expect, setDefaultTimeout, test } from 'bun:test'
import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import { messageTypes } from '#server/testing/spoken-peer'
import { createTorrentWorld, makePayload, owned, snapshotIn } from '#server/testing/torrent-world'
import { until } from '#server/testing/until'

setDefaultTimeout(120_000)

const world = createTorrentWorld()
afterAll(world.end)

const interested = Buffer.from([0, 0, 0, 1, 2])

/** Calls the engine as a client without the fast extension, which says nothing of its pieces while it has none (BEP 3). */
const callWithoutPieces = async (port: number, info_hash: string) => {
  const heard: number[] = []
  const socket = connect({ host: '127.0.0.1', port })
  world.atEnd(() => socket.destroy())
  socket.on('error', () => {})
  let buffer: Buffer = Buffer.alloc(0)
  let isGreeted = false
  socket.on('data', (bytes) => {
    if (typeof bytes === 'string') return
    buffer = Buffer.concat([buffer, bytes])
    if (!isGreeted && buffer.length >= 68) {
      isGreeted = true
      buffer = buffer.subarray(68)
      socket.write(interested)
    }
    while (isGreeted && buffer.length >= 4 && buffer.length >= 4 + buffer.readUInt32BE(0)) {
      const length = buffer.readUInt32BE(0)
      if (length > 0) heard.push(buffer[4] ?? -1)
      buffer = buffer.subarray(4 + length)
    }
  })
  const peerId = Buffer.from(`-XX0001-${randomBytes(6).toString('hex')}`)
  socket.write(Buffer.concat([Buffer.from('\x13BitTorrent protocol'), Buffer.alloc(8), Buffer.from(info_hash, 'hex'), peerId]))
  return heard
}

test('a peer that says nothing of its pieces has none: it is unchoked, and no seeder', async () => {
  const tracker = await world.tracker()
  const payload = await makePayload(await world.folder(), { name: 'Movie', files: { 'movie.mkv': 1024 * 1024 }, tracker: tracker.url })
  const { session } = await world.engine()
  await session.add(owned(payload))
  await until('it seeds', async () => (await snapshotIn(session, payload.info_hash))?.state === 'seeding')

  const heard = await callWithoutPieces(session.port() ?? 0, payload.info_hash)
  await until('it is unchoked', () => heard.includes(messageTypes.unchoke), 45_000)

  expect(await snapshotIn(session, payload.info_hash)).toMatchObject({ peers: 1, seeders: 0 })
})
