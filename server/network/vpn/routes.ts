import { Type } from '@sinclair/typebox'
import { Elysia } from 'elysia'
import { ConfigPatch } from '#server/foundation/config/schema'
import { answers } from '#server/foundation/platform/http/answers'
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
        description: 'The tunnel for the torrents. `blocked`: the torrent engine was not started; `last_error` says why.',
      },
    })
    .post('/test', async ({ body, request }) => await test(body ?? {}, request), {
      body: Type.Optional(ConfigPatch),
      response: answers(VpnTest, 403, 404, 409, 422, 503),
      detail: {
        operationId: 'testVpn',
        summary: 'Test the VPN',
        description:
          'Handshake, kill switch, exit address, DNS, and forwarded port. While the VPN is off, the body overrides the saved settings; nothing is written. While it is on, the running tunnel is tested as it is: a second one with the same key would replace it. The exit address comes from the service in `vpn_exit_url`, through the tunnel only.',
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
          summary: 'Import settings from a WireGuard file',
          description:
            'Stores the keys, addresses, name servers, and server from a file with one peer. It does not turn the VPN on; `vpn_enabled` does. Commands in the file are never run.',
        },
      },
    )
