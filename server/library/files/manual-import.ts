import { lstat } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import type { moviesTable } from '#server/catalog/movies/table'
import type { Announce, Journal } from '#server/foundation/history/journal'
import { attempt } from '#server/foundation/lib/attempt'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import type { Tx } from '#server/foundation/platform/db/open'
import { Conflict, Invalid, NotFound, sentenceOf } from '#server/foundation/platform/errors'
import { qualityNamed } from '#server/foundation/releases/quality'
import type { AddedFile, AddToLibrary, Ready } from './add-to-library'
import type { AdoptFile } from './adopt-file'
import type { DescribeFile, Facts } from './describe-file'
import { isMissing } from './file-errors'
import type { Imported } from './import-download'
import { isBelow } from './inside-root'
import type { Probed } from './judge-payload'
import type { Allowed } from './list-importable'
import type { ManualImport, ManualResult } from './manual-import-schema'
import type { Placed, PlaceFile } from './place-file'
import { filesAround, type PlaceSidecars } from './place-sidecars'
import { sentences } from './sentences'
import { refuseIf } from './shared-folders'
import { copiedByHand, placedByHand } from './table'
import { isDiscImage, isVideo } from './video-files'

export type RunManualImport = ReturnType<typeof createManualImport>
type Movie = typeof moviesTable.$inferSelect
type Root = { id: number; path: string }
type Wanted = ManualImport['files'][number]
type Deps = {
  journal: Journal
  movie: (id: number) => Movie
  roots: () => readonly Root[]
  probe: (path: string) => Promise<Probed>
  describe: DescribeFile['found']
  placeFile: Pick<PlaceFile, 'place' | 'takeBack'>
  placeSidecars: PlaceSidecars
  addToLibrary: AddToLibrary
  adopt: AdoptFile
  mode: () => 'hardlink' | 'copy'
  allowed: Allowed
  /** The movie as the version that a file is for sees it. */
  versions: { seenFor: (movie: Movie, file: Pick<Facts, 'quality' | 'edition'>) => Pick<Ready, 'movie' | 'version_id'> }
  /** Reports the import to the download, in the same transaction. */
  settle: (tx: Tx, announce: Announce, imported: Imported & { download_id: number }) => void
}
type Beside = Awaited<ReturnType<PlaceSidecars>>
type Put = { file_id: number; relative_path: string; replaced: string[] }
/** `together`: files already imported in this request. Parts or cuts of one movie must not replace each other. */
type How = { mode: 'hardlink' | 'copy'; download_id: number | undefined; together: Set<number> }

/** Imports files that a person picked, for movies that the person named. */
export const createManualImport = (deps: Deps) => {
  const { journal, movie, roots, probe, describe, placeFile, placeSidecars, addToLibrary, adopt, mode, allowed, settle, versions } = deps

  /** A file already in its movie's folder stays where it is. */
  const inPlace = (source: string, row: Movie): { root: Root; relative_path: string } | null => {
    const root = roots().find((each) => isBelow(each.path, source))
    return root && (row.root_folder_id === null || row.root_folder_id === root.id)
      ? { root, relative_path: relative(root.path, source).replaceAll('\\', '/') }
      : null
  }

  const readyFor = async (wanted: Wanted, source: string): Promise<Ready> => {
    const row = movie(wanted.movie_id)
    const root = roots().find((each) => row.root_folder_id === null || each.id === row.root_folder_id)
    if (!root) throw new Conflict(say(sentences, 'no_library_folder'))
    const { size: size_bytes } = await lstat(source).catch((error: unknown) => {
      throw isMissing(error) ? new NotFound('file', source) : error
    })
    const { media_info } = await probe(source)
    const path = join(basename(dirname(source)), basename(source))
    const facts = describe({ movie: row, size_bytes, media_info, path, quality: wanted.quality })
    return { ...versions.seenFor(row, facts), root, source, size_bytes, facts, origin }
  }

  const importFile = async (ready: Ready, how: How): Promise<Put> => {
    refuseIf(addToLibrary.whyKept(ready, { together: how.together }))
    const named = addToLibrary.name(ready)
    for (let n = 1; n <= 9; n++) {
      const relative_path = named.path(n)
      const placement = await placeFile.place({ source: ready.source, root: ready.root.path, relative: relative_path, mode: how.mode })
      if ('placed' in placement) {
        const beside = await placeSubtitles(ready, relative_path, how)
        return await writeDown(ready, { placed: placement.placed, relative_path, beside }, how)
      }
      if (placement.refused.code !== 'target_taken') throw new Conflict(placement.refused)
    }
    throw new Conflict(say(sentences, 'names_taken'))
  }

  const placeSubtitles = async ({ source, root }: Ready, relative_path: string, { mode }: How): Promise<Beside> => {
    const folder = dirname(source)
    return placeSidecars({ folder, movie: basename(source), files: await filesAround(folder), root: root.path, relative_path }, mode)
  }

  /** The movie may have been removed while its file was copied. */
  const writeDown = async (ready: Ready, put: { placed: Placed; relative_path: string; beside: Beside }, how: How): Promise<Put> => {
    const written = await attempt(() =>
      journal.commit((tx, announce): AddedFile => {
        movie(ready.movie.id)
        const added = addToLibrary.commit(tx, announce, { ready, ...put, together: how.together })
        const { download_id } = how
        if (download_id !== undefined) settle(tx, announce, { download_id, ...put, ...added, probed: ready.facts.media_info !== null })
        return added
      }),
    )
    if (!written.ok) {
      await placeFile.takeBack(ready.root.path, put)
      throw written.error
    }
    const { file_id, replaced } = written.value
    return { file_id, relative_path: put.relative_path, replaced }
  }

  const one = async (wanted: Wanted, asked: ManualImport, together: Set<number>): Promise<Put> => {
    const source = allowed(wanted.path)
    if (wanted.quality !== undefined && !qualityNamed(wanted.quality))
      throw new Invalid(say(sentences, 'unknown_quality', { quality: wanted.quality }), 'quality')
    if (!isVideo(source) && !isDiscImage(source)) throw new Invalid(say(sentences, 'not_a_video_file'), 'path')
    const ready = await readyFor(wanted, source)
    const there = asked.download_id === undefined ? inPlace(source, ready.movie) : null
    if (!there) return await importFile(ready, { mode: asked.mode ?? mode(), download_id: asked.download_id, together })
    const { root, relative_path } = there
    const {
      movie: { id: movie_id },
      size_bytes,
    } = ready
    const { media_info } = ready.facts
    const file_id = journal.commit((tx, announce) =>
      adopt(tx, announce, {
        movie: movie(movie_id),
        root_folder_id: root.id,
        relative_path,
        size_bytes,
        media_info,
        quality: wanted.quality,
        imported_from: placedByHand,
      }),
    )
    return { file_id, relative_path, replaced: [] }
  }

  /** A file that fails does not stop the others. */
  return async (asked: ManualImport): Promise<ManualResult> => {
    const results: ManualResult['results'] = []
    const together = new Set<number>()
    for (const wanted of asked.files) {
      const done = await attempt(() => one(wanted, asked, together))
      if (done.ok) together.add(done.value.file_id)
      results.push(
        done.ok
          ? { path: wanted.path, ...done.value, error: null }
          : { path: wanted.path, file_id: null, relative_path: null, replaced: [], error: whyNotImported(done.error) },
      )
    }
    return { results, next_cursor: null, has_more: false }
  }
}

const origin = { indexer_id: null, info_hash: null, imported_from: copiedByHand }
const whyNotImported = (error: Error): Sentence => sentenceOf(error) ?? say(sentences, 'import_failed', { error: error.message })
