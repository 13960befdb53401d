import { type Sentence, say } from '#server/foundation/lib/sentence'
import { normalizeImdbId } from './imdb-id'
import type { ParsedRelease } from './release'
import { sentences } from './sentences'
import { sequelNumbers } from './sequel-numbers'
import { looseKeys, looseReleaseKeys, releaseKeys, type Titled, titleKeys } from './title-keys'

/** A release as offered: its parsed name and the ids from its indexer. */
export type OfferedRelease = {
  /** The unparsed name. */
  title?: string
  parsed: Pick<ParsedRelease, 'title' | 'titles' | 'year' | 'imdb_id' | 'tmdb_id'> & Partial<Pick<ParsedRelease, 'release_group'>>
  imdb_id: string | null
  tmdb_id: number | null
}

export type MatchableMovie = Titled & {
  year: number | null
  secondary_year?: number | null
  imdb_id: string | null
  metadata_id: number
  /** The language's English name. */
  original_language?: string | null
}

export type Mismatch = keyof typeof sentences

export type Match = { matched: true; by: 'imdb_id' | 'tmdb_id' | 'title' } | { matched: false; code: Mismatch; why: Sentence<Mismatch> }

/**
 * Whether a release is this movie: by title and year together, or by an id plus a compatible year. A title alone never suffices, and
 * another movie's id outweighs a title, so nothing is grabbed on resemblance; an id alone may be the indexer's mistake.
 */
export const matchMovie = (release: OfferedRelease, movie: MatchableMovie): Match => {
  const id = compareIds(release, movie)
  if (id === 'other') return no(say(sentences, 'other_movie', { movie: named(movie) }))
  const { title } = release.parsed
  if (title === null) return no(say(sentences, 'no_movie'))
  if (sharesTitle(release, movie) || saysTheSame(release, movie)) {
    if (id === undefined) return matchYear(release, movie)
    return fitsNearly(release, movie) ? { matched: true, by: id } : no(otherYear(release, movie))
  }
  if (id === undefined || isOtherPart(title, movie)) return no(say(sentences, 'other_title', { title, movie: named(movie) }))
  const match = matchYear(release, movie)
  return match.matched ? { matched: true, by: id } : match
}

const no = (why: Sentence<Mismatch>): Match => ({ matched: false, code: why.code, why })

const named = ({ title, year }: MatchableMovie) => (year === null ? title : `${title} (${year})`)

/** The indexer's ids, else those in the name. */
export const idsOf = ({ imdb_id, tmdb_id, parsed }: OfferedRelease) => {
  const imdb = imdb_id ?? parsed.imdb_id
  return { imdb: imdb === null ? null : normalizeImdbId(imdb), tmdb: tmdb_id ?? parsed.tmdb_id }
}

const compareIds = (release: OfferedRelease, movie: MatchableMovie): 'imdb_id' | 'tmdb_id' | 'other' | undefined => {
  const { imdb, tmdb } = idsOf(release)
  if (tmdb && tmdb !== movie.metadata_id) return 'other'
  if (imdb && movie.imdb_id) return imdb === normalizeImdbId(movie.imdb_id) ? 'imdb_id' : 'other'
  return tmdb ? 'tmdb_id' : undefined
}

/** In an unknown title, a number that the movie does not have means another part. */
const isOtherPart = (title: string, { title: own, original_title, alternative_titles }: MatchableMovie): boolean => {
  const known = [own, original_title ?? '', ...alternative_titles].flatMap(sequelNumbers)
  return sequelNumbers(title).some((number) => !known.includes(number) && (number > 1 || known.length > 0))
}

/**
 * With a matching id and title, the year may be off by one, because release dates differ between countries, or be missing on either side.
 */
const fitsNearly = ({ parsed: { year } }: OfferedRelease, movie: MatchableMovie) =>
  year === null || knownYears(movie).length === 0 || knownYears(movie).some((known) => Math.abs(known - year) <= 1)

/** There were no movies before this year, so smaller numbers mean none. */
const firstYear = 1800

const knownYears = ({ year, secondary_year }: MatchableMovie) =>
  [year, secondary_year].filter((known): known is number => typeof known === 'number' && known >= firstYear)

const matchYear = (release: OfferedRelease, movie: MatchableMovie): Match => {
  const { year } = release.parsed
  if (year === null && isCertainAnime(release, movie)) return { matched: true, by: 'title' }
  if (year === null) return no(say(sentences, 'no_year', { movie: movie.title }))
  const years = knownYears(movie)
  if (years.length === 0) return no(say(sentences, 'movie_without_year', { movie: movie.title }))
  return years.includes(year) ? { matched: true, by: 'title' } : no(otherYear(release, movie))
}

/**
 * Anime fansub groups write "[Group] Title [1080p]", never with a year. Such a name suffices if it is a title of the movie, is long enough
 * to be unambiguous, and the movie comes from a country that makes anime.
 */
const isCertainAnime = (release: OfferedRelease, movie: MatchableMovie) => {
  const { title, parsed } = release
  return (
    animeLanguages.has(movie.original_language ?? '') &&
    Boolean(parsed.release_group) &&
    title?.startsWith(`[${parsed.release_group}]`) === true &&
    (parsed.title?.length ?? 0) >= shortestCertain &&
    sharesTitle(release, movie)
  )
}

const animeLanguages = new Set(['Japanese', 'Chinese', 'Korean'])
const shortestCertain = 5

const otherYear = ({ parsed: { year } }: OfferedRelease, movie: MatchableMovie) =>
  say(sentences, 'other_year', { year: year ?? '', movie: movie.title, movie_year: knownYears(movie)[0] ?? '' })

/** "Part Two" for "Part II", only together with the year. */
const saysTheSame = ({ parsed }: OfferedRelease, movie: MatchableMovie) => {
  if (parsed.year === null || !knownYears(movie).includes(parsed.year)) return false
  const keys = looseKeys(movie)
  for (const key of looseReleaseKeys(parsed)) if (keys.has(key)) return true
  return false
}

export const sharesTitle = ({ parsed }: OfferedRelease, movie: MatchableMovie): boolean => {
  const keys = titleKeys(movie)
  for (const key of releaseKeys(parsed)) if (keys.has(key)) return true
  return false
}
