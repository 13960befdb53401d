import { extraOrPack } from '#server/releases/extra-or-pack'
import { matchMovie } from '#server/releases/match-movie'
import { type Rule, refuse } from '../candidate'

/** The release is this movie and no other: neither a trailer of it, nor several movies in one. */
export const matchesMovie: Rule = (release, { movie }) => {
  const match = matchMovie(release, movie)
  if (!match.matched) return refuse(match.code, match.text)
  const instead = extraOrPack(release.title)
  return instead === null ? undefined : refuse('not_the_movie', `it calls itself "${instead}", and is not the one movie`)
}
