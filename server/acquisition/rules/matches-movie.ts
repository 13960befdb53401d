import { extraOrPack } from '#server/releases/extra-or-pack'
import { matchMovie } from '#server/releases/match-movie'
import { type Rule, refuse } from '../candidate'

/** The release is this film and no other: neither a trailer of it, nor several films in one. */
export const matchesMovie: Rule = (release, { movie }) => {
  const match = matchMovie(release, movie)
  if (!match.matched) return refuse(match.code, match.text)
  const instead = extraOrPack(release.title)
  return instead === null ? undefined : refuse('not_the_film', `it calls itself "${instead}", and is not the one film`)
}
