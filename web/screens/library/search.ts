import type { MovieQuery, MovieSort } from '../../data/api/queries'

export const sorts = [
  'title',
  'added_at',
  'year',
  'rating',
  'popularity',
  'runtime_minutes',
  'available_from',
] as const satisfies readonly MovieSort[]

/** The library's search parameters: everything that someone else needs to see the same. */
export type LibrarySearch = {
  q?: string
  sort?: MovieSort
  order?: 'asc' | 'desc'
  status?: string
  genre?: string
  quality?: string
  year_from?: number
  year_to?: number
  rating_from?: number
  runtime_to?: number
  tag_id?: number
  quality_profile_id?: number
  watched?: boolean
  favorite?: boolean
  collection_id?: number
  color?: string
  versions?: NonNullable<MovieQuery['versions']>
  /** One row per decade, collection or color instead of one list. */
  group?: (typeof groupings)[number]
}
export const versionChoices = ['one', 'several', 'missing'] as const
export const groupings = ['decade', 'collection', 'color'] as const
/** A change of the search; undefined removes the parameter. */
export type SearchChange = { [K in keyof LibrarySearch]?: LibrarySearch[K] | undefined }
export type ChangeSearch = (next: SearchChange) => void

const word = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)
const whole = (value: unknown) => {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? number : undefined
}
const answer = (value: unknown) => (String(value) === 'true' ? true : String(value) === 'false' ? false : undefined)

export const librarySearch = (search: Readonly<Record<string, unknown>>): LibrarySearch => {
  const sort = sorts.find((known) => known === search.sort)
  return cleaned({
    q: word(search.q),
    sort: sort === 'title' ? undefined : sort,
    order: search.order === 'asc' || search.order === 'desc' ? search.order : undefined,
    status: word(search.status),
    genre: word(search.genre),
    quality: word(search.quality),
    year_from: whole(search.year_from),
    year_to: whole(search.year_to),
    rating_from: whole(search.rating_from),
    runtime_to: whole(search.runtime_to) || undefined,
    tag_id: whole(search.tag_id),
    quality_profile_id: whole(search.quality_profile_id),
    watched: answer(search.watched),
    favorite: answer(search.favorite),
    collection_id: whole(search.collection_id),
    color: word(search.color),
    versions: versionChoices.find((known) => known === search.versions),
    group: groupings.find((known) => known === search.group),
  })
}

export const cleaned = (search: SearchChange): LibrarySearch =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined && value !== '')) as LibrarySearch

const firstOrder = (sort: MovieSort) => (sort === 'title' || sort === 'available_from' ? 'asc' : 'desc')

export const queryOf = (search: LibrarySearch): MovieQuery => {
  const { sort = 'title', order = firstOrder(sort), group: _, ...filters } = search
  return { ...filters, sort, order }
}

export const isFiltered = ({ sort: _, order: __, group: ___, ...filters }: LibrarySearch) => Object.keys(cleaned(filters)).length > 0

/** Converts to the strings of a saved view. */
export const toStrings = (search: LibrarySearch): Record<string, string> =>
  Object.fromEntries(Object.entries(cleaned(search)).map(([name, value]) => [name, String(value)]))
