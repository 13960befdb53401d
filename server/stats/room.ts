import type { Ground } from '#server/ground'
import { statsRoutes } from './routes'
import { type CountMovies, createStats } from './stats'

type Needs = { movies: { counts: CountMovies } }

/** Library statistics. */
export const openStats = ({ aside, clock }: Ground, { movies }: Needs) => ({
  routes: [statsRoutes(createStats({ read: aside.read, clock, countMovies: movies.counts }))],
})
