import { mapInTurns, turnOfOthers } from '#server/foundation/lib/turns'
import { readXml, type XmlElement, xmlText } from '#server/foundation/lib/xml'
import type { FoundRelease } from './indexer-type'
import { readItem } from './item'
import type { FeedRefusal } from './sentences'

/** A parsed document from an indexer: a feed, capabilities, or an error. `is_guess` marks an unexpected document. */
export type IndexerDocument =
  | { readonly kind: 'feed'; readonly items: readonly XmlElement[]; readonly total: number | null }
  | { readonly kind: 'caps'; readonly caps: XmlElement }
  | { readonly kind: 'error'; readonly code: number | null; readonly description: string; readonly is_guess?: false }
  | { readonly kind: 'error'; readonly is_guess: true; readonly root: string }

/** The usable releases of a feed. `refusal` says why a feed cannot be used at all. */
export type FeedReading = { readonly releases: FoundRelease[]; readonly total: number | null; readonly refusal: FeedRefusal | null }

const MOST_ITEMS = 2000
const ITEMS_PER_TURN = 20

/** Parses a document. Throws XmlRefused for hostile or broken XML. */
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

/** The releases of a feed. Leaves out entries that cannot be downloaded, and refuses a feed without any others. */
export const readFeed = async ({ items, total }: Extract<IndexerDocument, { kind: 'feed' }>, feedUrl: string): Promise<FeedReading> => {
  const read = await mapInTurns(items, { perTurn: ITEMS_PER_TURN }, (item) => readItem(item, feedUrl))
  if (read.length > 0 && read.every((item) => item.is_usenet)) return { releases: [], total, refusal: 'feed_usenet_only' }
  const releases = read
    .filter((item) => !item.is_usenet)
    .map((item) => item.release)
    .filter((release) => release !== null)
  const refusal = read.length > 0 && releases.length === 0 ? 'feed_without_links' : null
  return { releases: deduplicated(releases), total, refusal }
}

/** Two different entries with the same guid are two releases: adds the title to the second guid. */
const deduplicated = (releases: readonly FoundRelease[]): FoundRelease[] => {
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
