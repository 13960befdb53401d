import type { Ground } from '#server/ground'
import { statsRoutes } from './routes'
import { createSizes } from './sizes'
import { type CountMovies, createStats } from './stats'

type Needs = { movies: { counts: CountMovies } }

/** Library statistics. */
export const openStats = ({ queryThread, clock }: Ground, { movies }: Needs) => ({
  routes: [
    statsRoutes({ count: createStats({ read: queryThread.read, clock, countMovies: movies.counts }), sizes: createSizes(queryThread) }),
  ],
})
