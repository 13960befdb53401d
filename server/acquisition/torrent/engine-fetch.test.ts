import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { join } from 'node:path'
import { silentLog } from '#server/foundation/platform/log'
import { createTorrentWorld, quietSettings } from '#server/testing/torrent-world'
import { newKeys } from '#server/testing/tunnels'
import { until } from '#server/testing/until'
import { canMakeNetworks, createVpnWorld, serverKeys } from '#server/testing/vpn-world'
import { engineTransport } from './engine-transport'
import { createTorrentSession } from './session'

setDefaultTimeout(300_000)
const world = createTorrentWorld()
afterAll(world.end)

const question = { headers: { 'x-asked': 'yes' }, maxBytes: 1_000, withinMs: 30_000 }

test('an engine outside a tunnel makes no requests for the service', async () => {
  const { session } = await world.engine()
  const asked: string[] = []
  const server = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: ({ url }) => new Response(`${asked.push(url)}`) })

  const answer = engineTransport(session, 'indexer one')({ url: server.url.href, isOwn: true, ...question })

  await expect(answer).rejects.toThrow('indexer one is only reached through the VPN, and the VPN is down')
  expect(asked).toEqual([])
  await server.stop(true)
})

test('a request while the engine starts is served as soon as it is up, and not held for long if it never is', async () => {
  let isUp = false
  let tell: (isUp: boolean) => void = () => {}
  const session = {
    isUp: () => isUp,
    onChange: (listener: (isUp: boolean) => void) => {
      tell = listener
      return () => {}
    },
    fetch: async () => {
      if (!isUp) throw new Error('down')
      return { status: 200, headers: {}, body_base64: 'YQ==' }
    },
  }

  const early = engineTransport(session, 'indexer one')({ url: 'http://indexer.example/', isOwn: true, ...question })
  isUp = true
  tell(true)
  expect(await (await early).text()).toBe('a')

  isUp = false
  const never = engineTransport(session, 'indexer one')({ url: 'http://indexer.example/', isOwn: true, ...question })
  await expect(never).rejects.toThrow('the VPN is down')
})

describe.skipIf(!canMakeNetworks)(
  'an engine in a tunnel makes web requests for the service (needs root, ip, wg, wireguard-go, tcpdump)',
  () => {
    let vpn: Awaited<ReturnType<typeof createVpnWorld>>
    let session: ReturnType<typeof createTorrentSession>
    const keys = newKeys()
    beforeAll(async () => {
      vpn = await createVpnWorld()
      vpn.allow(keys.public_key)
      const tunnel = {
        private_key: keys.private_key,
        addresses: ['10.9.0.2'],
        dns: ['10.9.0.1'],
        mtu: 1420,
        peer_public_key: serverKeys.public_key,
        preshared_key: null,
        endpoint: vpn.endpoint,
        allowed_ips: ['0.0.0.0/0'],
        keepalive_seconds: 25,
      }
      session = createTorrentSession({
        cmd: () => [...vpn.here, process.execPath, join(import.meta.dir, '../../testing/engine-main.ts'), 'in-tunnel'],
        env: process.env,
        log: silentLog,
        stateDir: await world.folder(),
        settings: () => ({ ...quietSettings, in_tunnel: true }),
        tunnel: async () => tunnel,
        wanted: () => [],
      })
      session.start()
      await until('the tunnel is up', () => session.isUp())
    })
    afterAll(async () => {
      await session.stop(3_000)
      vpn.end()
    })
    const ask = (url: string, more: { isOwn?: boolean; maxBytes?: number } = {}) =>
      engineTransport(session, 'indexer one')({ url, isOwn: true, ...question, ...more })

    test('the response is complete, redirects are left to the service, and only the tunnel is used, even for name resolution', async () => {
      const capture = await vpn.capture()

      const answer = await ask('http://tracker.test:8001/echo')
      const elsewhere = await ask('http://tracker.test:8001/redirect')

      expect(answer.status).toBe(200)
      expect(await answer.json()).toEqual({ from: '10.9.0.2', asked: 'yes', host: 'tracker.test:8001' })
      expect([elsewhere.status, elsewhere.headers.get('location')]).toEqual([302, 'magnet:?xt=urn:btih:0'])
      const { toEndpoint, elsewhere: others } = await capture.stop()
      expect(others).toEqual([])
      expect(toEndpoint).toBeGreaterThan(4)
    })

    test('a longer response is cut one byte after the limit', async () => {
      const answer = await ask('http://tracker.test:8001/long', { maxBytes: 1_000 })

      expect((await answer.arrayBuffer()).byteLength).toBe(1_001)
    })

    test.each([
      ['a name that leads into a private network', 'http://tracker.test:8001/echo', 'NOT_PUBLIC'],
      ['a private address', 'http://10.9.0.1:8001/echo', 'NOT_PUBLIC'],
      ['an unknown name', 'http://nobody.example/', 'ENOTFOUND'],
    ])('refuses %s, chosen by a stranger', async (_, url, code) => {
      await expect(ask(url, { isOwn: false })).rejects.toMatchObject({ code })
    })
  },
)
