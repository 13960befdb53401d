import { isDictionary, readBencode } from '#server/foundation/lib/bencode'
import { askByHttp } from './http-announce'
import { type SwarmSize, sizeOf } from './swarm-size'
import { scrapeByUdp } from './udp-announce'

type Scraping = {
  readonly userAgent: string
  /** Resolves when a request may go out. */
  readonly turn: () => Promise<void>
}

const mostAsked = 3

/** Asks trackers for the size of a swarm without joining it (BEP 48, BEP 15): the largest answer of the first few; null if none answers. */
export const scrape = async (infoHash: string, trackers: readonly string[], { userAgent, turn }: Scraping): Promise<SwarmSize | null> => {
  let largest: SwarmSize | null = null
  for (const tracker of trackers.filter(canBeScraped).slice(0, mostAsked)) {
    await turn()
    const found = await ask(tracker, infoHash, userAgent).catch(() => null)
    if (found && found.seeders >= (largest?.seeders ?? 0)) largest = found
    if (largest && largest.seeders > 0) break
  }
  return largest
}

const ask = async (tracker: string, infoHash: string, userAgent: string): Promise<SwarmSize | null> => {
  if (tracker.startsWith('udp:')) return await scrapeByUdp(tracker, infoHash)
  const hash = Buffer.from(infoHash, 'hex').toString('latin1')
  const { body } = await askByHttp(scrapeAddressOf(tracker) ?? '', { info_hash: hash }, userAgent)
  return readScrape(body, hash)
}

/** By convention the same address, if its last part begins with `announce`. */
export const scrapeAddressOf = (announce: string): string | null => {
  const url = new URL(announce)
  const slash = url.pathname.lastIndexOf('/') + 1
  const last = url.pathname.slice(slash)
  if (!last.startsWith('announce')) return null
  url.pathname = `${url.pathname.slice(0, slash)}scrape${last.slice('announce'.length)}`
  return url.href
}
const canBeScraped = (tracker: string): boolean => tracker.startsWith('udp:') || scrapeAddressOf(tracker) !== null

/** Null if it says nothing usable about this torrent. */
export const readScrape = (bytes: Uint8Array, hash: string): SwarmSize | null => {
  const read = readBencode(bytes, { elements: 50_000, depth: 10 })
  const files = typeof read !== 'string' && isDictionary(read.value) ? read.value.get('files')?.value : undefined
  const file = isDictionary(files) ? files.get(hash)?.value : undefined
  if (!isDictionary(file)) return null
  return sizeOf(file.get('complete')?.value, file.get('incomplete')?.value)
}
