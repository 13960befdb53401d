import { mapInTurns, turnOfOthers } from '#server/lib/turns'
import { readXml, type XmlElement, xmlText } from '#server/lib/xml'
import type { FoundRelease } from './indexer-type'
import { readItem } from './item'
import type { FeedRefusal } from './sentences'

/** A document of an indexer, understood: a feed, capabilities, or an error: the indexer's own, or our guess at another document. */
export type IndexerDocument =
  | { readonly kind: 'feed'; readonly items: readonly XmlElement[]; readonly total: number | null }
  | { readonly kind: 'caps'; readonly caps: XmlElement }
  | { readonly kind: 'error'; readonly code: number | null; readonly description: string; readonly is_guess?: false }
  | { readonly kind: 'error'; readonly is_guess: true; readonly root: string }

/** What a feed holds of use. `refusal` says why it cannot be used at all. */
export type FeedReading = { readonly releases: FoundRelease[]; readonly total: number | null; readonly refusal: FeedRefusal | null }

const MOST_ITEMS = 2000
const ITEMS_PER_TURN = 20

/** Reads a document; XML that is no XML, hostile or broken is `XmlRefused`. */
export const readDocument = async (bytes: Uint8Array, contentType: string | null = null): Promise<IndexerDocument> => {
  const text = xmlText(bytes, contentType)
  await turnOfOthers()
  const { root, elements } = await readXml(text, ['item', 'response', 'error', 'caps'], { elements: MOST_ITEMS })
  if (root === 'error') return errorOf(elements[0])
  if (root === 'caps' && elements[0]) return { kind: 'caps', caps: elements[0] }
  const total = Number(elements.find((element) => element.name === 'response')?.attributes.total ?? Number.NaN)
  if (root === 'rss' || root === 'rdf')
    return { kind: 'feed', items: elements.filter((element) => element.name === 'item'), total: Number.isNaN(total) ? null : total }
  return { kind: 'error', is_guess: true, root: root.slice(0, 30) }
}

/** The releases of a feed. Entries that cannot be fetched are left out; a feed of nothing else is refused. */
export const readFeed = async ({ items, total }: Extract<IndexerDocument, { kind: 'feed' }>, feedUrl: string): Promise<FeedReading> => {
  const read = await mapInTurns(items, { perTurn: ITEMS_PER_TURN }, (item) => readItem(item, feedUrl))
  if (read.length > 0 && read.every((item) => item.is_usenet)) return { releases: [], total, refusal: 'feed_usenet_only' }
  const releases = read
    .filter((item) => !item.is_usenet)
    .map((item) => item.release)
    .filter((release) => release !== null)
  const refusal = read.length > 0 && releases.length === 0 ? 'feed_without_links' : null
  return { releases: onceEach(releases), total, refusal }
}

/** Two different entries with one guid are two releases: the second one is told by its title too. */
const onceEach = (releases: readonly FoundRelease[]): FoundRelease[] => {
  const byGuid = new Map<string, FoundRelease>()
  for (const release of releases) {
    const twin = byGuid.get(release.guid)
    const guid = twin && twin.title !== release.title ? `${release.guid} ${release.title}`.slice(0, 2000) : release.guid
    byGuid.set(guid, { ...release, guid })
  }
  return [...byGuid.values()]
}

const errorOf = (error: XmlElement | undefined): IndexerDocument => {
  const code = Number(error?.attributes.code ?? Number.NaN)
  return {
    kind: 'error',
    code: Number.isNaN(code) ? null : code,
    description: error?.attributes.description || error?.text || '',
  }
}
