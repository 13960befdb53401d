import { lstat, unlink } from 'node:fs/promises'
import { basename, dirname, extname, join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import type { Config } from '#server/config/schema'
import type { Journal } from '#server/history/journal'
import { attempt } from '#server/lib/attempt'
import type { MediaInfo } from '#server/media/schema'
import { moviesTable } from '#server/movies/table'
import type { Db, Tx } from '#server/platform/db/open'
import { type Cursors, type PageRequest, pageOfAll, scopeOf } from '#server/platform/http/page'
import type { Log } from '#server/platform/log'
import type { AddToLibrary } from './add-to-library'
import { companionsOf, type Move } from './companions'
import type { FileRow } from './files'
import { insideRoot } from './inside-root'
import { nameFile, nameFolder } from './name-file'
import { ensureFolder, exists, publishFile, syncFolder } from './publish-file'
import { removeEmptyFolders } from './recycle-move'
import type { Renamed, RenameItem, RenamePage, RenameRequest } from './schema'
import { filesTable, rootFoldersTable } from './table'

export type Rename = ReturnType<typeof createRename>
type Movie = typeof moviesTable.$inferSelect
type Deps = {
  db: Db
  journal: Journal
  cursors: Cursors
  log: Log
  config: { get(): Config }
  namedMovie: AddToLibrary['namedMovie']
  namedFile: AddToLibrary['namedFile']
  noteFolder: (tx: Tx, movieId: number, place: { root_folder_id: number; folder: string }) => void
}
type Step = Omit<RenameItem, 'beside'> & { file: FileRow; root: string; folder: string }

/** Renames existing files as the templates specify. */
export const createRename = ({ db, journal, cursors, log, config, namedMovie, namedFile, noteFolder }: Deps) => {
  const targetOf = (movie: Movie, file: FileRow): { folder: string; relative: string } => {
    const { movie_folder_format, movie_file_format, colon_replacement } = config.get()
    const options = { colon: colon_replacement }
    const named = namedMovie(movie)
    const extension = extname(file.relative_path).toLowerCase()
    const facts = namedFile(movie, { ...file, media_info: file.media_info as MediaInfo | null })
    const folder = nameFolder({ template: movie_folder_format, movie: named, options })
    return { folder, relative: `${folder}/${nameFile({ template: movie_file_format, movie: named, file: facts, extension, options })}` }
  }

  /** The planned changes, in movie order. Never gives two files of one movie the same name. */
  const plan = ({ movie_ids }: RenameRequest): Step[] => {
    const roots = new Map(
      db
        .select()
        .from(rootFoldersTable)
        .all()
        .map((root) => [root.id, root.path]),
    )
    const wanted = movie_ids ? sql`${filesTable.movie_id} IN (SELECT value FROM json_each(${JSON.stringify(movie_ids)}))` : undefined
    const rows = db
      .select({ file: filesTable, movie: moviesTable })
      .from(filesTable)
      .innerJoin(moviesTable, eq(moviesTable.id, filesTable.movie_id))
      .where(wanted ? sql`${wanted} AND ${filesTable.missing_at} IS NULL` : sql`${filesTable.missing_at} IS NULL`)
      .orderBy(moviesTable.sort_title, filesTable.id)
      .all()
    const taken = new Set<string>()
    return rows.flatMap(({ file, movie }) => {
      const { folder, relative } = targetOf(movie, file)
      const to = freeName(relative, (path) => taken.has(`${file.root_folder_id} ${path}`))
      taken.add(`${file.root_folder_id} ${to}`)
      const root = roots.get(file.root_folder_id)
      if (to === file.relative_path || !root) return []
      return [{ file_id: file.id, movie_id: movie.id, title: movie.title, from: file.relative_path, to, file, root, folder }]
    })
  }

  /** Renames on disk first, then in the row; a repeat after a crash finds the file under its new name. */
  const carryOut = async ({ file, root, from, to, folder, movie_id, title }: Step): Promise<void> => {
    const [source, target] = [await insideRoot(root, from), await insideRoot(root, to)]
    const isMoved = !(await exists(source)) && (await exists(target)) && (await lstat(target)).size === file.size_bytes
    if (!isMoved) {
      await ensureFolder(root, dirname(target))
      if (!(await publishFile(source, target))) await dropOldName(source, target)
      await syncFolder(dirname(target))
    }
    await takeAlong(root, { from, to })
    journal.commit((tx, announce) => {
      tx.update(filesTable).set({ relative_path: to }).where(eq(filesTable.id, file.id)).run()
      noteFolder(tx, movie_id, { root_folder_id: file.root_folder_id, folder })
      announce({ type: 'file_renamed', movie_id, title, file_id: file.id, relative_path: to, previous_path: from })
    })
    await removeEmptyFolders(root, from)
  }

  /** A companion whose new name is taken stays where it is; the movie is renamed without it and this is logged. */
  const takeAlong = async (root: string, movie: Move): Promise<void> => {
    for (const { from, to } of await companionsOf(root, movie)) {
      const moved = await attempt(async () => await publishFile(await insideRoot(root, from), await insideRoot(root, to)))
      if (!moved.ok || !moved.value)
        log.warn('a companion of a renamed file stays where it is', { from, to, ...(!moved.ok && { error: moved.error }) })
    }
  }

  return {
    preview: async (wanted: RenameRequest, asked: PageRequest): Promise<RenamePage> => {
      const scope = scopeOf('library/rename/preview', { movie_ids: wanted.movie_ids })
      const steps = plan(wanted)
      const page = pageOfAll(steps, asked, { scope, cursors })
      return { ...page, results: await Promise.all(page.results.map(shown)), total: steps.length }
    },

    /** A file that cannot be renamed does not stop the others. */
    async apply(wanted: RenameRequest): Promise<Renamed> {
      const failed: Renamed['failed'] = []
      const steps = plan(wanted)
      for (const step of steps) {
        const done = await attempt(() => carryOut(step))
        if (done.ok) continue
        log.warn('file could not be renamed', { file_id: step.file_id, error: done.error })
        failed.push({ file_id: step.file_id, path: join(step.root, step.from), text: done.error.message })
      }
      return { renamed: steps.length - failed.length, failed }
    },
  }
}

const shown = async ({ file: _, root, folder: __, ...item }: Step): Promise<RenameItem> => ({
  ...item,
  beside: await companionsOf(root, item),
})

/**
 * Removes the old name if an earlier rename was interrupted after creating the new one. On a case-insensitive disk, a new spelling is the
 * same name and nothing is removed.
 */
const dropOldName = async (source: string, target: string): Promise<void> => {
  const [one, other] = [await lstat(source), await lstat(target)]
  if (one.ino !== other.ino || one.dev !== other.dev) throw new Error(`${basename(target)} already exists`)
  if (one.nlink > 1 && source.toLowerCase() !== target.toLowerCase()) await unlink(source)
}

const freeName = (relative: string, isTaken: (path: string) => boolean): string => {
  const extension = extname(relative)
  const stem = relative.slice(0, relative.length - extension.length)
  for (let n = 1; ; n++) {
    const path = n === 1 ? relative : `${stem} (${n})${extension}`
    if (!isTaken(path)) return path
  }
}
