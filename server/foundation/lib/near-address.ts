import ipaddr from 'ipaddr.js'

const near = new Set(['private', 'linkLocal', 'loopback', 'uniqueLocal'])

/** Whether an address belongs to this computer or to a network at home. Nobody else gets what is meant for devices in the house. */
export const isNear = (address: string): boolean => ipaddr.isValid(address) && near.has(plain(address).range())

/** An IPv4 address may arrive written as IPv6. */
export const plainAddress = (address: string): string => (ipaddr.isValid(address) ? plain(address).toString() : address)

/** Whether an address is in a network such as `192.168.1.0/24`. */
export const isInNetwork = (address: string, cidr: string): boolean => {
  if (!ipaddr.isValid(address)) return false
  const [own, network] = [plain(address), ipaddr.parseCIDR(cidr)]
  return own.kind() === network[0].kind() && own.match(network)
}

const plain = (address: string): ipaddr.IPv4 | ipaddr.IPv6 => {
  const parsed = ipaddr.parse(address)
  return parsed instanceof ipaddr.IPv6 && parsed.isIPv4MappedAddress() ? parsed.toIPv4Address() : parsed
}
