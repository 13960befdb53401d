import { randomBytes } from 'node:crypto'
import { keyPairFrom } from '#server/network/tunnel/curve'
import { openTunnel, type TunnelConfig } from '#server/network/tunnel/tunnel'

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')

export const newKeys = () => {
  const secret = randomBytes(32)
  return { private_key: base64(secret), public_key: base64(keyPairFrom(secret).shown) }
}

type Changes = Partial<TunnelConfig>

/** Two ends of a tunnel over loopback: one calls, the other is called. */
export const joinedTunnels = async ({ caller = {}, called = {} }: { caller?: Changes; called?: Changes } = {}) => {
  const [one, other] = [newKeys(), newKeys()]
  const shared = { preshared_key: base64(randomBytes(32)), mtu: 1420, allowed_ips: [], dns: [], keepalive_seconds: 0 }
  const far = await openTunnel(
    {
      ...shared,
      private_key: one.private_key,
      addresses: ['10.9.0.1', 'fd00:9::1'],
      peer_public_key: other.public_key,
      endpoint: null,
      ...called,
    },
    { wallMs: Date.now, listen: { host: '127.0.0.1', port: 0 } },
  )
  const near = await openTunnel(
    {
      ...shared,
      private_key: other.private_key,
      addresses: ['10.9.0.2', 'fd00:9::2'],
      peer_public_key: one.public_key,
      endpoint: { host: '127.0.0.1', port: far.port() },
      ...caller,
    },
    { wallMs: Date.now },
  )
  return {
    near,
    far,
    end: () => {
      near.close()
      far.close()
    },
  }
}
