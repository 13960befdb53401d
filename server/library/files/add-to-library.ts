import { extname } from 'node:path'
import { and, asc, isNull } from 'drizzle-orm'
import type { moviesTable } from '#server/catalog/movies/table'
import type { Config } from '#server/foundation/config/schema'
import type { Announce } from '#server/foundation/history/journal'
import { type Clock, stamp } from '#server/foundation/lib/clock'
import type { Sentence } from '#server/foundation/lib/sentence'
import type { Db, Tx } from '#server/foundation/platform/db/open'
import { endingOf } from './companions'
import type { Facts } from './describe-file'
import type { FileRow } from './files'
import { objectionTo, placeTakenFrom } from './judge-arrival'
import { nameFile, nameFolder } from './name-file'
import type { Naming } from './named'
import type { Placed } from './place-file'
import type { Put } from './place-sidecars'
import type { SharedFolders } from './shared-folders'
import { filesTable } from './table'
import { ofVersion } from './version-files'

export type Movie = typeof moviesTable.$inferSelect
export type AddToLibrary = ReturnType<typeof createAddToLibrary>
type Judged = Pick<Facts, 'quality' | 'revision' | 'custom_format_score'> & { size_bytes?: number }
type Deps = {
  db: Db
  clock: Clock
  config: { get(): Config }
  naming: Naming
  meetsCutoff: (movie: Movie, file: Judged) => boolean
  /** Why a file is not an upgrade over one the movie has, by the same rule that chooses releases. */
  whyNotUpgrade: (movie: Movie, held: FileRow, offer: Judged) => Sentence | undefined
  noteFolder: (tx: Tx, movieId: number, place: { root_folder_id: number; folder: string }) => void
  shared: Pick<SharedFolders, 'whyKept'>
  /** Moves the replaced file to the recycle bin once the new one is in place. */
  retire: (tx: Tx, announce: Announce, retired: { file: FileRow; title: string; reason: 'upgraded' }) => void
}
/** A file ready to be placed in the library. */
export type Ready = {
  /** As its version sees it. */
  movie: Movie
  version_id: number | null
  root: { id: number; path: string }
  source: string
  size_bytes: number
  facts: Facts
  origin: { indexer_id: number | null; info_hash: string | null; imported_from: string }
}
type Placement = {
  ready: Ready
  placed: Placed
  relative_path: string
  /** The subtitles that were placed with it. */
  beside: readonly Put[]
  /** Files imported together with it, which it must not replace. */
  together?: ReadonlySet<number>
}
export type AddedFile = { file_id: number; quality: string; replaced: string[] }

/** Names a movie's file and records it in the library. */
export const createAddToLibrary = (deps: Deps) => {
  const { db, clock, config, naming, meetsCutoff, whyNotUpgrade, noteFolder, retire, shared } = deps
  const { namedMovie, namedFile } = naming
  const options = () => ({ colon: config.get().colon_replacement })
  const folderOf = (movie: Movie): string =>
    movie.folder ?? nameFolder({ template: config.get().movie_folder_format, movie: namedMovie(movie), options: options() })

  /** A version beside another never stands in its way, and is never replaced by it. */
  const heldBy = (tx: Tx | Db, { movie, version_id }: Pick<Ready, 'movie' | 'version_id'>): FileRow[] =>
    tx
      .select()
      .from(filesTable)
      .where(and(ofVersion(movie.id, version_id), isNull(filesTable.missing_at)))
      .orderBy(asc(filesTable.id))
      .all()

  return {
    folderOf,

    /** Where to place the file below its root folder; numbered from the second attempt on. */
    name({ movie, version_id, source, size_bytes, facts }: Ready): { path: (attempt: number) => string } {
      const extension = extname(source).toLowerCase()
      const file = namedFile(movie, { ...facts, version_id, relative_path: source, size_bytes })
      const name = nameFile({ template: config.get().movie_file_format, movie: namedMovie(movie), file, extension, options: options() })
      const stem = name.slice(0, name.length - extension.length)
      return { path: (attempt) => `${folderOf(movie)}/${stem}${attempt === 1 ? '' : ` (${attempt})`}${extension}` }
    },

    /** An existing file that is as good as this one or better, and why. */
    objection: (ready: Ready, tx: Tx | Db = db) =>
      objectionTo(heldBy(tx, ready), { ...ready.facts, size_bytes: ready.size_bytes }, (held, offer) =>
        whyNotUpgrade(ready.movie, held, offer),
      ),

    /** Why a file that it would replace stays as it is. Null if it may go. */
    whyKept: (ready: Ready, { together, tx = db }: { together?: ReadonlySet<number>; tx?: Tx | Db } = {}): Sentence | null =>
      placeTakenFrom(heldBy(tx, ready), ready.facts)
        .filter(({ id }) => !together?.has(id))
        .map((file) => shared.whyKept(file, tx))
        .find((why) => why !== null) ?? null,

    /** Runs in the import's transaction. Idempotent: a second call for the same file finds its row. */
    commit(tx: Tx, announce: Announce, { ready, placed, relative_path, beside, together }: Placement): AddedFile {
      const { movie, version_id, root, facts, origin } = ready
      const { quality } = facts
      const held = heldBy(tx, ready)
      const known = held.find((old) => old.root_folder_id === root.id && old.relative_path === relative_path)
      if (known) return { file_id: known.id, quality, replaced: [] }
      const { size_bytes } = placed
      const row = tx
        .insert(filesTable)
        .values({
          ...facts,
          ...origin,
          imported_from: placed.made === null ? `${found} ${origin.imported_from}` : origin.imported_from,
          placed_beside: beside.filter((put) => put.placed.made !== null).map((put) => endingOf(relative_path, put.relative_path)),
          movie_id: movie.id,
          version_id,
          root_folder_id: root.id,
          relative_path,
          size_bytes,
          meets_cutoff: meetsCutoff(movie, facts),
          added_at: stamp(clock),
        })
        .returning()
        .get()
      noteFolder(tx, movie.id, { root_folder_id: root.id, folder: folderOf(movie) })
      const details = { movie_id: movie.id, title: movie.title, file_id: row.id, relative_path, quality, size_bytes }
      const olds = placeTakenFrom(held, facts).filter((old) => !together?.has(old.id))
      const replaced = olds.at(-1)
      if (replaced) announce({ type: 'file_upgraded', ...details, replaced_quality: replaced.quality })
      else announce({ type: 'file_added', ...details })
      for (const file of olds) retire(tx, announce, { file, title: movie.title, reason: 'upgraded' })
      return { file_id: row.id, quality, replaced: olds.map((old) => old.relative_path) }
    },
  }
}

/** Identical content had the name already: whoever put it there. */
const found = 'found for'
