import type { QueryClient } from '@tanstack/react-query'
import { ask, client } from '../api/client'
import { type MovieQuery, PAGE_SIZE } from '../api/queries'
import type { Facets } from '../api/types'

type Source = { queries: QueryClient; query: MovieQuery; facets: Facets | undefined }
const AT_ONCE = 4

/** Yields the ids in an index range, loaded or not, a few pages at a time. Does not keep the pages: a whole library would fill the cache. */
export async function* idsBetween({ queries, query, facets }: Source, from: number, to: number): AsyncGenerator<number[]> {
  const last = Math.floor(to / PAGE_SIZE)
  const idsOf = async (page: number, signal: AbortSignal) => {
    const cursor = facets?.anchors[page]
    const asked = { ...query, limit: PAGE_SIZE, ...(cursor && { cursor }) }
    const { results } = await ask(client.GET('/api/v1/movies', { params: { query: asked }, signal }))
    return results.flatMap(({ id }, at) => (page * PAGE_SIZE + at >= from && page * PAGE_SIZE + at <= to ? [id] : []))
  }
  const fetched = (page: number) =>
    queries.fetchQuery({
      queryKey: ['movies', 'ids', query, page, from, to],
      queryFn: ({ signal }) => idsOf(page, signal),
      staleTime: 0,
      gcTime: 0,
    })
  for (let page = Math.floor(from / PAGE_SIZE); page <= last; page += AT_ONCE)
    yield (await Promise.all(Array.from({ length: Math.min(AT_ONCE, last - page + 1) }, (_, more) => fetched(page + more)))).flat()
}
