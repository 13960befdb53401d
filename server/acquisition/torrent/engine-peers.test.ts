import { afterAll, expect, setDefaultTimeout, test } from 'bun:test'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { qbittorrent } from '#server/acquisition/downloads/clients/qbittorrent'
import { defaultsOf } from '#server/foundation/lib/fields'
import { silentLog } from '#server/foundation/platform/log'
import { needs } from '#server/testing/needs'
import { startQBittorrent, startTransmission } from '#server/testing/torrent-programs'
import { createTorrentWorld, makePayload, noGoal, owned, sha256Of, snapshotIn } from '#server/testing/torrent-world'
import { after, stays, until } from '#server/testing/until'

setDefaultTimeout(120_000)

const world = createTorrentWorld()
afterAll(world.end)

const MiB = 1024 * 1024
const magnetTo = (info_hash: string, address: string) => ({ magnet: `magnet:?xt=urn:btih:${info_hash}&x.pe=${address}` })
let count = 0
const payloadOf = async (size: number, tracker?: string) =>
  makePayload(await world.folder(), {
    name: `Movie ${++count}`,
    files: { 'movie.mkv': size },
    pieceLength: 256 * 1024,
    ...(tracker ? { tracker } : {}),
  })

test.concurrent.skipIf(!needs('qbittorrent-nox')).each(['off', 'require'] as const)(
  'downloads from a seed with encryption "%s"',
  async (encryption) => {
    const payload = await payloadOf(4 * MiB)
    const seed = await startQBittorrent({ profile: await world.folder(), downloads: `${payload.folder}/${payload.info_hash}`, encryption })
    world.atEnd(seed.stop)
    const client = qbittorrent.open({ ...defaultsOf(qbittorrent.fields), url: seed.url }, { log: silentLog })
    await client.add({ source: { torrent: payload.torrent }, seed_goal: noGoal })
    await client.start(payload.info_hash, [0])
    await until('the seed has checked', async () => (await client.list())[0]?.state === 'seeding')
    const { session } = await world.engine()
    const folder = await world.folder()

    await session.add({ source: magnetTo(payload.info_hash, seed.address), folder, files: [0], paused: false, seed_goal: noGoal })
    await until('it is complete', async () => (await snapshotIn(session, payload.info_hash))?.complete)

    expect(await sha256Of(`${folder}/${payload.info_hash}/${payload.name}/movie.mkv`)).toBe(payload.sha256.get('movie.mkv') ?? '')
  },
)

test.concurrent.skipIf(!needs('transmission-daemon'))('our engine downloads from transmission', async () => {
  const payload = await payloadOf(16 * MiB)
  const seed = await startTransmission({ config: await world.folder(), downloads: join(payload.folder, payload.info_hash) })
  world.atEnd(seed.stop)
  await seed.rpc('torrent-add', { metainfo: Buffer.from(payload.torrent).toString('base64') })
  const { session } = await world.engine()
  const folder = await world.folder()

  await session.add({ source: magnetTo(payload.info_hash, seed.address), folder, files: [0], paused: false, seed_goal: noGoal })
  await until('it is complete', async () => (await snapshotIn(session, payload.info_hash))?.complete)

  expect(await sha256Of(`${folder}/${payload.info_hash}/${payload.name}/movie.mkv`)).toBe(payload.sha256.get('movie.mkv') ?? '')
})

