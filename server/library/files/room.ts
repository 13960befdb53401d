import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import { Conflict, NotFound } from '#server/foundation/platform/errors'
import type { Ground } from '#server/ground'
import { createBesideFiles } from './beside-files'
import { createCaution } from './caution'
import { subtitlesBeside } from './companions'
import { createFiles } from './files'
import { createFinding } from './finding'
import { createImportServices } from './import-services'
import { insideRoot } from './inside-root'
import { createInspectDownload } from './inspect-download'
import { letShrink } from './let-shrink'
import { createLocate } from './locate'
import { manualImportRoutes } from './manual-import-routes'
import { createPlanRenames } from './plan-renames'
import { createPreviewNames } from './preview-names'
import { createReachableFiles } from './reachable-files'
import { createReadFiles } from './read-files'
import { recycleRoutes } from './recycle-routes'
import { createRecycledList } from './recycled-list'
import { createRemoveFiles } from './remove-files'
import { createRename } from './rename'
import { createRescan } from './rescan'
import { createRootFolders, isFolder } from './root-folders'
import { checkRoot } from './root-state'
import { fileRoutes, rootFolderRoutes } from './routes'
import { scanRoutes } from './scan-routes'
import { selfTest } from './self-test'
import { sentences } from './sentences'
import { takeOverFolders } from './shared-folders'
import { createSubtitleFiles } from './subtitle-files'
import { movieRescanRoutes, upkeepRoutes } from './upkeep-routes'
import { createWatchable } from './watchable'

type ImportServices = Parameters<typeof createImportServices>[1]
type Finding = Parameters<typeof createFinding>[1]
type Needs = {
  metadata: Finding['metadata']
  media: ImportServices['media'] & Finding['media'] & Parameters<typeof createReadFiles>[0]['media']
  movies: ImportServices['movies'] &
    Finding['movies'] & {
      get: Parameters<typeof movieRescanRoutes>[0]['movie']
      titleOf: (id: number) => string
      givePersonalBack: Parameters<typeof createRecycledList>[0]['givePersonalBack']
    }
  versions: ImportServices['versions']
  subtitles: { rescan: (fileId: number) => Promise<void>; putBack: Parameters<typeof createRecycledList>[0]['subtitles']['putBack'] }
  acquisition: { judgeFile: ImportServices['judge'] & Pick<Parameters<typeof createInspectDownload>[0], 'whyNotSize'> }
  downloads: ImportServices['downloads'] & Finding['downloads'] & { folders: () => readonly string[] }
}

