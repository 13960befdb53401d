import type { NetworkInterfaceInfo } from 'node:os'
import { isInNetwork, isNear } from '#server/foundation/lib/near-address'
import { webOrigin } from './same-origin'

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>
type Listening = { interfaces: Interfaces; hosts: readonly string[]; port: number; public_url: string | null; base: string }

/** URLs at which other devices reach the service, the best for a phone first. Empty if it listens only on loopback. */
export const reachableUrls = ({ interfaces, hosts, port, public_url, base }: Listening): string[] => {
  const published = webOrigin(public_url)
  const urls = lanAddresses(interfaces, hosts).map((address) => `http://${inUrl(address)}${port === 80 ? '' : `:${port}`}${base}`)
  return published ? [publishedUrl(published, base), ...urls] : urls
}

/** The Host header that a client of each URL sends. */
export const hostsOf = (urls: readonly string[]): string[] => urls.flatMap((url) => webOrigin(url)?.host ?? [])

const publishedUrl = (url: URL, base: string): string => {
  const path = url.pathname.replace(/(?<!\/)\/+$/, '')
  return url.origin + (path === '' ? base : path)
}

const isAny = (host: string) => host === '0.0.0.0' || host === '::' || host === '[::]'
const isLoopback = (host: string) => /^(?:localhost|127\..*|\[?::1\]?)$/i.test(host)
const inUrl = (address: string) => (address.includes(':') ? `[${address}]` : address)

const lanAddresses = (interfaces: Interfaces, hosts: readonly string[]): string[] => {
  const named = hosts.filter((host) => !isAny(host) && !isLoopback(host)).map((host) => host.replace(/^\[|\]$/g, ''))
  const families = [...(hosts.some(isAny) ? ['IPv4'] : []), ...(hosts.some((host) => isAny(host) && host.includes(':')) ? ['IPv6'] : [])]
  const found = Object.entries(interfaces)
    .flatMap(([name, infos]) => (infos ?? []).map((info) => ({ name, ...info })))
    .filter(({ internal, family, address }) => !internal && families.includes(family) && !/^(?:fe80:|169\.254\.)/i.test(address))
    .map(({ name, address }) => ({ address, rank: rankOf(name, address) }))
    .sort((a, b) => a.rank - b.rank)
  return [...new Set([...named, ...found.map(({ address }) => address)])]
}

/** Ranks home networks before tunnels, and real network cards before those of containers and virtual machines. */
const rankOf = (name: string, address: string): number => {
  const isVirtual = /^(?:docker|br-|veth|virbr|vmnet|vbox|lxc|lxd|cni|podman|utun|tun|tap|wg|tailscale|zt|vEthernet)/i.test(name)
  return (isVirtual ? 10 : 0) + rankOfAddress(address)
}

const rankOfAddress = (address: string): number => {
  const order = [/^192\.168\./, /^10\./, /^172\.(?:1[6-9]|2\d|3[01])\./, /^\d+\./, /^f[cd]/i]
  const rank = order.findIndex((pattern) => pattern.test(address))
  return rank < 0 ? order.length : rank
}

export type LanPlace = { readonly address: string; readonly cidr: string; readonly url: string }

/** Where devices at home reach the service: each private IPv4 address that it listens on, with the network around it. */
export const lanPlaces = ({ interfaces, hosts, port, base }: Omit<Listening, 'public_url'>): LanPlace[] =>
  Object.entries(interfaces)
    .filter(([name]) => !/^(?:utun|tun|tap|wg|tailscale|zt)/i.test(name))
    .flatMap(([, infos]) => infos ?? [])
    .filter(({ address, family, internal }) => family === 'IPv4' && !internal && isNear(address))
    .filter(({ address }) => hosts.some((host) => isAny(host) || host === address))
    .map(({ address, cidr }) => ({
      address,
      cidr: cidr ?? `${address}/32`,
      url: `http://${address}${port === 80 ? '' : `:${port}`}${base}`,
    }))

/** The place in the network of this device, or else the first. */
export const placeNear = (remote: string, places: readonly LanPlace[]): LanPlace | null =>
  places.find(({ cidr }) => isInNetwork(remote, cidr)) ?? places[0] ?? null