/** Completes a plaintext handshake, claims to have everything, and hangs up. */
const hangsUp = async (infoHash: string, pieces: number) => {
  let calls = 0
  const server = createServer((socket) => {
    calls++
    socket.on('error', () => {})
    socket.once('data', (bytes) => {
      if (bytes[0] !== 19) return void socket.destroy()
      const bitfield = Buffer.alloc(Math.ceil(pieces / 8), 0xff)
      const hello = Buffer.concat([
        Buffer.from('\x13BitTorrent protocol'),
        Buffer.alloc(8),
        Buffer.from(infoHash, 'hex'),
        Buffer.from('-XX0001-abcdefghijkl'),
      ])
      const has = Buffer.concat([Buffer.from([0, 0, 0, bitfield.length + 1, 5]), bitfield])
      socket.write(Buffer.concat([hello, has]))
      void after(30).then(() => socket.end())
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  world.atEnd(() => new Promise((resolve) => server.close(resolve)))
  const address = server.address()
  return { calls: () => calls, address: `127.0.0.1:${address && typeof address === 'object' ? address.port : 0}` }
}

test.concurrent('seeds and downloaders leave a peer alone that hangs up immediately', async () => {
  const payload = await payloadOf(2 * MiB)
  const peer = await hangsUp(payload.info_hash, 8)
  const { session } = await world.engine()
  await session.add({ ...owned(payload), source: magnetTo(payload.info_hash, peer.address), files: null })
  await until('it was called again', () => peer.calls() > 1)
  await stays('it is rarely called', () => peer.calls() < 8, 4_000)

  const other = await hangsUp(payload.info_hash, 8)
  const tracker = await world.tracker()
  const shared = await payloadOf(MiB, tracker.url)
  const seed = await world.engine()
  await seed.session.add(owned(shared))
  const second = await world.engine()
  await second.session.add(owned(shared))
  await until('both are seeds', async () => (await snapshotIn(second.session, shared.info_hash))?.state === 'seeding')
  await stays('they have few connections', async () => ((await snapshotIn(second.session, shared.info_hash))?.peers ?? 0) < 3, 3_000)
  expect(other.calls()).toBe(0)
})

test.concurrent('a torrent without peers is in touch if its tracker answers, and not otherwise', async () => {
  const tracker = await world.tracker()
  const { session } = await world.engine()
  const folder = await world.folder()
  const [answered, unanswered] = ['ab'.repeat(20), 'cd'.repeat(20)]
  const addresses = { [answered]: tracker.url, [unanswered]: 'http://127.0.0.1:9/announce' }

  for (const [hash, address] of Object.entries(addresses)) {
    const magnet = `magnet:?xt=urn:btih:${hash}&tr=${encodeURIComponent(address)}`
    await session.add({ source: { magnet }, folder, files: null, paused: false, seed_goal: noGoal })
  }
  await until('the tracker has answered', async () => (await snapshotIn(session, answered))?.in_contact)

  expect(await snapshotIn(session, answered)).toMatchObject({ in_contact: true, peers: 0 })
  expect(await snapshotIn(session, unanswered)).toMatchObject({ in_contact: false, peers: 0 })
})

test.concurrent('a tracker that was briefly down is retried soon and gets the start event', async () => {
  const payload = await payloadOf(MiB)
  const seed = await world.engine()
  await seed.session.add(owned(payload))
  const heard: (string | null)[] = []
  const tracker = Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    fetch: (request) => {
      heard.push(new URL(request.url).searchParams.get('event'))
      if (heard.length === 1) return new Response('starting', { status: 503 })
      const port = seed.session.port() ?? 0
      return new Response(
        Buffer.concat([Buffer.from('d8:intervali1800e5:peers6:'), Buffer.from([127, 0, 0, 2, port >> 8, port & 255]), Buffer.from('e')]),
      )
    },
  })
  world.atEnd(() => tracker.stop(true))
  const { session } = await world.engine()
  const magnet = `magnet:?xt=urn:btih:${payload.info_hash}&tr=${encodeURIComponent(`http://127.0.0.1:${tracker.port}/announce`)}`

  await session.add({ source: { magnet }, folder: await world.folder(), files: null, paused: false, seed_goal: noGoal })
  await until('the files are known', () => session.files(payload.info_hash), 90_000)

  expect(heard.slice(0, 2)).toEqual(['started', 'started'])
})

test.concurrent('reports the words of each of several trackers that refuse', async () => {
  const refusing = (words: string) => {
    const tracker = Bun.serve({ hostname: '127.0.0.1', port: 0, fetch: () => new Response(`d14:failure reason${words.length}:${words}e`) })
    world.atEnd(() => tracker.stop(true))
    return `&tr=${encodeURIComponent(`http://127.0.0.1:${tracker.port}/announce`)}`
  }
  const { session } = await world.engine()
  const hash = 'ac'.repeat(20)
  const magnet = `magnet:?xt=urn:btih:${hash}${refusing('passkey not registered')}${refusing('client not allowed')}`
  const refusals = async () => (await snapshotIn(session, hash))?.tracker_says?.split(' · ').toSorted()

  await session.add({ source: { magnet }, folder: await world.folder(), files: null, paused: false, seed_goal: noGoal })
  await until('both are reported', async () => (await refusals())?.length === 2)

  expect(await refusals()).toEqual(['client not allowed', 'passkey not registered'])
})

test.concurrent("reports a refusing tracker's words without the URL that contains the secret", async () => {
  const words = 'passkey not registered, see http://tracker.example/secret-passkey'
  const tracker = Bun.serve({ hostname: '127.0.0.1', port: 0, fetch: () => new Response(`d14:failure reason${words.length}:${words}e`) })
  world.atEnd(() => tracker.stop(true))
  const { session } = await world.engine()
  const hash = 'ef'.repeat(20)
  const magnet = `magnet:?xt=urn:btih:${hash}&tr=${encodeURIComponent(`http://127.0.0.1:${tracker.port}/announce`)}`

  await session.add({ source: { magnet }, folder: await world.folder(), files: null, paused: false, seed_goal: noGoal })
  await until('it is reported', async () => (await snapshotIn(session, hash))?.tracker_says)

  expect(await snapshotIn(session, hash)).toMatchObject({
    tracker_says: 'passkey not registered, see http://tracker.example',
    in_contact: true,
  })
})
