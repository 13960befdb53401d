import { lookup } from 'node:dns/promises'
import ipaddr from 'ipaddr.js'
import { embeddedIpv4, isLinkLocal } from '#server/foundation/lib/link-local'
import type { Why } from './why-unreachable'

/**
 * How far a request may reach. An address that a stranger chose (a poster, a webhook, a link in a feed) never leads into the local network.
 * One that the user typed may be private, but only its own origin, and the origins that the user allowed beside it (`also`): its redirects
 * and links are strangers' again. A query of the user's own indexer (`same-host-or-public`) may be redirected to any port of its host.
 */
export type Reach =
  | { readonly policy: 'public-only' }
  | { readonly policy: 'same-origin-or-public'; readonly origin: string; readonly also?: readonly string[] }
  | { readonly policy: 'same-host-or-public'; readonly origin: string }

export type Resolve = (host: string) => Promise<string[]>

/**
 * `addresses` are the checked ones to connect to; null means connect as written, because it is the user's own origin or already an address.
 */
export type Target = { readonly ok: true; readonly addresses: readonly string[] | null } | { readonly ok: false; readonly why: Why }

/** Resolves the host of a URL and checks all its addresses, so the caller connects only to a checked one. */
export const checkTarget = async (url: URL, reach: Reach, resolve: Resolve = resolveHost): Promise<Target> => {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return refused('party_points_not_http')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isOwn(url, reach)) return await checkOwn(host, resolve)
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

/** Whether the user typed or allowed this address. The host of a typed one is also believed over https at its usual port. */
export const isOwn = (url: URL, reach: Reach): boolean => {
  if (reach.policy === 'public-only') return false
  const own = URL.canParse(reach.origin) ? new URL(reach.origin) : null
  if (own === null) return false
  if (reach.policy === 'same-host-or-public') return url.hostname === own.hostname
  return isSameOrSecure(own, url) || reach.also?.includes(url.origin) === true
}

/** The same origin, or the same host over https instead of http. */
export const isSameOrSecure = (own: URL, url: URL): boolean =>
  url.origin === own.origin || (url.hostname === own.hostname && own.protocol === 'http:' && url.protocol === 'https:' && url.port === '')

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

/** These names mean this machine or network whatever a resolver says, and some resolvers do not know them. */
const isLocalName = (host: string): boolean => /(^|\.)(localhost|local|localdomain|internal|home\.arpa|lan)\.?$/i.test(host)
