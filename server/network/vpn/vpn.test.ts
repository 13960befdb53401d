import { expect, setDefaultTimeout, test } from 'bun:test'
import { say } from '#server/foundation/lib/sentence'
import { sentences as tunnelSentences } from '#server/network/tunnel/sentences'
import { createResolver } from '#server/network/tunnel/sockets/resolver'
import { createTcpServer } from '#server/network/tunnel/sockets/tcp-server'
import type { TcpSocket } from '#server/network/tunnel/sockets/tcp-socket'
import { createUdpSocket } from '#server/network/tunnel/sockets/udp-socket'
import { openTunnel } from '#server/network/tunnel/tunnel'
import { startSocksServer } from '#server/testing/socks-server'
import { newKeys } from '#server/testing/tunnels'
import { until } from '#server/testing/until'
import { useApp } from '#server/testing/use-app'
import type { Vpn, VpnTest } from './schema'
import { sentences } from './sentences'
import type { VpnNews } from './vpn'

setDefaultTimeout(120_000)
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
  exit_ip: null,
  forwarded_port: null,
  port_problem: null,
  carries_udp: null,
  ...change,
})

test('a file fills in the settings without enabling them, and its keys are never shown', async () => {
  const { status, body } = await take()

  expect(status).toBe(200)
  expect(body).toEqual({ endpoint: '127.0.0.1:51820', addresses: ['10.2.0.2'], dns: ['10.2.0.1'], has_preshared_key: true, ignored: [] })
  expect(app.config.get()).toMatchObject({ vpn_enabled: false, vpn_address: '10.2.0.2', vpn_endpoint: '127.0.0.1:51820' })
  const tunnel = await app.rooms.vpn.tunnel()
  expect(tunnel).toMatchObject({ preshared_key: shared.private_key, peer_public_key: server.public_key, allowed_ips: ['0.0.0.0/0'] })
  const shown = JSON.stringify([(await app.ask('GET', '/vpn')).body, body])
  for (const secret of [own.private_key, shared.private_key]) expect(shown).not.toContain(secret)
})

test('an unusable file changes nothing', async () => {
  const { status, body } = await app.ask<Failure>('POST', '/vpn/import', {
    text: `${fileFor('127.0.0.1:1')}\n[Peer]\nPublicKey = ${own.public_key}\n`,
  })

  expect(status).toBe(422)
  expect(body.error.message).toContain('2 peers; Marquee uses one')
  expect(app.config.get().vpn_private_key).toBeNull()
})

test("one server's preshared key is not used for another", async () => {
  await take()

  await app.ask('PUT', '/config', { vpn_peer_public_key: newKeys().public_key })

  expect(await app.rooms.vpn.tunnel()).toMatchObject({ preshared_key: null })
})

