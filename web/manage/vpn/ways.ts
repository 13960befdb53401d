/** The settings that mean something on each way. */
const settings = {
  wireguard: /^vpn_(private_key|address|peer_public_key|endpoint|dns|port_forward_\w+)$/,
  interface: /^vpn_(interface|dns|port_forward_\w+)$/,
  socks5: /^vpn_proxy$/,
} as const

/** Whether a setting of the VPN means nothing on the way that is chosen. */
export const isOfOtherWay = (name: string, way: unknown): boolean => {
  const chosen = typeof way === 'string' && Object.hasOwn(settings, way) ? settings[way as keyof typeof settings] : settings.wireguard
  return !chosen.test(name) && Object.values(settings).some((each) => each.test(name))
}
