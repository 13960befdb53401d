import { Elysia, t } from 'elysia'
import { answers, paged } from '#server/foundation/platform/http/answers'
import { Query } from '#server/foundation/platform/http/api-base'
import { type Cursors, pageOfAll, pageQuery } from '#server/foundation/platform/http/page'
import { MovieSizes, Stats, YearInReview, YearOfWatching } from './schema'
import type { createSizes } from './sizes'
import type { CountAll } from './stats'
import type { Years } from './years'

type Deps = { count: CountAll; sizes: ReturnType<typeof createSizes>; years: Years; cursors: Cursors }

const inZone = {
  time_zone: t.Optional(
    t.String({
      maxLength: 60,
      description:
        'Time zone of the days, such as `Europe/Berlin`; that of the computer by default. A night belongs to the day before it until five.',
    }),
  ),
}

export const statsRoutes = ({ count, sizes, years, cursors }: Deps) =>
  new Elysia({ prefix: '/stats', tags: ['System'] })
    .get('', () => count(), {
      response: answers(Stats),
      detail: { operationId: 'getStats', summary: 'Get statistics of the library' },
    })
    .get('/sizes', () => sizes(), {
      response: answers(MovieSizes),
      detail: {
        operationId: 'getMovieSizes',
        summary: 'Get the sizes of movies',
        description: 'For each resolution, how many movies of which size are on disk: enough to see what a size limit would free.',
      },
    })
    .get('/years', async ({ query }) => pageOfAll(await years.list(query.time_zone), query, { scope: 'years', cursors }), {
      query: Query({ ...pageQuery, ...inZone }),
      response: paged(YearOfWatching),
      detail: {
        operationId: 'listYearsOfWatching',
        summary: 'List the years in which movies were watched',
        description: 'The newest year first. Movies that left the library no longer count.',
      },
    })
    .get('/years/:year', ({ params, query }) => years.review(Number(params.year), query.time_zone), {
      params: t.Object({ year: t.String({ pattern: '^(?:19|20|21)\\d\\d$', example: '2026', description: 'Calendar year' }) }),
      query: Query(inZone),
      response: answers(YearInReview, 404, 422),
      detail: {
        operationId: 'getYearInReview',
        summary: 'Get a year in review',
        description:
          'What was watched in a year: here, marked by hand, or as an import or the tracking service says. Computed from the library alone; nothing leaves this computer.',
      },
    })
