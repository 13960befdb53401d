import { afterAll, expect, setDefaultTimeout, test } from 'bun:test'
import { createSocket } from 'node:dgram'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startDhtNode } from '#server/testing/dht-node'
import { createTorrentWorld, makePayload, owned } from '#server/testing/torrent-world'
import { until } from '#server/testing/until'
import { keepNodes, readNodes, writeNodes } from './dht-nodes'

setDefaultTimeout(120_000)
const world = createTorrentWorld()
afterAll(world.end)

const node = (last: number) => ({ id: new Uint8Array(20).fill(last), host: `203.0.113.${last}`, port: 6_000 + last })

test('nodes are read as they were written', () => {
  const nodes = [node(1), node(2)]
  const six = { ...node(1), host: '2001:db8::9' }

  expect(readNodes(writeNodes(nodes, 4), 4).map(({ host, port }) => `${host}:${port}`)).toEqual(['203.0.113.1:6001', '203.0.113.2:6002'])
  expect(readNodes(writeNodes([node(2), six], 6), 6)).toMatchObject([{ host: '2001:db8::9', port: 6_001 }])
})

test('what cannot be asked is not written', () => {
  const odd = [
    { ...node(1), host: 'node.example' },
    { ...node(1), port: 0 },
    { ...node(1), id: new Uint8Array(3) },
  ]

  expect(writeNodes(odd, 4)).toHaveLength(0)
})

test('a damaged file of nodes harms nothing, and a huge one is read in part', () => {
  for (const family of [4, 6] as const) {
    expect(readNodes(Buffer.from('damaged'), family)).toEqual([])
    expect(readNodes(Buffer.alloc(38), family)).toEqual([])
    expect(readNodes(Buffer.alloc(38 * 100_000, 7), family)).toHaveLength(200)
  }
})

test('nodes are saved at the end, and meanwhile only every ten minutes and beside something else', async () => {
  let now = 0
  let saves = 0
  const files = { load: async (family: 4 | 6) => writeNodes([node(1)], family), save: async () => void saves++ }
  const known: object[] = []
  const memory = await keepNodes(files, { all: () => [node(2)], add: (each) => known.push(each) }, () => now)

  await memory.saveSometimes()
  now += 10 * 60_000
  await memory.saveSometimes()
  await memory.saveSometimes()
  expect([known.length, saves]).toEqual([1, 1])

  await memory.save()
  expect(saves).toBe(2)
})

test('after a restart the engine asks the nodes that it knew, though the first ones are gone', async () => {
  const dht = await startDhtNode()
  world.atEnd(dht.close)
  const payload = await makePayload(await world.folder(), { name: 'Movie', files: { 'movie.mkv': 16_384 } })
  const { session, stateDir } = await world.engine({ settings: { dht: true, dht_bootstrap: [dht.address] } })
  await session.add(owned(payload))
  await until('the torrent was announced', () => dht.asked().includes(payload.info_hash))
  await session.stop(30_000)
  expect((await readFile(join(stateDir, 'dht-nodes-4'))).length).toBe(26)

  const gone = createSocket('udp4')
  await new Promise<void>((resolve) => gone.bind(0, '127.0.0.1', resolve))
  world.atEnd(() => gone.close())
  const other = await makePayload(await world.folder(), { name: 'Other', files: { 'other.mkv': 16_384 } })
  const again = await world.engine({ stateDir, settings: { dht: true, dht_bootstrap: [`127.0.0.1:${gone.address().port}`] } })
  await again.session.add(owned(other))

  await until('the other one was announced', () => dht.asked().includes(other.info_hash))
})
