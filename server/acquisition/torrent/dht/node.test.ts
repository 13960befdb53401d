import { expect, test } from 'bun:test'
import { createHash } from 'node:crypto'
import { chanceFrom } from '#server/testing/utp-line'
import { type Place, readMessage, writeQuery, writeReply } from './message'
import { createDht, type Dht } from './node'

type Faults = { readonly loss?: number; readonly silent?: number; readonly liars?: number }

/** Nodes of a DHT on simulated lines, in simulated time: no clock, no socket, and no randomness but the seed's. */
const createWorld = (seed: number, { loss = 0, silent = 0, liars = 0 }: Faults = {}) => {
  const chance = chanceFrom(seed)
  const randomBytes = (count: number) => Uint8Array.from({ length: count }, () => Math.floor(chance() * 256))
  let now = 0
  let flying: { at: number; to: string; from: Place; bytes: Uint8Array }[] = []
  const ends = new Map<string, { hear: (bytes: Uint8Array, from: Place) => void; turn: () => unknown }>()
  const nameOf = ({ address, port }: Place) => `${address} ${port}`
  const launch = (bytes: Uint8Array, from: Place, to: Place) => {
    if (chance() >= loss) flying.push({ at: now + 5 + chance() * 80, to: nameOf(to), from, bytes })
  }
  const placeOf = (number: number): Place => ({ address: `2001:db8:${number.toString(16)}::1`, port: 6881 })

  const add = (number: number): { dht: Dht; place: Place } => {
    const place = placeOf(number)
    const dht = createDht({ ownId: randomBytes(20), now: () => now, randomBytes, send: (bytes, to) => launch(bytes, place, to) })
    const kind = chance()
    if (number > 0 && kind < silent) ends.set(nameOf(place), { hear: () => {}, turn: () => {} })
    else if (number > 0 && kind < silent + liars) ends.set(nameOf(place), liar(place))
    else ends.set(nameOf(place), dht)
    return { dht, place }
  }
  /** Answers everything, with nodes and peers that do not exist, and noise. */
  const liar = (place: Place) => {
    const id = randomBytes(20)
    const nodes = () => Array.from({ length: 8 }, () => ({ ...placeOf(10_000 + Math.floor(chance() * 50_000)), id: randomBytes(20) }))
    return {
      turn: () => {},
      hear: (bytes: Uint8Array, from: Place) => {
        const query = readMessage(bytes)
        if (query?.kind !== 'query') return
        launch(randomBytes(60), place, from)
        launch(writeReply(query.transaction, { id, nodes: nodes(), peers: [], token: randomBytes(70) }), place, from)
      },
    }
  }
  const run = (forMs: number, isSo: () => boolean = () => false): void => {
    const end = now + forMs
    while (now < end && !isSo()) {
      now += 10
      const arriving = flying.filter(({ at }) => at <= now)
      flying = flying.filter(({ at }) => at > now)
      for (const { to, from, bytes } of arriving) ends.get(to)?.hear(bytes, from)
      if (now % 250 === 0) for (const end of ends.values()) end.turn()
    }
  }
  return { add, run, launch, chance, randomBytes, now: () => now }
}

const hash = createHash('sha1').update('a movie').digest()

/** Many nodes join through the first one; one announces, another one looks. */
const findEachOther = (seed: number, count: number, faults: Faults) => {
  const world = createWorld(seed, faults)
  const nodes = Array.from({ length: count }, (_, number) => world.add(number))
  const [first] = nodes
  if (!first) throw new Error('no nodes')
  for (const { dht } of nodes.slice(1)) {
    dht.join([first.place], () => {})
    world.run(400)
  }
  const [sharer, seeker] = [world.add(5_000), world.add(5_001)]
  const found = new Set<string>()
  for (const [me, port] of [
    [sharer, 7_001],
    [seeker, 7_002],
  ] as const) {
    let isOver = false
    for (let round = 0; round < 3; round++) {
      isOver = false
      me.dht.join([first.place], () => {
        isOver = true
      })
      world.run(60_000, () => isOver)
    }
    for (let round = 0; round < 2; round++) {
      isOver = false
      me.dht.announce(hash, port, {
        onPeer: ({ address, port: at }) => found.add(`${address} ${at}`),
        onEnd: () => {
          isOver = true
        },
      })
      world.run(60_000, () => isOver)
      world.run(5_000)
      expect(isOver).toBe(true)
    }
  }
  return { found, sharer, held: nodes.map(({ dht }) => dht.held()) }
}

test.each([1, 2, 3])('in a network of 60 nodes, a peer finds another one that announced the same torrent (seed %i)', (seed) => {
  const { found, sharer } = findEachOther(seed, 60, {})

  expect([...found]).toContain(`${sharer.place.address} 7001`)
})

test.each([11, 12, 13])('also if packets are lost, nodes are silent, and others lie (seed %i)', (seed) => {
  const { found, sharer, held } = findEachOther(seed, 60, { loss: 0.05, silent: 0.15, liars: 0.1 })

  expect([...found]).toContain(`${sharer.place.address} 7001`)
  for (const { nodes, open } of held) {
    expect(nodes).toBeLessThan(300)
    expect(open).toBeLessThan(600)
  }
})

