import type { CollectionAdded } from '#server/catalog/movies/schema'
import { metadataPictureUrl } from '#server/foundation/lib/picture-url'
import type { Ground } from '#server/ground'
import { createFollowChecks } from './check-follows'
import { collectionRoutes } from './collection-routes'
import { createFollows } from './follows'
import { createFound } from './found'
import { createMayCome } from './may-come'
import { createReadMovies } from './read-movies'
import { createFollowReading, type FollowReading } from './reading'
import { followRoutes } from './routes'
import { createStreams } from './streams'

type Readers = Parameters<typeof createReadMovies>[0]['metadata']
type Needs = {
  metadata: {
    client: Omit<Readers, 'collection'> & { movie: Parameters<typeof createStreams>[0]['movie'] }
    known: Parameters<typeof createMayCome>[0]['known']
  }
  movies: {
    add: Parameters<typeof createFollowChecks>[0]['add']
    readCollection: Readers['collection']
    addMissingParts: (id: number, choicesOf: FollowReading['choicesOfCollection']) => Promise<CollectionAdded>
  }
}

/** People, studios, collections, and searches whose new movies are wanted or announced. */
export const openFollows = ({ db, journal, clock, cursors, config, logs }: Ground, { metadata, movies }: Needs) => {
  const read = createReadMovies({
    metadata: { ...metadata.client, collection: movies.readCollection },
    today: () => clock.now().toISOString().slice(0, 10),
  })
  const pictureUrl = (path: string, kind: 'portrait' | 'poster') => metadataPictureUrl(config.get().base_url ?? '', path, kind)
  const reading = createFollowReading({ db, cursors, pictureUrl })
  const follows = createFollows({ db, journal, clock, read, reading })
  const found = createFound({ db, journal, clock })
  const mayCome = createMayCome({ db, known: metadata.known })
  const checks = createFollowChecks({
    db,
    journal,
    clock,
    log: logs.for('follows', 'check-follows'),
    reading,
    read,
    found,
    mayCome,
    add: movies.add,
  })
  const streams = createStreams({
    db,
    journal,
    clock,
    log: logs.for('follows', 'streams'),
    config,
    mayCome,
    movie: (id) => metadata.client.movie(id),
  })
  const lookDue = async (signal?: AbortSignal): Promise<void> => {
    await checks.due(signal)
    await streams.due(signal)
  }
  const { takeOver, takeOverIn, remove } = follows
  const { waiting, collectionsDue } = reading
  const addMissing = (id: number) => movies.addMissingParts(id, reading.choicesOfCollection)
  const routes = [followRoutes({ follows, reading, checks }), collectionRoutes(addMissing)]
  return { routes, lookDue, waiting, collectionsDue, takeOver, takeOverIn, remove }
}
