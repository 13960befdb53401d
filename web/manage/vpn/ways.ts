const ofWireguard = /^vpn_(private_key|address|peer_public_key|endpoint|dns|port_forward_\w+)$/
const ofProxy = /^vpn_proxy/

/** Whether a setting of the VPN means nothing on the way that is chosen. */
export const isOfOtherWay = (name: string, way: unknown): boolean => (way === 'socks5' ? ofWireguard : ofProxy).test(name)
