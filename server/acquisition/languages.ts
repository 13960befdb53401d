import type { Candidate, WantedMovie } from './candidate'

/**
 * The languages of a release, as far as anyone told: the indexer, else the name without the words of the movie's own title.
 * A release that names none is in the movie's own language, and one marked as multi has that one too.
 */
export const languagesOf = (release: Pick<Candidate, 'title' | 'parsed' | 'languages'>, movie: WantedMovie): string[] => {
  const told = release.languages.length > 0 ? release.languages : named(release, movie)
  const own = movie.original_language
  const resolved = told.flatMap((language) => (language === 'Original' ? (own ?? []) : language))
  if (own !== null && (release.parsed.multi || resolved.length === 0)) resolved.push(own)
  return [...new Set(resolved)]
}

const named = ({ title, parsed }: Pick<Candidate, 'title' | 'parsed'>, movie: WantedMovie) =>
  parsed.languages.filter((language) => language !== 'Unknown' && !isPartOfTitle(language, { title, parsed }, movie))

/** "The Danish Girl" names no language, unless the release says Danish once more. A title that the release does not use does not count. */
const isPartOfTitle = (language: string, { title, parsed }: Pick<Candidate, 'title' | 'parsed'>, movie: WantedMovie) => {
  const inName = count(parsed.title ?? '', language)
  const isOfMovie = [movie.title, movie.original_title, ...movie.alternative_titles].some((own) => count(own, language) >= inName)
  return inName > 0 && isOfMovie && count(title, language) === inName
}

const count = (text: string, word: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part === word.toLowerCase()).length
