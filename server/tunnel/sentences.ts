/** Why the torrent engine cannot be closed off, or has no tunnel. */
const ofTunnels = {
  privileges_not_given_up: 'The operating system does not let the torrent engine give up privileges',
  engine_not_closed_off: 'The operating system does not close off the torrent engine',
  no_c_library: 'The C library of this system was not found',
  too_many_addresses: 'The VPN has too many allowed addresses',
  tunnel_key_invalid: 'A key of the VPN is not a WireGuard key',
  network_not_replaced: 'The torrent engine keeps another network: {names:list}',
  engine_gets_past: 'The torrent engine could get past the VPN',
  tunnel_failed: 'The VPN cannot be started: {error}',
} as const

/** Why the proxy for all torrents is unusable. */
const ofProxies = {
  proxy_unreachable: 'The proxy {host} does not answer: {error}',
  proxy_wants_login: 'The proxy {host} wants a password, and Marquee gives it none',
  proxy_odd: '{host} does not answer as a SOCKS5 proxy does',
  proxy_helper_ended: 'The part of Marquee that speaks to the proxy has ended',
} as const

/** Why no socket can be bound to a network interface. */
const ofInterfaces = {
  interface_missing: 'There is no network interface {name}',
  interface_without_address: 'The network interface {name} is not up, or has no address',
  interface_changed: 'The network interface {name} is another one than before, or has another address',
  interface_not_held: 'The operating system does not hold a connection to the network interface {name}',
  interface_helper_ended: 'The part of Marquee that speaks through the network interface has ended',
} as const

/** Why our exit address is unknown. */
const ofExits = {
  exit_refused: '{host} answers with status {status:number}',
  exit_not_told: '{host} tells no address',
  exit_unreachable: '{host} does not answer through the VPN: {error}',
} as const

export const sentences = { ...ofTunnels, ...ofProxies, ...ofInterfaces, ...ofExits } as const
