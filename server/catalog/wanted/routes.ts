import { Elysia, t } from 'elysia'
import { Movie, movieExpands } from '#server/catalog/movies/schema'
import { paged, refused } from '#server/foundation/platform/http/answers'
import { Query } from '#server/foundation/platform/http/api-base'
import { expandQuery, parseExpand } from '#server/foundation/platform/http/expand'
import { type PageOf, type PageRequest, pageQuery } from '#server/foundation/platform/http/page'
import type { Calendar } from './calendar'
import { icalOf } from './ical'
import { CalendarEntry, calendarExpands } from './schema'

type Sort = 'available_from' | 'title' | 'added_at'
type Asked = PageRequest & { sort?: Sort | undefined; order?: 'asc' | 'desc' | undefined; wanted: 'missing' | 'cutoff'; monitored: boolean }
type Deps = {
  list: (asked: Asked, endpoint: string) => PageOf<Movie>
  expand: (movies: readonly Movie[], wanted: ReadonlySet<(typeof movieExpands)[number]>) => Movie[]
  calendar: Calendar
  moviesByIds: (ids: readonly number[]) => ReadonlyMap<number, Movie>
  instanceId: string
  now: () => Date
}
const wantedQuery = Query({
  ...pageQuery,
  ...expandQuery(movieExpands),
  sort: t.Optional(t.UnionEnum(['available_from', 'title', 'added_at'], { default: 'available_from' })),
  order: t.Optional(t.UnionEnum(['desc', 'asc'], { default: 'desc' })),
})
const moment = (what: string) => t.Optional(t.String({ format: 'date-time', description: what }))

export const wantedRoutes = ({ list, expand, calendar, moviesByIds, instanceId, now }: Deps) => {
  const page = (wanted: 'missing' | 'cutoff', query: typeof wantedQuery.static) => {
    const { limit, cursor, sort = 'available_from', order = 'desc' } = query
    const found = list({ limit, cursor, sort, order, wanted, monitored: true }, `wanted/${wanted}`)
    return { ...found, results: expand(found.results, parseExpand(query.expand, movieExpands)) }
  }

  return new Elysia({ tags: ['Wanted'] })
    .get('/wanted/missing', ({ query }) => page('missing', query), {
      query: wantedQuery,
      response: paged(Movie),
      detail: {
        operationId: 'listMissing',
        summary: 'List missing movies',
        description:
          'Monitored, released, and without a file, or with a version that has none; newest first. `next_search_at` is the time of the next search. `expand=versions` shows which version is missing.',
      },
    })
    .get('/wanted/cutoff', ({ query }) => page('cutoff', query), {
      query: wantedQuery,
      response: paged(Movie),
      detail: {
        operationId: 'listCutoffUnmet',
        summary: 'List movies below their cutoff',
        description: 'Movies with a file that the profile of its version can still upgrade.',
      },
    })
    .get(
      '/calendar',
      ({ query }) => {
        const wanted = parseExpand(query.expand, calendarExpands)
        const found = calendar.list(query)
        if (!wanted.has('movie')) return found
        const movies = moviesByIds(found.results.map((entry) => entry.movie_id))
        return { ...found, results: found.results.map((entry) => ({ ...entry, movie: movies.get(entry.movie_id) ?? null })) }
      },
      {
        query: Query({
          ...pageQuery,
          ...expandQuery(calendarExpands),
          from: moment('Start; defaults to a week ago'),
          to: moment('End (exclusive); defaults to 30 days from now, at most 400 days after `from`'),
          monitored: t.Optional(t.BooleanString()),
        }),
        response: paged(CalendarEntry),
        detail: {
          operationId: 'listCalendar',
          summary: 'List releases by date',
          description: 'Theatrical, digital, and disc releases, by date.',
        },
      },
    )
    .get(
      '/calendar.ics',
      () =>
        new Response(icalOf(calendar.feed(), { instanceId, now: now() }), {
          headers: { 'content-type': 'text/calendar; charset=utf-8', 'content-disposition': 'inline; filename="movies.ics"' },
        }),
      {
        response: refused(),
        detail: {
          operationId: 'getCalendarFile',
          summary: 'Get the calendar as iCalendar',
          description: 'For calendar apps. Subscribe with a signed address (`POST /auth/sign`) or with the key in the address.',
          responses: {
            200: {
              description: 'Monitored movies, a month back and a year ahead',
              content: { 'text/calendar': { schema: { type: 'string' } } },
            },
          },
        },
      },
    )
}
