import { basename } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { availableFrom } from '#server/acquisition/availability'
import { wantedMovie } from '#server/acquisition/context'
import { scoreOf } from '#server/acquisition/score'
import { meetsCutoffs, whyNotUpgrade } from '#server/acquisition/upgrade'
import type { Basics } from '#server/compose'
import { createDownloadClients } from '#server/downloads/download-clients'
import { downloadFolders } from '#server/downloads/folder'
import { createImageCache } from '#server/images/cache'
import { createDescribeFile, type WorthOf } from '#server/library/describe-file'
import { createFiles } from '#server/library/files'
import { createImportDownload } from '#server/library/import-download'
import { createJudgeShelf } from '#server/library/judge-shelf'
import { createOnShelf } from '#server/library/on-shelf'
import { createPlaceFile } from '#server/library/place-file'
import { createPlaceSidecars } from '#server/library/place-sidecars'
import { createRecycleBin } from '#server/library/recycle'
import { createRecycle } from '#server/library/recycle-file'
import { createRootFolders } from '#server/library/root-folders'
import { createShelve } from '#server/library/shelve'
import { watchKey } from '#server/metadata/watch-key'
import { createMovies } from '#server/movies/movies'
import { createMovieReading } from '#server/movies/reading'
import { collectionsTable, moviesTable } from '#server/movies/table'
import { createFormats } from '#server/profiles/formats'
import { createProfiles } from '#server/profiles/profiles'
import { customFormatsTable, qualityProfilesTable } from '#server/profiles/table'
import { parseRelease } from '#server/releases/parse-release'
import { createUpstreamFetch } from '#server/upstream/fetch'
import { createMediaTool } from '#server/upstream/media-tool/client'
import { createMetadataClient } from '#server/upstream/metadata/client'

export type Library = ReturnType<typeof composeLibrary>
type Importing = Parameters<typeof createImportDownload>[0]

/** The movies, their folders and files, and who tells about them. */
export const composeLibrary = (basics: Basics) => {
  const { db, journal, clock, cursors, config, logs, options } = basics
  const client = createMetadataClient({
    pace: { requests: 30, everyMs: 1000 },
    fetch: createUpstreamFetch({ name: 'The movie database', log: logs.for('upstream', 'metadata'), clock }),
    clock,
    settings: () => {
      const { metadata_url, metadata_api_key, language, region } = config.get()
      return { url: metadata_url, api_key: metadata_api_key, language, region }
    },
  })
  const metadataKey = watchKey(() => config.get().metadata_api_key)
  const metadata = metadataKey.watching(client)
  const images = createImageCache({
    dir: `${options.dataDir}/images`,
    fetchImage: ({ kind, path }) => metadata.picture(path, kind),
    log: logs.for('images', 'cache'),
  })
  const mediaTool = createMediaTool({ path: () => config.get().media_tool_path, log: logs.for('upstream', 'media-tool') })
  const profiles = createProfiles({ db, journal, clock, cursors })
  const formats = createFormats({ db, journal, clock, cursors })
  const roots = createRootFolders({
    db,
    journal,
    clock,
    cursors,
    config,
    forbidden: () => [options.dataDir, ...downloadFolders(db, config.get())],
  })
  const files = createFiles({ db, cursors })
  const isOnShelf = createOnShelf({ db, isReachable: roots.isReachable })
  const reading = createMovieReading({ db, clock, cursors, config })
  const movies = createMovies({ db, journal, clock, config, reading, metadata, availableFrom })
  const downloadClients = createDownloadClients({ db, journal, clock, cursors, log: logs.for('downloads', 'clients') })
  const placeFile = createPlaceFile({ log: logs.for('library', 'place-file') })
  const placeSidecars = createPlaceSidecars({ placeFile, log: logs.for('library', 'place-file') })
  const recycleOnDisk = createRecycle(placeFile)
  const recycle = createRecycleBin({ db, journal, clock, log: logs.for('library', 'recycle'), config, onDisk: recycleOnDisk })
  const profileOf = (movie: { quality_profile_id: number }) =>
    db.select().from(qualityProfilesTable).where(eq(qualityProfilesTable.id, movie.quality_profile_id)).get()
  const meetsCutoff: Parameters<typeof createShelve>[0]['meetsCutoff'] = (movie, file) => {
    const profile = profileOf(movie)
    return !profile || meetsCutoffs(file, { profile, settings: config.get() })
  }
  const whyNot: Parameters<typeof createShelve>[0]['whyNotUpgrade'] = (movie, held, offer) => {
    const profile = profileOf(movie)
    return profile && whyNotUpgrade(held, offer, { profile, settings: config.get() })
  }
  const worthOf: WorthOf = (movie, { title, size_bytes, parsed }) => {
    const profile = profileOf(movie)
    if (!profile) return { score: 0, custom_formats: [] }
    const formats = db.select().from(customFormatsTable).all()
    const scored = scoreOf({ ...onTheShelf, guid: title, title, size_bytes, parsed }, { movie: wantedMovie(movie), formats, profile })
    return { score: scored.score, custom_formats: scored.custom_formats.map(({ name }) => name) }
  }
  const describeFile = createDescribeFile({ worthOf })
  const judgeShelf = createJudgeShelf({ db, journal, meetsCutoff })
  const shelve = createShelve({
    db,
    clock,
    config,
    collectionName: (id) =>
      id === null ? null : (db.select().from(collectionsTable).where(eq(collectionsTable.id, id)).get()?.name ?? null),
    meetsCutoff,
    whyNotUpgrade: whyNot,
    formatsOf: (movie, { path, size_bytes, release_name }) => {
      const title = release_name ?? basename(path)
      return worthOf(movie, { title, size_bytes, parsed: parseRelease(title) }).custom_formats
    },
    noteFolder: movies.note,
    retire: recycle.retire,
  })
  const importer = (rest: Pick<Importing, 'settle' | 'checkTracks' | 'isWaiting'>) =>
    createImportDownload({
      journal,
      log: logs.for('library', 'import-download'),
      movie: (id) => db.select().from(moviesTable).where(eq(moviesTable.id, id)).get(),
      root: (id) => roots.paths().find((root) => id === null || root.id === id),
      isReachable: roots.isReachable,
      probe: async (path) => {
        const probed = await mediaTool.probe(path)
        // a tool that is broken cannot read anything; no movie is refused for that
        const isSuspect = probed.available && !probed.media_info && !(await mediaTool.version()).available
        return isSuspect ? { available: false, media_info: null } : probed
      },
      describe: describeFile.fetched,
      whyNotUpgrade: whyNot,
      placeFile,
      placeSidecars,
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
    metadataKey,
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
    describeFile,
    shelve,
    judgeShelf,
    meetsCutoff,
    placeFile,
    placeSidecars,
    importer,
    moviesByIds,
    known,
  }
}

/** What no indexer told of. */
const onTheShelf = {
  indexer: { id: null, name: 'the shelf', priority: 25, min_seeders: 0, disabled_until: null },
  protocol: 'torrent' as const,
  published_at: null,
  seeders: null,
  peers: null,
  info_hash: null,
  imdb_id: null,
  tmdb_id: null,
  categories: [],
  flags: [],
  container: null,
  languages: [],
}
