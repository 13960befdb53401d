import { type Bencoded, type Dictionary, isBytes, isDictionary, isList, readBencode } from '#server/foundation/lib/bencode'
import { hostIn } from './holepunch-message'
import { textIn } from './torrent-texts'

export type TrackerAnswer = {
  /** Until the next announce; null if it says nothing usable. */
  readonly wait_ms: number | null
  /** To be sent back with the next announce. */
  readonly tracker_id: string | null
  readonly warning: string | null
  /** Our own address as the tracker sees it (BEP 24). */
  readonly external_address: string | null
  /** As `host:port`, IPv6 in brackets. */
  readonly peers: readonly string[]
}
/** The tracker's own words. */
export type TrackerRefusal = { readonly refusal: string }

const MINUTE = 60_000
const LEAST_WAIT = MINUTE
const MOST_WAIT = 24 * 60 * MINUTE
const MOST_PEERS = 2000
const MOST_WORDS = 500

/** Waits that a tracker asks for, in seconds: at least a minute, at most a day, whatever it says. Null if that is no number. */
export const waitOf = (...seconds: unknown[]): number | null => {
  const known = seconds.filter((each): each is number => typeof each === 'number' && Number.isFinite(each) && each > 0)
  return known.length === 0 ? null : clampWait(Math.max(...known) * 1000)
}

export const clampWait = (ms: number): number => (ms >= LEAST_WAIT ? Math.min(ms, MOST_WAIT) : LEAST_WAIT)

/** Reads what an HTTP tracker sends (BEP 3, 7, 23). Undefined if that is no tracker's answer. One odd peer does not spoil the others. */
export const readTrackerAnswer = (bytes: Uint8Array): TrackerAnswer | TrackerRefusal | undefined => {
  const read = readBencode(bytes, { elements: 50_000, depth: 10 })
  if (typeof read === 'string' || !isDictionary(read.value)) return undefined
  const value = (key: string): Bencoded | undefined => (read.value as Dictionary).get(key)?.value
  const refusal = wordsIn(value('failure reason'))
  if (refusal !== null) return { refusal }
  const id = value('tracker id')
  return {
    wait_ms: waitOf(value('interval'), value('min interval')),
    tracker_id: isBytes(id) && id.length <= 1000 ? Buffer.from(id).toString('latin1') : null,
    warning: wordsIn(value('warning message')),
    external_address: addressIn(value('external ip')),
    peers: [...new Set([...peersIn(value('peers'), 6), ...peersIn(value('peers6'), 18)])].slice(0, MOST_PEERS),
  }
}

/** Peers in compact form, of this many bytes each, or as a list of dictionaries. */
export const peersIn = (value: Bencoded | undefined, size: 6 | 18): readonly string[] => {
  const found = isBytes(value) ? compactPeers(value, size) : isList(value) ? value.map(peerIn) : []
  return found.filter((peer) => peer !== undefined)
}

const compactPeers = (bytes: Uint8Array, size: 6 | 18) =>
  Array.from({ length: Math.min(MOST_PEERS, Math.floor(bytes.length / size)) }, (_, at) => {
    const peer = Buffer.from(bytes.subarray(at * size, at * size + size))
    return addressOf(size === 6 ? [...peer.subarray(0, 4)].join('.') : groupsOf(peer), peer.readUInt16BE(size - 2))
  })

const groupsOf = (peer: Buffer) => Array.from({ length: 8 }, (_, group) => peer.readUInt16BE(group * 2).toString(16)).join(':')

const peerIn = (entry: Bencoded) => {
  if (!isDictionary(entry)) return undefined
  const host = textIn(entry.get('ip')?.value)
  return addressOf(host?.replace(/^\[|\]$/g, '') ?? '', entry.get('port')?.value)
}

const addressOf = (host: string, port: Bencoded | undefined): string | undefined => {
  if (typeof port !== 'number' || !Number.isInteger(port) || port < 1 || port > 65_535) return undefined
  if (/^[\da-f:.]{2,45}$/i.test(host) && host.includes(':')) return `[${host}]:${port}`
  return /^[\w.-]{1,253}$/.test(host) ? `${host}:${port}` : undefined
}

/** Four or sixteen bytes. */
export const addressIn = (value: unknown): string | null =>
  value instanceof Uint8Array && (value.length === 4 || value.length === 16) ? hostIn(value) : null

const wordsIn = (value: Bencoded | undefined): string | null => textIn(value)?.trim().slice(0, MOST_WORDS) || null
