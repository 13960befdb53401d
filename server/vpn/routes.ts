import { Type } from '@sinclair/typebox'
import { Elysia } from 'elysia'
import { ConfigPatch } from '#server/config/schema'
import { answers } from '#server/platform/http/answers'
import { ImportedVpn, Vpn, VpnTest, WireguardText } from './schema'
import type { VpnService } from './vpn'
import type { WireguardFile } from './wireguard-file'

type Deps = {
  vpn: Pick<VpnService, 'show'>
  take: (text: string, request: Request) => WireguardFile
  test: (patch: ConfigPatch, request: Request) => Promise<VpnTest>
}

export const vpnRoutes = ({ vpn, take, test }: Deps) =>
  new Elysia({ prefix: '/vpn', tags: ['Config'] })
    .get('', () => vpn.show(), {
      response: answers(Vpn),
      detail: {
        operationId: 'getVpn',
        summary: 'Get the VPN',
        description:
          'The tunnel that carries the torrents and nothing else. `blocked`: the torrent engine was not begun, and `last_error` says why.',
      },
    })
    .post('/test', async ({ body, request }) => await test(body ?? {}, request), {
      body: Type.Optional(ConfigPatch),
      response: answers(VpnTest, 403, 404, 409, 422, 503),
      detail: {
        operationId: 'testVpn',
        summary: 'Test the VPN',
        description:
          'Handshake, kill switch, exit address, DNS and forwarded port. While the VPN is off, with what stands in the body in place of what is saved; nothing is written. While it is on, the tunnel that runs is tested as it is: a second one with the same key would take its place. The exit address is asked of the service of `vpn_exit_url`, through the tunnel alone.',
      },
    })
    .post(
      '/import',
      ({ body, request }) => {
        const { endpoint, addresses, dns, preshared_key, ignored } = take(body.text, request)
        return { endpoint, addresses: [...addresses], dns: [...dns], has_preshared_key: preshared_key !== null, ignored: [...ignored] }
      },
      {
        body: WireguardText,
        response: answers(ImportedVpn, 403, 422),
        detail: {
          operationId: 'importVpn',
          summary: 'Take the settings from a WireGuard file',
          description:
            'Stores keys, addresses, name servers and server of a file with one peer. It switches nothing on: `vpn_enabled` does. Commands in the file are never run.',
        },
      },
    )
