import { eq, sql } from 'drizzle-orm'
import { availableFrom } from '#server/acquisition/availability'
import { meetsCutoffs } from '#server/acquisition/upgrade'
import type { Basics } from '#server/compose'
import { createDownloadClients } from '#server/downloads/download-clients'
import { downloadFolders } from '#server/downloads/folder'
import { createImageCache } from '#server/images/cache'
import { createFiles } from '#server/library/files'
import { createImportDownload } from '#server/library/import-download'
import { createJudgeShelf } from '#server/library/judge-shelf'
import { createOnShelf } from '#server/library/on-shelf'
import { createPlaceFile } from '#server/library/place-file'
import { createRecycleBin } from '#server/library/recycle'
import { createRecycle } from '#server/library/recycle-file'
import { createRootFolders } from '#server/library/root-folders'
import { createShelve } from '#server/library/shelve'
import { createMovies } from '#server/movies/movies'
import { createMovieReading } from '#server/movies/reading'
import { collectionsTable, moviesTable } from '#server/movies/table'
import { UpstreamUnreachable } from '#server/platform/errors'
import { createFormats } from '#server/profiles/formats'
import { createProfiles } from '#server/profiles/profiles'
import { qualityProfilesTable } from '#server/profiles/table'
import { createUpstreamFetch } from '#server/upstream/fetch'
import { createMediaTool } from '#server/upstream/media-tool/client'
import { createMetadataClient } from '#server/upstream/metadata/client'

export type Library = ReturnType<typeof composeLibrary>
type Importing = Parameters<typeof createImportDownload>[0]

/** The films, their folders and files, and who tells about them. */
export const composeLibrary = (basics: Basics) => {
  const { db, journal, clock, cursors, config, logs, options } = basics
  const client = createMetadataClient({
    pace: { requests: 30, everyMs: 1000 },
    fetch: createUpstreamFetch({ name: 'metadata provider', log: logs.for('upstream', 'metadata'), clock }),
    clock,
    settings: () => {
      const { metadata_url, metadata_api_key, language, region } = config.get()
      return { url: metadata_url, api_key: metadata_api_key, language, region }
    },
  })
  let refusedKey: string | null = null
  const rememberRefusal = async <T>(asked: Promise<T>): Promise<T> => {
    const key = config.get().metadata_api_key
    try {
      const answer = await asked
      refusedKey = null
      return answer
    } catch (error) {
      if (error instanceof UpstreamUnreachable && error.message.includes('refuses our key')) refusedKey = key
      throw error
    }
  }
  const metadata = { ...client, movie: (id: number) => rememberRefusal(client.movie(id)), test: () => rememberRefusal(client.test()) }
  const isKeyRejected = () => refusedKey !== null && refusedKey === config.get().metadata_api_key
  const images = createImageCache({
    dir: `${options.dataDir}/images`,
    fetchImage: ({ kind, path }) => metadata.picture(path, kind),
    log: logs.for('images', 'cache'),
  })
  const mediaTool = createMediaTool({ path: () => config.get().media_tool_path, log: logs.for('upstream', 'media-tool') })
  const profiles = createProfiles({ db, journal, clock, cursors })
  const formats = createFormats({ db, journal, clock, cursors })
  const roots = createRootFolders({ db, journal, clock, cursors, config, forbidden: () => [options.dataDir, ...downloadFolders(db, config.get())] })
  const files = createFiles({ db, cursors })
  const isOnShelf = createOnShelf({ db, isReachable: roots.isReachable })
  const reading = createMovieReading({ db, clock, cursors, config })
  const movies = createMovies({ db, journal, clock, config, reading, metadata, availableFrom })
  const downloadClients = createDownloadClients({ db, journal, clock, cursors, log: logs.for('downloads', 'clients') })
  const placeFile = createPlaceFile({ log: logs.for('library', 'place-file') })
  const recycleOnDisk = createRecycle(placeFile)
  const recycle = createRecycleBin({ db, journal, clock, log: logs.for('library', 'recycle'), config, onDisk: recycleOnDisk })
  const meetsCutoff: Parameters<typeof createShelve>[0]['meetsCutoff'] = (movie, file) => {
    const profile = db.select().from(qualityProfilesTable).where(eq(qualityProfilesTable.id, movie.quality_profile_id)).get()
    return !profile || meetsCutoffs(file, { profile, settings: config.get() })
  }
  const judgeShelf = createJudgeShelf({ db, journal, meetsCutoff })
  const shelve = createShelve({
    clock,
    config,
    collectionName: (id) =>
      id === null ? null : (db.select().from(collectionsTable).where(eq(collectionsTable.id, id)).get()?.name ?? null),
    meetsCutoff,
    noteFolder: movies.note,
    retire: recycle.retire,
  })
  const importer = (rest: Pick<Importing, 'settle' | 'checkTracks'>) =>
    createImportDownload({
      journal,
      log: logs.for('library', 'import-download'),
      movie: (id) => db.select().from(moviesTable).where(eq(moviesTable.id, id)).get(),
      root: (id) => roots.paths().find((root) => id === null || root.id === id),
      isReachable: roots.isReachable,
      probe: mediaTool.probe,
      place: placeFile.place,
      mode: () => config.get().import_mode,
      shelve,
      ...rest,
    })
  const moviesByIds = (ids: readonly number[]) => new Map(reading.some(ids).map((movie) => [movie.id, movie]))
  const known = (metadataIds: readonly number[]) => {
    const list = sql`(SELECT value FROM json_each(${JSON.stringify(metadataIds)}))`
    const there = db
      .select({ id: moviesTable.id, metadata_id: moviesTable.metadata_id })
      .from(moviesTable)
      .where(sql`${moviesTable.metadata_id} IN ${list}`)
      .all()
    return { movies: new Map(there.map((movie) => [movie.metadata_id, movie.id])), excluded: new Set<number>() }
  }
  return {
    metadata,
    isKeyRejected,
    images,
    mediaTool,
    profiles,
    formats,
    roots,
    files,
    isOnShelf,
    reading,
    movies: { ...movies, row: reading.row },
    downloadClients,
    recycle,
    recycleOnDisk,
    place: placeFile.place,
    shelve,
    judgeShelf,
    meetsCutoff,
    placeFile,
    importer,
    moviesByIds,
    known,
  }
}
