import { lookup } from 'node:dns/promises'
import { networkInterfaces } from 'node:os'
import ipaddr from 'ipaddr.js'
import { embeddedIpv4, isLinkLocal } from '#server/foundation/lib/link-local'
import type { Why } from './why-unreachable'

/**
 * How far a request may reach. An address that a stranger chose (a poster, a webhook, a link in a feed) never leads into the local network.
 * One that the user typed may be private, but only its own origin: its redirects and links are strangers' again. The user's own indexer
 * (`same-network-or-public`) may also lead to other ports of its host and to its own network, as indexer proxies do.
 */
export type Reach =
  | { readonly policy: 'public-only' }
  | { readonly policy: 'same-origin-or-public' | 'same-network-or-public'; readonly origin: string }

export type Resolve = (host: string) => Promise<string[]>

/**
 * `addresses` are the checked ones to connect to; null means connect as written, because it is the user's own origin or already an address.
 */
export type Target = { readonly ok: true; readonly addresses: readonly string[] | null } | { readonly ok: false; readonly why: Why }

/** Resolves the host of a URL and checks all its addresses, so the caller connects only to a checked one. */
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

/** The user's own address may be any except those at which a machine reveals its secrets to programs running on it. */
const checkOwn = async (host: string, resolve: Resolve): Promise<Target> => {
  const addresses = ipaddr.isValid(host) ? [host] : isLocalName(host) ? [] : await resolve(host)
  return addresses.some(isLinkLocal) ? refused('party_points_link_local') : { ok: true, addresses: null }
}

/** Null if the host is not near the user's own. The caller connects to the checked addresses. */
const checkNear = async (host: string, own: string, resolve: Resolve): Promise<Target | null> => {
  if (host === own) return await checkOwn(host, resolve)
  const addressesOf = async (name: string) => (ipaddr.isValid(name) ? [name] : await resolve(name).catch(() => []))
  const [addresses, ownAddresses] = await Promise.all([addressesOf(host), addressesOf(own)])
  const isNear = addresses.length > 0 && addresses.every((address) => ownAddresses.some((near) => areNear(address, near)))
  if (!isNear) return null
  return addresses.some(isLinkLocal) ? refused('party_points_link_local') : { ok: true, addresses }
}

/** The same private network of 256 addresses (IPv4), the same link (IPv6), or both on this machine. */
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

/** All addresses of a name, IPv4 first: a home without IPv6 would otherwise fail on the first attempt. */
export const resolveHost: Resolve = async (host) => {
  const found = await lookup(host, { all: true, verbatim: true })
  return found.toSorted((a, b) => a.family - b.family).map((entry) => entry.address)
}

/**
 * Whether the public internet routes the address: no loopback, private, link-local, carrier, documentation or multicast range, in any
 * notation.
 */
export const isPublicAddress = (address: string): boolean => {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed instanceof ipaddr.IPv4) return parsed.range() === 'unicast'
  const embedded = embeddedIpv4(parsed)
  return embedded ? embedded.range() === 'unicast' : parsed.range() === 'unicast'
}

/** Whether a URL visibly points to this computer or its network, without resolving anything. */
export const isNearby = (url: URL): boolean => {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return ipaddr.isValid(host) ? !isPublicAddress(host) : isLocalName(host) || !host.includes('.')
}

const leadsInside = 'party_points_inside'
const refused = (why: Why): Target => ({ ok: false, why })

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).hostname.replace(/^\[|\]$/g, '') : '')
export const originOf = (address: string): string | null => (URL.canParse(address) ? new URL(address).origin : null)

/** These names mean this machine or network whatever a resolver says, and some resolvers do not know them. */
const isLocalName = (host: string): boolean => /(^|\.)(localhost|local|localdomain|internal|home\.arpa|lan)\.?$/i.test(host)
