import { type QueryClient, useQueries, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type MovieQuery, moviePageQuery, PAGE_SIZE } from '../../data/api/queries'
import type { Facets, Movie, Page } from '../../data/api/types'

export type Movies = ReturnType<typeof useMovies>

/**
 * The library as one long list of which only visible pages are loaded. Anchors of the facets give direct access to any page; without them
 * each page gives the cursor of the next.
 */
export const useMovies = (query: MovieQuery, facets: Facets | undefined) => {
  const queries = useQueryClient()
  const [pages, setPages] = useState<readonly number[]>([0])
  const answers = useQueries({
    queries: pages.map((page) => moviePageQuery(query, page, cursorOf({ queries, query, facets }, page))),
  })
  const first = pages.indexOf(0)
  const held = new Map(pages.map((page, at) => [page, answers[at]]))
  const last = answers.map((answer) => answer.data).findIndex((data) => data && !data.has_more)
  const loaded = pages.flatMap((page, at) =>
    answers[at]?.data ? [page * PAGE_SIZE + answers[at].data.results.length + (answers[at].data.has_more ? 1 : 0)] : [],
  )
  const known = last >= 0 ? pages[last]! * PAGE_SIZE + (answers[last]?.data?.results.length ?? 0) : undefined
  const total = facets?.total ?? known ?? (loaded.length > 0 ? Math.max(...loaded) : undefined)
  return {
    total,
    at: (index: number): Movie | undefined =>
      (held.get(Math.floor(index / PAGE_SIZE))?.data ?? cached({ queries, query }, Math.floor(index / PAGE_SIZE)))?.results[
        index % PAGE_SIZE
      ],
    errorAt: (index: number) => held.get(Math.floor(index / PAGE_SIZE))?.error ?? undefined,
    firstError: first >= 0 && !answers[first]?.data ? (answers[first]?.error ?? undefined) : undefined,
    retry: () => Promise.all(answers.filter((answer) => answer.error).map((answer) => answer.refetch())),
    /** Loads a movie that may be out of view. */
    fetch: async (index: number): Promise<Movie | undefined> => {
      const page = Math.floor(index / PAGE_SIZE)
      const asked = moviePageQuery(query, page, cursorOf({ queries, query, facets }, page))
      const { results } = await queries.fetchQuery({ queryKey: asked.queryKey, queryFn: asked.queryFn!, staleTime: 30_000 })
      return results[index % PAGE_SIZE]
    },
    /** Call when the visible index range changes. */
    show: (from: number, to: number) => {
      const wanted = range(Math.floor(from / PAGE_SIZE), Math.floor(Math.max(from, to) / PAGE_SIZE))
      setPages((before) => (wanted.every((page) => before.includes(page)) && before.length <= wanted.length + 1 ? before : wanted))
    },
  }
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, step) => from + step)

type Source = { queries: QueryClient; query: MovieQuery; facets?: Facets | undefined }

const cached = ({ queries, query }: Source, page: number) =>
  queries.getQueryData<Page<Movie>>(moviePageQuery(query, page, undefined).queryKey)

const cursorOf = (source: Source, page: number): string | undefined => {
  if (page === 0) return undefined
  return source.facets?.anchors[page] ?? cached(source, page - 1)?.next_cursor ?? undefined
}
