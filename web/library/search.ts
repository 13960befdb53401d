import type { MovieQuery, MovieSort } from '../api/queries'

export const sorts = [
  'title',
  'added_at',
  'year',
  'rating',
  'popularity',
  'runtime_minutes',
  'available_from',
] as const satisfies readonly MovieSort[]

/** What the address bar says of the library: everything that another person would need to see the same. */
export type LibrarySearch = {
  q?: string
  sort?: MovieSort
  order?: 'asc' | 'desc'
  status?: string
  genre?: string
  quality?: string
}

const word = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

export const librarySearch = (search: Record<string, unknown>): LibrarySearch => {
  const sort = sorts.find((known) => known === search.sort)
  const kept: { [K in keyof LibrarySearch]: LibrarySearch[K] | undefined } = {
    q: word(search.q),
    sort: sort === 'title' ? undefined : sort,
    order: search.order === 'asc' || search.order === 'desc' ? search.order : undefined,
    status: word(search.status),
    genre: word(search.genre),
    quality: word(search.quality),
  }
  return Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== undefined)) as LibrarySearch
}

const firstOrder = (sort: MovieSort) => (sort === 'title' || sort === 'available_from' ? 'asc' : 'desc')

export const queryOf = (search: LibrarySearch): MovieQuery => {
  const { sort = 'title', order = firstOrder(sort), ...filters } = search
  return { ...filters, sort, order }
}

export const isFiltered = ({ q, status, genre, quality }: LibrarySearch) => Boolean(q ?? status ?? genre ?? quality)
