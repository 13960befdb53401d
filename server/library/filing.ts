import { basename } from 'node:path'
import type { Ground } from '#server/ground'
import type { MediaInfo } from '#server/media/schema'
import { parseRelease } from '#server/releases/parse-release'
import { createAddToLibrary } from './add-to-library'
import { createAdoptFile } from './adopt-file'
import { createDescribeFile, type WorthOf } from './describe-file'
import type { Files } from './files'
import { createImportDownload } from './import-download'
import { createJudgeLibrary } from './judge-library'
import { createPlaceFile } from './place-file'
import { createPlaceSidecars } from './place-sidecars'
import { createRecycleBin } from './recycle-bin'
import { createRecycleMove } from './recycle-move'
import type { RootFolders } from './root-folders'

type Shelving = Parameters<typeof createAddToLibrary>[0]
type Importing = Parameters<typeof createImportDownload>[0]
export type Filing = ReturnType<typeof createFiling>
type Deps = {
  roots: RootFolders
  files: Files
  movies: {
    find: Importing['movie']
    row: (id: number) => Parameters<Shelving['meetsCutoff']>[0]
    note: Shelving['noteFolder']
    collectionName: Shelving['collectionName']
    personalOf: Parameters<typeof createRecycleBin>[0]['personalOf']
  }
  media: { probe: Importing['probe'] }
  judge: Pick<Shelving, 'meetsCutoff' | 'whyNotUpgrade'> & { worthOf: WorthOf; checkTracks: Importing['checkTracks'] }
  downloads: Pick<Importing, 'isWaiting' | 'settle'>
}

/** Moves files into the library, and from it to the recycle bin. */
export const createFiling = (ground: Ground, { roots, files, movies, media, judge, downloads }: Deps) => {
  const { db, journal, clock, config, logs } = ground
  const { meetsCutoff, whyNotUpgrade } = judge
  const placeFile = createPlaceFile({ log: logs.for('library', 'place-file') })
  const placeSidecars = createPlaceSidecars({ placeFile, log: logs.for('library', 'place-file') })
  const onDisk = createRecycleMove(placeFile)
  const recycle = createRecycleBin({
    db,
    journal,
    clock,
    log: logs.for('library', 'recycle'),
    config,
    onDisk,
    personalOf: movies.personalOf,
  })
  const describe = createDescribeFile({ worthOf: judge.worthOf })
  const shelve = createAddToLibrary({
    db,
    clock,
    config,
    collectionName: movies.collectionName,
    meetsCutoff,
    whyNotUpgrade,
    formatsOf: (movie, { path, size_bytes, release_name }) => {
      const title = release_name ?? basename(path)
      return judge.worthOf(movie, { title, size_bytes, parsed: parseRelease(title) }).custom_formats
    },
    noteFolder: movies.note,
    retire: recycle.retire,
  })
  const importDownload = createImportDownload({
    journal,
    log: logs.for('library', 'import-download'),
    movie: movies.find,
    root: roots.forMovies,
    isReachable: roots.isReachable,
    probe: media.probe,
    checkTracks: judge.checkTracks,
    describe: describe.fetched,
    whyNotUpgrade,
    placeFile,
    placeSidecars,
    mode: () => config.get().import_mode,
    shelve,
    ...downloads,
  })
  return {
    placeFile,
    placeSidecars,
    recycle,
    recycleOnDisk: onDisk,
    describe,
    shelve,
    importDownload,
    adopt: createAdoptFile({ clock, meetsCutoff, describe: describe.found }),
    judgeLibrary: createJudgeLibrary({ db, journal, meetsCutoff }),
    /** A movie and its file, if any, as input for naming. Throws NotFound. */
    named(movieId: number) {
      const [movie, file] = [movies.row(movieId), files.ofMovie(movieId)[0]]
      return {
        movie: shelve.namedMovie(movie),
        file: file ? shelve.namedFile(movie, { ...file, media_info: file.media_info as MediaInfo | null }) : {},
      }
    },
  }
}
