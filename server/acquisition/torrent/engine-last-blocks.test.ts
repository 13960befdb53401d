import { afterAll, expect, setDefaultTimeout, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { joinSwarm, startSeed } from '#server/testing/joined-swarm'
import { messageTypes, startSpokenPeer } from '#server/testing/spoken-peer'
import { createTorrentWorld, makePayload, type Payload, sha256Of } from '#server/testing/torrent-world'
import { until } from '#server/testing/until'
import { blocksToRepeat } from './engine-last-blocks'

setDefaultTimeout(120_000)

const world = createTorrentWorld()
afterAll(world.end)

const MiB = 1024 * 1024
const blockBytes = 16 * 1024
const block = (piece: number, n: number) => ({ piece, offset: n * blockBytes, length: blockBytes })
const all = () => true

test('requests from a peer what the slowest would deliver last, and only what it has', () => {
  const [slow, slower] = [
    [block(1, 0), block(1, 1)],
    [block(2, 0), block(2, 1), block(3, 0)],
  ]

  expect(blocksToRepeat({ own: [], others: [slower, slow], has: (piece) => piece !== 3 })).toEqual([
    block(2, 1),
    block(2, 0),
    block(1, 1),
    block(1, 0),
  ])
})

test('blocks requested twice come after those requested once', () => {
  expect(blocksToRepeat({ own: [], others: [[block(1, 0), block(1, 1)], [block(1, 1)]], has: all })).toEqual([block(1, 0), block(1, 1)])
})

test('for any requests: nothing that this peer was asked for already, nothing twice, and never more than the limits', () => {
  const blocks = fc.uniqueArray(fc.tuple(fc.nat({ max: 4 }), fc.nat({ max: 3 })), { selector: String, maxLength: 8 })
  const limits = fc.record({ ofOne: fc.nat({ max: 6 }), inAll: fc.nat({ max: 12 }) })
  const asked = blocks.map((list) => list.map(([piece, n]) => block(piece, n)))

  fc.assert(
    fc.property(asked, fc.array(asked, { maxLength: 5 }), limits, (own, others, { ofOne, inAll }) => {
      const keys = (list: readonly object[]) => list.map((one) => JSON.stringify(one))
      const repeats = (lists: readonly (readonly object[])[]) => lists.flat().length - new Set(keys(lists.flat())).size

      const found = blocksToRepeat({ own, others, has: (piece) => piece !== 0 }, { ofOne, inAll })

      expect(new Set(keys(found)).size).toBe(found.length)
      for (const one of found) {
        expect(one.piece).not.toBe(0)
        expect(keys(others.flat())).toContain(JSON.stringify(one))
        expect(keys(own)).not.toContain(JSON.stringify(one))
      }
      expect(own.length + found.length).toBeLessThanOrEqual(Math.max(own.length, ofOne))
      expect(repeats([...others, [...own, ...found]])).toBeLessThanOrEqual(Math.max(inAll, repeats([...others, own])))
    }),
  )
})

/** A peer that delivers this many blocks and then falls silent without leaving. */
const fallingSilent = async (payload: Payload, bytes: Buffer, { pieceLength, answers }: { pieceLength: number; answers: number }) => {
  let answered = 0
  const owed = new Set<string>()
  const takenBack = new Set<string>()
  const address = await startSpokenPeer(world, {
    info_hash: payload.info_hash,
    pieces: Math.ceil(bytes.length / pieceLength),
    hear: (message, say) => {
      if (message[0] !== messageTypes.request && message[0] !== messageTypes.cancel) return
      const [piece, offset, length] = [1, 5, 9].map((at) => message.readUInt32BE(at)) as [number, number, number]
      if (message[0] === messageTypes.cancel) takenBack.add(`${piece}/${offset}`)
      else if (answered < answers) {
        answered++
        const from = piece * pieceLength + offset
        say(messageTypes.piece, Buffer.concat([message.subarray(1, 9), bytes.subarray(from, from + length)]))
      } else owed.add(`${piece}/${offset}`)
    },
  })
  return { address, owed, takenBack }
}

test('a peer that falls silent while owing blocks does not delay completion: another delivers them, and the first gets a cancel', async () => {
  const pieceLength = 128 * 1024
  const payload = await makePayload(await world.folder(), { name: 'Movie', files: { 'movie.mkv': 12 * MiB }, pieceLength })
  const bytes = readFileSync(join(payload.folder, payload.info_hash, 'Movie', 'movie.mkv'))
  const seed = await startSeed(world, payload, { upload: 4 * MiB })
  const silent = await fallingSilent(payload, bytes, { pieceLength, answers: 24 })
  const { arrived, layout, store, swarm, received } = await joinSwarm(world, { payload, peers: [silent.address, seed.address] })

  await until('every piece is there', () => arrived.size === layout.pieceCount)
  await until('the last cancel has arrived', () => silent.takenBack.size >= silent.owed.size)

  expect(silent.owed.size).toBeGreaterThan(0)
  expect([...silent.takenBack].sort()).toEqual([...silent.owed].sort())
  expect(received()).toBe(12 * MiB)
  await swarm.leave()
  await store.close()
  expect(await sha256Of(store.pathOf('Movie/movie.mkv'))).toBe(payload.sha256.get('movie.mkv') ?? '')
})

test('with a slow and a fast seed, the endgame wastes a few blocks at most', async () => {
  const payload = await makePayload(await world.folder(), { name: 'Movie', files: { 'movie.mkv': 12 * MiB }, pieceLength: 128 * 1024 })
  const [fast, slow] = await Promise.all([startSeed(world, payload, { upload: 8 * MiB }), startSeed(world, payload, { upload: MiB / 2 })])
  const { arrived, layout, swarm, received } = await joinSwarm(world, { payload, peers: [fast.address, slow.address] })

  await until('every piece is there', () => arrived.size === layout.pieceCount)

  expect(received() - 12 * MiB).toBeLessThanOrEqual(16 * blockBytes)
  await swarm.leave()
})
