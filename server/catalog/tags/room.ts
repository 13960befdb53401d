import type { Ground } from '#server/ground'
import { tagRoutes } from './routes'
import { createTags } from './tags'

type Needs = {
  /** The names of the indexers that are only used for movies with the tag. */
  indexers: { namesWithTag: (id: number) => string[] }
}

export const openTags = ({ db, journal, cursors }: Ground, { indexers }: Needs) => {
  const tags = createTags({ db, journal, cursors, usedBy: (id) => indexers.namesWithTag(id) })
  return { routes: [tagRoutes(tags)], ...tags }
}
