import { openTunnel } from '#server/network/tunnel/tunnel'

type Keys = { readonly private_key: string; readonly public_key: string }

/** A VPN provider's server on loopback: its end of the tunnel, with this inner address, for the peer with these keys. */
export const openVpnServer = ({ server, peer, address }: { server: Keys; peer: Keys; address: string }) =>
  openTunnel(
    {
      private_key: server.private_key,
      addresses: [address],
      dns: [],
      mtu: 1420,
      peer_public_key: peer.public_key,
      preshared_key: null,
      endpoint: null,
      allowed_ips: [],
      keepalive_seconds: 0,
    },
    { wallMs: Date.now, listen: { host: '127.0.0.1', port: 0 } },
  )
