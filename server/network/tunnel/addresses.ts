import { isIP } from 'node:net'
import type { Bytes } from './blake2s'

export type Family = 4 | 6

export const familyOf = (host: string): Family => (host.includes(':') ? 6 : 4)
export const isAddress = (host: string): boolean => isIP(host) !== 0

/** The 4 or 16 bytes of an address that passes `isAddress`. */
export const bytesOfAddress = (host: string): Bytes =>
  familyOf(host) === 4 ? Uint8Array.from(host.split('.').map(Number)) : bytesOf6(host)

const bytesOf6 = (host: string): Bytes => {
  const [plain = ''] = host.split('%')
  const [before = '', after] = withoutDots(plain).split('::')
  const head = before === '' ? [] : before.split(':')
  const tail = after === undefined || after === '' ? [] : after.split(':')
  const gap = after === undefined ? [] : Array<string>(8 - head.length - tail.length).fill('0')
  const bytes = new Uint8Array(16)
  for (const [i, group] of [...head, ...gap, ...tail].entries()) {
    const value = Number.parseInt(group, 16)
    bytes[2 * i] = value >> 8
    bytes[2 * i + 1] = value & 255
  }
  return bytes
}

/** `::ffff:1.2.3.4` ends in an IPv4 address. */
const withoutDots = (host: string): string =>
  host.replace(/(?<!\d)\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}$/, (dotted) => {
    const [a = 0, b = 0, c = 0, d = 0] = dotted.split('.').map(Number)
    return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`
  })

export const textOfAddress = (bytes: Uint8Array): string => {
  if (bytes.length === 4) return bytes.join('.')
  const groups = Array.from({ length: 8 }, (_, i) => ((bytes[2 * i]! << 8) | bytes[2 * i + 1]!).toString(16))
  return shortened(groups)
}

/** Compresses the longest run of zeros to `::`, the canonical form. */
const shortened = (groups: readonly string[]): string => {
  let best = { from: 0, length: 0 }
  for (let from = 0; from < 8; from++) {
    let length = 0
    while (groups[from + length] === '0') length++
    if (length > best.length) best = { from, length }
  }
  if (best.length < 2) return groups.join(':')
  return `${groups.slice(0, best.from).join(':')}::${groups.slice(best.from + best.length).join(':')}`
}

/** This computer: traffic for it must not go into the tunnel. */
export const isLoopback = (host: string): boolean =>
  /^(127\.|0\.0\.0\.0$)/.test(host) || host === '::1' || host === '::' || /^::ffff:127\./i.test(host)
