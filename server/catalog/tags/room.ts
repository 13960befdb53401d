import type { Ground } from '#server/ground'
import { tagRoutes } from './routes'
import { createTags } from './tags'

export const openTags = ({ db, journal, cursors }: Ground) => {
  const tags = createTags({ db, journal, cursors })
  return { routes: [tagRoutes(tags)], ...tags }
}
