import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { silentLog } from '#server/foundation/platform/log'
import { needs } from '#server/testing/needs'
import { canMakeComputers, createStreet } from '#server/testing/street-world'
import { startQBittorrentElsewhere, startTransmissionElsewhere } from '#server/testing/torrent-programs'
import {
  createTorrentWorld,
  makePayload,
  noGoal,
  owned,
  type Payload,
  quietSettings,
  sha256Of,
  snapshotIn,
} from '#server/testing/torrent-world'
import { until } from '#server/testing/until'
import { createTorrentSession, type WantedTorrent } from './session'

setDefaultTimeout(180_000)
const MiB = 1024 * 1024
const testing = join(import.meta.dir, '../../testing')
const world = createTorrentWorld()
afterAll(world.end)

const isWhole = (folder: string, { name, sha256 }: Payload) =>
  sha256Of(join(folder, name, 'movie.mkv')).then(
    (hash) => hash === sha256.get('movie.mkv'),
    () => false,
  )

for (const addresses of [
  ['2001:db8::1', '2001:db8::2'],
  ['198.51.100.1', '198.51.100.2'],
] as const) {
  const family = addresses[0].includes(':') ? 'IPv6' : 'IPv4'
  const [here, there] = addresses.map((address) => (address.includes(':') ? `[${address}]` : address)) as [string, string]

  describe.skipIf(!canMakeComputers())(`two computers that only have ${family} (needs root, ip)`, () => {
    let street: ReturnType<typeof createStreet>
    beforeAll(() => {
      street = createStreet(addresses)
    })
    afterAll(() => street?.end())

    const startEngine = async (wanted: WantedTorrent) => {
      const session = createTorrentSession({
        cmd: () => [...street.one, process.execPath, join(testing, 'engine-main.ts')],
        env: process.env,
        log: silentLog,
        stateDir: await world.folder(),
        settings: () => quietSettings,
        wanted: () => [wanted],
      })
      world.atEnd(() => session.stop(3_000))
      session.start()
      await until('the engine is up', () => session.isUp())
      return session
    }
    /** Names our engine to everybody who asks. */
    const startTracker = async (port: number) => {
      const cmd = [...street.other, process.execPath, join(testing, 'tracker-main.ts'), addresses[0], String(port)]
      const child = Bun.spawn({ cmd, stdout: 'pipe', stderr: 'ignore' })
      world.atEnd(() => child.kill())
      const { value } = await child.stdout.getReader().read()
      return `http://${there}:${new TextDecoder().decode(value).trim()}/announce`
    }
    const payloadOf = async (name: string) =>
      makePayload(await world.folder(), { name, files: { 'movie.mkv': 8 * MiB }, pieceLength: 256 * 1024 })
    const seeding = async (payload: Payload) => {
      const seed = await startEngine(owned(payload))
      await until('it is shared', async () => (await snapshotIn(seed, payload.info_hash))?.state === 'seeding')
      return seed
    }
    const start = {
      'qbittorrent-nox': async (source: string, downloads: string, protocol: 'TCP' | 'UTP') => {
        const profile = await world.folder()
        return startQBittorrentElsewhere({ inside: street.other, profile, downloads, protocol, source })
      },
      'transmission-daemon': async (torrent: Uint8Array, downloads: string, protocol: 'TCP' | 'UTP') => {
        const config = await world.folder()
        return startTransmissionElsewhere({ inside: street.other, config, downloads, hasUtp: protocol === 'UTP', torrent })
      },
    }
    const fetching = async (payload: Payload, port: number) => {
      const folder = await world.folder()
      const magnet = `magnet:?xt=urn:btih:${payload.info_hash}&x.pe=${there}:${port}`
      const leech = await startEngine({ source: { magnet }, folder, files: [0], paused: false, seed_goal: noGoal })
      await until('it is complete', async () => (await snapshotIn(leech, payload.info_hash))?.complete, 90_000)
      expect(await isWhole(join(folder, payload.info_hash), payload)).toBe(true)
    }

    for (const protocol of ['TCP', 'UTP'] as const) {
      const transmission = test.skipIf(!needs('transmission-daemon'))
      const qbittorrent = test.skipIf(!needs('qbittorrent-nox'))

      transmission(`Transmission downloads from our engine by ${protocol}`, async () => {
        const payload = await payloadOf(`To Transmission ${protocol}`)
        const seed = await seeding(payload)
        const folder = await world.folder()
        const tracker = await startTracker(seed.port() ?? 0)
        const torrent = Buffer.concat([Buffer.from(`d8:announce${tracker.length}:${tracker}`), Buffer.from(payload.torrent.subarray(1))])

        const before = street.datagrams()
        const program = await start['transmission-daemon'](torrent, folder, protocol)
        world.atEnd(program.stop)
        await until('it is whole there', () => isWhole(folder, payload))

        expect(street.datagrams() - before > 1_000).toBe(protocol === 'UTP')
      })
      // By IPv4 the others are tested on loopback, which Transmission never calls.
      if (family === 'IPv4') continue

      qbittorrent(`our engine downloads from qBittorrent by ${protocol}`, async () => {
        const payload = await payloadOf(`From qBittorrent ${protocol}`)
        const file = join(await world.folder(), 'it.torrent')
        await writeFile(file, payload.torrent)
        const program = await start['qbittorrent-nox'](file, join(payload.folder, payload.info_hash), protocol)
        world.atEnd(program.stop)

        await fetching(payload, program.port)
      })

      qbittorrent(`qBittorrent downloads from our engine by ${protocol}`, async () => {
        const payload = await payloadOf(`To qBittorrent ${protocol}`)
        const seed = await seeding(payload)
        const folder = await world.folder()

        const magnet = `magnet:?xt=urn:btih:${payload.info_hash}&x.pe=${here}:${seed.port()}`
        const program = await start['qbittorrent-nox'](magnet, folder, protocol)
        world.atEnd(program.stop)

        await until('it is whole there', () => isWhole(folder, payload))
      })

      transmission(`our engine downloads from Transmission, which has ${protocol}`, async () => {
        const payload = await payloadOf(`From Transmission ${protocol}`)
        const program = await start['transmission-daemon'](payload.torrent, join(payload.folder, payload.info_hash), protocol)
        world.atEnd(program.stop)

        await fetching(payload, program.port)
      })
    }
  })
}
