import { basename } from 'node:path'
import { onceForEachKey } from '#server/foundation/lib/once-for-each'
import { parseRelease } from '#server/foundation/releases/parse-release'
import type { Ground } from '#server/ground'
import type { MediaInfo } from '#server/library/media/schema'
import { createAddToLibrary, type Movie } from './add-to-library'
import { createAdoptFile } from './adopt-file'
import { createDescribeFile, type WorthOf } from './describe-file'
import type { FileRow, Files } from './files'
import { createImportDownload } from './import-download'
import { createJudgeLibrary } from './judge-library'
import { createNaming, type Naming } from './named'
import { createPlaceFile } from './place-file'
import { createPlaceSidecars } from './place-sidecars'
import { createRecycleBin } from './recycle-bin'
import { createRecycleMove } from './recycle-move'
import type { RootFolders } from './root-folders'
import { createSharedFolders } from './shared-folders'
import { createVersionFiles } from './version-files'

type Adding = Parameters<typeof createAddToLibrary>[0]
type NamingNeeds = Parameters<typeof createNaming>[0]
type Adopting = Parameters<typeof createAdoptFile>[0]
type Judging = Parameters<typeof createJudgeLibrary>[0]
type Importing = Parameters<typeof createImportDownload>[0]
export type ImportServices = ReturnType<typeof createImportServices>
type Deps = {
  roots: RootFolders
  versions: Parameters<typeof createVersionFiles>[0]['versions'] & {
    seenBy: Importing['seenBy'] & Adopting['versions']['seenBy']
    seenFor: Adopting['versions']['seenFor']
    serving: (movieId: number, file: Pick<FileRow, 'quality' | 'edition'>) => number | null
    nameOf: NamingNeeds['versionName']
  }
  files: Files
  movies: {
    find: Importing['movie']
    row: (id: number) => Parameters<Adding['meetsCutoff']>[0]
    note: Adding['noteFolder']
    collectionName: NamingNeeds['collectionName']
    personalOf: Parameters<typeof createRecycleBin>[0]['personalOf']
  }
  media: { probe: Importing['probe'] }
  judge: Pick<Adding, 'meetsCutoff' | 'whyNotUpgrade'> & {
    worthOf: WorthOf
    worthOfMany: () => WorthOf
    worthOfFiles: () => (movie: Movie, file: FileRow) => ReturnType<WorthOf>
    scoresOfFormats: Judging['scoresNow']
    flagsOf: (releaseId: number | null) => string[]
    checkTracks: Importing['checkTracks']
  }
  downloads: Pick<Importing, 'isWaiting' | 'settle'>
}

/** Moves files into the library, and from it to the recycle bin. */
export const createImportServices = (ground: Ground, { roots, files, movies, versions, media, judge, downloads }: Deps) => {
  const { db, journal, clock, config, logs, facts, options } = ground
  const { meetsCutoff, whyNotUpgrade, flagsOf } = judge
  const placeFile = createPlaceFile({ log: logs.for('library', 'place-file') })
  const placeSidecars = createPlaceSidecars({ placeFile, log: logs.for('library', 'place-file') })
  const onDisk = createRecycleMove(placeFile)
  const shared = createSharedFolders({ db })
  const log = logs.for('library', 'recycle-bin')
  const recycle = createRecycleBin({ db, journal, clock, log, config, onDisk, shared, personalOf: movies.personalOf })
  const describe = createDescribeFile({ worthOf: judge.worthOf, flagsOf })
  const naming = createNaming({ collectionName: movies.collectionName, versionName: versions.nameOf, formatsOf: formatsBy(judge.worthOf) })
  const addToLibrary = createAddToLibrary({
    db,
    clock,
    config,
    naming,
    meetsCutoff,
    whyNotUpgrade,
    noteFolder: movies.note,
    retire: recycle.retire,
    shared,
  })
  const importDownload = createImportDownload({
    journal,
    log: logs.for('library', 'import-download'),
    movie: movies.find,
    seenBy: versions.seenBy,
    root: roots.forMovies,
    isReachable: roots.isReachable,
    probe: media.probe,
    checkTracks: judge.checkTracks,
    describe: describe.fetched,
    promised: (row, { title, size_bytes, release_id }) =>
      judge.worthOf(row, { title, size_bytes, parsed: parseRelease(title), flags: flagsOf(release_id) }).score,
    whyNotUpgrade,
    placeFile,
    placeSidecars,
    mode: () => config.get().import_mode,
    addToLibrary,
    ...downloads,
  })
  return {
    placeFile,
    placeSidecars,
    recycle,
    recycleOnDisk: onDisk,
    shared,
    describe,
    addToLibrary,
    importDownload,
    versionFiles: createVersionFiles({ retire: recycle.retire, versions, shared, db }),
    versions,
    adopt: createAdoptFile({ clock, meetsCutoff, describe: describe.found, versions }),
    judgeLibrary: createJudgeLibrary({
      db,
      journal,
      config,
      version: options.version,
      facts,
      seenBy: versions.seenBy,
      meetsCutoff,
      scoresNow: judge.scoresOfFormats,
      valuesNow: () => {
        const worthOf = judge.worthOfFiles()
        return (movie, file) => {
          const { score, custom_format_ids } = worthOf(movie, file)
          return { custom_format_ids, custom_format_score: score }
        }
      },
    }),
    /** For naming many files: reads what they share only once. */
    namingOfMany: (): Naming =>
      createNaming({
        collectionName: onceForEachKey(movies.collectionName),
        versionName: versions.nameOf,
        formatsOf: formatsBy(judge.worthOfMany()),
      }),
    /** A movie and its file, if any, as input for naming. Throws NotFound. */
    named(movieId: number) {
      const [movie, file] = [movies.row(movieId), files.ofMovie(movieId)[0]]
      return {
        movie: naming.namedMovie(movie),
        file: file ? naming.namedFile(movie, { ...file, media_info: file.media_info as MediaInfo | null }) : {},
      }
    },
  }
}

/** A file's custom formats are those of its release, or of its own name if no release is known. */
const formatsBy =
  (worthOf: WorthOf): NamingNeeds['formatsOf'] =>
  (movie, { path, size_bytes, release_name }) => {
    const title = release_name ?? basename(path)
    return worthOf(movie, { title, size_bytes, parsed: parseRelease(title) }).custom_formats
  }
