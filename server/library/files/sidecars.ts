import { codeOfLanguage, languageNamed, languageOfCode } from '#server/foundation/releases/languages'
import { parseSubtitleFile } from '#server/foundation/releases/subtitle-file'
import { isScannedPath } from './scan-filter'
import { extensionOf, fileNameOf, foldersOf, isSubtitle, isVideo, stemOf } from './video-files'

/** A movie's subtitle, and the suffix that follows the movie's name: `.en.forced.srt`. */
export type Sidecar = { readonly path: string; readonly ending: string }

const subtitleFolders = /^(?:subs?|subtitles?|vobsubs?|idx|untertitel|sous-titres|sottotitoli|subtítulos|subtitulos|legendas)$/i

export const isSubtitleFolder = (name: string): boolean => subtitleFolders.test(name)

/** The subtitles in a download that belong to its movie: next to it, or in a subtitle folder. */
export const sidecarsOf = (paths: readonly string[], movie: string): readonly Sidecar[] => {
  const home = foldersOf(movie)
  const stem = stemOf(movie)
  const isBesideMovie = (path: string) => foldersOf(path).join('/') === home.join('/')
  const others = paths.filter((path) => path !== movie && isVideo(path) && isBesideMovie(path) && isScannedPath(path)).map(stemOf)

  const belongs = (path: string): boolean => {
    const folders = foldersOf(path)
    const [folder, own, ...deeper] = folders.slice(home.length)
    if (deeper.length > 0 || home.some((name, depth) => folders[depth] !== name)) return false
    if (folder !== undefined && !isSubtitleFolder(folder)) return false
    const name = own ?? stemOf(path)
    return bears(name, stem) ? !others.some((other) => other.length > stem.length && bears(name, other)) : others.length === 0
  }

  return numbered(
    paths.filter((path) => isSubtitle(path) && belongs(path)),
    (path) => tagsOf(path, stem),
  )
}

/** Whether the name equals the video's or continues it. */
const bears = (name: string, stem: string): boolean =>
  name === stem || (name.startsWith(stem) && /^[ ._[({-]/.test(name.slice(stem.length)))

/** Numbers subtitles of the same kind; the two halves of one (`.idx` and `.sub`) get the same number. */
const numbered = (paths: readonly string[], tags: (path: string) => string): readonly Sidecar[] => {
  const numberOf = new Map<string, number>()
  const count = new Map<string, number>()
  return paths.toSorted().map((path) => {
    const whole = path.slice(0, path.length - extensionOf(path).length)
    const tag = tags(path)
    const number = numberOf.get(whole) ?? (count.get(tag) ?? 0) + 1
    numberOf.set(whole, number)
    count.set(tag, number)
    return { path, ending: `${number === 1 ? '' : `.${number}`}${tag}.${extensionOf(path)}` }
  })
}

const tagsOf = (path: string, stem: string): string => {
  const { language, forced, hearing_impaired } = readSubtitleName(path, stem)
  return `${language ? `.${language}` : ''}${forced ? '.forced' : ''}${hearing_impaired ? '.sdh' : ''}`
}

export type SubtitleName = { readonly language: string | null; readonly forced: boolean; readonly hearing_impaired: boolean }

/** Parses the part of a subtitle's name after the movie's, or the whole name in a subtitle folder: `2_English (SDH).srt`. */
export const readSubtitleName = (path: string, movieStem: string): SubtitleName => {
  const name = fileNameOf(path)
  const stem = stemOf(path)
  const rest = stem.startsWith(movieStem) ? stem.slice(movieStem.length) : stem
  const words = rest.split(/[()[\]{}\s._-]+/).filter(Boolean)
  const dotted = `x.${words.join('.')}.srt`
  const readings = [parseSubtitleFile(name, movieStem), parseSubtitleFile(`x.${rest}.srt`, 'x'), parseSubtitleFile(dotted, 'x')]
  const read = readings.find(({ language }) => language !== 'Unknown')
  const named = read?.language ?? words.map(languageIn).find((found) => found !== undefined)
  const tokens = new Set(words.map((word) => word.toLowerCase()))
  return {
    language: named ? codeOfLanguage(named) || null : null,
    forced: tokens.has('forced') || tokens.has('foreign'),
    hearing_impaired: ['sdh', 'psdh', 'cc'].some((tag) => tokens.has(tag)) || read?.tags.includes('hi') === true,
  }
}

const languageIn = (word: string): string | undefined =>
  (languageNamed(word) ?? (word.length === 3 ? languageOfCode(word) : undefined))?.name
