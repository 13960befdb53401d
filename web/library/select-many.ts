import type { QueryClient } from '@tanstack/react-query'
import { type MovieQuery, moviePageQuery, PAGE_SIZE } from '../api/queries'
import type { Facets } from '../api/types'

type Source = { queries: QueryClient; query: MovieQuery; facets: Facets | undefined }
const AT_ONCE = 4

/** The movies from one place of the list to another, in sight or not. */
export const idsBetween = async ({ queries, query, facets }: Source, from: number, to: number): Promise<number[]> => {
  const first = Math.floor(from / PAGE_SIZE)
  const last = Math.floor(to / PAGE_SIZE)
  const pages = new Map<number, readonly { id: number }[]>()
  const fetched = async (page: number) => {
    const { results } = await queries.fetchQuery(moviePageQuery(query, page, facets?.anchors[page] ?? undefined))
    pages.set(page, results)
  }
  for (let page = first; page <= last; page += AT_ONCE)
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, last - page + 1) }, (_, more) => fetched(page + more)))
  return Array.from({ length: to - from + 1 }, (_, step) => from + step).flatMap(
    (index) => pages.get(Math.floor(index / PAGE_SIZE))?.[index % PAGE_SIZE]?.id ?? [],
  )
}
