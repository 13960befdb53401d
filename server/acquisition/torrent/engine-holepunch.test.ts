import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { EventEmitter } from 'node:events'
import { join } from 'node:path'
import type { Torrent, Wire } from 'webtorrent'
import { silentLog } from '#server/foundation/platform/log'
import { canMakeRouters, createNatWorld } from '#server/testing/nat-world'
import { createTorrentWorld, makeFarMovie, noGoal, owned, quietSettings, sha256Of, snapshotIn } from '#server/testing/torrent-world'
import { stays, until } from '#server/testing/until'
import { punchHoles } from './engine-holepunch'
import { errors, type HolepunchMessage, readHolepunch, writeHolepunch } from './holepunch-message'
import { createTorrentSession, type WantedTorrent } from './session'

setDefaultTimeout(180_000)
const MiB = 1024 * 1024
const engine = join(import.meta.dir, '../../testing/engine-main.ts')

const world = createTorrentWorld()
afterAll(world.end)

describe.skipIf(!canMakeRouters())('two engines behind two routers (needs root, ip, nft)', () => {
  let nat: ReturnType<typeof createNatWorld>
  beforeAll(() => {
    nat = createNatWorld()
  })
  afterAll(() => nat?.end())

  const startIn = async (cmd: readonly string[], wanted: WantedTorrent, settings = {}) => {
    const session = createTorrentSession({
      cmd: () => [...cmd, process.execPath, engine],
      env: process.env,
      log: silentLog,
      stateDir: await world.folder(),
      settings: () => ({ ...quietSettings, pex: true, ...settings }),
      wanted: () => [wanted],
    })
    world.atEnd(() => session.stop(3_000))
    session.start()
    await until('the engine is up', () => session.isUp())
    return session
  }
  const wish = (source: WantedTorrent['source'], folder: string, files: readonly number[] | null): WantedTorrent => ({
    source,
    folder,
    files: files && [...files],
    paused: false,
    seed_goal: noGoal,
  })

  const meeting = async (settings = {}) => {
    const { payload, far, withNote } = await makeFarMovie(world.folder, 4 * MiB)
    const middle = await startIn(nat.hub.cmd, withNote)
    await until('the one in the middle is there', async () => (await snapshotIn(middle, payload.info_hash))?.state === 'seeding')
    const magnet = `magnet:?xt=urn:btih:${payload.info_hash}&x.pe=${nat.hub.address}:${middle.port()}`
    const seed = await startIn(nat.one, { ...owned(payload), source: { magnet } })
    await until('the seed is there', async () => (await snapshotIn(seed, payload.info_hash))?.state === 'seeding')
    const folder = await world.folder()
    const leech = await startIn(nat.other, wish({ magnet }, folder, [far]), settings)
    return { payload, middle, leech, file: join(folder, payload.info_hash, 'Far', 'far.mkv') }
  }

  test('meet through a third one, and everything goes directly', async () => {
    const { payload, middle, leech, file } = await meeting()

    await until('it is complete', async () => (await snapshotIn(leech, payload.info_hash))?.complete, 120_000)

    expect(await sha256Of(file)).toBe(payload.sha256.get('far.mkv') ?? '')
    // Its own note, and nothing of the movie.
    expect((await snapshotIn(middle, payload.info_hash))?.downloaded_bytes).toBeLessThan(MiB)
  })

  test('do not meet without uTP', async () => {
    const { payload, leech } = await meeting({ utp: false })

    await until(
      'it knows the files',
      async () =>
        (await snapshotIn(leech, payload.info_hash))?.state === 'stalled' ||
        (await snapshotIn(leech, payload.info_hash))?.state === 'downloading',
    )
    await stays('nothing comes', async () => (await snapshotIn(leech, payload.info_hash))?.downloaded_bytes === 0, 15_000)
  })
})

