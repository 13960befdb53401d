import { matchMovie } from '#server/releases/match-movie'
import { type Rule, refuse } from '../candidate'

/** The release is this film and no other. */
export const matchesMovie: Rule = (release, { movie }) => {
  const match = matchMovie(release, movie)
  return match.matched ? undefined : refuse(match.code, match.text)
}
