import { expect, test } from 'bun:test'
import LibraryWire from 'bittorrent-protocol'
import type { Torrent, Wire } from 'webtorrent'
import { batchWrites, requestOncePerTurn } from './engine-wire'

/** A peer that may send requests, and what it writes to its socket. */
const asking = (prepare: (wire: Wire) => void) => {
  const wire = new LibraryWire() as unknown as Wire
  const writes: Uint8Array[] = []
  wire.on('error', () => {})
  wire.on('data', (bytes: Uint8Array) => void writes.push(bytes))
  Object.assign(wire, { peerChoking: false })
  prepare(wire)
  const ask = (count: number) => {
    for (let block = 0; block < count; block++) wire.request(7, block * 16_384, 16_384, () => {})
  }
  return { wire, writes, ask, turn: () => new Promise((resolve) => setImmediate(resolve)) }
}

test('a hundred requests in one turn are one write with the same bytes as a hundred writes', async () => {
  const [alone, together] = [asking(() => {}), asking(batchWrites)]
  for (const each of [alone, together]) {
    each.ask(100)
    await each.turn()
  }

  expect([alone.writes.length, together.writes.length]).toEqual([100, 1])
  expect(Buffer.concat(together.writes).equals(Buffer.concat(alone.writes))).toBe(true)

  together.ask(3)
  await together.turn()
  expect(together.writes).toHaveLength(2)
})

test('writes what was said before a peer is dropped, and nothing after', async () => {
  const { wire, writes, ask, turn } = asking(batchWrites)
  ask(2)

  wire.destroy()
  await turn()
  ask(2)
  await turn()

  expect(Buffer.concat(writes)).toHaveLength(2 * 17)
})

test('looks for requests once after all blocks of a turn, and again after those of the next', async () => {
  let looks = 0
  const torrent = { _update: () => void looks++ } as unknown as Torrent
  requestOncePerTurn(torrent)
  const turn = () => new Promise((resolve) => setImmediate(resolve))

  for (let block = 0; block < 32; block++) queueMicrotask(() => torrent._update())
  await turn()
  expect(looks).toBe(1)

  torrent._update()
  await turn()
  expect(looks).toBe(2)
})
