import { expect, test } from 'bun:test'
import { chanceFrom, talkOverLine, talkWithFaults } from '#server/testing/utp-line'
import { createConnection, type Ending } from './connection'
import { kinds, makePacket, type Packet, readPacket } from './packet'

const seeds = 300
const quiet = { delay: 20, jitter: 0, loss: 0, doubled: 0, replayed: 0, lied: 0, mtu: 1_500 }

test(`over ${seeds} bad lines, every byte arrives in order or the connection ends with a reason`, () => {
  const failures = Array.from({ length: seeds }, (_, n) => talkWithFaults(n + 1)).filter(({ wrong }) => wrong.length > 0)

  expect(failures.map(({ plan, wrong }) => ({ seed: plan.seed, wrong }))).toEqual([])
})

test('the same seed has the same result', () => {
  expect(talkWithFaults(42).talk).toEqual(talkWithFaults(42).talk)
})

test('fills a line, without filling its queue', () => {
  const { ms, longestPause } = talkOverLine({ ...quiet, seed: 1, rate: 1_000, queue: 1_000_000, bytes: [4_000_000, 0] })

  // 4 s at best; the last five wait for a peer that has missed the end.
  expect(ms).toBeLessThan(10_000)
  expect(longestPause).toBeLessThan(300)
})

test('a line that loses one packet in a hundred is nearly as fast as one that loses none', () => {
  const one = talkOverLine({ ...quiet, loss: 0.01, seed: 2, bytes: [4_000_000, 0] })
  const other = talkOverLine({ ...quiet, seed: 2, bytes: [4_000_000, 0] })

  expect(one.isWhole).toEqual([true, true])
  expect(one.ms).toBeLessThan(other.ms + 2_500)
})

test('where large packets never arrive, it says so, and small ones do', () => {
  const large = talkOverLine({ ...quiet, mtu: 1_000, seed: 3, bytes: [100_000, 0] })
  const small = talkOverLine({ ...quiet, mtu: 1_000, seed: 3, bytes: [100_000, 0], packetBytes: 528 })

  expect(large.endings[0]).toBe('packets too large')
  expect(large.ms).toBeLessThan(30_000 + 4 * 60_000)
  expect(small.isWhole).toEqual([true, true])
})

/** A connection that a stranger opened, and what it sends. */
const called = () => {
  const sent: Packet[] = []
  const heard: number[] = []
  let ending: Ending | undefined
  const syn = readPacket(makePacket({ kind: kinds.syn, id: 7, sentAt: 1, delay: 0, window: 100_000, seq: 100, ack: 0 }))!
  const connection = createConnection({
    syn,
    random: () => 5_000,
    now: 0,
    packetBytes: 1_352,
    share: () => 64 * 1024,
    send: (bytes) => sent.push(readPacket(Buffer.from(bytes))!),
    hears: {
      open: () => {},
      data: (bytes) => heard.push(bytes.length),
      end: () => {},
      room: () => {},
      close: (how) => {
        ending = how
      },
    },
  })
  connection.begin()
  const packet = (change: Partial<Packet>, payloadBytes = 0): Packet => ({
    kind: kinds.data,
    id: 8,
    sentAt: 1,
    delay: 1,
    window: 100_000,
    seq: 101,
    ack: 4_999,
    arrived: undefined,
    payload: new Uint8Array(payloadBytes),
    ...change,
  })
  return { connection, sent, heard, packet, ending: () => ending }
}

test('a call is answered with one packet no larger than itself, until its sender proves its address', () => {
  const { connection, sent, packet } = called()
  connection.write(new Uint8Array(10_000))

  connection.hear(packet({ ack: 4_711 }, 100), 10)
  for (let now = 0; now < 10_000; now += 50) connection.tick(now)

  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ kind: kinds.state, id: 7, ack: 100 })
  expect(sent[0]?.payload).toHaveLength(0)
  expect(connection.isClosed()).toBe(true)
})

test('acknowledgments of what was never sent change nothing', () => {
  const { connection, sent, packet, ending } = called()
  connection.hear(packet({}, 10), 10)
  connection.write(new Uint8Array(3_000))
  connection.flush(11)
  const before = connection.bytes().sending
  const count = sent.length

  for (const ack of [5_003, 5_500, 30_000, 65_535, 0]) connection.hear(packet({ kind: kinds.state, ack }), 12)
  connection.hear(packet({ kind: kinds.state, arrived: new Uint8Array(128).fill(255) }), 12)
  connection.hear(packet({ kind: kinds.reset, ack: 30_000 }), 12)
  connection.flush(12)

  expect(connection.bytes().sending).toBeGreaterThan(0)
  expect(connection.bytes().sending).toBeLessThanOrEqual(before)
  expect(sent.length - count).toBeLessThan(4)
  expect(ending()).toBeUndefined()
})

test('a stranger fills at most twice the share of the connection, whatever it sends', () => {
  const { connection, packet } = called()
  const random = chanceFrom(9)
  connection.hear(packet({}, 10), 10)

  for (let n = 0; n < 50_000; n++) {
    const seq = (102 + Math.floor(random() * 3_000)) & 0xffff
    connection.hear(packet({ seq, kind: random() < 0.01 ? kinds.fin : kinds.data }, Math.floor(random() * 1_400)), 10 + n / 100)
  }

  expect(connection.bytes().receiving).toBeLessThanOrEqual(2 * (64 * 1024 + 3_000))
})

test('a peer that reads nothing is asked from time to time, and gets everything when it reads again', () => {
  const { ms, isWhole } = talkOverLine({ ...quiet, seed: 5, pauses: 0.002, bytes: [1_000_000, 1_000_000] })

  expect(isWhole).toEqual([true, true])
  expect(ms).toBeLessThan(120_000)
})

test('a silent peer is given up', () => {
  const { connection, packet, ending } = called()
  connection.hear(packet({}, 10), 10)

  for (let now = 20; now < 5 * 60_000; now += 50) connection.tick(now)

  expect(ending()).toBe('silent')
})
