import { afterEach, expect, test } from 'bun:test'
import { createSocket, type RemoteInfo } from 'node:dgram'
import { until } from '#server/testing/until'
import { createAnnouncer } from './engine-announcer'

const endings: (() => void)[] = []
afterEach(() => {
  for (const end of endings.splice(0)) end()
})

const tracker = (answer: () => Response | Promise<Response>) => {
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
const lonely = () => new Response('d8:intervali1800e5:peers6:\x7f\x00\x00\x01\x1a\x1ae')
const bad = () => new Response('', { status: 503 })

type Parts = Parameters<typeof createAnnouncer>[0]
const announcer = (lanes: Parts['lanes'], more: Partial<Parts> = {}) => {
  const peers: string[] = []
  const created = createAnnouncer({
    infoHash: 'ab'.repeat(20),
    peerId: 'cd'.repeat(20),
    port: 0x1a1a,
    userAgent: 'test',
    key: 0xabc,
    lanes,
    isPrivate: () => false,
    totals: () => ({ uploaded: 1, downloaded: 2, left: 3 }),
    turn: async () => {},
    onPeer: (peer) => peers.push(peer),
    onAnswer: () => {},
    onWarning: () => {},
    ...more,
  })
  endings.push(() => created.destroy(() => {}))
  return { ...created, peers }
}
const counts = (...trackers: readonly { heard: readonly unknown[] }[]) => trackers.map(({ heard }) => heard.length)

test('goes on to the next tracker, and the next tier, only while those before it fail', async () => {
  const [down, dead, good1, spare] = [tracker(bad), tracker(bad), tracker(good), tracker(good)]
  const { start, peers } = announcer([[[down.url], [dead.url], [good1.url], [spare.url]]])

  start()
  await until('there is a peer', () => peers.length === 1)

  expect(counts(down, dead, good1, spare)).toEqual([1, 1, 1, 0])
})

test('asks each lane on its own', async () => {
  const [one, other] = [tracker(good), tracker(good)]
  const { start, peers } = announcer([[[one.url]], [[other.url]]])

  start()
  await until('both have named a peer', () => peers.length === 2)

  expect(counts(one, other)).toEqual([1, 1])
})

test('within a tier the order is chance, and the tracker that answered is asked first from then on', async () => {
  const down = Array.from({ length: 5 }, () => tracker(bad))
  const works = tracker(good)
  const { start, complete, peers } = announcer([[[...down.map(({ url }) => url), works.url]]])
  start()
  await until('one has answered', () => peers.length === 1)
  const before = counts(...down)

  complete()
  await until('it hears of the completion', () => works.heard.length === 2)

  expect(counts(...down)).toEqual(before)
})

test('an answer without other peers is not enough for a download, but it is for a private torrent', async () => {
  const [empty, full] = [tracker(lonely), tracker(good)]
  const [privateEmpty, privateSpare] = [tracker(lonely), tracker(good)]
  let answers = 0
  const onAnswer = () => void answers++
  const open = announcer([[[empty.url], [full.url]]], { onAnswer })
  const closed = announcer([[[privateEmpty.url], [privateSpare.url]]], { isPrivate: () => true, onAnswer })

  open.start()
  closed.start()
  await until('all who are asked have answered', () => answers === 3)

  expect(counts(empty, full, privateEmpty, privateSpare)).toEqual([1, 1, 1, 0])
})

test('a seed is content with a tracker that knows nobody', async () => {
  const [empty, spare] = [tracker(lonely), tracker(good)]
  let answers = 0
  const totals = () => ({ uploaded: 1, downloaded: 2, left: 0 })
  const { start, complete } = announcer([[[empty.url], [spare.url]]], { totals, onAnswer: () => void answers++ })

  start()
  await until('it has answered', () => answers === 1)
  complete()
  await until('it was told', () => answers === 2)

  expect(counts(empty, spare)).toEqual([2, 0])
})

test('tells each event once, with the id that the tracker gave, and says goodbye only where it is known', async () => {
  const [known, unknown] = [tracker(good), tracker(bad)]
  const { start, complete, sayStopped, peers } = announcer([[[known.url]], [[unknown.url]]])

  start()
  await until('it is known', () => peers.length === 1)
  complete()
  await until('the completion was told', () => known.heard.length === 2)
  await until('the other one refused', () => unknown.heard.length > 0)
  await sayStopped()

  expect(known.events()).toEqual(['started', 'completed', 'stopped'])
  expect(known.heard.map((query) => query.get('trackerid'))).toEqual([null, 'abc', 'abc'])
  expect(new Set([...known.heard, ...unknown.heard].map((query) => query.get('key')))).toEqual(new Set(['00000abc']))
  expect(unknown.events()).not.toContain('completed')
  expect(unknown.events()).not.toContain('stopped')
})

test('a tracker that answers after the end is told the end, once', async () => {
  const gate = Promise.withResolvers<void>()
  const slow = tracker(async () => {
    await gate.promise
    return good()
  })
  const { start, sayStopped } = announcer([[[slow.url]]])
  start()
  await until('it was asked', () => slow.heard.length === 1)

  const stopped = sayStopped()
  gate.resolve()
  await stopped

  expect(slow.events()).toEqual(['started', 'stopped'])
})

test('what ends before its turn sends nothing, and does not wait for the turn', async () => {
  const never = tracker(good)
  const { start, sayStopped } = announcer([[[never.url]]], { turn: () => new Promise(() => {}) })

  start()
  await sayStopped()

  expect(never.heard).toEqual([])
})

test('a tracker that is added later is asked at once, and told the end', async () => {
  const [first, later] = [tracker(good), tracker(good)]
  const { start, add, sayStopped, peers } = announcer([[[first.url]]])
  start()
  await until('the first one answered', () => peers.length === 1)

  add([[[later.url]]])
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
  const { start, peers } = announcer([[[`udp://127.0.0.1:${socket.address().port}/announce?passkey=secret`]]])

  start()
  await until('it has a peer', () => peers.length === 1)

  expect(heard).toHaveLength(1)
  expect(heard[0]?.subarray(98).toString()).toBe('\x02\x18/announce?passkey=secret')
})
