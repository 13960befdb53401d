import { Elysia } from 'elysia'
import { ErrorBody } from '#server/platform/http/errors'
import { ImportedVpn, Vpn, WireguardText } from './schema'
import type { VpnService } from './vpn'
import type { WireguardFile } from './wireguard-file'

type Deps = { vpn: Pick<VpnService, 'show'>; take: (text: string, request: Request) => WireguardFile }

export const vpnRoutes = ({ vpn, take }: Deps) =>
  new Elysia({ prefix: '/vpn', tags: ['Config'] })
    .get('', () => vpn.show(), {
      response: { 200: Vpn, 401: ErrorBody },
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
        response: { 200: ImportedVpn, 401: ErrorBody, 403: ErrorBody, 422: ErrorBody },
        detail: {
          operationId: 'importVpn',
          summary: 'Take the settings from a WireGuard file',
          description:
            'Stores keys, addresses, name servers and server of a file with one peer. It switches nothing on: `vpn_enabled` does. Commands in the file are never run.',
        },
      },
    )
