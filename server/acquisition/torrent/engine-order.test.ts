import { afterAll, expect, setDefaultTimeout, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { joinSwarm, startSeed } from '#server/testing/joined-swarm'
import { messageTypes, startSpokenPeer } from '#server/testing/spoken-peer'
import { createTorrentWorld, makePayload, type Payload, sha256Of } from '#server/testing/torrent-world'
import { until } from '#server/testing/until'
import { rarestFirst } from './engine-order'
import { isProblem, type Metainfo, readMetainfo } from './metainfo'
import type { Run } from './pieces'

setDefaultTimeout(120_000)

const world = createTorrentWorld()
afterAll(world.end)

const MiB = 1024 * 1024
const piecesOf = (order: readonly Run[]) => order.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, n) => first + n))

const orderOf = (peers: readonly number[], { runs = [[0, peers.length - 1]], have = [], begun = [] }: Partial<Swarm> = {}) =>
  rarestFirst({
    runs,
    isMissing: (piece) => !have.includes(piece),
    isBegun: (piece) => begun.includes(piece),
    peersWith: (piece, enough) => Math.min(enough, peers[piece] ?? 0),
  })
type Swarm = { runs: readonly Run[]; have: readonly number[]; begun: readonly number[] }

test('pieces that only one peer has come first; those that many or none have come last, in order', () => {
  expect(orderOf([9, 9, 1, 9, 2, 0, 1])).toEqual([
    [2, 2],
    [6, 6],
    [4, 4],
    [0, 1],
    [3, 3],
    [5, 5],
  ])
})

test('where all pieces are common, runs stay as they are', () => {
  const runs: Run[] = [
    [8, 11],
    [0, 3],
  ]
  expect(orderOf(Array(12).fill(7), { runs })).toEqual(runs)
  expect(orderOf([...Array(11).fill(5), 900], { runs })).toEqual(runs)
})

test('finishes a started piece before a rare one', () => {
  expect(orderOf([9, 9, 9, 1], { have: [0], begun: [2] })).toEqual([
    [2, 2],
    [3, 3],
    [1, 1],
  ])
})

test('for any availability: each missing piece appears once, and none before a rarer one', () => {
  const pieces = fc.array(fc.record({ peers: fc.nat({ max: 12 }), isHere: fc.boolean(), isBegun: fc.boolean() }), {
    minLength: 1,
    maxLength: 60,
  })

  fc.assert(
    fc.property(pieces, fc.integer({ min: 1, max: 9 }), (all, length) => {
      const runs: Run[] = []
      for (let first = 0; first < all.length; first += length) runs.unshift([first, Math.min(first + length, all.length) - 1])
      const numbersOf = (isSo: (piece: (typeof all)[number]) => boolean) => all.flatMap((piece, n) => (isSo(piece) ? [n] : []))
      const begun = numbersOf((piece) => piece.isBegun)
      const have = numbersOf((piece) => piece.isHere)
      const peers = all.map((piece) => piece.peers)

      const order = piecesOf(orderOf(peers, { runs, have, begun }))

      const missing = piecesOf(runs).filter((piece) => !have.includes(piece))
      expect(order.toSorted((a, b) => a - b)).toEqual(missing.toSorted((a, b) => a - b))
      const rank = (piece: number) => (begun.includes(piece) ? 0 : Math.min(5, peers[piece] || 5))
      const byRank = missing.toSorted((a, b) => rank(a) - rank(b))
      expect(order).toEqual(byRank)
    }),
  )
})

/** A seed that delivers this many blocks, the first once allowed, and then leaves. */
const leaving = async (payload: Payload, metainfo: Metainfo, { answers, mayAnswer }: { answers: number; mayAnswer: () => boolean }) => {
  const bytes = Buffer.concat(metainfo.files.map(({ path }) => readFileSync(join(payload.folder, payload.info_hash, path))))
  const asked = new Set<number>()
  let heard = 0
  const address = await startSpokenPeer(world, {
    info_hash: payload.info_hash,
    pieces: metainfo.hashes.length,
    hear: (message, say, leave) => {
      if (message[0] !== messageTypes.request) return
      asked.add(message.readUInt32BE(1))
      const mine = ++heard
      void until('it may answer', mayAnswer).then(() => {
        if (mine > answers) return leave()
        const from = message.readUInt32BE(1) * metainfo.piece_length + message.readUInt32BE(5)
        say(messageTypes.piece, Buffer.concat([message.subarray(1, 9), bytes.subarray(from, from + message.readUInt32BE(9))]))
      })
    },
  })
  return { address, asked }
}

test('requests first what only one seed has, so the download completes although that seed leaves', async () => {
  const pieceLength = 128 * 1024
  const files = { 'a.mkv': 60 * pieceLength, 'rare.mkv': pieceLength, 'z.mkv': 190 * pieceLength }
  const payload = await makePayload(await world.folder(), { name: 'Movie', files, pieceLength })
  const metainfo = await readMetainfo(payload.torrent)
  if (isProblem(metainfo)) throw new Error(metainfo.text)
  const rare = metainfo.files.find(({ path }) => path.endsWith('rare.mkv'))!
  const common = metainfo.files.filter((file) => file !== rare).map(({ index }) => index)
  const most = await startSeed(world, payload, { files: common, upload: 8 * MiB })
  let isBoth = false
  const whole = await leaving(payload, metainfo, { answers: 24, mayAnswer: () => isBoth })
  const { arrived, layout, store, swarm } = await joinSwarm(world, {
    ...{ payload, peers: [most.address, whole.address] },
    // Counting takes no time, so it never rests.
    now: () => 0,
  })
  await until('the other seed is there too', () => arrived.size > 0)
  isBoth = true

  await until('every piece is there', () => arrived.size === layout.pieceCount)

  // The first piece shows whether a peer sends good data.
  expect([...whole.asked].indexOf(rare.offset / pieceLength)).toBeLessThanOrEqual(1)
  await swarm.leave()
  await store.close()
  for (const name of Object.keys(files)) expect(await sha256Of(store.pathOf(`Movie/${name}`))).toBe(payload.sha256.get(name) ?? '')
})
