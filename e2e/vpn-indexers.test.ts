import { afterAll, beforeAll, expect, test } from 'bun:test'
import { connect } from 'node:net'
import { join } from 'node:path'
import { createResolver } from '#server/network/tunnel/sockets/resolver'
import { createTcpServer } from '#server/network/tunnel/sockets/tcp-server'
import type { TcpSocket } from '#server/network/tunnel/sockets/tcp-socket'
import { createUdpSocket } from '#server/network/tunnel/sockets/udp-socket'
import { noGoal, sha256Of } from '#server/testing/torrent-world'
import { newKeys } from '#server/testing/tunnels'
import { until } from '#server/testing/until'
import { footage, megabytes } from './footage'
import { makeTorrent, writeContent } from './seeds'
import { openVpnServer } from './vpn-server'
import { openWorld, type World } from './world'

const movie = { id: 962, title: 'The Quiet Relay', year: 1936 }
const [own, server] = [newKeys(), newKeys()]
const farSide = '10.2.0.1'

let world: World
let provider: Awaited<ReturnType<typeof openProvider>>
beforeAll(async () => {
  world = await openWorld({ movies: [movie], enable_feed: false })
  provider = await openProvider()
}, 120_000)
afterAll(async () => {
  await world?.close()
  provider?.end()
}, 120_000)

/** A VPN provider's server on loopback. Behind it: a name server, a tracker, the indexer, and the seeder at its own address. */
const openProvider = async () => {
  const tunnel = await openVpnServer({ server, peer: own, address: farSide })
  const network = { tunnel, resolver: createResolver(tunnel) }
  const seeds = world.seeder.session.port()!
  const tracker = Bun.serve({ hostname: '127.0.0.1', port: 0, fetch: () => new Response(announced(seeds)) })
  const lead = (from: number, to: number) =>
    createTcpServer(network, (inside: TcpSocket) => {
      const outside = connect(to, '127.0.0.1')
      outside.on('error', () => inside.destroy())
      inside.on('error', () => outside.destroy())
      inside.pipe(outside).pipe(inside)
    }).listen(from)
  lead(80, Number(new URL(world.indexer.url).port))
  lead(8_000, tracker.port!)
  lead(seeds, seeds)
  const names = createUdpSocket(network)
  const asked: string[] = []
  names.on('message', (message: Buffer, from: { address: string; port: number }) => {
    asked.push(nameIn(message))
    const answer = addressFor(message)
    names.send(answer, 0, answer.length, from.port, from.address)
  })
  names.bind(53)
  return {
    port: tunnel.port,
    asked,
    end: () => {
      tunnel.close()
      void tracker.stop(true)
    },
  }
}

const announced = (port: number) =>
  Buffer.concat([Buffer.from('d8:intervali60e5:peers6:'), Buffer.from([10, 2, 0, 1, port >> 8, port & 255]), Buffer.from('e')])

const nameIn = (message: Buffer): string => {
  const labels: string[] = []
  for (let at = 12; message[at]; at += message[at]! + 1) labels.push(message.toString('latin1', at + 1, at + 1 + message[at]!))
  return labels.join('.')
}

/** Resolves every name to the only address, and to no IPv6 address. */
const addressFor = (message: Buffer): Buffer => {
  const hasAny = message.readUInt16BE(message.length - 4) === 1
  const head = Buffer.from([message[0]!, message[1]!, 0x81, 0x80, 0, 1, 0, Number(hasAny), 0, 0, 0, 0])
  const record = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, 10, 2, 0, 1])
  return Buffer.concat([head, message.subarray(12), ...(hasAny ? [record] : [])])
}

const seed = async () => {
  const title = 'The.Quiet.Relay.1936.1080p.BluRay.x264-TEST'
  const files = [{ path: [`${title}.mp4`], bytes: footage(megabytes(6)) }]
  const name = files[0]!.path[0]!
  const made = await makeTorrent(name, files, ['http://tracker.test:8000/announce'])
  const folder = join(world.dir, 'seeded')
  writeContent(join(folder, made.info_hash), name, files)
  await world.seeder.session.add({ source: { torrent: made.torrent }, folder, files: [0], paused: false, seed_goal: noGoal })
  world.offers.push({ title, movie: movie.id, info_hash: made.info_hash, torrent: made.torrent, size_bytes: files[0]!.bytes.length })
  return made
}

test('an indexer reachable only through the VPN is searched through it, serves its .torrent through it, and so does the download', async () => {
  const made = await seed()
  const client = world.client()
  const vpn = async () => (await client.call<{ state: string }>('GET', '/vpn')).state
  await client.call('PATCH', '/indexers/1', { url: 'http://indexer.test', api_key: world.indexer.api_key })
  const settings = {
    vpn_private_key: own.private_key,
    vpn_peer_public_key: server.public_key,
    vpn_address: '10.2.0.2',
    vpn_endpoint: `127.0.0.1:${provider.port()}`,
    vpn_dns: farSide,
    vpn_exit_url: null,
    vpn_cover: 'torrents_and_indexers',
  }
  await client.call('PUT', '/config', { ...settings, vpn_enabled: true })
  await until('the VPN is up', async () => (await vpn()) === 'up')
  const before = world.indexer.asked.length

  const added = await world.becomes(await world.add(movie), 'available', 90_000)

  const [file] = await client.files(added.id)
  expect(await sha256Of(file!.path)).toBe(made.sha256[0]!)
  expect(new Set(world.indexer.asked.slice(before).map(({ host }) => host))).toEqual(new Set(['indexer.test']))
  expect(world.indexer.downloaded()).toEqual([made.info_hash])
  expect(provider.asked).toEqual(expect.arrayContaining(['indexer.test', 'tracker.test']))
}, 240_000)
