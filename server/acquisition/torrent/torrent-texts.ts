import { type Bencoded, type Dictionary, isBytes, isList } from '#server/foundation/lib/bencode'

/**
 * A text of a torrent or a tracker. What is not UTF-8 is read in the encoding that it declares, or as Western European, which gives most
 * old names their letters back.
 */
export const textIn = (value: Bencoded | undefined, encoding?: string): string | undefined => {
  if (!isBytes(value)) return undefined
  return decoded(value, 'utf-8') ?? (encoding === undefined ? undefined : decoded(value, encoding)) ?? western.decode(value)
}

/** One text, or each text of a list; other values are left out. */
export const textsIn = (value: Bencoded | undefined): readonly string[] => {
  const values = isList(value) ? value : [value]
  return values.map((each) => textIn(each)?.trim()).filter((text): text is string => text !== undefined && text !== '')
}

/** The trackers in tiers (BEP 12). Tolerates a flat list and odd entries; a list without any usable tracker counts as absent. */
export const trackerTiers = (torrent: Dictionary): readonly (readonly string[])[] => {
  const list = torrent.get('announce-list')?.value
  const tiers = inTiers(isList(list) ? list.map(textsIn) : [])
  return tiers.length > 0 ? tiers : inTiers([textsIn(torrent.get('announce')?.value)])
}

/** Only usable trackers, each in its first place. */
export const inTiers = (lists: readonly (readonly string[])[]): readonly (readonly string[])[] => {
  const usable = new Set(usableTrackers(lists.flat()))
  return lists.map((tier) => [...new Set(tier)].filter((url) => usable.delete(url))).filter((tier) => tier.length > 0)
}

/** Trackers that we may announce to: known protocols, no duplicates, and on this machine only what looks like a tracker. */
export const usableTrackers = (announce: readonly string[]): readonly string[] =>
  [...new Set(announce.filter(isUsableTracker))].slice(0, 50)

const isUsableTracker = (url: string) => {
  if (url.length > 2000 || !URL.canParse(url)) return false
  const { protocol, hostname, port, pathname } = new URL(url)
  if (protocol === 'udp:') return hostname !== '' && Number(port) > 0
  if (protocol !== 'http:' && protocol !== 'https:') return false
  return !isThisMachine(hostname) || pathname.includes('/announce')
}

const isThisMachine = (hostname: string) =>
  /^(localhost\.?|127\.[\d.]+|0\.0\.0\.0|169\.254\.[\d.]+|\[::1?\]|\[::ffff:7f.*\]|\[fe80:.*\])$/i.test(hostname)

const western = new TextDecoder('windows-1252')
const decoded = (bytes: Uint8Array, encoding: string): string | undefined => {
  try {
    return new TextDecoder(encoding as 'utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
