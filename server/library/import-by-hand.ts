import { lstat } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import type { Announce, Journal } from '#server/history/journal'
import { attempt } from '#server/lib/attempt'
import type { MediaInfo } from '#server/media/schema'
import type { moviesTable } from '#server/movies/table'
import type { Tx } from '#server/platform/db/open'
import { Conflict, Invalid } from '#server/platform/errors'
import { parseReleasePath } from '#server/releases/parse-release-path'
import { qualityNamed } from '#server/releases/quality'
import type { AdoptFile } from './adopt-file'
import type { Brought, Ready } from './import-download'
import { isBelow } from './inside-root'
import type { Allowed } from './look-for-files'
import type { ManualImport, ManualResult } from './manual-schema'
import type { PlaceFile } from './place-file'
import type { Shelve } from './shelve'
import { isDiscImage, isVideo } from './video-files'

export type ImportByHand = ReturnType<typeof createImportByHand>
type Movie = typeof moviesTable.$inferSelect
type Root = { id: number; path: string }
type Wanted = ManualImport['files'][number]
type Deps = {
  journal: Journal
  movie: (id: number) => Movie
  roots: () => readonly Root[]
  probe: (path: string) => Promise<{ media_info: MediaInfo | null }>
  place: PlaceFile['place']
  shelve: Shelve
  adopt: AdoptFile
  mode: () => 'hardlink' | 'copy'
  allowed: Allowed
  /** Tells a download that it was brought in, as a part of the transaction. */
  settle: (tx: Tx, announce: Announce, brought: Brought & { download_id: number }) => void
}
type Put = { file_id: number; relative_path: string }

/** Files that a person picks, for films that a person names. */
export const createImportByHand = (deps: Deps) => {
  const { journal, movie, roots, probe, place, shelve, adopt, mode, allowed, settle } = deps

  /** A file that lies in the folder of its films already stays where it is. */
  const inPlace = (source: string, film: Movie): { root: Root; relative_path: string } | null => {
    const root = roots().find((each) => isBelow(each.path, source))
    return root && (film.root_folder_id === null || film.root_folder_id === root.id)
      ? { root, relative_path: relative(root.path, source).replaceAll('\\', '/') }
      : null
  }

  const readyFor = async (wanted: Wanted, source: string): Promise<Ready> => {
    const film = movie(wanted.movie_id)
    const root = roots().find((each) => film.root_folder_id === null || each.id === film.root_folder_id)
    if (!root) throw new Conflict('There is no films folder yet; choose one in the settings')
    const { media_info } = await probe(source)
    const parsed = parseReleasePath(join(basename(dirname(source)), basename(source)))
    const quality = wanted.quality ?? parsed.quality
    const title = basename(source)
    const download = { id: 0, movie_id: film.id, title, save_path: null, info_hash: null, indexer_id: null, quality, score: 0, files: null }
    return { download, movie: film, root, source, media_info }
  }

  const bringIn = async (ready: Ready, how: { mode: 'hardlink' | 'copy'; download_id: number | undefined }): Promise<Put> => {
    const named = shelve.name(ready)
    for (let n = 1; n <= 9; n++) {
      const relative_path = named.path(n)
      const placement = await place({ source: ready.source, root: ready.root.path, relative: relative_path, mode: how.mode })
      if ('refused' in placement) {
        if (placement.refused.code === 'target_taken') continue
        throw new Conflict(placement.refused.text)
      }
      return journal.commit((tx, announce) => {
        const { placed } = placement
        const { file_id, quality } = shelve.commit(tx, announce, { ready, placed, relative_path })
        const { download_id } = how
        if (download_id !== undefined)
          settle(tx, announce, { download_id, placed, file_id, relative_path, quality, probed: ready.media_info !== null })
        return { file_id, relative_path }
      })
    }
    throw new Conflict('other files have all the names that this film could have')
  }

  const one = async (wanted: Wanted, asked: ManualImport): Promise<Put> => {
    const source = allowed(wanted.path)
    if (wanted.quality !== undefined && !qualityNamed(wanted.quality))
      throw new Invalid(`${wanted.quality} is no quality that we know`, 'quality')
    if (!isVideo(source) && !isDiscImage(source)) throw new Invalid('is no video file', 'path')
    const ready = await readyFor(wanted, source)
    const there = asked.download_id === undefined ? inPlace(source, ready.movie) : null
    if (!there) return await bringIn(ready, { mode: asked.mode ?? mode(), download_id: asked.download_id })
    const { size: size_bytes } = await lstat(source)
    const { root, relative_path } = there
    const { movie: film, media_info } = ready
    const file_id = journal.commit((tx, announce) =>
      adopt(tx, announce, {
        movie: film,
        root_folder_id: root.id,
        relative_path,
        size_bytes,
        media_info,
        quality: wanted.quality,
        imported_from: 'by hand',
      }),
    )
    return { file_id, relative_path }
  }

  /** One file that cannot be brought in does not keep the others from it. */
  return async (asked: ManualImport): Promise<ManualResult> => {
    const results: ManualResult['results'] = []
    for (const wanted of asked.files) {
      const done = await attempt(() => one(wanted, asked))
      results.push(
        done.ok
          ? { path: wanted.path, ...done.value, error: null }
          : { path: wanted.path, file_id: null, relative_path: null, error: done.error.message },
      )
    }
    return { results, next_cursor: null, has_more: false }
  }
}
