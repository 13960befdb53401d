import type { XmlElement } from '#server/foundation/lib/xml'
import { plain, whole } from './values'

/** `raw`: the indexer expects the title as written; `sphinx`: plain words. */
export type SearchMode = { readonly available: boolean; readonly params: string[]; readonly engine: 'sphinx' | 'raw' }
export type Category = {
  readonly id: number
  readonly name: string
  readonly subcategories: { readonly id: number; readonly name: string }[]
}

/** What an indexer says it supports; null if it does not mention a mode. */
export type Capabilities = {
  readonly limits: { readonly default: number; readonly max: number }
  readonly search: SearchMode | null
  readonly movie_search: SearchMode | null
  readonly tv_search: SearchMode | null
  readonly categories: Category[]
}

const USUAL_PAGE = 100

/** Null if the document does not mention searching: it is broken or not a capabilities document. */
export const readCapabilities = (caps: XmlElement): Capabilities | null => {
  const child = (parent: XmlElement | undefined, name: string) => parent?.children.find((element) => element.name === name)
  const searching = child(caps, 'searching')
  if (!searching) return null
  const limits = child(caps, 'limits')?.attributes ?? {}
  return {
    limits: { default: whole(limits.default) || USUAL_PAGE, max: whole(limits.max) || whole(limits.default) || USUAL_PAGE },
    search: modeOf(child(searching, 'search'), ['q']),
    movie_search: modeOf(child(searching, 'movie-search'), ['q', 'imdbid']),
    tv_search: modeOf(child(searching, 'tv-search'), ['q', 'season', 'ep']),
    categories: categoriesOf(child(caps, 'categories')),
  }
}

/** An indexer with an old protocol version does not list its parameters, and gets the default ones. */
const modeOf = (mode: XmlElement | undefined, defaults: string[]): SearchMode | null => {
  if (!mode) return null
  const { available, supportedparams, searchengine } = mode.attributes
  const isAvailable = /^(yes|true|1)$/i.test(available ?? '')
  const listed = supportedparams?.split(',').map((name) => name.trim().toLowerCase())
  const params = (listed ?? defaults).filter((name) => name !== '')
  return { available: isAvailable, params: isAvailable ? params : [], engine: searchengine?.startsWith('raw') ? 'raw' : 'sphinx' }
}

/** A category without a numeric id cannot be requested and is left out. */
const categoriesOf = (categories: XmlElement | undefined): Category[] =>
  withIds(categories, 'category').map(({ element, ...category }) => ({
    ...category,
    subcategories: withIds(element, 'subcat').map(({ id, name }) => ({ id, name })),
  }))

const withIds = (parent: XmlElement | undefined, kind: string) =>
  (parent?.children ?? [])
    .filter((element) => element.name === kind)
    .map((element) => ({ id: whole(element.attributes.id), name: plain(element.attributes.name ?? '', 100), element }))
    .filter((entry): entry is typeof entry & { id: number } => entry.id !== null)
    .slice(0, 500)
