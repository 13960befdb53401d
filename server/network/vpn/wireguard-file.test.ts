import { describe, expect, test } from 'bun:test'
import { newKeys } from '#server/testing/tunnels'
import { readWireguardFile, splitEndpoint } from './wireguard-file'

const [own, server, shared] = [newKeys(), newKeys(), newKeys()]
const file = `# of the provider
[Interface]
PrivateKey = ${own.private_key}
Address = 10.2.0.2/32, fd00::2/128
DNS = 10.2.0.1, provider.internal
MTU = 1380
ListenPort = 51820
PostUp = iptables -A OUTPUT -j REJECT

[Peer]
# a server
PublicKey = ${server.public_key}
PresharedKey = ${shared.private_key}
AllowedIPs = 0.0.0.0/0, ::/0
Endpoint = vpn.example:51820
PersistentKeepalive = 25
`

test('reads every field of a file; settings for other programs are named and never run', () => {
  expect(readWireguardFile(file)).toEqual({
    private_key: own.private_key,
    addresses: ['10.2.0.2', 'fd00::2'],
    dns: ['10.2.0.1'],
    mtu: 1380,
    peer_public_key: server.public_key,
    preshared_key: shared.private_key,
    endpoint: 'vpn.example:51820',
    allowed_ips: ['0.0.0.0/0', '::/0'],
    keepalive_seconds: 25,
    ignored: ['ListenPort', 'PostUp'],
  })
})

test('also reads a short file in any case and with Windows line ends', () => {
  const short = `[interface]\r\nprivatekey=${own.private_key}\r\naddress=10.2.0.2\r\n[PEER]\r\npublickey = ${server.public_key}\r\nallowedips=10.0.0.0/8\r\nallowedips=1.1.1.1\r\nendpoint=[2001:db8::1]:51820\r\npersistentkeepalive=off`

  expect(readWireguardFile(short)).toMatchObject({
    addresses: ['10.2.0.2'],
    dns: [],
    mtu: null,
    preshared_key: null,
    allowed_ips: ['10.0.0.0/8', '1.1.1.1/32'],
    endpoint: '[2001:db8::1]:51820',
    keepalive_seconds: 0,
  })
})

describe('an unusable file gives a reason', () => {
  const cases: [string, string, string][] = [
    ['several peers', `${file}\n[Peer]\nPublicKey = ${server.public_key}\n`, 'The file has 2 peers; Marquee uses one.'],
    ['no peer', file.slice(0, file.indexOf('[Peer]')), 'no [Peer] section'],
    ['something else', 'hello', 'This is not a WireGuard file'],
    ['a broken key', file.replace(own.private_key, 'short'), 'PrivateKey is not a WireGuard key'],
    ['no key', file.replace(/^PublicKey.*$/m, ''), 'The file has no PublicKey'],
    ['no address', file.replace(/^Address.*$/m, ''), 'The file has no Address'],
    ['a broken address', file.replace('10.2.0.2/32', '10.2.0.2/99'), 'Address 10.2.0.2/99 is not an address'],
    ['no server', file.replace(/^Endpoint.*$/m, ''), 'The file has no Endpoint'],
    ['a server without a port', file.replace('vpn.example:51820', 'vpn.example'), 'is not a host and a port'],
    ['nothing allowed', file.replace(/^AllowedIPs.*$/m, ''), 'The file has no AllowedIPs'],
    ['an impossible MTU', file.replace('1380', '99'), 'MTU must be a whole number from 1280 to 1500'],
    ['a variant of WireGuard', file.replace('MTU = 1380', 'Jc = 4'), 'a line Jc, which WireGuard does not know'],
    ['another section', `${file}\n[Extra]\n`, 'a [extra] section'],
  ]
  test.each(cases)('%s', (_, text, message) => {
    expect(() => readWireguardFile(text)).toThrow(message)
  })
})

test('a server is a host or address plus a port', () => {
  expect(splitEndpoint('1.2.3.4:51820')).toEqual({ host: '1.2.3.4', port: 51_820 })
  expect(splitEndpoint('[::1]:1')).toEqual({ host: '::1', port: 1 })
  for (const odd of ['vpn.example', 'vpn.example:0', 'vpn.example:99999', ':1', 'a b:1']) expect(splitEndpoint(odd)).toBeUndefined()
})
