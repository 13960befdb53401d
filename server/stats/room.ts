import type { Ground } from '#server/ground'
import { statsRoutes } from './routes'
import { createStats } from './stats'

type Needs = { movies: { statusCounts: () => Promise<Record<string, number>> } }

/** The library in figures. */
export const openStats = ({ aside, clock }: Ground, { movies }: Needs) => ({
  routes: [statsRoutes(createStats({ read: aside.read, clock, statusCounts: movies.statusCounts }))],
})
