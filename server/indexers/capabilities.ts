import type { XmlElement } from '#server/lib/xml'
import { plain, whole } from './values'

/** `raw`: the indexer wants the title as it is written; `sphinx`: in bare words. */
export type SearchMode = { readonly available: boolean; readonly params: string[]; readonly engine: 'sphinx' | 'raw' }
export type Category = {
  readonly id: number
  readonly name: string
  readonly subcategories: { readonly id: number; readonly name: string }[]
}

/** What an indexer says it can do; null: it does not speak of that mode. */
export type Capabilities = {
  readonly limits: { readonly default: number; readonly max: number }
  readonly search: SearchMode | null
  readonly movie_search: SearchMode | null
  readonly tv_search: SearchMode | null
  readonly categories: Category[]
}

const USUAL_PAGE = 100

/** Null when there is no word about searching: that is not a document of capabilities, or a broken one. */
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

/** An indexer of the first generation does not list its parameters: it has the usual ones. */
const modeOf = (mode: XmlElement | undefined, usual: string[]): SearchMode | null => {
  if (!mode) return null
  const { available, supportedparams, searchengine } = mode.attributes
  const isAvailable = /^(yes|true|1)$/i.test(available ?? '')
  const told = supportedparams?.split(',').map((name) => name.trim().toLowerCase())
  const params = (told ?? usual).filter((name) => name !== '')
  return { available: isAvailable, params: isAvailable ? params : [], engine: searchengine?.startsWith('raw') ? 'raw' : 'sphinx' }
}

/** A category whose id is no number cannot be asked for, and is left out. */
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
