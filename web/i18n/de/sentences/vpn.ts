import type { sentences as tunnelSentences } from '#server/tunnel/sentences'
import type { sentences } from '#server/vpn/sentences'
import type { Words } from '../../catalogue'

export const vpn: Words<typeof sentences> = {
  kill_switch_stays: 'lässt sich nicht ausschalten: Mit VPN hat die Torrent-Maschine kein anderes Netz',
  vpn_needs_own_key: 'Das VPN braucht den privaten Schlüssel der eigenen Seite',
  vpn_needs_address: 'Das VPN braucht die eigene Adresse im Tunnel',
  vpn_needs_peer_key: 'Das VPN braucht den öffentlichen Schlüssel der anderen Seite',
  vpn_needs_server: 'Das VPN braucht Name und Port des Servers',
  vpn_address_invalid: '{given} ist keine Adresse',
  vpn_is_up: 'Das VPN steht',
  vpn_no_answer_yet: 'Der VPN-Server hat noch nicht geantwortet',
  vpn_does_not_answer: 'Der VPN-Server antwortet nicht; ein falscher Schlüssel sieht genauso aus',
  vpn_server_unknown: 'Den VPN-Server {host} gibt es nicht',
  vpn_answers: 'Der VPN-Server antwortet, und Namen werden durch ihn gefunden',
  vpn_answers_without_dns: 'Der VPN-Server antwortet. Ohne DNS-Server werden Tracker mit einem Namen nicht gefunden',
  vpn_dns_does_not_answer: 'Der VPN-Server antwortet, sein DNS-Server aber nicht',
  wireguard_no_interface: 'Das ist keine WireGuard-Datei: Ihr fehlt der eine Abschnitt [Interface]',
  wireguard_odd_line: 'Das ist keine WireGuard-Datei: Eine Zeile besteht nicht aus Name und Wert',
  wireguard_several_peers:
    'Die Datei hat {peers} Gegenstellen; Marquee benutzt eine. Bitte beim Anbieter die Datei für einen einzelnen Server nehmen',
  wireguard_no_peer: 'Die Datei hat keinen Abschnitt [Peer] und nennt also keinen Server',
  wireguard_unknown_section: 'Die Datei hat einen Abschnitt [{name}], den WireGuard nicht kennt',
  wireguard_unknown_line: 'Die Datei hat eine Zeile {name}, die WireGuard nicht kennt',
  wireguard_missing: 'In der Datei fehlt {name}',
  wireguard_key_invalid: '{name} ist kein WireGuard-Schlüssel: 43 Buchstaben und Ziffern und ein Gleichheitszeichen',
  wireguard_address_invalid: '{name} {given} ist keine Adresse',
  wireguard_number_invalid: '{name} muss eine ganze Zahl von {low} bis {high} sein',
  wireguard_no_address: 'In der Datei fehlt Address, die eigene Adresse im Tunnel',
  wireguard_nothing_allowed: 'In der Datei fehlt AllowedIPs; so dürfte nichts durch den Tunnel',
  wireguard_too_many_ranges: 'Die Datei hat mehr als {most} AllowedIPs',
  wireguard_no_endpoint: 'In der Datei fehlt Endpoint, also wo der Server ist',
  wireguard_endpoint_invalid: 'Endpoint {given} ist nicht Name und Port',
}

export const tunnel: Words<typeof tunnelSentences> = {
  privileges_not_given_up: 'Das Betriebssystem lässt die Torrent-Maschine ihre Rechte nicht abgeben',
  engine_not_closed_off: 'Das Betriebssystem schließt die Torrent-Maschine nicht ab',
  no_c_library: 'Die C-Bibliothek dieses Systems wurde nicht gefunden',
  too_many_addresses: 'Das VPN hat zu viele erlaubte Adressen',
  tunnel_key_invalid: 'Ein Schlüssel des VPN ist kein WireGuard-Schlüssel',
  network_not_replaced: 'Die Torrent-Maschine behält ein anderes Netz: {names:list}',
  engine_gets_past: 'Die Torrent-Maschine käme am VPN vorbei',
  tunnel_failed: 'Das VPN lässt sich nicht starten: {error}',
}
