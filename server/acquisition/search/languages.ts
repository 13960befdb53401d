import { languageNamed, languageOfCode } from '#server/foundation/releases/languages'
import { parseRelease } from '#server/foundation/releases/parse-release'
import type { Candidate, SpokenMovie } from './candidate'

type Release = Pick<Candidate, 'title' | 'parsed' | 'languages'> & { indexer?: Pick<Candidate['indexer'], 'multi_languages'> }

/**
 * The languages of a release: those the indexer states, otherwise those in the name, excluding words of the movie's title.
 * A release without any is in the movie's original language, and one marked as multi has that one too, and those that the word stands for
 * on its indexer. One that is only called dubbed is in
 * no known language, but not in the original one.
 */
export const languagesOf = (release: Release, movie: SpokenMovie): string[] => {
  const stated = statedBy(release.languages)
  const listed = stated.languages.length > 0 ? stated.languages : named(release, movie)
  const own = movie.original_language
  const resolved = listed.flatMap((language) => (language === 'Original' ? (own ?? []) : language))
  const isMulti = release.parsed.multi || stated.multi
  const isDub = release.parsed.dubbed && resolved.length === 0
  if (own !== null && (isMulti || (resolved.length === 0 && !isDub))) resolved.push(own)
  if (isMulti) resolved.push(...(release.indexer?.multi_languages ?? []))
  return [...new Set(resolved)]
}

/** Indexers write languages in many ways: "english", "en", "eng", "Deutsch", "Multi", "VO". Unknown words are ignored. */
const statedBy = (texts: readonly string[]) => {
  const languages = texts.flatMap((text) => {
    if (/^(?:vo|ov|original)$/i.test(text.trim())) return 'Original'
    const known = languageNamed(text) ?? languageOfCode(text)
    if (known) return known.id > 0 ? known.name : []
    return parseRelease(`Movie.2000.${text}.1080p`).languages
  })
  return { languages, multi: texts.some((text) => /^\s*multi/i.test(text)) }
}

const named = ({ title, parsed }: Pick<Candidate, 'title' | 'parsed'>, movie: SpokenMovie) =>
  parsed.languages.filter((language) => language !== 'Unknown' && !isPartOfTitle(language, { title, parsed }, movie))

/** "The Danish Girl" states no language unless "Danish" appears again. Only counts titles that the release uses. */
const isPartOfTitle = (language: string, { title, parsed }: Pick<Candidate, 'title' | 'parsed'>, movie: SpokenMovie) => {
  const inName = count(parsed.title ?? '', language)
  const isOfMovie = [movie.title, movie.original_title, ...movie.alternative_titles].some((own) => count(own, language) >= inName)
  return inName > 0 && isOfMovie && count(title, language) === inName
}

const count = (text: string, word: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part === word.toLowerCase()).length
