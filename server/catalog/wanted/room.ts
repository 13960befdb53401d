import type { Ground } from '#server/ground'
import { createCalendar } from './calendar'
import { wantedRoutes } from './routes'

type Routes = Parameters<typeof wantedRoutes>[0]
type Needs = {
  movies: {
    list: Routes['list']
    expand: Routes['expand']
    byIds: Routes['moviesByIds']
    posterOf: Parameters<typeof createCalendar>[0]['posterOf']
  }
}

/** Missing movies, upgradable movies, and the calendar. */
export const openWanted = ({ db, clock, cursors, instanceId }: Ground, { movies }: Needs) => {
  const calendar = createCalendar({ db, clock, cursors, posterOf: movies.posterOf })
  const { list, expand, byIds: moviesByIds } = movies
  return { routes: [wantedRoutes({ list, expand, calendar, moviesByIds, instanceId, now: clock.now })] }
}
