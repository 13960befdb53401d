import { afterEach, beforeEach, expect, test } from 'bun:test'
import { startTorznab } from '#server/testing/indexer'
import { useApp } from '#server/testing/use-app'

type Failure = { error: { message: string; details: { reason: string } } }
const app = useApp()
let near: ReturnType<typeof startTorznab>
beforeEach(() => {
  near = startTorznab([])
})
afterEach(() => near.stop())

/** A VPN that is enabled but cannot come up: no engine runs here, and there is no server. */
const tunnel = {
  vpn_enabled: true,
  vpn_private_key: `${'A'.repeat(42)}E=`,
  vpn_peer_public_key: `${'B'.repeat(42)}E=`,
  vpn_address: '10.2.0.2',
  vpn_endpoint: '127.0.0.1:9',
}
const add = async (name: string, url: string): Promise<number> =>
  (await app.ask<{ id: number }>('POST', '/indexers', { name, type: 'torznab', url: `${url}/api` })).body.id

test('indexers behind the VPN are not queried while it is down, and do not pause because of it', async () => {
  await app.ask('PUT', '/config', { ...tunnel, vpn_cover: 'torrents_and_indexers' })
  const far = await add('far', 'http://indexer.invalid')

  const { status, body } = await app.ask<Failure>('POST', `/indexers/${far}/test`)
  const [answer] = await app.rooms.indexers.asking.feeds()

  expect([status, body.error.message, body.error.details.reason]).toEqual([
    503,
    'indexer far is only reached through the VPN, and the VPN is down',
    'party_behind_tunnel',
  ])
  expect(answer).toMatchObject({ ok: false, error: { message: body.error.message } })
  expect(app.rooms.indexers.row(far)).toMatchObject({ escalation_level: 0, disabled_until: null, last_error: null })
})

test('an indexer in the local network is queried directly, whatever the VPN covers', async () => {
  await app.ask('PUT', '/config', { ...tunnel, vpn_cover: 'torrents_and_indexers' })
  const id = await add('near', near.url)

  expect((await app.ask('POST', `/indexers/${id}/test`)).status).toBe(200)
  expect(near.asked.length).toBeGreaterThan(0)
})

test('every indexer is queried directly if the VPN covers torrents only or is off', async () => {
  const wayOf = () => app.rooms.torrents.transportThroughTunnel('one')

  await app.ask('PUT', '/config', { vpn_cover: 'torrents_and_indexers' })
  expect(wayOf()).toBeNull()
  await app.ask('PUT', '/config', { ...tunnel, vpn_cover: 'torrents' })
  expect(wayOf()).toBeNull()
  await app.ask('PUT', '/config', { vpn_cover: 'torrents_and_indexers' })
  expect(wayOf()).not.toBeNull()
})

test('a proxy can only cover torrents, and saving anything else is refused', async () => {
  const { status, body } = await app.ask<Failure>('PUT', '/config', {
    vpn_kind: 'socks5',
    vpn_proxy: '127.0.0.1:1',
    vpn_cover: 'torrents_and_indexers',
  })

  expect([status, body.error.details.reason]).toEqual([422, 'proxy_for_torrents_alone'])
})
