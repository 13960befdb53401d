import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { wantedMovie } from '#server/acquisition/context'
import type { Basics } from '#server/compose'
import type { Fetching } from '#server/compose-fetching'
import type { Library } from '#server/compose-library'
import { composeRadarr } from '#server/compose-radarr'
import { open } from '#server/downloads/phase'
import { downloadsTable } from '#server/downloads/table'
import { createAdoptFile } from '#server/library/adopt-file'
import { createApplyScan } from '#server/library/apply-scan'
import { createImportByHand } from '#server/library/import-by-hand'
import { createAllowed, createLookForFiles } from '#server/library/look-for-files'
import type { guessMovie } from '#server/library/match-folder'
import { createPlacedByHand } from '#server/library/placed-by-hand'
import { createRecognise } from '#server/library/recognise'
import { createScanFolder } from '#server/library/scan'
import { createScans } from '#server/library/scans'
import { filesTable } from '#server/library/table'
import { moviesTable } from '#server/movies/table'
import type { Db } from '#server/platform/db/open'
import { createMovieIndex } from '#server/releases/movie-index'

export type Shelf = ReturnType<typeof composeShelf>

/** A library that is there already: recognised, shown, taken in where it lies. */
export const composeShelf = (basics: Basics, library: Library, fetching: Fetching) => {
  const { db, journal, clock, cursors, logs, config, options, background } = basics
  const { metadata, mediaTool, movies, reading, roots, files } = library
  const scans = createScans({ db, clock, cursors })
  scans.endInterrupted()

  const recogniser = () => {
    const movies = db.select().from(moviesTable).all().map(wantedMovie)
    const byMetadataId = new Map(movies.map((movie) => [movie.metadata_id, movie]))
    const known = { find: createMovieIndex(movies).find, byMetadataId: (id: number) => byMetadataId.get(id) }
    return createRecognise({ metadata, known, pause: (seconds) => Bun.sleep(seconds * 1000) })
  }
  const inBackground = (deed: () => Promise<void>) => background.begin('a movies folder that is looked through or taken in', deed)
  const log = logs.for('library', 'scan')
  const scanFolder = createScanFolder({ journal, clock, log, scans, files, root: roots.row, recogniser, inBackground })

  const adopt = createAdoptFile({
    clock,
    meetsCutoff: library.meetsCutoff,
    describe: library.describeFile.found,
  })
  const applyScan = createApplyScan({
    journal,
    clock,
    log: logs.for('library', 'apply-scan'),
    scans,
    root: roots.row,
    movieOf: async (metadata_id, choices) => {
      const known = db.select().from(moviesTable).where(eq(moviesTable.metadata_id, metadata_id)).get()
      return known ?? reading.row((await movies.add({ metadata_id, ...choices, search: false })).id)
    },
    probe: mediaTool.probe,
    adopt,
    noteFolder: movies.note,
    inBackground,
  })
  const allowed = createAllowed({ folder: options.dataDir, except: [join(options.dataDir, 'downloads')] })
  const look = createLookForFiles({
    cursors,
    allowed,
    recogniser: () => movieFinder(db),
    folderOfDownload: (id) => fetching.store.get(id).save_path,
  })
  const apply = createImportByHand({
    journal,
    allowed,
    movie: reading.row,
    roots: roots.paths,
    probe: mediaTool.probe,
    describe: library.describeFile.found,
    placeFile: library.placeFile,
    placeSidecars: library.placeSidecars,
    shelve: library.shelve,
    adopt,
    mode: () => config.get().import_mode,
    settle: (tx, announce, { download_id, ...brought }) => {
      fetching.store.moveIn(tx, announce, { id: download_id, from: ['import_blocked'], to: 'importing' })
      fetching.outcomes.settle(tx, announce, { id: download_id, outcome: { brought } })
    },
  })

  const placedByHand = createPlacedByHand({
    journal,
    log: logs.for('library', 'placed-by-hand'),
    withoutFile: (movieId) => moviesWithoutFile(db, movieId),
    rootOf: ({ root_folder_id }) => roots.paths().find(({ id }) => root_folder_id === null || id === root_folder_id),
    folderOf: library.shelve.folderOf,
    recogniser: () => movieFinder(db),
    probe: mediaTool.probe,
    adopt,
    noteFolder: movies.note,
  })

  const lookAtSession = () => {
    const { torrent_port, dht_enabled, pex_enabled, download_speed_limit, upload_speed_limit } = config.get()
    const rows = fetching.downloads.handedTo(null)
    const running = rows.map((row) => fetching.progress.of(row.id))
    const sum = (figure: 'download_speed' | 'upload_speed' | 'peers') =>
      Math.round(running.reduce((all, live) => all + (live?.[figure] ?? 0), 0))
    const up = fetching.session.isUp()
    const reach = fetching.session.reach()
    return {
      up,
      port: (up ? fetching.session.port() : torrent_port) || null,
      reachable: reach.reachable,
      port_mapping: reach.mapping,
      port_mapped_by: reach.mapped_by,
      dht_enabled,
      pex_enabled,
      torrents: running.length,
      private_torrents: rows.filter(({ info_hash }) => info_hash !== null && fetching.session.isPrivate(info_hash)).length,
      download_speed: sum('download_speed'),
      upload_speed: sum('upload_speed'),
      peers: sum('peers'),
      download_speed_limit,
      upload_speed_limit,
    }
  }
  const radarr = composeRadarr(basics, library, { indexers: fetching.indexers, adopt })
  return { scans, scanFolder, applyScan, adopt, importByHand: { look, apply }, placedByHand, lookAtSession, ...radarr }
}

/** A movie whose download runs gets its file from there. */
const moviesWithoutFile = (db: Db, movieId: number | null) => {
  const hasFile = sql`EXISTS (SELECT 1 FROM ${filesTable} f WHERE f.movie_id = ${moviesTable.id} AND f.missing_at IS NULL)`
  const isUnderWay = sql`EXISTS (SELECT 1 FROM ${downloadsTable} d WHERE d.movie_id = ${moviesTable.id} AND d.state IN ${open} AND d.imported_at IS NULL)`
  const which = movieId === null ? sql`1` : eq(moviesTable.id, movieId)
  return db.select().from(moviesTable).where(sql`${which} AND NOT ${hasFile} AND NOT ${isUnderWay}`).all()
}

const movieFinder = (db: Db) => {
  const { find } = createMovieIndex(db.select().from(moviesTable).all().map(wantedMovie))
  return ({ title, year, imdb_id, tmdb_id }: ReturnType<typeof guessMovie>) =>
    find({ parsed: { title, titles: title === null ? [] : [title], year, imdb_id, tmdb_id }, imdb_id: null, tmdb_id: null }).found
}
