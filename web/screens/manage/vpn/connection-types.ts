/** The settings that apply to each connection type. */
const settings = {
  wireguard: /^vpn_(private_key|address|peer_public_key|endpoint|dns|port_forward_\w+)$/,
  interface: /^vpn_(interface|dns|port_forward_\w+)$/,
  socks5: /^vpn_proxy$/,
} as const

/** True for a VPN setting that does not apply to the chosen connection type. */
export const isOfOtherType = (name: string, way: unknown): boolean => {
  const chosen = typeof way === 'string' && Object.hasOwn(settings, way) ? settings[way as keyof typeof settings] : settings.wireguard
  return !chosen.test(name) && Object.values(settings).some((each) => each.test(name))
}
