import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { Basics } from '#server/compose'
import type { Fetching } from '#server/compose-fetching'
import type { Library } from '#server/compose-library'
import type { Trials } from '#server/config/test-routes'
import { downloadsTable } from '#server/downloads/table'
import { createFolders } from '#server/filesystem/folders'
import { instanceFacts } from '#server/history/instance'
import type { ImageName } from '#server/images/cache'
import { metadataPictureUrl } from '#server/lib/picture-url'
import { createCaution } from '#server/library/caution'
import { subtitlesBeside } from '#server/library/companions'
import { createLetGo } from '#server/library/let-go'
import { createPreviewNames } from '#server/library/preview-names'
import { createRecycledFiles } from '#server/library/recycled'
import { createRename } from '#server/library/rename'
import { createRescan } from '#server/library/rescan'
import { selfTest } from '#server/library/self-test'
import type { MediaInfo } from '#server/media/schema'
import { createChangeMany } from '#server/movies/bulk'
import { createCollectionParts } from '#server/movies/collection-parts'
import { createCollections } from '#server/movies/collections'
import { showPeople } from '#server/movies/details/schema'
import { createExclusions } from '#server/movies/exclusions'
import { createFacets } from '#server/movies/facets'
import { pictureVersion } from '#server/movies/movie'
import { peopleByMovies, similarByMovies, similarTo } from '#server/movies/people'
import { createRemoveMovies } from '#server/movies/remove'
import { moviesTable } from '#server/movies/table'
import { Conflict, NotFound, Unavailable } from '#server/platform/errors'
import { createStats } from '#server/stats/stats'
import { createSubtitles } from '#server/subtitles/subtitles'
import { createTags } from '#server/tags/tags'
import { createUpstreamFetch } from '#server/upstream/fetch'
import { createMediaTool } from '#server/upstream/media-tool/client'
import { createMetadataClient } from '#server/upstream/metadata/client'
import { createViews } from '#server/views/views'
import { createCalendar } from '#server/wanted/calendar'

export type Records = ReturnType<typeof composeRecords>

