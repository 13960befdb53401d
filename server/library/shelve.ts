import { basename, extname } from 'node:path'
import { and, eq, isNull } from 'drizzle-orm'
import type { Config } from '#server/config/schema'
import type { Announce } from '#server/history/journal'
import { type Clock, stamp } from '#server/lib/clock'
import type { Tx } from '#server/platform/db/open'
import { parseRelease } from '#server/releases/parse-release'
import type { Revision } from '#server/releases/release'
import type { FileRow } from './files'
import type { Movie, Ready } from './import-download'
import { nameFile, nameFolder } from './name-file'
import type { NamedMovie } from './naming/tokens'
import type { Placed } from './place-file'
import { filesTable } from './table'

export type Shelve = ReturnType<typeof createShelve>
type Deps = {
  clock: Clock
  config: { get(): Config }
  collectionName: (id: number | null) => string | null
  meetsCutoff: (movie: Movie, file: { quality: string; revision: Revision; custom_format_score: number }) => boolean
  noteFolder: (tx: Tx, movieId: number, place: { root_folder_id: number; folder: string }) => void
  /** Moves the file that was replaced to the recycle bin, once the new one is on the shelf. */
  retire: (tx: Tx, announce: Announce, retired: { file: FileRow; title: string; reason: 'upgraded' }) => void
}
type Placement = { ready: Ready; placed: Placed; relative_path: string }

/** Names a film's file, and writes down that it is on the shelf. */
export const createShelve = ({ clock, config, collectionName, meetsCutoff, noteFolder, retire }: Deps) => {
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

  return {
    namedMovie,
    folderOf,

    /** Where the file goes below its root folder; from the second attempt on with a number. */
    name({ download, movie, source, media_info }: Ready): { path: (attempt: number) => string } {
      const parsed = parseRelease(download.title)
      const extension = extname(source).toLowerCase()
      const file = {
        quality: download.quality ?? parsed.quality,
        revision: parsed.revision,
        edition: parsed.edition,
        release_group: parsed.release_group,
        release_name: download.title,
        original_filename: basename(source, extname(source)),
        media_info,
      }
      const name = nameFile({ template: config.get().movie_file_format, movie: namedMovie(movie), file, extension, options: options() })
      const stem = name.slice(0, name.length - extension.length)
      return { path: (attempt) => `${folderOf(movie)}/${stem}${attempt === 1 ? '' : ` (${attempt})`}${extension}` }
    },

    /** Part of the transaction of an import. Says the same twice for the same file: a second time finds the row. */
    commit(tx: Tx, announce: Announce, { ready, placed, relative_path }: Placement): { file_id: number; quality: string } {
      const { download, movie, root, media_info } = ready
      const parsed = parseRelease(download.title)
      const quality = download.quality ?? parsed.quality
      const file = { quality, revision: parsed.revision, custom_format_score: download.score }
      const olds = tx
        .select()
        .from(filesTable)
        .where(and(eq(filesTable.movie_id, movie.id), isNull(filesTable.missing_at)))
        .all()
      const known = olds.find((old) => old.root_folder_id === root.id && old.relative_path === relative_path)
      if (known) return { file_id: known.id, quality }
      const row = tx
        .insert(filesTable)
        .values({
          ...file,
          movie_id: movie.id,
          root_folder_id: root.id,
          relative_path,
          size_bytes: placed.size_bytes,
          edition: parsed.edition,
          languages: languagesOf(media_info, parsed.languages),
          release_name: download.title,
          release_group: parsed.release_group,
          indexer_id: download.indexer_id,
          info_hash: download.info_hash,
          media_info,
          meets_cutoff: meetsCutoff(movie, file),
          imported_from: download.id > 0 ? `download ${download.id}` : 'by hand',
          added_at: stamp(clock),
        })
        .returning()
        .get()
      noteFolder(tx, movie.id, { root_folder_id: root.id, folder: folderOf(movie) })
      const told = { movie_id: movie.id, title: movie.title, file_id: row.id, relative_path, quality, size_bytes: placed.size_bytes }
      const replaced = olds.at(-1)
      if (replaced) announce({ type: 'file_upgraded', ...told, replaced_quality: replaced.quality })
      else announce({ type: 'file_added', ...told })
      for (const old of olds) retire(tx, announce, { file: old, title: movie.title, reason: 'upgraded' })
      return { file_id: row.id, quality }
    },
  }
}

/** The tracks know better than the name. */
const languagesOf = (media: Ready['media_info'], named: readonly string[]): string[] => {
  const heard = media?.audio.flatMap((track) => (track.language ? [track.language] : [])) ?? []
  return [...new Set(heard.length > 0 ? heard : named)]
}
