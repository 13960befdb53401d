import { onceForEach } from '#server/foundation/lib/once-for-each'
import { say } from '#server/foundation/lib/sentence'
import { extraInTitle, extraOrPack } from '#server/foundation/releases/extra-or-pack'
import { matchMovie } from '#server/foundation/releases/match-movie'
import { type LastingRule, refuse, type WantedMovie } from '../candidate'
import { sentences } from '../sentences'

/** The release is exactly this movie: not another one, an extra such as a trailer, or a pack of several movies. */
export const matchesMovie: LastingRule = (release, { movie }) => {
  const match = matchMovie(release, movie)
  if (!match.matched) return refuse(match.why)
  const titles = titlesOf(movie)
  const instead = extraOrPack(release.title, titles) ?? (match.by === 'title' ? null : extraInTitle(release.parsed.title ?? '', titles))
  return instead === null ? undefined : refuse(say(sentences, 'not_the_movie', { extra: instead }))
}

const titlesOf = onceForEach(({ title, original_title, alternative_titles }: WantedMovie): readonly string[] => [
  title,
  original_title,
  ...alternative_titles,
])