/** What people do with the library as a whole: sort, label, remove, look after it. */
export const composeRecords = (basics: Basics, library: Library, fetching: Fetching) => {
  const { db, journal, clock, cursors, logs, config, options, background } = basics
  const { movies, reading, files, recycle, images } = library
  const titleOf = (movieId: number): string =>
    db.select({ title: moviesTable.title }).from(moviesTable).where(eq(moviesTable.id, movieId)).get()?.title ?? 'a removed movie'

  const exclusions = createExclusions({ db, journal, clock, cursors, metadata: library.metadata })
  const known = (metadataIds: readonly number[]) => ({ ...library.known(metadataIds), excluded: exclusions.known(metadataIds) })
  const base = () => config.get().base_url ?? ''
  const letGo = createLetGo({ journal, files, recycle, titleOf })
  const rescan = createRescan({ db, journal, clock, log: logs.for('library', 'rescan'), titleOf })
  const facets = createFacets({ db, cursors, availableBefore: reading.availableBefore })
  const changeMany = createChangeMany({ journal, clock, outFrom: movies.outFrom })
  const removeMany = createRemoveMovies({
    db,
    journal,
    clock,
    movies,
    row: reading.row,
    endDownloads: endDownloads(basics, library, fetching),
    letGoFiles: letGo.ofMovie,
    forgetCandidates: fetching.ledger.forgetMovies,
    sweep: recycle.sweep,
  })
  const removeOne = async (id: number, options: { delete_files: boolean; add_exclusion: boolean }): Promise<void> => {
    reading.row(id)
    await removeMany({ ids: [id], ...options })
  }

  const renaming = createRename({
    db,
    journal,
    cursors,
    log: logs.for('library', 'rename'),
    config,
    namedMovie: library.shelve.namedMovie,
    namedFile: library.shelve.namedFile,
    noteFolder: movies.note,
  })
  const previewNames = createPreviewNames({ config, named: namedOf(library) })
  const testLibrary = async (rootFolderId: number | null) => {
    const root = rootFolderId === null ? library.roots.paths()[0] : library.roots.row(rootFolderId)
    if (!root) throw new Conflict('There is no movies folder yet; choose one in the settings')
    const { download_path, min_free_space_mb } = config.get()
    const downloadDir = download_path ?? join(options.dataDir, 'downloads')
    return await selfTest({ downloadDir, rootDir: root.path, minFreeBytes: min_free_space_mb * 1_000_000 })
  }
  const posterOf = (movieId: number, path: string | null): string | null =>
    path === null ? null : `${config.get().base_url ?? ''}/api/v1/images/movies/${movieId}/poster?v=${pictureVersion(path)}`

  const pictureOf = (movieId: number, kind: ImageName['kind']) => {
    const row = reading.row(movieId)
    const path = kind === 'poster' ? row.poster_path : row.backdrop_path
    return path === null ? null : { image: { kind, path }, version: pictureVersion(path) }
  }
  const noteColor = async (movieId: number, image: ImageName): Promise<void> => {
    const row = db.select().from(moviesTable).where(eq(moviesTable.id, movieId)).get()
    const [known, path] = image.kind === 'poster' ? [row?.poster_color, row?.poster_path] : [row?.backdrop_color, row?.backdrop_path]
    if (!row || known !== null || path !== image.path) return
    const color = await images.color(image)
    if (color !== null) movies.note(db, movieId, image.kind === 'poster' ? { poster_color: color } : { backdrop_color: color })
  }

  return {
    tags: createTags({ db, journal, cursors }),
    views: createViews({ db, clock, cursors }),
    exclusions,
    known,
    collections: createCollections({ db, cursors, pictureUrl: (path, kind) => metadataPictureUrl(base(), path, kind) }),
    collectionParts: createCollectionParts({ db, clock, metadata: library.metadata, add: movies.add, known }),
    peopleByMovies: (ids: readonly number[]) => {
      const found = peopleByMovies(db, ids)
      return new Map([...found].map(([id, people]) => [id, showPeople(people, (path, kind) => metadataPictureUrl(base(), path, kind))]))
    },
    similarByMovies: (ids: readonly number[]) => similarByMovies(db, ids),
    similarTo: (id: number) => similarTo(db, reading.row(id).id),
    facets,
    subtitles: createSubtitles({ db, journal, clock, cursors, log: logs.for('library', 'subtitles'), beside: subtitlesBeside }),
    changeMany,
    removeMany,
    removeOne,
    removeFile: letGo.one,
    rescan,
    caution: createCaution({ facts: instanceFacts(db), rescan, log: logs.for('library', 'caution') }),
    recycled: createRecycledFiles({ db, journal, cursors, onDisk: library.recycleOnDisk, inTurn: library.recycle.inTurn }),
    calendar: createCalendar({ db, clock, cursors, posterOf }),
    stats: createStats({ db, clock, statusCounts: () => facets({}).counts.status }),
    folders: createFolders({ cursors }),
    upkeepOfFiles: { rename: renaming, previewNames, selfTest: testLibrary, cursors },
    configTrials: trials(basics),
    pictureOf,
    pictureServed: (movieId: number, image: ImageName): void => {
      background
        .begin('the colour of a poster', () => noteColor(movieId, image))
        .catch((error: unknown) => {
          if (!(error instanceof NotFound))
            logs.for('images', 'color').warn('colour of a poster is not known', { movie_id: movieId, error })
        })
    },
  }
}

/** A payload that is whole and is not on the shelf stays where it is, unless files are to go. */
const endDownloads =
  ({ db }: Basics, { isOnShelf }: Library, { downloads }: Fetching) =>
  async (movieId: number, { delete_files }: { delete_files: boolean }): Promise<void> => {
    const rows = db.select().from(downloadsTable).where(eq(downloadsTable.movie_id, movieId)).all()
    for (const row of rows) {
      const isOnlyCopy = row.completed_at !== null && (row.imported_at === null || !(await isOnShelf(row)))
      await downloads.remove(row.id, { delete_data: delete_files || !isOnlyCopy })
    }
  }

const namedOf =
  ({ reading, files, shelve }: Library) =>
  (movieId: number) => {
    const [movie, file] = [reading.row(movieId), files.ofMovie(movieId)[0]]
    return {
      movie: shelve.namedMovie(movie),
      file: file ? shelve.namedFile(movie, { ...file, media_info: file.media_info as MediaInfo | null }) : {},
    }
  }

/** Settings are tried by a client of their own, so that a try leaves no trace in the one that is in use. */
const trials = ({ clock, logs }: Basics): Trials => ({
  metadata: async ({ metadata_url, metadata_api_key, language, region }) => {
    const fetch = createUpstreamFetch({ name: 'The movie database', log: logs.for('upstream', 'metadata'), clock, retries: 0 })
    const settings = () => ({ url: metadata_url, api_key: metadata_api_key, language, region })
    await createMetadataClient({ fetch, clock, settings }).test()
    return { ok: true, message: 'It answers and accepts the key' }
  },
  'media-tool': async ({ media_tool_path }) => {
    const tool = createMediaTool({ path: () => media_tool_path, log: logs.for('upstream', 'media-tool') })
    const found = await tool.version()
    if (!found.available) throw new Unavailable(found.text)
    return { ok: true, message: `Version ${found.version}, at ${found.path}` }
  },
})
