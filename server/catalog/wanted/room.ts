import type { Ground } from '#server/ground'
import { createCalendar } from './calendar'
import { wantedRoutes } from './routes'

type Routes = Parameters<typeof wantedRoutes>[0]
type Needs = {
  movies: { list: Routes['list']; expand: Routes['expand']; byIds: Routes['moviesByIds']; pictureVersion: (path: string) => string }
}

/** Missing movies, upgradable movies, and the calendar. */
export const openWanted = ({ db, clock, cursors, config, instanceId }: Ground, { movies }: Needs) => {
  const posterOf = (movieId: number, path: string | null): string | null =>
    path === null ? null : `${config.get().base_url ?? ''}/api/v1/images/movies/${movieId}/poster?v=${movies.pictureVersion(path)}`
  const calendar = createCalendar({ db, clock, cursors, posterOf })
  const { list, expand, byIds: moviesByIds } = movies
  return { routes: [wantedRoutes({ list, expand, calendar, moviesByIds, instanceId, now: clock.now })] }
}
