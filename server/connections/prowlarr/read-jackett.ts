import { say } from '#server/foundation/lib/sentence'
import { readXml, type XmlElement, XmlRefused, xmlText } from '#server/foundation/lib/xml'
import { Invalid } from '#server/foundation/platform/errors'
import type { AskManager } from './ask-manager'
import type { Managed } from './schema'
import { sentences } from './sentences'

type Read = { version: string | null; indexers: Managed[]; unreadable: string[] }
const party = 'Jackett'

/** Reads a running Jackett. Each indexer has an address of its own: "all" as one would be as slow as the slowest. Throws Invalid. */
export const readJackett = async (ask: AskManager, base: string): Promise<Read> => {
  const bytes = await ask.bytes('/api/v2.0/indexers/all/results/torznab/api?t=indexers&configured=true')
  const { root, elements } = await readOrRefuse(bytes)
  // A wrong key is an `error` element with status 200.
  if (root === 'error') throw new Invalid(say(sentences, 'manager_refuses_key', { party }), 'api_key')
  if (root !== 'indexers') throw new Invalid(say(sentences, 'manager_not_at_address', { party }), 'url')
  const indexers: Managed[] = []
  const unreadable: string[] = []
  for (const element of elements) {
    const { id = '', configured } = element.attributes
    const name = textOf(element, 'title') || id
    if (configured === 'false') continue
    if (!/^[\w.-]+$/.test(id)) unreadable.push(name)
    else indexers.push({ ...usual, name, url: `${base}/api/v2.0/indexers/${id}/results/torznab/`, categories: numbersBelow(element) })
  }
  return { version: null, indexers, unreadable }
}

const readOrRefuse = async (bytes: Uint8Array) => {
  try {
    return await readXml(xmlText(bytes), ['indexer'])
  } catch (error) {
    if (error instanceof XmlRefused) throw new Invalid(say(sentences, 'manager_not_at_address', { party }), 'url')
    throw error
  }
}

/** Jackett has no rules of its own. */
const usual = {
  protocol: 'torrent',
  enabled: true,
  priority: 25,
  enable_feed: true,
  enable_search: true,
  min_seeders: 1,
  seed_ratio: null,
  seed_minutes: null,
} as const

const textOf = ({ children }: XmlElement, name: string): string => children.find((child) => child.name === name)?.text ?? ''

const numbersBelow = ({ children }: XmlElement): number[] =>
  children.flatMap((child) => {
    const id = child.name === 'category' || child.name === 'subcat' ? Number(child.attributes.id) : Number.NaN
    return [...(Number.isInteger(id) ? [id] : []), ...numbersBelow(child)]
  })
