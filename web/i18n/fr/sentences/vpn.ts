import type { sentences as tunnelSentences } from '#server/tunnel/sentences'
import type { sentences } from '#server/vpn/sentences'
import type { Words } from '../../catalogue'

export const vpn: Words<typeof sentences> = {
  kill_switch_stays: 'ne peut pas être désactivé : avec le VPN, le moteur torrent n’a aucun autre réseau',
  vpn_needs_own_key: 'Il manque au VPN la clé privée de votre côté',
  vpn_needs_address: 'Il manque au VPN votre adresse dans le tunnel',
  vpn_needs_peer_key: 'Il manque au VPN la clé publique de l’autre côté',
  vpn_needs_server: 'Il manque au VPN le nom et le port de son serveur',
  vpn_address_invalid: '{given} n’est pas une adresse',
  vpn_is_up: 'Le VPN est actif',
  vpn_no_answer_yet: 'Le serveur VPN n’a pas encore répondu',
  vpn_does_not_answer: 'Le serveur VPN ne répond pas ; une mauvaise clé donne le même résultat',
  vpn_server_unknown: 'Le serveur VPN {host} est introuvable',
  vpn_answers: 'Le serveur VPN répond, et les noms sont trouvés à travers lui',
  vpn_answers_without_dns: 'Le serveur VPN répond. Sans serveur DNS, les trackers désignés par un nom sont introuvables',
  vpn_dns_does_not_answer: 'Le serveur VPN répond, mais pas son serveur DNS',
  wireguard_no_interface: 'Ce n’est pas un fichier WireGuard : il lui faut une seule section [Interface]',
  wireguard_odd_line: 'Ce n’est pas un fichier WireGuard : une de ses lignes n’a pas de nom et de valeur',
  wireguard_several_peers:
    'Le fichier a {peers} pairs ; Marquee en utilise un. Choisissez chez votre fournisseur un fichier pour un seul serveur',
  wireguard_no_peer: 'Le fichier n’a pas de section [Peer], il ne nomme donc aucun serveur',
  wireguard_unknown_section: 'Le fichier a une section [{name}], que WireGuard ne connaît pas',
  wireguard_unknown_line: 'Le fichier a une ligne {name}, que WireGuard ne connaît pas',
  wireguard_missing: 'Il manque {name} dans le fichier',
  wireguard_key_invalid: '{name} n’est pas une clé WireGuard : 43 lettres et chiffres, puis un signe égal',
  wireguard_address_invalid: '{name} {given} n’est pas une adresse',
  wireguard_number_invalid: '{name} doit être un nombre entier de {low} à {high}',
  wireguard_no_address: 'Il manque Address dans le fichier : votre adresse dans le tunnel',
  wireguard_nothing_allowed: 'Il manque AllowedIPs dans le fichier : rien ne pourrait passer par le tunnel',
  wireguard_too_many_ranges: 'Le fichier a plus de {most} AllowedIPs',
  wireguard_no_endpoint: 'Il manque Endpoint dans le fichier : il ne dit pas où est le serveur',
  wireguard_endpoint_invalid: 'Endpoint {given} n’est pas un nom et un port',
}

export const tunnel: Words<typeof tunnelSentences> = {
  privileges_not_given_up: 'Le système d’exploitation ne laisse pas le moteur torrent renoncer à ses privilèges',
  engine_not_closed_off: 'Le système d’exploitation n’isole pas le moteur torrent',
  no_c_library: 'La bibliothèque C de ce système est introuvable',
  too_many_addresses: 'Le VPN a trop d’adresses autorisées',
  tunnel_key_invalid: 'Une clé du VPN n’est pas une clé WireGuard',
  network_not_replaced: 'Le moteur torrent garde un autre réseau : {names:list}',
  engine_gets_past: 'Le moteur torrent pourrait contourner le VPN',
  tunnel_failed: 'Le VPN ne peut pas démarrer : {error}',
}
