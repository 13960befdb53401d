import { type Sentence, say } from '#server/foundation/lib/sentence'
import { cleanTitle } from '#server/foundation/releases/clean-title'
import { parseRelease } from '#server/foundation/releases/parse-release'
import type { NfoFacts } from './nfo'
import { sentences } from './sentences'
import { stemOf } from './video-files'

/** The movie that a path refers to. `confidence` is 0 to 100; from `sureEnough` on, no person needs to confirm. */
export type MovieGuess = {
  readonly title: string | null
  readonly year: number | null
  readonly imdb_id: string | null
  readonly tmdb_id: number | null
  readonly confidence: number
  readonly reasons: Sentence[]
  /** The folder's title if the file has another title with the same year: possibly one movie in two languages. */
  readonly other_title?: string | null
}
export const sureEnough = 70

type Named = {
  readonly title: string | null
  readonly year: number | null
  readonly imdb_id: string | null
  readonly tmdb_id: number | null
}
type Located = { readonly path: string; readonly nfo?: NfoFacts | null }

/** Guesses a file's movie from its path below the root folder and the nfo next to it. */
export const guessMovie = ({ path, nfo = null }: Located): MovieGuess => {
  const parts = path.split(/[/\\]/).filter(Boolean)
  const folder = tellingFolder(parts.slice(0, -1))
  const file = readFileName(parts.at(-1) ?? '', folder)
  const names = numbered(namesOf(file, folder, nfo), parts.at(-1) ?? '')
  const { title, year, reasons } = names
  const imdb_id = nfo?.imdb_id ?? folder?.imdb_id ?? file.imdb_id
  const tmdb_id = nfo?.tmdb_id ?? folder?.tmdb_id ?? file.tmdb_id
  const contradicted = contradictions(file, folder, nfo)
  if (contradicted) return { title, year, imdb_id, tmdb_id, confidence: 30, reasons: [...reasons, contradicted] }
  if (imdb_id === null && tmdb_id === null) return { ...names, imdb_id, tmdb_id }
  const source = nfo?.imdb_id || nfo?.tmdb_id ? 'id_from_nfo' : 'id_from_name'
  return { title, year, imdb_id, tmdb_id, confidence: 98, reasons: [say(sentences, source, { id: imdb_id ?? tmdb_id ?? '' }), ...reasons] }
}

const idTag = /[{[(]\s*(?:imdb|tmdb)(?:id)?\s*[-=:][^{[(}\])]*[}\])]/gi
const leadingYear = /^[[(]((?:18|19|20)\d\d)[\])][ ._-]+(.+)$/
const listNumber = /^\d{1,2}(?:\.| -) (?=\S)/
const lastArticle = /^(.+), (the|an|a)$/i

const readName = (name: string): Named => {
  const ids = parseRelease(name)
  const bare = name.replaceAll(idTag, ' ').replaceAll(/ {2,}/g, ' ').replace(listNumber, '').trim()
  const [, yearBefore, rest] = leadingYear.exec(bare) ?? []
  const { title, year } = parseRelease(rest ?? bare)
  return {
    title: title === null ? null : title.replace(lastArticle, '$2 $1'),
    year: year ?? (yearBefore ? Number(yearBefore) : null),
    imdb_id: ids.imdb_id,
    tmdb_id: ids.tmdb_id,
  }
}

/** If a file is named exactly like its movie folder, a number at the end belongs to the title (`Blade Runner 2049`), not the year. */
const readFileName = (name: string, folder: Named | null): Named => {
  const read = readName(name)
  const isTitle = folder?.title && cleanTitle(stemOf(name)) === cleanTitle(folder.title)
  return isTitle ? { ...read, title: folder.title, year: null } : read
}

/** The nearest folder that names a movie. Skips a shelf like `Action`, which has no year, and a disc like `CD1`, which has no title. */
const tellingFolder = (folders: readonly string[]): Named | null => {
  for (const name of folders.toReversed()) {
    const read = readName(name)
    if (read.imdb_id !== null || read.tmdb_id !== null || (read.title !== null && read.year !== null)) return read
  }
  return null
}

type Judged = Pick<MovieGuess, 'title' | 'year' | 'confidence' | 'reasons' | 'other_title'>

const namesOf = (file: Named, folder: Named | null, nfo: NfoFacts | null): Judged => {
  if (nfo?.title && nfo.year)
    return { title: nfo.title, year: nfo.year, confidence: 85, reasons: [say(sentences, 'title_and_year_from_nfo')] }
  if (folder?.title && folder.year) return byFolder(folder, folder.title, file)
  const title = file.title ?? folder?.title ?? nfo?.title ?? null
  const year = file.year ?? folder?.year ?? nfo?.year ?? null
  if (title === null) return { title, year, confidence: 0, reasons: [say(sentences, 'no_title')] }
  return year === null
    ? { title, year, confidence: 40, reasons: [say(sentences, 'title_without_year')] }
    : { title, year, confidence: 75, reasons: [say(sentences, 'title_and_year_from_file')] }
}

/** `9.mp4` may be the movie *9* or the ninth of something: only good enough to suggest. */
const numbered = (names: Judged, file: string): Judged => {
  const [number] = names.title === null ? (aNumber.exec(stemOf(file)) ?? []) : []
  return number === undefined ? names : { ...names, title: number, confidence: 20, reasons: [say(sentences, 'title_without_year')] }
}
const aNumber = /^[1-9]\d{0,3}$/

const byFolder = (folder: Named, title: string, file: Named): Judged => {
  const { year } = folder
  if (file.title === null) return { title, year, confidence: 75, reasons: [say(sentences, 'only_folder_tells')] }
  const sameTitle = cleanTitle(file.title) === cleanTitle(title)
  if (sameTitle && file.year === year) return { title, year, confidence: 90, reasons: [say(sentences, 'names_agree')] }
  if (sameTitle && file.year === null) return { title, year, confidence: 85, reasons: [say(sentences, 'titles_agree')] }
  if (sameTitle)
    return {
      title,
      year,
      confidence: 50,
      reasons: [say(sentences, 'years_differ', { folder_year: year ?? '', file_year: file.year ?? '' })],
    }
  if (file.year === null) return { title, year, confidence: 72, reasons: [say(sentences, 'title_and_year_from_folder')] }
  const years = { folder_year: year ?? '', file_year: file.year }
  const differs = say(sentences, 'names_differ', { folder_title: title, file_title: file.title, ...years })
  const other_title = file.year === year ? title : null
  return { title: file.title, year: file.year, confidence: 35, reasons: [differs], other_title }
}

/** Ids outrank names, but two different ids cannot both be right. */
const contradictions = (...sources: (Pick<Named, 'imdb_id' | 'tmdb_id'> | null)[]): Sentence | null => {
  const imdb = new Set(sources.flatMap((source) => source?.imdb_id ?? []))
  const tmdb = new Set(sources.flatMap((source) => source?.tmdb_id ?? []))
  const [differing] = [imdb, tmdb].filter((ids) => ids.size > 1)
  return differing ? say(sentences, 'ids_differ', { ids: [...differing].map(String) }) : null
}
