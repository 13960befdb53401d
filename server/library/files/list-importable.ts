import { lstat } from 'node:fs/promises'
import { basename, dirname, isAbsolute, join, resolve } from 'node:path'
import type { moviesTable } from '#server/catalog/movies/table'
import { say } from '#server/foundation/lib/sentence'
import { Forbidden, Invalid, NotFound } from '#server/foundation/platform/errors'
import { type Cursors, type PageOf, type PageRequest, pageOfAll, scopeOf } from '#server/foundation/platform/http/page'
import { sentences as ofPlatform } from '#server/foundation/platform/sentences'
import { parseReleasePath } from '#server/foundation/releases/parse-release-path'
import { isMissing } from './file-errors'
import { isBelow } from './inside-root'
import type { ManualFile } from './manual-import-schema'
import { guessMovie } from './match-folder'
import { sentences } from './sentences'
import { isDiscImage, isVideo } from './video-files'
import { type Found, isMissed, type Skipped, type Walked, walkFolder, whySkipped } from './walk-folder'

export type ListImportable = ReturnType<typeof createListImportable>
export type Allowed = ReturnType<typeof createAllowed>
type Movie = typeof moviesTable.$inferSelect
type Recognize = (guess: ReturnType<typeof guessMovie>) => Pick<Movie, 'id' | 'title' | 'year'> | null
type Deps = {
  cursors: Cursors
  allowed: Allowed
  /** Creates a function that finds the movie a name seems to refer to. Called once per listing. */
  recognizer: () => Recognize
  /** The folder of a download's files. Throws NotFound. */
  folderOfDownload: (id: number) => string | null
  /** Among the samples, only folders of downloads are shown: all others are the user's own. */
  isSample: boolean
}

/** Resolves a full path that files may be imported from. Throws Invalid or Forbidden. */
export const createAllowed =
  ({ folder, except }: { folder: string; except: readonly string[] }) =>
  (path: string): string => {
    if (!isAbsolute(path) || path.includes('\0')) throw new Invalid(say(sentences, 'not_a_full_path'), 'path')
    const full = resolve(path)
    const isOurs = (full === folder || isBelow(folder, full)) && !except.some((each) => full === each || isBelow(each, full))
    if (isOurs) throw new Forbidden(say(sentences, 'data_folder_is_ours'))
    return full
  }

/** Lists what can be imported from a folder or a download. Throws NotFound, Forbidden or Invalid. */
export const createListImportable =
  ({ cursors, allowed, recognizer, folderOfDownload, isSample }: Deps) =>
  async (asked: PageRequest & { path?: string | undefined; download_id?: number | undefined }): Promise<PageOf<ManualFile>> => {
    if (isSample && asked.download_id === undefined) throw new Forbidden(say(ofPlatform, 'not_in_samples'))
    const folder = asked.download_id === undefined ? asked.path : folderOfDownload(asked.download_id)
    if (!folder) throw new Invalid(say(sentences, 'name_a_folder'), 'path')
    const path = allowed(folder)
    const { base, files } = await filesIn(path)
    const recognize = recognizer()
    const page = pageOfAll(files, asked, { scope: scopeOf('manual-import', { path }), cursors })
    return { ...page, results: page.results.map((file) => show(base, recognize, file)) }
  }

const filesIn = async (path: string): Promise<{ base: string; files: Walked[] }> => {
  const found = await lstat(path).catch((error: unknown) => {
    throw isMissing(error) ? new NotFound('folder', path) : error
  })
  if (found.isFile()) {
    const file: Found = { kind: 'file', path: basename(path), size_bytes: found.size, modified_at_ms: Math.trunc(found.mtimeMs) }
    return { base: dirname(path), files: isVideo(path) || isDiscImage(path) ? [file] : [] }
  }
  const files: Walked[] = []
  for await (const walked of walkFolder(path)) if (walked.kind === 'file' || isMissed(walked)) files.push(walked)
  return { base: path, files }
}

const show = (folder: string, recognize: Recognize, file: Walked): ManualFile =>
  file.kind === 'file' ? showFile(folder, recognize, file) : showSkipped(folder, file)

/** Lists skipped files too, so nobody thinks they are missing. */
const showSkipped = (folder: string, skipped: Skipped): ManualFile => ({
  path: join(folder, skipped.path),
  size_bytes: 0,
  movie_id: null,
  title: null,
  year: null,
  quality: 'Unknown',
  languages: [],
  release_group: null,
  confidence: 0,
  reasons: [],
  problem: whySkipped(skipped),
})

const showFile = (folder: string, recognize: Recognize, { path, size_bytes }: Found): ManualFile => {
  const named = join(basename(folder), path)
  const guess = guessMovie({ path: named })
  const movie = recognize(guess)
  const { quality, languages, release_group } = parseReleasePath(named)
  return {
    path: join(folder, path),
    size_bytes,
    movie_id: movie?.id ?? null,
    title: movie?.title ?? guess.title,
    year: movie?.year ?? guess.year,
    quality,
    languages,
    release_group,
    confidence: movie ? guess.confidence : 0,
    reasons: movie ? guess.reasons : [...guess.reasons, say(sentences, 'no_movie_of_that_name')],
    problem: null,
  }
}
