import { type Fault, faultOn, faultyAnswer } from '#server/demo/faults'
import { createMovieSearch } from './provider-search'

export type WorldMovie = {
  readonly id: number
  readonly title: string
  readonly year: number
  readonly runtime?: number
  readonly original_language?: string
  readonly original_title?: string
  readonly other_titles?: readonly string[]
}

export const imdbOf = ({ id }: Pick<WorldMovie, 'id'>): string => `tt${String(id).padStart(7, '0')}`

/** A metadata provider that knows the given movies, and can be made to fail. */
export const startProvider = (movies: readonly WorldMovie[]) => {
  const known = [...movies]
  const faults: Fault[] = []
  const search = createMovieSearch(known)
  const server = Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    idleTimeout: 0,
    fetch: (request) => {
      const url = new URL(request.url)
      const fault = faultOn(faults, url)
      if (fault) return faultyAnswer(fault)
      const id = /^\/3\/movie\/(\d+)$/.exec(url.pathname)?.[1]
      const movie = id === undefined ? undefined : known.find((each) => String(each.id) === id)
      if (movie) return Response.json(detailsOf(movie))
      if (url.pathname === '/3/search/movie') return Response.json(pageOf(search(url.searchParams)))
      const imdb = /^\/3\/find\/(tt\d+)$/.exec(url.pathname)?.[1]
      if (imdb) return Response.json({ movie_results: known.filter((each) => imdbOf(each) === imdb).map(listingOf) })
      return Response.json({ success: false, status_code: 34, status_message: 'not found' }, { status: 404 })
    },
  })
  return { url: `http://127.0.0.1:${server.port}`, movies: known, faults, stop: () => server.stop(true) }
}

const pageOf = (movies: readonly WorldMovie[]) => ({
  page: 1,
  total_pages: 1,
  total_results: movies.length,
  results: movies.slice(0, 20).map(listingOf),
})

const listingOf = ({ id, title, year, original_title = title, original_language = 'en' }: WorldMovie) => ({
  id,
  title,
  original_title,
  original_language,
  overview: `The story of ${title}.`,
  release_date: `${year}-02-03`,
  poster_path: null,
  backdrop_path: null,
  vote_average: 7,
  vote_count: 10,
  popularity: 1 + (id % 50),
})

/** Out in cinemas and on disc in its own year. */
const detailsOf = (movie: WorldMovie) => ({
  ...listingOf(movie),
  runtime: movie.runtime ?? 90,
  genres: [{ id: 18, name: 'Drama' }],
  imdb_id: imdbOf(movie),
  external_ids: { imdb_id: imdbOf(movie) },
  alternative_titles: { titles: (movie.other_titles ?? []).map((title) => ({ iso_3166_1: 'XX', title })) },
  release_dates: {
    results: [
      {
        iso_3166_1: 'US',
        release_dates: [
          { type: 3, release_date: `${movie.year}-02-03T00:00:00.000Z`, certification: 'PG' },
          { type: 5, release_date: `${movie.year}-08-03T00:00:00.000Z`, certification: 'PG' },
        ],
      },
    ],
  },
})