/** A torrent with peers that say what they want; returns what each is told, and whom we call. */
const swarm = () => {
  let now = 0
  const called: string[] = []
  const wires: Wire[] = []
  const torrent = Object.assign(new EventEmitter(), { wires }) as unknown as Torrent
  punchHoles({ torrent, now: () => now, call: (address) => called.push(address) })
  const join = (remoteAddress: string, remotePort: number) => {
    const told: (HolepunchMessage | undefined)[] = []
    let hear: (bytes: Uint8Array) => void = () => {}
    const wire = Object.assign(new EventEmitter(), {
      remoteAddress,
      remotePort,
      type: 'utpIncoming',
      destroyed: false,
      peerExtendedHandshake: {},
      peerExtendedMapping: { ut_holepunch: 3 },
      use: (extension: () => { onMessage: typeof hear }) => {
        hear = extension().onMessage
      },
      extended: (_name: string, bytes: Uint8Array) => told.push(readHolepunch(bytes)),
    }) as unknown as Wire
    wires.push(wire)
    torrent.emit('wire', wire)
    const say = (kind: 'rendezvous' | 'connect', host: string, port: number) => hear(writeHolepunch({ kind, host, port, error: 0 }))
    return { told, say }
  }
  return {
    join,
    called,
    pass: (ms: number) => {
      now += ms
    },
  }
}

test('two peers of ours that ask for it are told to call each other', () => {
  const { join } = swarm()
  const [one, other] = [join('203.0.113.1', 1_001), join('203.0.113.2', 1_002)]

  one.say('rendezvous', '203.0.113.2', 1_002)

  expect(other.told).toEqual([{ kind: 'connect', host: '203.0.113.1', port: 1_001, error: 0 }])
  expect(one.told).toEqual([{ kind: 'connect', host: '203.0.113.2', port: 1_002, error: 0 }])
})

test('nobody is told to call somebody who is not connected to us, and a few times at most', () => {
  const { join, pass } = swarm()
  const [one, other] = [join('203.0.113.1', 1_001), join('203.0.113.2', 1_002)]

  one.say('rendezvous', '203.0.113.77', 1_002)
  for (let n = 0; n < 100; n++) one.say('rendezvous', '203.0.113.2', 1_002)

  expect(one.told[0]).toMatchObject({ kind: 'error', error: errors.notConnected })
  expect(other.told).toHaveLength(4)
  pass(2_000)
  for (let n = 0; n < 100; n++) one.say('rendezvous', '203.0.113.2', 1_002)
  expect(other.told).toHaveLength(5)
})

test('a peer can have us call a few addresses, and none in our own network', () => {
  const { join, called } = swarm()
  const one = join('203.0.113.1', 1_001)

  one.say('connect', '192.168.1.1', 80)
  for (let n = 1; n < 100; n++) one.say('connect', `198.51.100.${n}`, 6_881)

  expect(called).toEqual(['198.51.100.1:6881', '198.51.100.2:6881', '198.51.100.3:6881', '198.51.100.4:6881'])
})

test('a message is read as it was written, for both families of addresses', () => {
  for (const host of ['203.0.113.9', '2001:db8::7', '::1', 'fe80:0:1::'])
    for (const kind of ['rendezvous', 'connect', 'error'] as const) {
      const message = { kind, host, port: 6_881, error: kind === 'error' ? errors.notConnected : 0 }
      const read = readHolepunch(writeHolepunch(message))
      expect({ ...read, host: new URL(`http://${host.includes(':') ? `[${read?.host}]` : read?.host}`).host }).toEqual({
        ...message,
        host: new URL(`http://${host.includes(':') ? `[${host}]` : host}`).host,
      })
    }
})

test('what is no message is ignored', () => {
  const whole = writeHolepunch({ kind: 'connect', host: '203.0.113.9', port: 6_881, error: 0 })
  for (let length = 0; length < 8; length++) expect(readHolepunch(whole.subarray(0, length))).toBeUndefined()
  expect(readHolepunch(Uint8Array.from([7, ...whole.subarray(1)]))).toBeUndefined()
  expect(readHolepunch(Uint8Array.from([1, 2, ...whole.subarray(2)]))).toBeUndefined()
  expect(readHolepunch(writeHolepunch({ kind: 'connect', host: '203.0.113.9', port: 0, error: 0 }))).toBeUndefined()
})
