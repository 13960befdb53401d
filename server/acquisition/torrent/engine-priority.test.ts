import { expect, test } from 'bun:test'
import type { Peer, Torrent } from 'webtorrent'
import { preferByPriority } from './engine-priority'
import { createOwnAddress } from './own-address'
import { peerPriority } from './peer-priority'

const hosts = ['198.51.100.7', '203.0.113.20', '192.0.2.3', '198.18.0.9']
const ours = { host: '123.213.32.10', port: 6881 }

/** A client's torrent with these waiting peers, which connects to the first one each time it has a free place. */
const torrentWith = (addresses: readonly string[]) => {
  const called: (string | null)[] = []
  const torrent = {
    _queue: addresses.map((addr) => ({ addr }) as Peer),
    _drain: () => called.push(torrent._queue.shift()?.addr ?? null),
  }
  return { torrent: torrent as unknown as Torrent, called }
}
const callAll = (own: ReturnType<typeof createOwnAddress>) => {
  const { torrent, called } = torrentWith(hosts.map((host) => `${host}:6881`))
  preferByPriority(torrent, { own, port: ours.port })
  for (const _ of hosts) torrent._drain()
  return called
}

test('of more peers than places, those with the highest priority are called first', () => {
  const own = createOwnAddress()
  for (const witness of ['a', 'b']) own.hear(witness, ours.host)

  const priorities = callAll(own).map((address) => peerPriority(ours, { host: address?.split(':')[0] ?? '', port: 6881 }))

  expect(priorities).toEqual(priorities.toSorted((a, b) => b - a))
})

test('as long as our own address is unknown, they are called in the order in which they came', () => {
  expect(callAll(createOwnAddress())).toEqual(hosts.map((host) => `${host}:6881`))
})
