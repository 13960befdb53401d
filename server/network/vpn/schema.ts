import { type Static, Type } from '@sinclair/typebox'
import { Reason } from '#server/foundation/lib/reason'
import { nullable, oneOf, Timestamp } from '#server/foundation/lib/shapes'

export const vpnStates = ['off', 'connecting', 'up', 'down', 'blocked'] as const
export type VpnState = (typeof vpnStates)[number]

export const Vpn = Type.Object(
  {
    enabled: Type.Boolean(),
    state: oneOf(vpnStates),
    since: Timestamp,
    endpoint: nullable(Type.String({ description: 'Host and port of the server, or of the proxy; a network interface has none' })),
    address: nullable(
      Type.String({ description: 'Address of this computer inside the tunnel, or of the network interface; null with a proxy' }),
    ),
    exit_ip: nullable(
      Type.String({
        description: 'The public address of the torrents, as the service in `vpn_exit_url` reports it through the tunnel',
      }),
    ),
    exit_ip_is_own: nullable(Type.Boolean({ description: 'Whether this computer itself has that address, so that the VPN hides nothing' })),
    forwarded_port: nullable(
      Type.Integer({ minimum: 1, maximum: 65_535, description: 'Address at the VPN server that is forwarded to this computer' }),
    ),
    forwarding_problem: nullable(Reason),
    udp_problem: nullable(Reason),
    reachable: oneOf(['yes', 'no', 'unknown'], { description: 'Whether peers can connect to the torrent engine; known once one did' }),
    last_handshake_at: nullable(Timestamp),
    rx_bytes: Type.Integer({ minimum: 0, description: 'Received through the tunnel since the torrent engine started' }),
    tx_bytes: Type.Integer({ minimum: 0, description: 'Sent through the tunnel since the torrent engine started' }),
    kill_switch: Type.Object(
      {
        on: Type.Boolean({ description: 'Always true while the VPN is on: the torrent engine has no other network' }),
        kept_by: nullable(
          oneOf(['system', 'program'], {
            description:
              '`system`: the operating system denies the torrent engine every other socket (Linux on x64 and arm64). `program`: only the code of the engine enforces it.',
          }),
        ),
        last_test_at: nullable(Timestamp),
        last_test_ok: nullable(
          Type.Boolean({ description: 'Whether the torrent engine tried to bypass the tunnel and failed, as it must' }),
        ),
      },
      { additionalProperties: false, description: 'What enforces the kill switch' },
    ),
    last_error: nullable(Type.String()),
    last_error_reason: nullable(Reason),
  },
  { $id: 'Vpn', additionalProperties: false, description: 'The tunnel of the torrent engine.' },
)
export type Vpn = Static<typeof Vpn>

const testSteps = ['handshake', 'kill_switch', 'exit_address', 'dns', 'port'] as const
export const VpnTest = Type.Object(
  {
    ok: Type.Boolean({ description: 'True if nothing failed' }),
    steps: Type.Array(
      Type.Object(
        {
          what: oneOf(testSteps, { description: 'Tested step' }),
          ok: nullable(Type.Boolean({ description: 'Null: unknown; the text says why' })),
          said: Reason,
        },
        { additionalProperties: false },
      ),
      { description: 'In order of dependency' },
    ),
    exit_ip: nullable(Type.String({ description: 'The public address' })),
    forwarded_port: nullable(
      Type.Integer({ minimum: 1, maximum: 65_535, description: 'Address at the VPN server that is forwarded to this computer' }),
    ),
  },
  { $id: 'VpnTest', additionalProperties: false, description: 'What the VPN can do, step by step.' },
)
export type VpnTest = Static<typeof VpnTest>

const exampleKey = `${'A'.repeat(42)}E=`
const exampleFile = `[Interface]
PrivateKey = ${exampleKey}
Address = 10.2.0.2/32
DNS = 10.2.0.1

[Peer]
PublicKey = ${exampleKey}
AllowedIPs = 0.0.0.0/0
Endpoint = 203.0.113.7:51820
`

export const WireguardText = Type.Object(
  { text: Type.String({ minLength: 1, maxLength: 20_000, description: 'A WireGuard configuration file', examples: [exampleFile] }) },
  { $id: 'WireguardText', additionalProperties: false, description: 'The file that a VPN provider offers for WireGuard' },
)

export const ImportedVpn = Type.Object(
  {
    endpoint: Type.String({ description: 'Host and port of the server' }),
    addresses: Type.Array(Type.String(), { description: 'Addresses of this computer inside the tunnel' }),
    dns: Type.Array(Type.String(), { description: 'Name servers inside the tunnel' }),
    has_preshared_key: Type.Boolean({ description: 'Whether the file had a preshared key; it is stored and never shown' }),
    ignored: Type.Array(Type.String(), { description: 'Lines for other programs; they are never run' }),
  },
  { $id: 'ImportedVpn', additionalProperties: false, description: 'Values imported from the file' },
)
