import type { moviesTable } from '#server/catalog/movies/table'
import { minutes } from '#server/foundation/lib/duration'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import { extraOrPack } from '#server/foundation/releases/extra-or-pack'
import { episodeIn } from '#server/foundation/releases/frame'
import { type Match, matchMovie } from '#server/foundation/releases/match-movie'
import { parseRelease } from '#server/foundation/releases/parse-release'
import type { MediaInfo } from '#server/library/media/schema'
import { matchable } from './movie-finder'
import { judgeSample } from './sample'
import { sentences } from './sentences'
import { fileNameOf } from './video-files'

type Movie = typeof moviesTable.$inferSelect
/** What a probe found. Null if nothing here can read the container (`available` is false) or the file could not be read. */
export type Probed = {
  available: boolean
  media_info: MediaInfo | null
  why?: 'unreadable' | 'timed_out' | 'aborted'
  /** The share of the file that is missing according to its own header, from 0 to 1. */
  missing_share: number
}
type Problem = Sentence & { kind: 'refused' | 'blocked' | 'retry' }

/** Less may be just an index at the end, which does not matter. */
const mostMissing = 0.01

/** The objection to a probed file being the movie. None if it cannot be probed. */
export const judgePayload = (
  path: string,
  movie: Pick<Movie, 'runtime_minutes' | 'year'>,
  { available, media_info, why, missing_share }: Probed,
): Problem | undefined => {
  if (!available) return undefined
  if (missing_share > mostMissing) return refused(say(sentences, 'truncated', { percent: Math.round(missing_share * 100) }))
  const { runtime_minutes } = movie
  const duration_seconds = media_info?.duration_seconds ?? null
  const verdict = judgeSample({ path, movie_runtime_minutes: runtime_minutes, duration_seconds })
  if (verdict === 'sample') return refused(tooShort(duration_seconds ?? 0, runtime_minutes))
  if (media_info?.audio.length === 0 && !isSilentMovie(movie)) return refused(say(sentences, 'silent_file'))
  if (verdict === 'not_sample') return undefined
  if (media_info) return { ...say(sentences, 'unknown_duration'), kind: 'blocked' }
  if (why === 'unreadable') return refused(say(sentences, 'not_a_video'))
  return { ...say(sentences, why === 'timed_out' ? 'video_read_too_slowly' : 'video_not_read'), kind: 'retry' }
}

/** How to identify this movie among a download's files. For a torrent that a person added, the person's word counts. */
export const movieOfFiles = (movie: Movie, { release_id }: { release_id: number | null }) => ({
  isThisMovie: (path: string) => isNamedAs(path, movie),
  otherMovie: (path: string) => (release_id === null ? undefined : namesOtherMovie(path, movie)),
})

const isNamedAs = (path: string, movie: Movie): boolean => matched(path, movie).matched

/**
 * Why a file's name belongs to another movie, if it does. A name with the same year passes whatever its title, which may be one we do not
 * know; so does a name without a year.
 */
const namesOtherMovie = (path: string, movie: Movie): Sentence | undefined => {
  const match = matched(path, movie)
  const episode = episodeIn(fileNameOf(path))
  if (episode !== null && !match.matched) return say(sentences, 'file_is_episode', { path: fileNameOf(path), mark: episode })
  if (match.matched || match.code === 'no_movie') return insteadOf(path, movie)
  const { year } = parseRelease(fileNameOf(path))
  const isFar = year !== null && movie.year !== null && Math.abs(year - movie.year) > 1
  return match.code === 'other_movie' || isFar
    ? say(sentences, 'file_of_other_movie', { path: fileNameOf(path), why: match.why })
    : undefined
}

/** The offer's rule again, for the name of the file itself. */
const insteadOf = (path: string, movie: Movie): Sentence | undefined => {
  const extra = extraOrPack(fileNameOf(path).replace(/\.[a-z0-9]{2,4}$/i, ''), [
    movie.title,
    movie.original_title,
    ...movie.alternative_titles,
  ])
  return extra === null ? undefined : say(sentences, 'file_not_the_movie', { path: fileNameOf(path), extra })
}

/** A number at the end of a title looks like a year if the name has no other. */
const matched = (path: string, movie: Movie): Match => {
  const parsed = parseRelease(fileNameOf(path))
  const known = matchable(movie)
  const match = matchMovie({ parsed, imdb_id: null, tmdb_id: null }, known)
  if (match.matched || parsed.title === null || parsed.year === null) return match
  const title = `${parsed.title} ${parsed.year}`
  const whole = matchMovie({ parsed: { ...parsed, title, titles: [title], year: movie.year }, imdb_id: null, tmdb_id: null }, known)
  return whole.matched ? whole : match
}

/** Movies were silent until about then, so a copy may lack audio. */
const isSilentMovie = ({ year }: Pick<Movie, 'year'>): boolean => year !== null && year <= 1930

const refused = (why: Sentence): Problem => ({ ...why, kind: 'refused' })
const tooShort = (length: number, runtime: number | null): Sentence =>
  runtime ? say(sentences, 'too_short_for_movie', { length, runtime: minutes(runtime) }) : say(sentences, 'too_short', { length })