test('a failing seed would replay exactly', () => {
  const [one, other] = [findEachOther(21, 30, { loss: 0.1 }), findEachOther(21, 30, { loss: 0.1 })]

  expect(one.held).toEqual(other.held)
})

const alone = () => {
  const sent: { message: ReturnType<typeof readMessage>; bytes: Uint8Array; to: Place }[] = []
  let now = 0
  const world = createWorld(99)
  const dht = createDht({
    ownId: new Uint8Array(20).fill(1),
    now: () => now,
    randomBytes: world.randomBytes,
    send: (bytes, to) => sent.push({ message: readMessage(bytes), bytes, to }),
  })
  return { dht, sent, randomBytes: world.randomBytes, pass: (ms: number) => (now += ms) }
}
const id = new Uint8Array(20).fill(2)
const stranger: Place = { address: '2001:db8::5', port: 5_000 }
const query = (...[method, words]: [Parameters<typeof writeQuery>[1], object]) => writeQuery(Uint8Array.of(1, 2), method, { id, ...words })

test('an announce counts only with the token that was sent to that address', () => {
  const { dht, sent } = alone()
  dht.hear(query('get_peers', { info_hash: hash }), stranger)
  const token = sent.flatMap(({ message }) => (message?.kind === 'reply' && message.token ? [message.token] : []))[0]
  if (!token) throw new Error('no token')

  dht.hear(query('announce_peer', { info_hash: hash, port: 7_000, token: Buffer.from('guessed!') }), stranger)
  dht.hear(query('announce_peer', { info_hash: hash, port: 7_000, token }), { ...stranger, address: '2001:db8::6' })
  expect(dht.held().told).toBe(0)

  dht.hear(query('announce_peer', { info_hash: hash, port: 7_000, token }), stranger)
  expect(dht.held().told).toBe(1)
})

test('answers nobody more than twenty times, and all together two hundred times, a second', () => {
  const { dht, sent } = alone()
  const answers = () => sent.filter(({ message }) => message?.kind === 'reply').length
  for (let count = 0; count < 100; count++) dht.hear(query('ping', {}), stranger)
  expect(answers()).toBe(20)

  for (let host = 0; host < 5_000; host++) dht.hear(query('ping', {}), { ...stranger, address: `2001:db8:1::${host.toString(16)}` })
  expect(answers()).toBe(200)
})

test('a reply that was not asked for, or comes from somebody else, is nothing', () => {
  const { dht, sent } = alone()
  dht.join([stranger], () => {})
  const asked = sent[0]?.message
  if (asked?.kind !== 'query') throw new Error('nothing was asked')

  dht.hear(writeReply(Uint8Array.of(9, 9, 9, 9), { id }), stranger)
  dht.hear(writeReply(asked.transaction, { id }), { ...stranger, port: 5_001 })
  expect(dht.size()).toBe(0)

  dht.hear(writeReply(asked.transaction, { id }), stranger)
  expect(dht.size()).toBe(1)
})

test('a stranger cannot send us into our own network', () => {
  const { dht, sent } = alone()
  dht.join([stranger], () => {})
  const asked = sent[0]?.message
  if (asked?.kind !== 'query') throw new Error('nothing was asked')

  dht.hear(
    writeReply(asked.transaction, {
      id,
      nodes: ['::1', 'fd00::1', 'fe80::1', '::', '2001:db8::7'].map((address, at) => ({
        address,
        port: 80,
        id: new Uint8Array(20).fill(10 + at),
      })),
    }),
    stranger,
  )

  expect(sent.slice(1).map(({ to }) => to.address)).toEqual(['2001:db8::7'])
})

test('100,000 random and damaged messages, and as many announces, leave it small and alive', () => {
  const { dht, sent, randomBytes, pass } = alone()
  const good = query('get_peers', { info_hash: hash })
  for (let count = 0; count < 100_000; count++) {
    const bytes = count % 2 === 0 ? randomBytes(40) : Uint8Array.from(good)
    if (count % 2 === 1) bytes[count % bytes.length] = count & 255
    dht.hear(bytes, stranger)
    if (count % 1_000 === 0) dht.turn()
    sent.length = 0
    pass(1)
  }
  pass(10_000)
  expect(dht.turn()).toBe(false)
  dht.hear(query('ping', {}), stranger)

  expect(sent.some(({ message }) => message?.kind === 'reply')).toBe(true)
  expect(dht.held().nodes).toBe(0)
})

test('holds at most a hundred peers of each of five hundred torrents', () => {
  const { dht, sent, randomBytes, pass } = alone()
  for (let torrent = 0; torrent < 600; torrent++) {
    pass(1_000)
    const info_hash = randomBytes(20)
    sent.length = 0
    dht.hear(query('get_peers', { info_hash }), stranger)
    const token = sent.flatMap(({ message }) => (message?.kind === 'reply' && message.token ? [message.token] : []))[0]
    if (token) dht.hear(query('announce_peer', { info_hash, port: 7_000, token }), stranger)
  }

  expect(dht.held().told).toBe(500)
})
