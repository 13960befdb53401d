const settings = {
  kill_switch_stays: 'cannot be switched off: with the VPN on, the torrent engine has no other network',
  vpn_needs_own_key: 'The VPN needs the private key of your side',
  vpn_needs_address: 'The VPN needs your address in the tunnel',
  vpn_needs_peer_key: 'The VPN needs the public key of the other side',
  vpn_needs_server: 'The VPN needs the host and port of its server',
  vpn_needs_proxy: 'The VPN needs the host and port of the SOCKS5 proxy',
  vpn_needs_interface: 'The VPN needs the name of its network interface',
  proxy_for_torrents_alone: 'A SOCKS5 proxy carries torrents alone: where it leads a name cannot be checked',
  interface_needs_linux: 'Only Linux holds the torrents to a network interface. Here, choose WireGuard or a SOCKS5 proxy',
  vpn_address_invalid: '{given} is not an address',
  vpn_port_invalid: 'must be the number of the port that your provider has reserved for you',
} as const

const servers = {
  vpn_is_up: 'The VPN is up',
  vpn_no_answer_yet: 'The VPN server has not answered yet',
  vpn_does_not_answer: 'The VPN server does not answer; a wrong key looks the same',
  vpn_server_unknown: 'The VPN server {host} was not found',
  vpn_answers: 'The VPN server answers, and names are found through it',
  vpn_answers_without_dns: 'The VPN server answers. Without a DNS server, trackers that have a name are not found',
  vpn_dns_does_not_answer: 'The VPN server answers, but its DNS server does not',
} as const

/** Results of a VPN test. */
const tests = {
  vpn_server_answers: 'The VPN server answers',
  kill_switch_holds: 'The torrent engine tried to get past the VPN, and could not',
  kill_switch_untested: 'The torrent engine tries to get past the VPN as soon as that is on',
  exit_seen: 'The world sees {address}',
  exit_is_own: 'The world sees {address}, an address of this computer itself: the VPN hides nothing',
  exit_not_asked: 'Nobody is asked which address the world sees',
  vpn_finds_names: 'Names are found through the VPN',
  vpn_finds_no_names: 'The DNS server of the VPN does not answer',
  vpn_without_dns: 'Without a DNS server, trackers that have a name are not found',
  port_forwarded: 'The VPN server passes port {port} on',
  port_not_wanted: 'No port is forwarded: downloads work, but other peers cannot call you',
  port_silent: 'The VPN server does not forward ports: nobody there answers NAT-PMP or PCP',
  port_refused: 'The VPN server refuses to forward a port',
  port_moves: 'The VPN server forwards another port than the one asked for, each time',
  interface_is_there: 'The network interface is up, and the operating system holds connections to it',
  interface_has_no_dns: 'The network interface is up. Without a DNS server, trackers that have a name are not found',
  interface_dns_silent: 'The network interface is up, but the DNS server does not answer through it',
  proxy_answers: 'The proxy answers',
  proxy_finds_names: 'Names are found by the proxy, and by nobody else',
  proxy_names_unknown: 'Names are left to the proxy; it was asked for none',
  port_not_by_proxy: 'Nobody can call through a proxy: downloads work, but other peers cannot call you',
  vpn_step_skipped: 'Not tried: the VPN server does not answer',
} as const

/** Why a WireGuard file cannot be used. */
const files = {
  wireguard_no_interface: 'This is not a WireGuard file: it needs one section [Interface]',
  wireguard_odd_line: 'This is not a WireGuard file: it has a line without a name and a value',
  wireguard_several_peers: 'The file has {peers} peers; Marquee uses one. Choose a file of your provider for a single server',
  wireguard_no_peer: 'The file has no section [Peer], so it names no server',
  wireguard_unknown_section: 'The file has a section [{name}], which WireGuard does not know',
  wireguard_unknown_line: 'The file has a line {name}, which WireGuard does not know',
  wireguard_missing: 'The file has no {name}',
  wireguard_key_invalid: '{name} is not a WireGuard key: 43 letters and digits and an equals sign',
  wireguard_address_invalid: '{name} {given} is not an address',
  wireguard_number_invalid: '{name} must be a whole number from {low} to {high}',
  wireguard_no_address: 'The file has no Address, so there is none of ours inside the tunnel',
  wireguard_nothing_allowed: 'The file has no AllowedIPs, so nothing may go through the tunnel',
  wireguard_too_many_ranges: 'The file has more than {most} AllowedIPs',
  wireguard_no_endpoint: 'The file has no Endpoint, so it does not say where the server is',
  wireguard_endpoint_invalid: 'Endpoint {given} is not a host and a port',
} as const

export const sentences = { ...settings, ...servers, ...tests, ...files } as const
