import type { QueryClient } from '@tanstack/react-query'
import { ask, client } from '../../data/api/client'
import { type MovieQuery, PAGE_SIZE } from '../../data/api/queries'
import type { Facets, Movie } from '../../data/api/types'

type Source = { queries: QueryClient; query: MovieQuery; facets: Facets | undefined }
const AT_ONCE = 4
/** What an undo needs to know of a selected movie. */
export type Chosen = Pick<Movie, 'id' | 'monitored' | 'quality_profile_id' | 'keep'>

/** Yields the movies in an index range, loaded or not, a few pages at a time. Does not keep the pages: a whole library would fill the cache. */
export async function* chosenBetween({ queries, query, facets }: Source, from: number, to: number): AsyncGenerator<Chosen[]> {
  const last = Math.floor(to / PAGE_SIZE)
  const chosenOn = async (page: number, signal: AbortSignal) => {
    const cursor = facets?.anchors[page]
    const asked = { ...query, limit: PAGE_SIZE, ...(cursor && { cursor }) }
    const { results } = await ask(client.GET('/api/v1/movies', { params: { query: asked }, signal }))
    const inRange = results.filter((_, at) => page * PAGE_SIZE + at >= from && page * PAGE_SIZE + at <= to)
    return inRange.map(({ id, monitored, quality_profile_id, keep }) => ({ id, monitored, quality_profile_id, keep }))
  }
  const fetched = (page: number) =>
    queries.fetchQuery({
      queryKey: ['movies', 'chosen', query, page, from, to],
      queryFn: ({ signal }) => chosenOn(page, signal),
      staleTime: 0,
      gcTime: 0,
    })
  for (let page = Math.floor(from / PAGE_SIZE); page <= last; page += AT_ONCE)
    yield (await Promise.all(Array.from({ length: Math.min(AT_ONCE, last - page + 1) }, (_, more) => fetched(page + more)))).flat()
}
