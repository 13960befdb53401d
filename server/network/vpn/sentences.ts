const settings = {
  kill_switch_stays: 'cannot be switched off: with the VPN on, the torrent engine has no other network',
  vpn_needs_own_key: 'The VPN needs your private key',
  vpn_needs_address: 'The VPN needs your address in the tunnel',
  vpn_needs_peer_key: 'The VPN needs the public key of the server',
  vpn_needs_server: 'The VPN needs the host and port of its server',
  vpn_needs_proxy: 'The VPN needs the host and port of the SOCKS5 proxy',
  vpn_needs_interface: 'The VPN needs the name of its network interface',
  proxy_for_torrents_alone: 'A SOCKS5 proxy can only carry torrents: Marquee cannot check where a name leads',
  interface_needs_linux: 'Only Linux can bind torrents to a network interface. Choose WireGuard or a SOCKS5 proxy',
  vpn_address_invalid: '{given} is not an address',
  vpn_port_invalid: 'must be the port number that your provider reserved for you',
} as const

const servers = {
  vpn_is_up: 'The VPN is up',
  vpn_no_answer_yet: 'The VPN server has not answered yet',
  vpn_does_not_answer: 'The VPN server is not responding; a wrong key looks the same',
  vpn_server_unknown: 'The VPN server {host} was not found',
  vpn_answers: 'The VPN server answers and resolves names',
  vpn_answers_without_dns: 'The VPN server answers. Without a DNS server, Marquee cannot find trackers by name',
  vpn_dns_does_not_answer: 'The VPN server answers, but its DNS server does not',
} as const

/** Results of a VPN test. */
const tests = {
  vpn_server_answers: 'The VPN server answers',
  kill_switch_holds: 'The torrent engine tried to bypass the VPN and could not',
  kill_switch_untested: 'The torrent engine will try to bypass the VPN as soon as it is on',
  exit_seen: 'Your public address is {address}',
  exit_is_own: 'Your public address is {address}, which belongs to this computer: the VPN hides nothing',
  exit_not_asked: 'Marquee asks no service for your public address',
  vpn_finds_names: 'The VPN resolves names',
  vpn_finds_no_names: 'The DNS server of the VPN is not responding',
  vpn_without_dns: 'Without a DNS server, Marquee cannot find trackers by name',
  port_forwarded: 'The VPN server forwards port {port}',
  port_not_wanted: 'No port is forwarded: downloads work, but other peers cannot connect to you',
  port_silent: 'The VPN server does not forward ports: it does not respond to NAT-PMP or PCP',
  proxy_without_udp: 'The proxy does not carry UDP, so there is no uTP, DHT, or UDP tracker. Downloads go on by TCP',
  port_refused: 'The VPN server refuses to forward a port',
  port_moves: 'The VPN server forwards a different port than requested each time',
  interface_is_there: 'The network interface is up, and the operating system binds connections to it',
  interface_has_no_dns: 'The network interface is up. Without a DNS server, Marquee cannot find trackers by name',
  interface_dns_silent: 'The network interface is up, but the DNS server is not responding through it',
  proxy_answers: 'The proxy answers',
  proxy_finds_names: 'Only the proxy resolves names',
  proxy_names_unknown: 'The proxy resolves names; none was tested',
  port_not_by_proxy: 'A proxy accepts no incoming connections: downloads work, but other peers cannot connect to you',
  vpn_step_skipped: 'Not tested: the VPN server is not responding',
} as const

/** Why a WireGuard file cannot be used. */
const files = {
  wireguard_no_interface: 'This is not a WireGuard file: it needs one [Interface] section',
  wireguard_odd_line: 'This is not a WireGuard file: it has a line without a name and a value',
  wireguard_several_peers: 'The file has {peers} peers; Marquee uses one. Choose your provider’s file for a single server',
  wireguard_no_peer: 'The file has no [Peer] section, so it names no server',
  wireguard_unknown_section: 'The file has a [{name}] section, which WireGuard does not know',
  wireguard_unknown_line: 'The file has a line {name}, which WireGuard does not know',
  wireguard_missing: 'The file has no {name}',
  wireguard_key_invalid: '{name} is not a WireGuard key: 43 letters and digits and an equals sign',
  wireguard_address_invalid: '{name} {given} is not an address',
  wireguard_number_invalid: '{name} must be a whole number from {low} to {high}',
  wireguard_no_address: 'The file has no Address, so you have none inside the tunnel',
  wireguard_nothing_allowed: 'The file has no AllowedIPs, so nothing may go through the tunnel',
  wireguard_too_many_ranges: 'The file has more than {most} AllowedIPs',
  wireguard_no_endpoint: 'The file has no Endpoint, so it does not say where the server is',
  wireguard_endpoint_invalid: 'Endpoint {given} is not a host and a port',
} as const

export const sentences = { ...settings, ...servers, ...tests, ...files } as const
