import { Elysia } from 'elysia'
import { answers } from '#server/foundation/platform/http/answers'
import { MovieSizes, Stats } from './schema'
import type { createSizes } from './sizes'
import type { CountAll } from './stats'

type Deps = { count: CountAll; sizes: ReturnType<typeof createSizes> }

export const statsRoutes = ({ count, sizes }: Deps) =>
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
