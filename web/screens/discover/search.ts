import { type DiscoverKind, discoverKinds } from '../../data/api/discover-kinds'
import type { Traits } from '../../data/api/types'

/** Search parameters of Discover: the typed text, the filters, and a list or order. */
export type DiscoverSearch = Traits & { q?: string; new?: true; kind?: DiscoverKind; collection?: number; studio?: number }

const numbers = ['year_from', 'year_to', 'rating_from', 'runtime_from', 'runtime_to', 'collection', 'studio'] as const
const ids = /^\d+(,\d+)*$/
const texts = { q: /\S/, genre: ids, language: /^[a-z]{2}$/, streaming_service: ids } as const

export const discoverSearch = (search: Readonly<Record<string, unknown>>): DiscoverSearch => {
  const kept: Record<string, unknown> = {}
  for (const [name, shape] of Object.entries(texts)) {
    const value = String(search[name] ?? '')
    if (shape.test(value)) kept[name] = value
  }
  for (const name of numbers) if (Number(search[name]) > 0) kept[name] = Number(search[name])
  if (String(search.new) === 'true') kept.new = true
  const kind = discoverKinds.find((each) => each === search.kind)
  if (kind) kept.kind = kind
  return kept
}
