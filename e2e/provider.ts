import { type Fault, faultOn, faultyAnswer } from '#server/demo/faults'

export type Film = {
  readonly id: number
  readonly title: string
  readonly year: number
  readonly runtime?: number
  readonly original_language?: string
}

export const imdbOf = ({ id }: Pick<Film, 'id'>): string => `tt${String(id).padStart(7, '0')}`

/** A metadata provider that knows the given films, and can be made to fail. */
export const startProvider = (films: readonly Film[]) => {
  const known = [...films]
  const faults: Fault[] = []
  const server = Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    idleTimeout: 0,
    fetch: (request) => {
      const url = new URL(request.url)
      const fault = faultOn(faults, url)
      if (fault) return faultyAnswer(fault)
      const id = /^\/3\/movie\/(\d+)$/.exec(url.pathname)?.[1]
      const film = known.find((each) => String(each.id) === id)
      if (film) return Response.json(detailsOf(film))
      return Response.json({ success: false, status_code: 34, status_message: 'not found' }, { status: 404 })
    },
  })
  return { url: `http://127.0.0.1:${server.port}`, films: known, faults, stop: () => server.stop(true) }
}

/** Out in cinemas and on disc in its own year. */
const detailsOf = ({ id, title, year, runtime = 90, original_language = 'en' }: Film) => ({
  id,
  title,
  original_title: title,
  original_language,
  overview: `The story of ${title}.`,
  release_date: `${year}-02-03`,
  runtime,
  genres: [{ id: 18, name: 'Drama' }],
  poster_path: null,
  backdrop_path: null,
  vote_average: 7,
  vote_count: 10,
  popularity: 5,
  imdb_id: imdbOf({ id }),
  external_ids: { imdb_id: imdbOf({ id }) },
  alternative_titles: { titles: [] },
  release_dates: {
    results: [
      {
        iso_3166_1: 'US',
        release_dates: [
          { type: 3, release_date: `${year}-02-03T00:00:00.000Z`, certification: 'PG' },
          { type: 5, release_date: `${year}-08-03T00:00:00.000Z`, certification: 'PG' },
        ],
      },
    ],
  },
})
