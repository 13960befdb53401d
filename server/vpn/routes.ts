import { Elysia } from 'elysia'
import { answers } from '#server/platform/http/answers'
import { ImportedVpn, Vpn, WireguardText } from './schema'
import type { VpnService } from './vpn'
import type { WireguardFile } from './wireguard-file'

type Deps = { vpn: Pick<VpnService, 'show'>; take: (text: string, request: Request) => WireguardFile }

export const vpnRoutes = ({ vpn, take }: Deps) =>
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
