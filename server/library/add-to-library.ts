import { basename, extname } from 'node:path'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Config } from '#server/config/schema'
import type { Announce } from '#server/history/journal'
import { type Clock, stamp } from '#server/lib/clock'
import type { Sentence } from '#server/lib/sentence'
import type { Db, Tx } from '#server/platform/db/open'
import type { Facts } from './describe-file'
import type { FileRow } from './files'
import type { Movie } from './import-download'
import { objectionTo, placeTakenFrom } from './judge-arrival'
import { nameFile, nameFolder } from './name-file'
import type { NamedFile, NamedMovie } from './naming/tokens'
import type { Placed } from './place-file'
import { filesTable } from './table'

export type AddToLibrary = ReturnType<typeof createAddToLibrary>
type Judged = Pick<Facts, 'quality' | 'revision' | 'custom_format_score'>
type Deps = {
  db: Db
  clock: Clock
  config: { get(): Config }
  collectionName: (id: number | null) => string | null
  meetsCutoff: (movie: Movie, file: Judged) => boolean
  /** Why a file is no upgrade over one that the movie has, by the rule that releases are chosen by. */
  whyNotUpgrade: (movie: Movie, held: FileRow, offer: Judged) => Sentence | undefined
  /** The custom formats that match a file, for its name. */
  formatsOf: (movie: Movie, file: { path: string; size_bytes: number; release_name: string | null }) => string[]
  noteFolder: (tx: Tx, movieId: number, place: { root_folder_id: number; folder: string }) => void
  /** Moves the file that was replaced to the recycle bin, once the new one is on the shelf. */
  retire: (tx: Tx, announce: Announce, retired: { file: FileRow; title: string; reason: 'upgraded' }) => void
}
/** A file that is to go onto the shelf. */
export type Ready = {
  movie: Movie
  root: { id: number; path: string }
  source: string
  size_bytes: number
  facts: Facts
  origin: { indexer_id: number | null; info_hash: string | null; imported_from: string }
}
type Placement = {
  ready: Ready
  placed: Placed
  relative_path: string /** Files that came with it, so that it replaces none of them. */
  together?: ReadonlySet<number>
}
export type Shelved = { file_id: number; quality: string; replaced: string[] }
/** A file that is there, as its row tells of it. */
type Known = Pick<FileRow, 'relative_path' | 'size_bytes' | 'release_name'> & Omit<NamedFile, 'custom_formats' | 'original_filename'>

/** Names a movie's file, and writes down that it is on the shelf. */
export const createAddToLibrary = (deps: Deps) => {
  const { db, clock, config, collectionName, meetsCutoff, whyNotUpgrade, formatsOf, noteFolder, retire } = deps
  const options = () => ({ colon: config.get().colon_replacement })
  const namedMovie = (movie: Movie): NamedMovie => ({
    title: movie.title,
    original_title: movie.original_title,
    year: movie.year,
    certification: movie.certification,
    collection: collectionName(movie.collection_id),
    imdb_id: movie.external_ids.imdb_id ?? null,
    tmdb_id: movie.metadata_id,
  })
  const folderOf = (movie: Movie): string =>
    movie.folder ?? nameFolder({ template: config.get().movie_folder_format, movie: namedMovie(movie), options: options() })

  /** What a name can be made from, for a file that lies, or came, under `path`. */
  const namedFile = (movie: Movie, { relative_path: path, size_bytes, release_name, ...file }: Known): NamedFile => ({
    ...file,
    release_name,
    original_filename: basename(path, extname(path)),
    custom_formats: formatsOf(movie, { path, size_bytes, release_name }),
  })

  const heldBy = (tx: Tx | Db, movie: Movie): FileRow[] =>
    tx
      .select()
      .from(filesTable)
      .where(and(eq(filesTable.movie_id, movie.id), isNull(filesTable.missing_at)))
      .orderBy(asc(filesTable.id))
      .all()

  return {
    namedMovie,
    namedFile,
    folderOf,

    /** Where the file goes below its root folder; from the second attempt on with a number. */
    name({ movie, source, size_bytes, facts }: Ready): { path: (attempt: number) => string } {
      const extension = extname(source).toLowerCase()
      const file = namedFile(movie, { ...facts, relative_path: source, size_bytes })
      const name = nameFile({ template: config.get().movie_file_format, movie: namedMovie(movie), file, extension, options: options() })
      const stem = name.slice(0, name.length - extension.length)
      return { path: (attempt) => `${folderOf(movie)}/${stem}${attempt === 1 ? '' : ` (${attempt})`}${extension}` }
    },

    /** The file on the shelf that is as good as this one or better, and why. */
    objection: ({ movie, facts }: Ready, tx: Tx | Db = db) =>
      objectionTo(heldBy(tx, movie), facts, (held, offer) => whyNotUpgrade(movie, held, offer)),

    /** Part of the transaction of an import. Says the same twice for the same file: a second time finds the row. */
    commit(tx: Tx, announce: Announce, { ready, placed, relative_path, together }: Placement): Shelved {
      const { movie, root, facts, origin } = ready
      const { quality } = facts
      const held = heldBy(tx, movie)
      const known = held.find((old) => old.root_folder_id === root.id && old.relative_path === relative_path)
      if (known) return { file_id: known.id, quality, replaced: [] }
      const { size_bytes } = placed
      const row = tx
        .insert(filesTable)
        .values({
          ...facts,
          ...origin,
          movie_id: movie.id,
          root_folder_id: root.id,
          relative_path,
          size_bytes,
          meets_cutoff: meetsCutoff(movie, facts),
          added_at: stamp(clock),
        })
        .returning()
        .get()
      noteFolder(tx, movie.id, { root_folder_id: root.id, folder: folderOf(movie) })
      const told = { movie_id: movie.id, title: movie.title, file_id: row.id, relative_path, quality, size_bytes }
      const olds = placeTakenFrom(held, facts).filter((old) => !together?.has(old.id))
      const replaced = olds.at(-1)
      if (replaced) announce({ type: 'file_upgraded', ...told, replaced_quality: replaced.quality })
      else announce({ type: 'file_added', ...told })
      for (const file of olds) retire(tx, announce, { file, title: movie.title, reason: 'upgraded' })
      return { file_id: row.id, quality, replaced: olds.map((old) => old.relative_path) }
    },
  }
}