/** The library on disk: folders, files, names, the recycle bin, and imports. */
export const openLibrary = (ground: Ground, { metadata, media, movies, versions, acquisition, subtitles, downloads }: Needs) => {
  const { db, journal, clock, cursors, config, logs, options, facts, background } = ground
  const { titleOf, note: noteFolder, givePersonalBack } = movies
  const forbidden = () => [options.dataDir, ...downloads.folders()]
  const roots = createRootFolders({ db, journal, clock, cursors, config, forbidden })
  const files = createFiles({ db, cursors })
  const ending = {
    isWaiting: (id: number) => downloads.isWaiting(id),
    settle: ((...of) => downloads.settle(...of)) satisfies ImportServices['downloads']['settle'],
  }
  const byHand = {
    settleByHand: ((...of) => downloads.settleByHand(...of)) satisfies Finding['downloads']['settleByHand'],
    folderOf: (id: number) => downloads.folderOf(id),
  }
  const { judgeFile: judge } = acquisition
  const importServices = createImportServices(ground, { roots, files, movies, versions, media, judge, downloads: ending })
  const finding = createFinding(ground, { roots, files, importServices, metadata, movies, media, downloads: byHand })
  const { recycle, recycleOnDisk: onDisk, shared } = importServices
  const restoring = { movieOf: finding.movieOf, noteFolder, givePersonalBack }
  const recycled = createRecycledList({ ...ground, onDisk, inTurn: recycle.inTurn, subtitles, versions, ...restoring })
  const removeFiles = createRemoveFiles({ journal, files, recycle, titleOf, shared })
  const rescan = createRescan({ db, journal, clock, log: logs.for('library', 'rescan'), titleOf })
  const plan = createPlanRenames({ db, config, naming: importServices.namingOfMany })
  const rename = createRename({ db, journal, cursors, files, shared, log: logs.for('library', 'rename'), noteFolder, plan })
  const { locate, pathBeside } = createLocate({ files, roots, titleOf })
  const reading = { untilPause: background.signal, row: files.row, locate, media }
  const readFiles = createReadFiles({ journal, log: logs.for('library', 'read-files'), ...reading })
  const [previewNames, testOn] = [createPreviewNames({ config, named: importServices.named }), createTestOn({ roots, config, options })]
  const rescanMovie = async (id: number): Promise<void> => {
    for (const replaced of await rescan.ofMovie(id)) await readFiles.one(replaced)
    await finding.placedByHand.ofMovie(id)
    for (const file of files.ofMovie(id)) await subtitles.rescan(file.id)
  }
  return {
    routes: [
      rootFolderRoutes(roots),
      fileRoutes({ files, movie: movies.get, removeFile: removeFiles.one }),
      recycleRoutes(recycled),
      upkeepRoutes({ previewNames, rename, selfTest: async (id) => testOn(id), cursors }),
      movieRescanRoutes({ movie: movies.get, rescan: rescanMovie }),
      scanRoutes(finding),
      manualImportRoutes({ list: finding.list, apply: finding.importByHand }),
    ],
    roots,
    files,
    watchable: createWatchable(db),
    recycle,
    rescan,
    ...{ scanFolder: finding.scanFolder, listByHand: finding.list, importByHand: finding.importByHand },
    takeOverFolders,
    adopt: importServices.adopt,
    versionFiles: importServices.versionFiles,
    importDownload: importServices.importDownload,
    judgeLibrary: importServices.judgeLibrary.renew,
    judgeAdded: importServices.judgeLibrary.renewAdded,
    inspectDownload: createInspectDownload({
      ...{ movie: movies.find, seenBy: versions.seenBy },
      blockedExtensions: () => config.get().blocked_extensions,
      whyNotSize: judge.whyNotSize,
    }),
    isInLibrary: createReachableFiles({ db, isReachable: roots.isReachable }),
    subtitlesBeside,
    subtitleFiles: createSubtitleFiles({ db, files, roots, placeFile: importServices.placeFile, recycle, shared }),
    besideFiles: createBesideFiles({ db, files, roots, placeFile: importServices.placeFile, shared }),
    locate,
    pathBeside,
    readFile: readFiles.inTurn,
    readFiles: readFiles.all,
    removeFiles: removeFiles.ofMovie,
    forgetFile: removeFiles.forget,
    refuseKept: removeFiles.refuseKept,
    letShrink,
    removeFile: removeFiles.one,
    back: { restoreAll: recycled.restoreAll, renameOnDisk: rename.onDisk, takeBackFile: removeFiles.takeBack },
    rescanMovie,
    rename: rename.apply,
    /** Null if the folder can hold movies; otherwise the problem. */
    problemOfFolder: async (path: string): Promise<Sentence | null> => (await checkRoot(path)).why,
    sizeOf: sizeBelow,
    caution: createCaution({ facts, rescan, log: logs.for('library', 'caution') }),
    emptyRecycle: recycle.empty,
    rescanAll: (signal?: AbortSignal) => rescan.all(signal).then(finding.placedByHand.all),
    /** Cleans up after a crash: partial files and unfinished moves. */
    async tidyUp(): Promise<void> {
      finding.resumeScans()
      for (const root of roots.paths()) if (isFolder(root.path)) await importServices.placeFile.sweep(root.path)
      await Promise.all([recycle.sweep(), importServices.judgeLibrary.renewIfDue()])
    },
  }
}

/** The size of a file below a library folder. Throws if it does not exist or leads outside the folder. */
const sizeBelow = async (root: string, relativePath: string): Promise<number> => {
  const found = await stat(await insideRoot(root, relativePath))
  if (!found.isFile()) throw new NotFound('file', relativePath)
  return found.size
}

type Tested = Pick<Ground, 'config' | 'options'> & { roots: ReturnType<typeof createRootFolders> }
/** Tests placing a file in a library folder, by default the first one. Throws Conflict without one. */
const createTestOn =
  ({ roots, config, options }: Tested) =>
  (rootFolderId: number | null) => {
    const root = rootFolderId === null ? roots.paths()[0] : roots.row(rootFolderId)
    if (!root) throw new Conflict(say(sentences, 'no_library_folder'))
    const { download_path, min_free_space_mb } = config.get()
    const downloadDir = download_path ?? join(options.dataDir, 'downloads')
    return selfTest({ downloadDir, rootDir: root.path, minFreeBytes: min_free_space_mb * 1_000_000 })
  }
