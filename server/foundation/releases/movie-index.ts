import { normalizeImdbId } from './imdb-id'
import { idsOf, type MatchableMovie, matchMovie, type OfferedRelease, sharesTitle } from './match-movie'
import { looseKeys, looseReleaseKeys, releaseKeys, titleKeys } from './title-keys'

export type Finding<M> = { found: M; by: 'imdb_id' | 'tmdb_id' | 'title' } | { found: null; code: 'no_movie' | 'several_movies' }

/**
 * Finds a release's movie among many in one lookup. Two matches are no match, because either may be wrong; a title as written outweighs one
 * in other words.
 */
export const createMovieIndex = <M extends MatchableMovie>(movies: readonly M[]) => {
  const byKey = new Map<string, M[]>()
  for (const movie of movies)
    for (const key of keysOfMovie(movie)) {
      const same = byKey.get(key)
      if (same) same.push(movie)
      else byKey.set(key, [movie])
    }

  const near = (release: OfferedRelease) => new Set(keysOfRelease(release).flatMap((key) => byKey.get(key) ?? []))

  const find = (release: OfferedRelease): Finding<M> => {
    const matches = [...near(release)].flatMap((movie) => {
      const match = matchMovie(release, movie)
      return match.matched ? [{ found: movie, by: match.by }] : []
    })
    const byId = matches.filter(({ by }) => by !== 'title')
    const asWritten = matches.filter(({ found }) => sharesTitle(release, found))
    const [first, second] = byId.length > 0 ? byId : asWritten.length > 0 ? asWritten : matches
    if (first && !second) return first
    if (first && second) return { found: null, code: 'several_movies' }
    return { found: null, code: 'no_movie' }
  }

  return { find }
}

const keysOfMovie = (movie: MatchableMovie) => [
  ...[...titleKeys(movie)].map((key) => `title ${key}`),
  ...[...looseKeys(movie)].map((key) => `words ${key}`),
  `tmdb ${movie.metadata_id}`,
  ...(movie.imdb_id === null ? [] : [`imdb ${normalizeImdbId(movie.imdb_id)}`]),
]

const keysOfRelease = (release: OfferedRelease) => {
  const { imdb, tmdb } = idsOf(release)
  return [
    ...[...releaseKeys(release.parsed)].map((key) => `title ${key}`),
    ...[...looseReleaseKeys(release.parsed)].map((key) => `words ${key}`),
    ...(tmdb === null ? [] : [`tmdb ${tmdb}`]),
    ...(imdb === null ? [] : [`imdb ${imdb}`]),
  ]
}
