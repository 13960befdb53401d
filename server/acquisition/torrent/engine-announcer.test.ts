import { afterEach, expect, test } from 'bun:test'
import { createSocket, type RemoteInfo } from 'node:dgram'
import { until } from '#server/testing/until'
import { createAnnouncer } from './engine-announcer'

const endings: (() => void)[] = []
afterEach(() => {
  for (const end of endings.splice(0)) end()
})

const tracker = (answer: () => Response) => {
  const heard: URLSearchParams[] = []
  const server = Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    fetch: (request) => {
      heard.push(new URL(request.url).searchParams)
      return answer()
    },
  })
  endings.push(() => void server.stop(true))
  return { url: `http://127.0.0.1:${server.port}/announce`, heard, events: () => heard.map((query) => query.get('event')) }
}
const good = () => new Response('d8:intervali2592000e10:tracker id3:abc5:peers6:\x0a\x00\x00\x01\x00\x50e')
const bad = () => new Response('', { status: 503 })

const announcer = (lanes: readonly (readonly string[])[]) => {
  const peers: string[] = []
  const created = createAnnouncer({
    infoHash: 'ab'.repeat(20),
    peerId: 'cd'.repeat(20),
    port: 6881,
    userAgent: 'test',
    lanes,
    totals: () => ({ uploaded: 1, downloaded: 2, left: 3 }),
    onPeer: (peer) => peers.push(peer),
    onAnswer: () => {},
    onWarning: () => {},
  })
  endings.push(() => created.destroy(() => {}))
  return { ...created, start: created.start, peers }
}

test('asks a tracker only when none before it answers, and each lane on its own', async () => {
  const [down, first, second, other] = [tracker(bad), tracker(good), tracker(good), tracker(good)]
  const { start, peers } = announcer([[down.url, first.url, second.url], [other.url]])

  start()
  await until('both lanes have peers', () => peers.length === 2)

  expect([down, first, second, other].map(({ heard }) => heard.length)).toEqual([1, 1, 0, 1])
})

test('tells each event once, with the id that the tracker gave, and says goodbye only where it is known', async () => {
  const [known, unknown] = [tracker(good), tracker(bad)]
  const { start, complete, sayStopped, peers } = announcer([[known.url], [unknown.url]])

  start()
  await until('it is known', () => peers.length === 1)
  complete()
  await until('the completion was told', () => known.heard.length === 2)
  await until('the other one refused', () => unknown.heard.length > 0)
  await sayStopped()

  expect(known.events()).toEqual(['started', 'completed', 'stopped'])
  expect(known.heard.map((query) => query.get('trackerid'))).toEqual([null, 'abc', 'abc'])
  expect(unknown.events()).not.toContain('stopped')
})

test('a tracker that is added later is asked at once, and told the end', async () => {
  const [first, later] = [tracker(good), tracker(good)]
  const { start, add, sayStopped, peers } = announcer([[first.url]])
  start()
  await until('the first one answered', () => peers.length === 1)

  add([[later.url]])
  await until('the later one answered', () => peers.length === 2)
  await sayStopped()

  expect(later.events()).toEqual(['started', 'stopped'])
})

test('a UDP tracker gets path and query of its address, once, over IPv4', async () => {
  const heard: Buffer[] = []
  const socket = createSocket('udp4')
  socket.on('message', (message: Buffer, from: RemoteInfo) => {
    const reply = (...parts: Buffer[]) => socket.send(Buffer.concat(parts), from.port, from.address)
    const number = (value: number) => Buffer.from([0, 0, value >> 8, value & 0xff])
    if (message.readUInt32BE(8) === 0) return reply(number(0), message.subarray(12, 16), Buffer.alloc(8, 5))
    heard.push(message)
    return reply(number(1), message.subarray(12, 16), number(1800), number(0), number(1), Buffer.from([10, 0, 0, 1, 0, 80]))
  })
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
  endings.push(() => socket.close())
  const { start, peers } = announcer([[`udp://127.0.0.1:${socket.address().port}/announce?passkey=secret`]])

  start()
  await until('it has a peer', () => peers.length === 1)

  expect(heard).toHaveLength(1)
  expect(heard[0]?.subarray(98).toString()).toBe('\x02\x18/announce?passkey=secret')
})
