import type { AnyElysia } from 'elysia'
import type { Announce } from '#server/foundation/history/journal'
import { stamp } from '#server/foundation/lib/clock'
import { metadataPictureUrl } from '#server/foundation/lib/picture-url'
import type { Tx } from '#server/foundation/platform/db/open'
import { availableFrom } from '#server/foundation/releases/availability'
import type { MetadataListing } from '#server/foundation/upstream/metadata/client'
import type { Ground } from '#server/ground'
import { createChangeMany } from './bulk'
import { movieBulkRoutes } from './bulk-routes'
import { createCollectionParts } from './collection-parts'
import { collectionRoutes } from './collection-routes'
import { createCollections } from './collections'
import { showPeople } from './details/schema'
import { exclusionRoutes } from './exclusion-routes'
import { createExclusions, exclude } from './exclusions'
import { createExpander, type Loaders } from './expand'
import { createFacets, createMovieCounts } from './facets'
import { pictureVersion, posterUrl } from './movie'
import { createMovies } from './movies'
import { passOver } from './pass-over'
import { peopleByMovies, peopleOfLibrary, similarByMovies, similarTo } from './people'
import { peopleRoutes } from './people-routes'
import { givePersonalBack, type Personal, personalOf } from './personal'
import { createPlainAnswers } from './plain-answers'
import { createMovieReading } from './reading'
import { createRemoveMovies } from './remove'
import { movieRoutes } from './routes'
import { takeState } from './take-state'
import { createWake } from './wake'
import { movieWatchedRoutes } from './watched-routes'

type Parts = Parameters<typeof createCollectionParts>[0]
type Removing = Parameters<typeof createRemoveMovies>[0]
type Needs = {
  metadata: {
    hasKey: () => boolean
    client: Parameters<typeof createMovies>[0]['metadata'] & Parameters<typeof createExclusions>[0]['metadata'] & Parts['metadata']
    known: Parts['known']
    similarRoutes: (similarTo: (movieId: number) => MetadataListing[]) => AnyElysia
  }
  profiles: { byIds: Loaders['quality_profile'] }
  tags: { byIds: Loaders['tags'] }
  library: {
    files: { byIds: Loaders['files'] }
    roots: { byIds: Loaders['root_folder'] }
    removeFiles: Removing['removeFiles']
    refuseKept: Removing['refuseKept']
    recycle: { sweep: Removing['sweep'] }
  }
  versions: { byMovies: Loaders['versions'] }
  downloads: { byIds: Loaders['downloads']; endOfMovie: Removing['endDownloads'] }
  acquisition: { forgetMovies: Removing['forgetCandidates'] }
}

/** Movies: adding, reading, changing and removing them, along with what other rooms store for them. */
export const openMovies = (ground: Ground, { metadata, profiles, tags, versions, library, downloads, acquisition }: Needs) => {
  const { db, journal, clock, config, cursors } = ground
  const reading = createMovieReading({ db, clock, cursors, config })
  const movies = createMovies({ db, journal, clock, config, reading, metadata: metadata.client, availableFrom })
  const pictureUrl = (path: string, kind: Parameters<typeof metadataPictureUrl>[2]) =>
    metadataPictureUrl(config.get().base_url ?? '', path, kind)
  const collections = createCollections({ db, cursors, pictureUrl })
  const collectionParts = createCollectionParts({ db, clock, metadata: metadata.client, add: movies.add, known: metadata.known })
  const facets = createFacets({ work: ground.queryThread.work, cursors, availableBefore: reading.availableBefore })
  const changeMany = createChangeMany({ journal, clock, outFrom: movies.outFrom })
  const expand = createExpander({
    files: (ids) => library.files.byIds(ids),
    quality_profile: profiles.byIds,
    collection: collections.byIds,
    root_folder: (ids) => library.roots.byIds(ids),
    downloads: (ids) => downloads.byIds(ids),
    tags: tags.byIds,
    versions: (ids) => versions.byMovies(ids),
    people: (ids) => new Map([...peopleByMovies(db, ids)].map(([id, people]) => [id, showPeople(people, pictureUrl)])),
    similar: (ids) => similarByMovies(db, ids),
  })
  const removeMany = createRemoveMovies({
    db,
    journal,
    clock,
    movies,
    row: reading.row,
    refuseKept: (ids) => library.refuseKept(ids),
    endDownloads: (id, options) => downloads.endOfMovie(id, options),
    removeFiles: (tx: Tx, announce: Announce, movie) => library.removeFiles(tx, announce, movie),
    forgetCandidates: (tx, ids) => acquisition.forgetMovies(tx, ids),
    sweep: () => library.recycle.sweep(),
  })
  const remove = async (id: number, options: { delete_files: boolean; add_exclusion: boolean }): Promise<void> => {
    reading.row(id)
    await removeMany({ ids: [id], ...options })
  }
  const exclusions = createExclusions({ db, journal, clock, cursors, metadata: metadata.client })
  const people = () =>
    peopleOfLibrary(db).map(({ portrait_path, ...person }) => ({
      ...person,
      portrait_url: portrait_path === null ? null : metadataPictureUrl(config.get().base_url ?? '', portrait_path, 'portrait'),
    }))
  return {
    routes: [
      peopleRoutes({ cursors, people }),
      movieBulkRoutes({ facets, changeMany, removeMany }),
      movieRoutes({ movies, reading, expand, remove }),
      movieWatchedRoutes(movies),
      collectionRoutes(collections),
      metadata.similarRoutes((id) => similarTo(db, reading.row(id).id)),
      exclusionRoutes(exclusions),
    ],
    ...movies,
    ...reading,
    passOver,
    wake: createWake({ db, clock }),
    takeState,
    personalOf,
    /** Runs in the caller's transaction. For a movie that was removed and added again. */
    givePersonalBack: (tx: Tx, announce: Announce, { id, personal }: { id: number; personal: Personal }): void =>
      givePersonalBack(tx, announce, { id, personal, now: stamp(clock), outFrom: movies.outFrom }),
    plainAnswers: createPlainAnswers(reading),
    readCollection: collectionParts.read,
    addMissingParts: collectionParts.addMissing,
    counts: createMovieCounts(reading),
    expand,
    pictureVersion,
    posterOf: (id: number, path: string): string => posterUrl(config.get().base_url ?? '', id, path),
    peopleOf: (id: number) => peopleByMovies(db, [id]).get(id) ?? { cast: [], crew: [], studios: [] },
    exclude,
    exclusions,
    changeMany,
    removeMany,
    collections: collections.byIds,
    takeCollection: collections.take,
    collectionName: (id: number | null): string | null => (id === null ? null : collections.nameOf(id)),
    /** Nothing without a key, which health asks for: failing again and again would only wake the disk. */
    async refreshDue(signal?: AbortSignal): Promise<void> {
      if (!metadata.hasKey()) return
      await movies.refreshMany(reading.dueForRefresh(), { goesOn: () => !(signal?.aborted || ground.background.signal().aborted) })
      signal?.throwIfAborted()
    },
  }
}
