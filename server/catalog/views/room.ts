import type { Ground } from '#server/ground'
import { viewRoutes } from './routes'
import { createViews } from './views'

/** Saved filters. */
export const openViews = ({ db, journal, clock, cursors }: Ground) => {
  const views = createViews({ db, journal, clock, cursors })
  return { routes: [viewRoutes(views)], add: views.add, remove: views.remove }
}
