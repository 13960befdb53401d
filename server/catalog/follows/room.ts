import { metadataPictureUrl } from '#server/foundation/lib/picture-url'
import type { Ground } from '#server/ground'
import { createFollows } from './follows'
import { createFound } from './found'
import { createLook } from './look'
import { createMayCome } from './may-come'
import { createReadMovies } from './read-movies'
import { createFollowReading } from './reading'
import { followRoutes } from './routes'

type Needs = {
  metadata: {
    client: Parameters<typeof createReadMovies>[0]['metadata']
    known: Parameters<typeof createMayCome>[0]['known']
  }
  movies: { add: Parameters<typeof createLook>[0]['add'] }
}

/** People, studios, and searches whose new movies are wanted or announced. */
export const openFollows = ({ db, journal, clock, cursors, config, logs }: Ground, { metadata, movies }: Needs) => {
  const read = createReadMovies({ metadata: metadata.client, today: () => clock.now().toISOString().slice(0, 10) })
  const pictureUrl = (path: string, kind: 'portrait') => metadataPictureUrl(config.get().base_url ?? '', path, kind)
  const reading = createFollowReading({ db, cursors, pictureUrl })
  const follows = createFollows({ db, journal, clock, read, reading })
  const found = createFound({ db, journal, clock })
  const mayCome = createMayCome({ db, known: metadata.known })
  const look = createLook({ db, journal, clock, log: logs.for('follows', 'look'), reading, read, found, mayCome, add: movies.add })
  const { takeOver, remove } = follows
  return { routes: [followRoutes({ follows, reading, look })], lookDue: look.due, waiting: reading.waiting, takeOver, remove }
}
