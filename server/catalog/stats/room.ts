import { metadataPictureUrl } from '#server/foundation/lib/picture-url'
import type { Ground } from '#server/ground'
import { statsRoutes } from './routes'
import { createSizes } from './sizes'
import { type CountMovies, createStats } from './stats'
import { createYears } from './years'

type Needs = { movies: { counts: CountMovies; posterOf: Parameters<typeof createYears>[0]['posterOf'] } }

/** Library statistics, and each year in review. */
export const openStats = ({ queryThread, clock, config, cursors }: Ground, { movies }: Needs) => {
  const years = createYears({
    read: queryThread.read,
    posterOf: movies.posterOf,
    portraitOf: (path) => (path === null ? null : metadataPictureUrl(config.get().base_url ?? '', path, 'portrait')),
    time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  })
  const count = createStats({ read: queryThread.read, clock, countMovies: movies.counts })
  return { routes: [statsRoutes({ count, sizes: createSizes(queryThread), years, cursors })] }
}
