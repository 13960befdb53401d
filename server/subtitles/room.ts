import type { Ground } from '#server/ground'
import { subtitleRoutes } from './routes'
import { createSubtitles } from './subtitles'

type Needs = {
  movies: { row: (id: number) => unknown }
  library: { subtitlesBeside: Parameters<typeof createSubtitles>[0]['beside'] }
}

/** The subtitles that lie beside the movies. */
export const openSubtitles = ({ db, journal, clock, cursors, logs }: Ground, { movies, library }: Needs) => {
  const beside: Needs['library']['subtitlesBeside'] = (...of) => library.subtitlesBeside(...of)
  const subtitles = createSubtitles({ db, journal, clock, cursors, log: logs.for('library', 'subtitles'), beside })
  return { routes: [subtitleRoutes({ subtitles, requireMovie: (id) => void movies.row(id) })], ...subtitles }
}
