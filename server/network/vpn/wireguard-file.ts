import { isIP } from 'node:net'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import { Invalid } from '#server/foundation/platform/errors'
import { keyBytes } from '#server/network/tunnel/curve'
import { sentences } from './sentences'

/** The contents of a provider's file, as far as given. */
export type WireguardFile = {
  readonly private_key: string
  readonly addresses: readonly string[]
  readonly dns: readonly string[]
  readonly mtu: number | null
  readonly peer_public_key: string
  readonly preshared_key: string | null
  readonly endpoint: string
  readonly allowed_ips: readonly string[]
  readonly keepalive_seconds: number | null
  /** Lines that only concern other programs, such as commands. Never run. */
  readonly ignored: readonly string[]
}

type Section = Map<string, string[]>

const known = {
  interface: ['privatekey', 'address', 'dns', 'mtu'],
  peer: ['publickey', 'presharedkey', 'endpoint', 'allowedips', 'persistentkeepalive'],
} as const
/** Keys of wg-quick and the system's own WireGuard. */
const forOthers = ['listenport', 'fwmark', 'table', 'preup', 'postup', 'predown', 'postdown', 'saveconfig']
const maxRanges = 64

/** Throws Invalid with a reason. */
export const readWireguardFile = (text: string): WireguardFile => {
  const { ours, peer, ignored } = sectionsIn(text)
  const file = {
    private_key: keyIn(ours, 'privatekey', 'PrivateKey'),
    addresses: listIn(ours, 'address').map((each) => addressIn(each, 'Address')),
    dns: listIn(ours, 'dns').filter((each) => isIP(each) !== 0),
    mtu: numberIn(ours, 'mtu', { name: 'MTU', min: 1280, max: 1500 }),
    peer_public_key: keyIn(peer, 'publickey', 'PublicKey'),
    preshared_key: peer.has('presharedkey') ? keyIn(peer, 'presharedkey', 'PresharedKey') : null,
    endpoint: endpointIn(peer),
    allowed_ips: listIn(peer, 'allowedips').map(rangeIn),
    keepalive_seconds: readKeepalive(peer),
    ignored,
  }
  if (file.addresses.length === 0) throw refused(say(sentences, 'wireguard_no_address'))
  if (file.allowed_ips.length === 0) throw refused(say(sentences, 'wireguard_nothing_allowed'))
  if (file.allowed_ips.length > maxRanges) throw refused(say(sentences, 'wireguard_too_many_ranges', { most: maxRanges }))
  return file
}

const refused = (why: Sentence) => new Invalid(why, 'text')

const sectionsIn = (text: string): { ours: Section; peer: Section; ignored: string[] } => {
  const found: { name: 'interface' | 'peer'; values: Section }[] = []
  const ignored = new Set<string>()
  for (const line of text.split(/\r?\n/)) {
    const plain = line.replace(/#.*$/, '').trim()
    if (plain === '') continue
    const heading = /^\[(\w+)\]$/.exec(plain)?.[1]?.toLowerCase()
    if (heading === 'interface' || heading === 'peer') found.push({ name: heading, values: new Map() })
    else if (heading !== undefined) throw refused(say(sentences, 'wireguard_unknown_section', { name: heading }))
    else keep(plain, found.at(-1), ignored)
  }
  const ours = found.filter(({ name }) => name === 'interface')
  const peers = found.filter(({ name }) => name === 'peer')
  if (ours.length !== 1) throw refused(say(sentences, 'wireguard_no_interface'))
  if (peers.length > 1) throw refused(say(sentences, 'wireguard_several_peers', { peers: peers.length }))
  if (peers.length === 0) throw refused(say(sentences, 'wireguard_no_peer'))
  return { ours: ours[0]!.values, peer: peers[0]!.values, ignored: [...ignored] }
}

const keep = (line: string, section: { name: 'interface' | 'peer'; values: Section } | undefined, ignored: Set<string>): void => {
  const [, name = '', value = ''] = /^(\w+)\s*=\s*(.*)$/.exec(line) ?? []
  if (!section || name === '') throw refused(say(sentences, 'wireguard_odd_line'))
  const key = name.toLowerCase()
  if (forOthers.includes(key)) ignored.add(name)
  else if ((known[section.name] as readonly string[]).includes(key))
    section.values.set(key, [...(section.values.get(key) ?? []), value.trim()])
  else throw refused(say(sentences, 'wireguard_unknown_line', { name }))
}

const oneIn = (section: Section, key: string): string | undefined => section.get(key)?.at(-1)

const listIn = (section: Section, key: string): string[] =>
  (section.get(key) ?? [])
    .flatMap((value) => value.split(','))
    .map((value) => value.trim())
    .filter((value) => value !== '')

const keyIn = (section: Section, key: string, name: string): string => {
  const value = oneIn(section, key)
  if (value === undefined) throw refused(say(sentences, 'wireguard_missing', { name }))
  if (!keyBytes(value)) throw refused(say(sentences, 'wireguard_key_invalid', { name }))
  return value
}

const addressIn = (given: string, name: string): string => {
  const [host = '', bits] = given.split('/')
  const kind = isIP(host)
  if (kind === 0 || !isPrefix(bits, kind)) throw refused(say(sentences, 'wireguard_address_invalid', { name, given }))
  return host
}

const isPrefix = (bits: string | undefined, kind: number): boolean =>
  bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (kind === 4 ? 32 : 128))

const rangeIn = (given: string): string => {
  const host = addressIn(given, 'AllowedIPs')
  return given.includes('/') ? given : `${host}/${isIP(host) === 4 ? 32 : 128}`
}

const numberIn = (section: Section, key: string, { name, min, max }: { name: string; min: number; max: number }): number | null => {
  const value = oneIn(section, key)
  if (value === undefined) return null
  const number = Number(value)
  if (!/^\d+$/.test(value) || number < min || number > max)
    throw refused(say(sentences, 'wireguard_number_invalid', { name, low: min, high: max }))
  return number
}

const readKeepalive = (peer: Section): number | null =>
  oneIn(peer, 'persistentkeepalive')?.toLowerCase() === 'off'
    ? 0
    : numberIn(peer, 'persistentkeepalive', { name: 'PersistentKeepalive', min: 0, max: 65_535 })

const endpointIn = (peer: Section): string => {
  const value = oneIn(peer, 'endpoint')
  if (value === undefined) throw refused(say(sentences, 'wireguard_no_endpoint'))
  if (!splitEndpoint(value)) throw refused(say(sentences, 'wireguard_endpoint_invalid', { given: value }))
  return value
}

export const splitEndpoint = (endpoint: string): { host: string; port: number } | undefined => {
  const [, bracketed, plain, port = ''] = /^(?:\[([\da-f:.]+)\]|([\w.-]+)):(\d{1,5})$/i.exec(endpoint) ?? []
  const host = bracketed ?? plain
  return host === undefined || Number(port) < 1 || Number(port) > 65_535 ? undefined : { host, port: Number(port) }
}
