import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createResolver } from '#server/network/tunnel/sockets/resolver'
import { createTcpServer } from '#server/network/tunnel/sockets/tcp-server'
import type { TcpSocket } from '#server/network/tunnel/sockets/tcp-socket'
import { needs } from '#server/testing/needs'
import { newKeys } from '#server/testing/tunnels'
import { openVpnServer } from '../vpn-server'
import { type Scheme, type Size, settled, sizes } from './browser'
import { openVisit, type Visit } from './visit'

const hasChromium = needs('chromium')
const patience = { timeout: 60_000 }
const [own, server] = [newKeys(), newKeys()]

/** A VPN provider's server on loopback, with a service that reports the exit address behind it. */
const openProvider = async () => {
  const far = await openVpnServer({ server, peer: own, address: '10.2.0.1' })
  createTcpServer({ tunnel: far, resolver: createResolver(far) }, (socket: TcpSocket) => {
    socket.on('error', () => {})
    socket.once('data', () => socket.end('HTTP/1.1 200 OK\r\n\r\n203.0.113.9\n'))
  }).listen(80)
  return far
}

let provider: Awaited<ReturnType<typeof openProvider>>
let visit: Visit
beforeAll(async () => {
  if (!hasChromium) return
  provider = await openProvider()
  visit = await openVisit({ size: 1440, scheme: 'light' })
  await visit.world.client.call('PUT', '/config', { vpn_exit_url: 'http://10.2.0.1/' })
}, 150_000)
afterAll(async () => {
  await visit?.browser.close()
  await visit?.world.close()
  provider?.close()
}, 120_000)

const go = async (path: string) => {
  const { page, heard, at } = visit
  heard.on(path)
  await page.goto(`${at}${path}`, { waitUntil: 'domcontentloaded' })
  await settled(page)
}
const reads = (text: string | RegExp) => visit.page.getByText(text).first().waitFor(patience)
const press = (name: string) => visit.page.getByRole('button', { name, exact: true }).click(patience)
const shown = process.env.MARQUEE_SHOTS
const picture = async (name: string) => {
  if (!shown) return
  mkdirSync(shown, { recursive: true })
  for (const scheme of ['light', 'dark'] as const satisfies readonly Scheme[])
    for (const size of [1440, 390] as const satisfies readonly Size[]) {
      await visit.page.emulateMedia({ colorScheme: scheme })
      await visit.page.setViewportSize(sizes[size].viewport)
      await settled(visit.page)
      await visit.page.screenshot({ path: join(shown, `${name}-${scheme}-${size}.png`), fullPage: true })
    }
  await visit.page.setViewportSize(sizes[1440].viewport)
  await visit.page.emulateMedia({ colorScheme: 'light' })
}

test.skipIf(!hasChromium)(
  "a provider's file is pasted, tested step by step and enabled; then Activity shows the shield with the exit address",
  async () => {
    const { page, heard } = visit
    await go('/settings/vpn')
    await reads('The VPN is off')
    await page.getByLabel('WireGuard file of your provider').fill(`[Interface]
PrivateKey = ${own.private_key}
Address = 10.2.0.2/32
[Peer]
PublicKey = ${server.public_key}
AllowedIPs = 0.0.0.0/0
Endpoint = 127.0.0.1:${provider.port()}
`)
    await press('Use this file')
    await reads(`Server 127.0.0.1:${provider.port()}: test it, then switch the VPN on.`)

    await press('Test')
    await reads('The VPN server answers')
    await reads('Your public address is 203.0.113.9')
    await reads('The torrent engine will try to bypass the VPN as soon as it is on')
    await picture('vpn-tested')

    await page.getByRole('switch', { name: 'Send torrent traffic through a VPN' }).click(patience)
    await press('Save')
    await reads('The VPN is up')
    await reads('Your public address is 203.0.113.9.')
    await reads(/^Kill switch: /)
    expect(await page.getByText('as soon as it is on').count()).toBe(0)
    await picture('vpn-up')

    await go('/activity')
    await reads('VPN up, 203.0.113.9')
    await picture('vpn-activity')
    expect(heard.found).toEqual([])
  },
  240_000,
)

test.skipIf(!hasChromium)(
  "the proxy type shows its own fields instead of WireGuard's; an unreachable proxy is reported, and downloads wait",
  async () => {
    const { page, heard, world } = visit
    await go('/settings/vpn')
    await page.getByLabel('Connect by', { exact: true }).selectOption({ label: 'SOCKS5 proxy' })
    await page.getByLabel('SOCKS5 proxy').waitFor(patience)
    expect(await page.getByLabel('Private key').count()).toBe(0)
    expect(await page.getByLabel('WireGuard file of your provider').count()).toBe(0)
    await page.getByLabel('SOCKS5 proxy').fill('127.0.0.1:1')
    await press('Save')

    await reads('The VPN could not be started; downloads wait')
    await reads('The proxy 127.0.0.1:1 is not responding: ECONNREFUSED')
    await picture('vpn-proxy')
    await go('/activity')
    await reads('The VPN could not be started; downloads wait')
    expect(await world.client.call('GET', '/vpn')).toMatchObject({ state: 'blocked', kill_switch: { on: true } })
    expect(heard.found).toEqual([])
  },
  240_000,
)