test("shows the engine's reports, and every state change is an event", async () => {
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

/** The file's server, with services behind it: one reports the exit address, one leases ports. */
const openServer = async ({ lends = null as number | null } = {}) => {
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
  const network = { tunnel: far, resolver: createResolver(far) }
  createTcpServer(network, (socket: TcpSocket) => {
    socket.on('error', () => {})
    socket.once('data', () => socket.end('HTTP/1.1 200 OK\r\n\r\n203.0.113.9\n'))
  }).listen(80)
  if (lends !== null) {
    const lender = createUdpSocket(network)
    lender.on('message', (message: Buffer, from: { address: string; port: number }) => {
      const answer = Buffer.alloc(16)
      answer[1] = 128 + message[1]!
      answer.writeUInt16BE(lends, 10)
      answer.writeUInt32BE(60, 12)
      lender.send(answer, from.port, from.address)
    })
    lender.bind(5_351)
  }
  await take(fileFor(`127.0.0.1:${far.port()}`))
  await app.ask('PUT', '/config', { vpn_dns: null, vpn_exit_url: 'http://10.2.0.1/' })
  return far
}
const stepsOf = ({ steps }: VpnTest) => Object.fromEntries(steps.map(({ what, ok, said }) => [what, [ok, said.code]]))

test('tests settings with one handshake, without saving them', async () => {
  const far = await openServer()

  const works = await app.ask<{ ok: boolean; message: string }>('POST', '/config/test/vpn', { vpn_address: '10.2.0.3' })
  far.close()

  expect(works.status).toBe(200)
  expect(works.body).toMatchObject({ code: 'vpn_answers_without_dns', message: expect.stringContaining('Without a DNS server') })
  expect(app.config.get().vpn_address).toBe('10.2.0.2')
})

test('a test reports what the VPN can do, step by step; only an engine can test the kill switch', async () => {
  const far = await openServer({ lends: 45_678 })

  const { status, body } = await app.ask<VpnTest>('POST', '/vpn/test', { vpn_port_forward_provider: 'nat_pmp' })
  far.close()

  expect(status).toBe(200)
  expect(body).toMatchObject({ ok: true, exit_ip: '203.0.113.9', forwarded_port: 45_678 })
  expect(stepsOf(body)).toEqual({
    handshake: [true, 'vpn_server_answers'],
    kill_switch: [null, 'kill_switch_untested'],
    exit_address: [true, 'exit_seen'],
    dns: [null, 'vpn_without_dns'],
    port: [true, 'port_forwarded'],
  })
  expect(app.config.get().vpn_port_forward_provider).toBe('none')
})

test('the test fails at the port step if the server leases none; a reserved port needs no request', async () => {
  const far = await openServer()

  const lent = (await app.ask<VpnTest>('POST', '/vpn/test', { vpn_port_forward_provider: 'nat_pmp' })).body
  const fixed = (await app.ask<VpnTest>('POST', '/vpn/test', { vpn_port_forward_provider: 'api', vpn_port_forward_api_key: '40001' })).body
  const odd = await app.ask<Failure>('POST', '/vpn/test', { vpn_port_forward_provider: 'api', vpn_port_forward_api_key: 'user:secret' })
  far.close()

  expect([lent.ok, stepsOf(lent).port]).toEqual([false, [false, 'port_silent']])
  expect([fixed.ok, stepsOf(fixed).port, fixed.forwarded_port]).toEqual([true, [true, 'port_forwarded'], 40_001])
  expect([odd.status, odd.body.error.details.reason]).toEqual([422, 'vpn_port_invalid'])
  expect(JSON.stringify(odd.body)).not.toContain('secret')
})

test('while the VPN is on, tests the running tunnel', async () => {
  await take()
  await app.ask('PUT', '/config', { vpn_enabled: true })

  const { body } = await app.ask<VpnTest>('POST', '/vpn/test')

  expect(body.ok).toBe(false)
  expect(stepsOf(body)).toMatchObject({ handshake: [false, 'vpn_no_answer_yet'], exit_address: [null, 'vpn_step_skipped'] })
})

test('reports how the world sees the torrents, an exit at home, and a port that is not leased', async () => {
  const { vpn } = app.rooms
  await take()
  await app.ask('PUT', '/config', { vpn_enabled: true, vpn_port_forward_provider: 'nat_pmp' })

  vpn.heard(news({ exit_ip: '203.0.113.9', forwarded_port: 45_678 }))
  const healthy = (await app.ask<Vpn>('GET', '/vpn')).body
  vpn.heard(news({ exit_ip: '127.0.0.1', port_problem: 'refused' }))
  const unhealthy = (await app.ask<Vpn>('GET', '/vpn')).body
  await app.ask('POST', '/health/check')

  expect(healthy).toMatchObject({ exit_ip: '203.0.113.9', exit_ip_is_own: false, forwarded_port: 45_678, forwarding_problem: null })
  expect(unhealthy).toMatchObject({ exit_ip_is_own: true, forwarded_port: null, forwarding_problem: { code: 'port_refused' } })
  expect(healthy).toMatchObject({ udp_problem: null })
  const { body } = await app.ask<{ results: { code: string }[] }>('GET', '/health')
  const codes = body.results.map(({ code }) => code)
  expect(codes).toContain('vpn_exit_is_own')
  expect(codes).toContain('vpn_port_not_forwarded')
})

test('tests a proxy as entered in the form: its answer, its exit address, names that only it can resolve', async () => {
  const proxy = await startSocksServer({ names: { 'exit.test': '127.0.0.1' } })
  const exit = Bun.serve({ hostname: '127.0.0.1', port: 0, fetch: () => new Response('203.0.113.9') })
  const { port } = exit
  await app.ask('PUT', '/config', { vpn_exit_url: `http://exit.test:${port}/` })
  const strict = await startSocksServer({ wantsLogin: true })
  const form = { vpn_kind: 'socks5', vpn_proxy: `127.0.0.1:${proxy.place.port}` }

  const right = (await app.ask<VpnTest>('POST', '/vpn/test', form)).body
  const wrong = (await app.ask<VpnTest>('POST', '/vpn/test', { ...form, vpn_proxy: `127.0.0.1:${strict.place.port}` })).body
  const works = await app.ask<{ code: string }>('POST', '/config/test/vpn', form)
  proxy.stop()
  strict.stop()
  await exit.stop(true)

  expect([right.ok, right.exit_ip, works.body.code]).toEqual([true, '203.0.113.9', 'proxy_answers'])
  expect(stepsOf(right)).toEqual({
    handshake: [true, 'proxy_answers'],
    kill_switch: [null, 'kill_switch_untested'],
    exit_address: [true, 'exit_seen'],
    dns: [true, 'proxy_finds_names'],
    port: [null, 'port_not_by_proxy'],
  })
  expect([wrong.ok, stepsOf(wrong).handshake]).toEqual([false, [false, 'proxy_wants_login']])
  expect(app.config.get().vpn_kind).toBe('wireguard')
  expect(new Set(proxy.asked)).toEqual(new Set([`exit.test:${port}`]))
})

test('enabling a proxy needs an address but no keys', async () => {
  const without = await app.ask<Failure>('PUT', '/config', { vpn_enabled: true, vpn_kind: 'socks5' })
  const on = await app.ask('PUT', '/config', {
    vpn_enabled: true,
    vpn_kind: 'socks5',
    vpn_proxy: '127.0.0.1:1',
  })

  expect([without.status, without.body.error.details.reason, on.status]).toEqual([422, 'vpn_needs_proxy', 200])
  expect(await app.rooms.vpn.tunnel()).toEqual({
    proxy: { host: '127.0.0.1', port: 1 },
    exit_url: 'https://api.ipify.org',
  })
})

test('reports an engine that can get past the VPN as an error in the state, an event and health', async () => {
  const seen: unknown[] = []
  app.bus.subscribe((event) => {
    if (event.type === 'vpn_changed') seen.push([event.state, event.code])
  })
  await take()
  await app.ask('PUT', '/config', { vpn_enabled: true })
  await until('it was noticed', () => seen.length === 1)

  app.rooms.vpn.heard(news())
  app.rooms.vpn.heard(news({ state: 'blocked', is_closed: false, problem: say(tunnelSentences, 'engine_gets_past') }))
  await app.ask('POST', '/health/check')

  const { body } = await app.ask<Vpn>('GET', '/vpn')
  const health = (await app.ask<{ results: { code: string; severity: string; detail: string }[] }>('GET', '/health')).body.results
  expect(body).toMatchObject({ state: 'blocked', kill_switch: { last_test_ok: false }, last_error_reason: { code: 'engine_gets_past' } })
  expect(seen.at(-1)).toEqual(['blocked', 'engine_gets_past'])
  expect(health.find(({ code }) => code === 'vpn_not_up')).toMatchObject({
    severity: 'error',
    detail: expect.stringContaining('The torrent engine could bypass the VPN'),
  })
})

test('incomplete settings name what is missing', async () => {
  const { status, body } = await app.ask<Failure>('POST', '/config/test/vpn', {})

  expect([status, body.error.message]).toEqual([422, 'vpn_private_key: The VPN needs your private key'])
  expect(body.error.details.reason).toBe('vpn_needs_own_key')
})
