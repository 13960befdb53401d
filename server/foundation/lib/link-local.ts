import ipaddr from 'ipaddr.js'

/**
 * Link-local addresses, at which clouds serve credentials to any program on the machine. Also covers the one IPv6 metadata address outside
 * the link-local range.
 */
export const isLinkLocal = (address: string): boolean => {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed instanceof ipaddr.IPv4) return parsed.range() === 'linkLocal'
  return embeddedIpv4(parsed)?.range() === 'linkLocal' || parsed.range() === 'linkLocal' || parsed.toString() === 'fd00:ec2::254'
}

/** The IPv4 address inside an IPv6 one: mapped (::ffff:0:0/96), compatible (::/96) or NAT64 (64:ff9b::/96). */
export const embeddedIpv4 = (address: ipaddr.IPv6): ipaddr.IPv4 | null => {
  const [a, b, c, d, e, f, g, h] = address.parts
  const isZero = (...parts: (number | undefined)[]) => parts.every((part) => part === 0)
  const isEmbedded = isZero(a, b, c, d, e) ? f === 0xffff || f === 0 : a === 0x64 && b === 0xff9b && isZero(c, d, e, f)
  if (!isEmbedded || g === undefined || h === undefined) return null
  return new ipaddr.IPv4([g >> 8, g & 0xff, h >> 8, h & 0xff])
}
