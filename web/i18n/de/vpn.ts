/** What is said of the VPN and of the file of a provider, in German. */
export const vpn: Readonly<Record<string, string>> = {
  'cannot be switched off: with the VPN on, the torrent engine has no other network':
    'lässt sich nicht ausschalten: Mit VPN hat die Torrent-Maschine kein anderes Netz',
  'The VPN needs the private key of your side': 'Das VPN braucht den privaten Schlüssel der eigenen Seite',
  'The VPN needs your address in the tunnel': 'Das VPN braucht die eigene Adresse im Tunnel',
  'The VPN needs the public key of the other side': 'Das VPN braucht den öffentlichen Schlüssel der anderen Seite',
  'The VPN needs the host and port of its server': 'Das VPN braucht Name und Port des Servers',
  '{given} is not an address': '{given} ist keine Adresse',
  'The VPN is up': 'Das VPN steht',
  'The VPN server has not answered yet': 'Der VPN-Server hat noch nicht geantwortet',
  'VPN server does not answer; a wrong key looks the same': 'Der VPN-Server antwortet nicht; ein falscher Schlüssel sieht genauso aus',
  'VPN server {host} was not found': 'Den VPN-Server {host} gibt es nicht',
  'The VPN server {host} was not found': 'Den VPN-Server {host} gibt es nicht',
  'The VPN server answers, and names are found through it': 'Der VPN-Server antwortet, und Namen werden durch ihn gefunden',
  'The VPN server answers, but its DNS server does not': 'Der VPN-Server antwortet, sein DNS-Server aber nicht',
  'The VPN server answers. Without a DNS server, trackers that have a name are not found':
    'Der VPN-Server antwortet. Ohne DNS-Server werden Tracker mit einem Namen nicht gefunden',
  'This is not a WireGuard file: it needs one section [Interface]':
    'Das ist keine WireGuard-Datei: Ihr fehlt der eine Abschnitt [Interface]',
  'This is not a WireGuard file: it has a line without a name and a value':
    'Das ist keine WireGuard-Datei: Eine Zeile hat nicht Namen und Wert',
  'The file has {count} peers; Marquee uses one. Choose a file of your provider for a single server':
    'Die Datei hat {count} Gegenstellen; Marquee benutzt eine. Bitte die Datei für einen einzelnen Server nehmen',
  'The file has no section [Peer], so it names no server': 'Die Datei hat keinen Abschnitt [Peer] und nennt also keinen Server',
  'The file has a section [{name}], which WireGuard does not know': 'Die Datei hat einen Abschnitt [{name}], den WireGuard nicht kennt',
  'The file has a line {name}, which WireGuard does not know': 'Die Datei hat eine Zeile {name}, die WireGuard nicht kennt',
  'The file has no {name}': 'In der Datei fehlt {name}',
  '{name} is not a WireGuard key: 43 letters and digits and an equals sign':
    '{name} ist kein WireGuard-Schlüssel: 43 Buchstaben und Ziffern und ein Gleichheitszeichen',
  'The file has no Address, so there is none of ours inside the tunnel': 'In der Datei fehlt Address, die eigene Adresse im Tunnel',
  'The file has no AllowedIPs, so nothing may go through the tunnel': 'In der Datei fehlt AllowedIPs; so dürfte nichts durch den Tunnel',
  'The file has no Endpoint, so it does not say where the server is': 'In der Datei fehlt Endpoint, also wo der Server ist',
  'Endpoint {given} is not a host and a port': 'Endpoint {given} ist nicht Name und Port',
}
