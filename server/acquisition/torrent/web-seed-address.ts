import dns from 'node:dns'
import { isIP } from 'node:net'
import { isPrivate } from './engine-bans'

const maxSeeds = 8

/** A torrent's usable web seeds: plain web URLs without a user name. */
export const usableWebSeeds = (urls: readonly unknown[]): readonly string[] =>
  [...new Set(urls.filter((url): url is string => typeof url === 'string' && isWebAddress(url)))].slice(0, maxSeeds)

const isWebAddress = (url: string) => {
  if (url.length > 2000 || !URL.canParse(url)) return false
  const { protocol, username, password } = new URL(url)
  return (protocol === 'http:' || protocol === 'https:') && username === '' && password === ''
}

export type Asked = { readonly url: string; readonly headers: Record<string, string> }

/**
 * The address to request once the name is resolved: a stranger must not make us connect to our own network. For http, connects to the
 * resolved address, so the name cannot change its meaning; for https, the certificate proves the name.
 */
export const publicAddress = async (address: string, allowsPrivate: boolean): Promise<Asked> => {
  const url = new URL(address)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const found = isIP(host) ? [{ address: host }] : await dns.promises.lookup(host, { all: true })
  const [first] = found
  if (!first || (!allowsPrivate && found.some((each) => isOurs(plainAddress(each.address)))))
    throw Object.assign(new Error(`${url.hostname} is not on the internet`), { code: 'NOT_PUBLIC' })
  if (url.protocol === 'https:') return { url: address, headers: {} }
  const { host: named } = url
  url.hostname = isIP(first.address) === 6 ? `[${first.address}]` : first.address
  return { url: url.href, headers: { host: named } }
}

const isOurs = (address: string) => isPrivate(address) || /^(0\.|22[4-9]\.|2[34]\d\.|25[0-5]\.|::|ff)/i.test(address)

/** Unwraps IPv4 in IPv6, in any notation. */
const plainAddress = (address: string): string => {
  const bare = address.replace(/^::ffff:/i, '')
  const [, high, low] = /^([0-9a-f]{1,4}):([0-9a-f]{1,4})$/i.exec(bare) ?? []
  if (high === undefined || low === undefined) return bare
  const number = Number.parseInt(high, 16) * 65_536 + Number.parseInt(low, 16)
  return [24, 16, 8, 0].map((shift) => (number >>> shift) & 0xff).join('.')
}
