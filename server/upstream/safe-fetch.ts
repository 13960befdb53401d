import { lookup } from 'node:dns/promises'
import { networkInterfaces } from 'node:os'
import ipaddr from 'ipaddr.js'
import { embeddedIpv4, isLinkLocal } from '#server/lib/link-local'
import type { Why } from './why-unreachable'

/**
 * How far a request may reach. An address that a stranger chose (a poster, a webhook, a link in a feed) never leads into the local network;
 * an address that the user typed may be private, but only its own origin is: what it redirects or links to is a stranger's again. The user's
 * own indexer (`same-network-or-public`) may also lead to other ports of its host and to its own network, as collectors of indexers do.
 */
export type Reach =
  | { readonly policy: 'public-only' }
  | { readonly policy: 'same-origin-or-public' | 'same-network-or-public'; readonly origin: string }

export type Resolve = (host: string) => Promise<string[]>

/** `addresses` are the checked ones to connect to; null means: connect as it is written, for it is the user's own origin or an address already. */
export type Target = { readonly ok: true; readonly addresses: readonly string[] | null } | { readonly ok: false; readonly why: Why }

/** Resolves the host of a URL and checks every address of it, so that the caller connects to what was checked and to nothing else. */
export const checkTarget = async (url: URL, reach: Reach, resolve: Resolve = resolveHost): Promise<Target> => {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return refused('party_points_not_http')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (reach.policy !== 'public-only' && url.origin === originOf(reach.origin)) return await checkOwn(host, resolve)
  const near = reach.policy === 'same-network-or-public' ? await checkNear(host, hostOf(reach.origin), resolve) : null
  if (near) return near
  if (isLocalName(host)) return refused(leadsInside)
  if (ipaddr.isValid(host)) return isPublicAddress(host) ? { ok: true, addresses: null } : refused(leadsInside)
  const addresses = await resolve(host)
  if (addresses.length === 0) return refused('party_address_unknown')
  if (!addresses.every(isPublicAddress)) return refused(leadsInside)
  return { ok: true, addresses }
}

/** The user's own address may be any but those where a machine tells its secrets to whoever asks from inside of it. */
const checkOwn = async (host: string, resolve: Resolve): Promise<Target> => {
  const addresses = ipaddr.isValid(host) ? [host] : isLocalName(host) ? [] : await resolve(host)
  return addresses.some(isLinkLocal) ? refused('party_points_link_local') : { ok: true, addresses: null }
}

/** Null when the host is not near the user's own one. The caller connects to the addresses that were checked. */
const checkNear = async (host: string, own: string, resolve: Resolve): Promise<Target | null> => {
  if (host === own) return await checkOwn(host, resolve)
  const addressesOf = async (name: string) => (ipaddr.isValid(name) ? [name] : await resolve(name).catch(() => []))
  const [addresses, ownAddresses] = await Promise.all([addressesOf(host), addressesOf(own)])
  const isNear = addresses.length > 0 && addresses.every((address) => ownAddresses.some((near) => areNear(address, near)))
  if (!isNear) return null
  return addresses.some(isLinkLocal) ? refused('party_points_link_local') : { ok: true, addresses }
}

/** The same private network of 256 addresses (IPv4) or the same link (IPv6), or both on this machine. */
const areNear = (one: string, other: string): boolean => {
  const [a, b] = [ipaddr.process(one), ipaddr.process(other)]
  if (isPublicAddress(one) || isPublicAddress(other)) return false
  if (isThisMachine(a) && isThisMachine(b)) return true
  if (a instanceof ipaddr.IPv4 && b instanceof ipaddr.IPv4) return a.match(b, 24)
  return a instanceof ipaddr.IPv6 && b instanceof ipaddr.IPv6 && a.match(b, 64)
}

const isThisMachine = (address: ipaddr.IPv4 | ipaddr.IPv6): boolean =>
  address.range() === 'loopback' ||
  Object.values(networkInterfaces()).some((entries) =>
    entries?.some((entry) => ipaddr.isValid(entry.address) && ipaddr.process(entry.address).toString() === address.toString()),
  )

/** All addresses of a name, IPv4 first: a home without IPv6 would otherwise fail on the first try. */
export const resolveHost: Resolve = async (host) => {
  const found = await lookup(host, { all: true, verbatim: true })
  return found.toSorted((a, b) => a.family - b.family).map((entry) => entry.address)
}

/** Only what the public internet routes: no loopback, private, link-local, carrier, documentation or multicast range, in no disguise. */
export const isPublicAddress = (address: string): boolean => {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed instanceof ipaddr.IPv4) return parsed.range() === 'unicast'
  const embedded = embeddedIpv4(parsed)
  return embedded ? embedded.range() === 'unicast' : parsed.range() === 'unicast'
}

/** Whether an address is one of this computer or its network by how it is written, so that nobody is asked for it. */
export const isNearby = (url: URL): boolean => {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return ipaddr.isValid(host) ? !isPublicAddress(host) : isLocalName(host) || !host.includes('.')
}

const leadsInside = 'party_points_inside'
const refused = (why: Why): Target => ({ ok: false, why })

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).hostname.replace(/^\[|\]$/g, '') : '')
export const originOf = (address: string): string | null => (URL.canParse(address) ? new URL(address).origin : null)

/** These names mean this machine or this network whatever a resolver says, and some resolvers do not know them. */
const isLocalName = (host: string): boolean => /(^|\.)(localhost|local|localdomain|internal|home\.arpa|lan)\.?$/i.test(host)
