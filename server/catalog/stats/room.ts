import { metadataPictureUrl } from '#server/foundation/lib/picture-url'
import type { Ground } from '#server/ground'
import { statsRoutes } from './routes'
import { createSizes } from './sizes'
import { type CountMovies, createStats } from './stats'
import { createYears } from './years'

type Needs = { movies: { counts: CountMovies; pictureVersion: (path: string) => string } }

/** Library statistics, and each year in review. */
export const openStats = ({ queryThread, clock, config, cursors }: Ground, { movies }: Needs) => {
  const base = () => config.get().base_url ?? ''
  const years = createYears({
    read: queryThread.read,
    posterOf: (movieId, path) =>
      path === null ? null : `${base()}/api/v1/images/movies/${movieId}/poster?v=${movies.pictureVersion(path)}`,
    portraitOf: (path) => (path === null ? null : metadataPictureUrl(base(), path, 'portrait')),
    time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  })
  const count = createStats({ read: queryThread.read, clock, countMovies: movies.counts })
  return { routes: [statsRoutes({ count, sizes: createSizes(queryThread), years, cursors })] }
}
