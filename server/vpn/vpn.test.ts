import { expect, setDefaultTimeout, test } from 'bun:test'
import { say } from '#server/lib/sentence'
import { newKeys, until } from '#server/testing/tunnels'
import { useApp } from '#server/testing/use-app'
import { openTunnel } from '#server/tunnel/tunnel'
import type { Vpn } from './schema'
import { sentences } from './sentences'
import type { VpnNews } from './vpn'

setDefaultTimeout(60_000)
type Failure = { error: { code: string; message: string; details: { reason: string } } }
const app = useApp()

const [own, server, shared] = [newKeys(), newKeys(), newKeys()]
const fileFor = (endpoint: string) => `[Interface]
PrivateKey = ${own.private_key}
Address = 10.2.0.2/32
DNS = 10.2.0.1
[Peer]
PublicKey = ${server.public_key}
PresharedKey = ${shared.private_key}
AllowedIPs = 0.0.0.0/0
Endpoint = ${endpoint}
`
const take = (text = fileFor('127.0.0.1:51820')) => app.ask<Record<string, unknown>>('POST', '/vpn/import', { text })
const news = (change: Partial<VpnNews> = {}): VpnNews => ({
  state: 'up',
  handshake_at: Date.parse('2026-05-10T12:00:00Z'),
  received_bytes: 1_000,
  sent_bytes: 500,
  guarantee: 'system',
  problem: null,
  tested_at: Date.parse('2026-05-10T12:00:00Z'),
  is_closed: true,
  ...change,
})

test('a file fills the settings, switches nothing on, and its keys are shown to nobody', async () => {
  const { status, body } = await take()

  expect(status).toBe(200)
  expect(body).toEqual({ endpoint: '127.0.0.1:51820', addresses: ['10.2.0.2'], dns: ['10.2.0.1'], has_preshared_key: true, ignored: [] })
  expect(app.config.get()).toMatchObject({ vpn_enabled: false, vpn_address: '10.2.0.2', vpn_endpoint: '127.0.0.1:51820' })
  const tunnel = await app.rooms.vpn.tunnel()
  expect(tunnel).toMatchObject({ preshared_key: shared.private_key, peer_public_key: server.public_key, allowed_ips: ['0.0.0.0/0'] })
  const shown = JSON.stringify([(await app.ask('GET', '/vpn')).body, body])
  for (const secret of [own.private_key, shared.private_key]) expect(shown).not.toContain(secret)
})

test('a file that cannot be used changes nothing', async () => {
  const { status, body } = await app.ask<Failure>('POST', '/vpn/import', {
    text: `${fileFor('127.0.0.1:1')}\n[Peer]\nPublicKey = ${own.public_key}\n`,
  })

  expect(status).toBe(422)
  expect(body.error.message).toContain('2 peers; Marquee uses one')
  expect(app.config.get().vpn_private_key).toBeNull()
})

test('the preshared key of one server is not used for another', async () => {
  await take()

  await app.ask('PUT', '/config', { vpn_peer_public_key: newKeys().public_key })

  expect((await app.rooms.vpn.tunnel()).preshared_key).toBeNull()
})

test('what the engine tells is shown, and every change of state is an event', async () => {
  const seen: unknown[] = []
  app.bus.subscribe((event) => {
    if (event.type === 'vpn_changed') seen.push([event.state, event.detail, event.values])
  })
  const { vpn } = app.rooms
  await take()
  await app.ask('PUT', '/config', { vpn_enabled: true })
  await until('it was noticed', () => seen.length === 1)
  expect((await app.ask<Vpn>('GET', '/vpn')).body.state).toBe('connecting')

  vpn.heard(news())
  vpn.heard(news({ received_bytes: 2_000 }))
  const up = (await app.ask<Vpn>('GET', '/vpn')).body
  vpn.heard(news({ state: 'down' }))
  vpn.heard(news({ state: 'blocked', problem: say(sentences, 'vpn_server_unknown', { host: 'vpn.example' }) }))

  expect(up).toMatchObject({ enabled: true, state: 'up', rx_bytes: 2_000, tx_bytes: 500, last_error: null })
  expect(up.kill_switch).toEqual({
    on: true,
    kept_by: 'system',
    last_test_at: '2026-05-10T12:00:00.000Z',
    last_test_ok: true,
  })
  expect(seen).toEqual([
    ['connecting', null, undefined],
    ['up', null, undefined],
    ['down', null, undefined],
    ['blocked', 'The VPN server vpn.example was not found', { host: 'vpn.example' }],
  ])
  const blocked = (await app.ask<Vpn>('GET', '/vpn')).body
  expect(blocked).toMatchObject({ last_error_reason: { code: 'vpn_server_unknown', text: blocked.last_error } })
  const health = await app.ask<{ items: { code: string; title: string; detail: string }[] }>('GET', '/health')
  expect(health.status).toBe(200)
})

test('settings are tried by one handshake, without being saved', async () => {
  const far = await openTunnel(
    {
      private_key: server.private_key,
      addresses: ['10.2.0.1'],
      dns: [],
      mtu: 1420,
      peer_public_key: own.public_key,
      preshared_key: shared.private_key,
      endpoint: null,
      allowed_ips: [],
      keepalive_seconds: 0,
    },
    { wallMs: Date.now, listen: { host: '127.0.0.1', port: 0 } },
  )
  await take(fileFor(`127.0.0.1:${far.port()}`))

  const works = await app.ask<{ ok: boolean; message: string }>('POST', '/config/test/vpn', { vpn_dns: null })
  far.close()

  expect(works.status).toBe(200)
  expect(works.body).toMatchObject({ code: 'vpn_answers_without_dns', message: expect.stringContaining('Without a DNS server') })
  expect(app.config.get().vpn_dns).toBe('10.2.0.1')
})

test('settings that lack something say what', async () => {
  const { status, body } = await app.ask<Failure>('POST', '/config/test/vpn', {})

  expect([status, body.error.message]).toEqual([422, 'vpn_private_key: The VPN needs the private key of your side'])
  expect(body.error.details.reason).toBe('vpn_needs_own_key')
})
