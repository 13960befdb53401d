import { join } from 'node:path'
import type { Movies } from '#server/catalog/movies/movies'
import type { MovieReading } from '#server/catalog/movies/reading'
import type { Ground } from '#server/ground'
import { createApplyScan } from './apply-scan'
import type { Files } from './files'
import { createFindPlacedFile } from './find-placed-file'
import type { ImportServices } from './import-services'
import { createAllowed, createListImportable } from './list-importable'
import { createManualImport } from './manual-import'
import { createMovieFinder, knownMovies } from './movie-finder'
import { moviesWithoutFile } from './movies-without-file'
import { createRecognize } from './recognize'
import type { RootFolders } from './root-folders'
import { createScanFolder } from './scan-folder'
import { createScanStore } from './scan-store'

type ByHand = Parameters<typeof createManualImport>[0]
type Deps = {
  roots: RootFolders
  files: Files
  importServices: ImportServices
  metadata: { client: Parameters<typeof createRecognize>[0]['metadata'] }
  movies: Pick<Movies, 'add' | 'note'> & Pick<MovieReading, 'row' | 'namedRows' | 'byMetadataId'>
  media: { probe: ByHand['probe'] }
  downloads: { settleByHand: ByHand['settle']; folderOf: (id: number) => string | null }
}

/** Movies that already exist somewhere: recognized, listed, imported in place or by hand. */
export const createFinding = (ground: Ground, { roots, files, importServices, metadata, movies, media, downloads }: Deps) => {
  const { db, journal, clock, cursors, logs, config, options, background } = ground
  const { adopt, addToLibrary } = importServices
  const { probe } = media
  const scans = createScanStore({ db, clock, cursors })
  scans.endInterrupted()
  const log = logs.for('library', 'finding')
  const inBackground = (work: () => Promise<void>) => background.begin('scanning or importing a library folder', work)
  const finder = () => createMovieFinder(movies.namedRows())
  const pause = (seconds: number) => Bun.sleep(seconds * 1000)
  const recognizer = () => createRecognize({ metadata: metadata.client, known: knownMovies(movies.namedRows()), pause })
  const allowed = createAllowed({ folder: options.dataDir, except: [join(options.dataDir, 'downloads')] })
  const movieOf = async (metadata_id: number, choices: Omit<Parameters<Movies['add']>[0], 'metadata_id'>) =>
    movies.byMetadataId(metadata_id) ?? movies.row((await movies.add({ metadata_id, ...choices, search: false }, 'import')).id)
  return {
    scans,
    movieOf,
    ...createScanFolder({ journal, clock, log, scans, files, root: roots.row, recognizer, inBackground, signal: background.signal }),
    applyScan: createApplyScan({
      journal,
      clock,
      log: logs.for('library', 'apply-scan'),
      scans,
      root: roots.row,
      movieOf,
      probe,
      adopt,
      noteFolder: movies.note,
      inBackground,
    }),
    list: createListImportable({
      ...{ cursors, allowed, recognizer: finder, folderOfDownload: downloads.folderOf },
      isSample: options.host?.isSample ?? false,
    }),
    importByHand: createManualImport({
      journal,
      allowed,
      movie: movies.row,
      roots: roots.paths,
      probe,
      describe: importServices.describe.found,
      placeFile: importServices.placeFile,
      placeSidecars: importServices.placeSidecars,
      addToLibrary,
      adopt,
      versions: importServices.versions,
      mode: () => config.get().import_mode,
      settle: downloads.settleByHand,
    }),
    placedByHand: createFindPlacedFile({
      journal,
      log: logs.for('library', 'manual-import'),
      withoutFile: (movieId) => moviesWithoutFile(db, movieId),
      rootOf: ({ root_folder_id }) => roots.forMovies(root_folder_id),
      folderOf: addToLibrary.folderOf,
      recognizer: finder,
      probe,
      adopt,
      noteFolder: movies.note,
    }),
  }
}
