import type { Candidate, WantedMovie } from './candidate'

/**
 * The languages of a release, as far as anyone told: the indexer, else the name without the words of the film's own title.
 * A release that names none is in the film's own language, and one marked as multi has that one too.
 */
export const languagesOf = (release: Pick<Candidate, 'title' | 'parsed' | 'languages'>, movie: WantedMovie): string[] => {
  const told = release.languages.length > 0 ? release.languages : named(release, movie)
  const own = movie.original_language
  const resolved = told.flatMap((language) => (language === 'Original' ? (own ?? []) : language))
  if (own !== null && (release.parsed.multi || resolved.length === 0)) resolved.push(own)
  return [...new Set(resolved)]
}

const named = ({ title, parsed }: Pick<Candidate, 'title' | 'parsed'>, movie: WantedMovie) =>
  parsed.languages.filter((language) => language !== 'Unknown' && !isPartOfTitle(language, title, movie))

/** "The Danish Girl" names no language, unless the release says Danish once more. */
const isPartOfTitle = (language: string, release: string, movie: WantedMovie) => {
  const inTitles = Math.max(...[movie.title, movie.original_title, ...movie.alternative_titles].map((title) => count(title, language)))
  return inTitles > 0 && count(release, language) === inTitles
}

const count = (text: string, word: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part === word.toLowerCase()).length
