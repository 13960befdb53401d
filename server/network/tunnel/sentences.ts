/** Why the torrent engine cannot be closed off, or has no tunnel. */
const ofTunnels = {
  privileges_not_given_up: 'The operating system does not let the torrent engine give up privileges',
  engine_not_closed_off: 'The operating system cannot isolate the torrent engine',
  no_c_library: 'The C library of this system was not found',
  too_many_addresses: 'The VPN has too many allowed addresses',
  tunnel_key_invalid: 'A key of the VPN is not a WireGuard key',
  network_not_replaced: 'The torrent engine still has another network: {names:list}',
  engine_gets_past: 'The torrent engine could bypass the VPN',
  tunnel_failed: 'The VPN cannot be started: {error}',
} as const

/** Why the proxy for all torrents is unusable. */
const ofProxies = {
  proxy_unreachable: 'The proxy {host} is not responding: {error}',
  proxy_wants_login: 'The proxy {host} needs a password, which Marquee does not support',
  proxy_odd: '{host} does not respond like a SOCKS5 proxy',
  proxy_helper_ended: 'The helper that talks to the proxy has stopped',
} as const

/** Why no socket can be bound to a network interface. */
const ofInterfaces = {
  interface_missing: 'There is no network interface {name}',
  interface_without_address: 'The network interface {name} is not up, or has no address',
  interface_changed: 'The network interface {name} was replaced, or its address changed',
  interface_not_bound: 'The operating system does not bind a connection to the network interface {name}',
  interface_helper_ended: 'The helper that uses the network interface has stopped',
} as const

/** Why our exit address is unknown. */
const ofExits = {
  exit_refused: '{host} returned status {status:number}',
  exit_address_missing: '{host} returned no address',
  exit_unreachable: '{host} is not responding through the VPN: {error}',
} as const

export const sentences = { ...ofTunnels, ...ofProxies, ...ofInterfaces, ...ofExits } as const
