import type { QueryClient } from '@tanstack/react-query'
import { type MovieQuery, moviePageQuery, PAGE_SIZE } from '../api/queries'
import type { Facets } from '../api/types'

type Source = { queries: QueryClient; query: MovieQuery; facets: Facets | undefined }
const AT_ONCE = 4

/** Yields the ids in an index range, loaded or not, a few pages at a time. */
export async function* idsBetween({ queries, query, facets }: Source, from: number, to: number): AsyncGenerator<number[]> {
  const last = Math.floor(to / PAGE_SIZE)
  const fetched = async (page: number) => {
    const { results } = await queries.fetchQuery(moviePageQuery(query, page, facets?.anchors[page] ?? undefined))
    return results.flatMap(({ id }, at) => (page * PAGE_SIZE + at >= from && page * PAGE_SIZE + at <= to ? [id] : []))
  }
  for (let page = Math.floor(from / PAGE_SIZE); page <= last; page += AT_ONCE)
    yield (await Promise.all(Array.from({ length: Math.min(AT_ONCE, last - page + 1) }, (_, more) => fetched(page + more)))).flat()
}
