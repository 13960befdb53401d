import { afterAll, expect, setDefaultTimeout, test } from 'bun:test'
import { join } from 'node:path'
import { createTorrentWorld, makePayload, noGoal, type Payload, sha256Of, snapshotIn } from '#server/testing/torrent-world'
import { until } from '#server/testing/until'
import { publicAddress, usableWebSeeds } from './web-seed-address'

setDefaultTimeout(120_000)

const world = createTorrentWorld()
afterAll(world.end)

const MiB = 1024 * 1024

/** A web server with the files of a payload; `answer` can override responses. */
const webServer = (answer?: (path: string) => Response | undefined) => {
  let payload: Payload | undefined
  const asked: string[] = []
  const server = Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    fetch: async (request) => {
      const path = decodeURIComponent(new URL(request.url).pathname)
      asked.push(path)
      const other = answer?.(path)
      if (other || !payload) return other ?? new Response(null, { status: 404 })
      const [, from = '0', to = '0'] = /bytes=(\d+)-(\d+)/.exec(request.headers.get('range') ?? '') ?? []
      const file = Bun.file(join(payload.folder, payload.info_hash, path.replace('/files/', '')))
      return new Response(await file.slice(Number(from), Number(to) + 1).bytes(), { status: 206 })
    },
  })
  world.atEnd(() => server.stop(true))
  return {
    url: `http://127.0.0.1:${server.port}/files/`,
    asked,
    has: (given: Payload) => {
      payload = given
    },
  }
}

const adding = async (payload: Payload) => ({
  source: { torrent: payload.torrent },
  folder: await world.folder(),
  files: [0, 1],
  paused: false,
  seed_goal: noGoal,
})

test('downloads a torrent without peers from its web seed, even files that we store under other names', async () => {
  const server = webServer()
  const payload = await makePayload(await world.folder(), {
    name: 'Con Air & co.',
    files: { 'Con Air.mkv': 3 * MiB + 5, 'Subs/a b.srt': 70_000 },
    webSeed: server.url,
    pieceLength: 64 * 1024,
  })
  server.has(payload)
  const { session } = await world.engine({ settings: { private_web_seeds: true } })
  const request = await adding(payload)

  await session.add(request)
  await until('it is complete', async () => (await snapshotIn(session, payload.info_hash))?.complete)

  const folder = join(request.folder, payload.info_hash, 'Con Air & co')
  expect(await sha256Of(join(folder, 'Con Air.mkv'))).toBe(payload.sha256.get('Con Air.mkv') ?? '')
  expect(await sha256Of(join(folder, 'Subs', 'a b.srt'))).toBe(payload.sha256.get('Subs/a b.srt') ?? '')
})

test('ignores a web seed in our own network', async () => {
  const server = webServer()
  const payload = await makePayload(await world.folder(), { name: 'Movie', files: { 'a.mkv': MiB, 'b.srt': 10 }, webSeed: server.url })
  server.has(payload)
  const { session, lines } = await world.engine()

  await session.add(await adding(payload))
  await until('it was refused', () => lines.some(({ fields }) => String(fields?.reason).includes('is not on the internet')))

  expect(server.asked).toEqual([])
  for (const address of ['http://10.0.0.1/', 'http://[::1]/', 'http://[::ffff:192.168.0.1]/', 'http://169.254.169.254/', 'http://0.0.0.0/'])
    await expect(publicAddress(address, false)).rejects.toThrow('not on the internet')
  expect(await publicAddress('http://203.0.113.9:8080/x', false)).toEqual({
    url: 'http://203.0.113.9:8080/x',
    headers: { host: '203.0.113.9:8080' },
  })
})

test('drops a web seed that lies after one piece', async () => {
  const server = webServer(() => new Response(new Uint8Array(64 * 1024).fill(7), { status: 206 }))
  const payload = await makePayload(await world.folder(), {
    name: 'Movie',
    files: { 'a.mkv': MiB, 'b.srt': 64 * 1024 },
    webSeed: server.url,
    pieceLength: 64 * 1024,
  })
  const { session, lines } = await world.engine({ settings: { private_web_seeds: true } })

  await session.add(await adding(payload))
  await until('it is banned', () => lines.some(({ message }) => message.startsWith('peer banned')))

  expect(server.asked.length).toBeLessThan(4)
})

test("only a torrent's web addresses are web seeds", () => {
  expect(usableWebSeeds(['http://a.example/x', 'ftp://a.example/x', 'file:///etc/passwd', 'http://user:word@a.example/', 'x', 7])).toEqual([
    'http://a.example/x',
  ])
})
