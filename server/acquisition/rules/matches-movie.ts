import { extraInTitle, extraOrPack } from '#server/releases/extra-or-pack'
import { matchMovie } from '#server/releases/match-movie'
import { type Rule, refuse } from '../candidate'

/** The release is this movie and no other: neither a trailer of it, nor several movies in one. */
export const matchesMovie: Rule = (release, { movie }) => {
  const match = matchMovie(release, movie)
  if (!match.matched) return refuse(match.code, match.text)
  const titles = [movie.title, movie.original_title, ...movie.alternative_titles]
  const instead = extraOrPack(release.title, titles) ?? (match.by === 'title' ? null : extraInTitle(release.parsed.title ?? '', titles))
  return instead === null ? undefined : refuse('not_the_movie', `its name says "${instead}": it is not the movie alone`)
}
