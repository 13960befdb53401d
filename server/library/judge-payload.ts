import { minutes } from '#server/lib/duration'
import { type Sentence, say } from '#server/lib/sentence'
import type { MediaInfo } from '#server/media/schema'
import type { moviesTable } from '#server/movies/table'
import { type Match, matchMovie } from '#server/releases/match-movie'
import { parseRelease } from '#server/releases/parse-release'
import { matchable } from './movie-finder'
import { judgeSample } from './sample'
import { sentences } from './sentences'
import { fileNameOf } from './video-files'

type Movie = typeof moviesTable.$inferSelect
/** What was found inside: nothing where nobody here knows the container (`available` is false), and where the file could not be read. */
export type Probed = {
  available: boolean
  media_info: MediaInfo | null
  why?: 'unreadable' | 'timed_out' | 'aborted'
  /** How much of the file is not there, by what it says of itself; from 0 to 1. */
  missing_share: number
}
type Problem = Sentence & { kind: 'refused' | 'blocked' | 'retry' }

/** Less may be an index at the end, and is not missed. */
const mostMissing = 0.01

/** What speaks against a file being the movie, now that it can be looked into. Where nobody can, nothing does. */
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

/** How the files of a download are told apart that is meant to be this movie. What a person brought is what that person says. */
export const movieOfFiles = (movie: Movie, { release_id }: { release_id: number | null }) => ({
  isThisMovie: (path: string) => isNamedAs(path, movie),
  otherMovie: (path: string) => (release_id === null ? undefined : namesOtherMovie(path, movie)),
})

const isNamedAs = (path: string, movie: Movie): boolean => matched(path, movie).matched

/**
 * Why the name of a file is that of another movie, or nothing. A name of the same year passes whatever its title is, as it may be one that
 * we have not heard of; so does one that tells no year.
 */
const namesOtherMovie = (path: string, movie: Movie): Sentence | undefined => {
  const match = matched(path, movie)
  if (match.matched || match.code === 'no_movie') return undefined
  const { year } = parseRelease(fileNameOf(path))
  const isFar = year !== null && movie.year !== null && Math.abs(year - movie.year) > 1
  return match.code === 'other_movie' || isFar
    ? say(sentences, 'file_of_other_movie', { path: fileNameOf(path), why: match.why })
    : undefined
}

/** A number at the end of a title looks like a year in a name that tells none. */
const matched = (path: string, movie: Movie): Match => {
  const parsed = parseRelease(fileNameOf(path))
  const known = matchable(movie)
  const match = matchMovie({ parsed, imdb_id: null, tmdb_id: null }, known)
  if (match.matched || parsed.title === null || parsed.year === null) return match
  const title = `${parsed.title} ${parsed.year}`
  const whole = matchMovie({ parsed: { ...parsed, title, titles: [title], year: movie.year }, imdb_id: null, tmdb_id: null }, known)
  return whole.matched ? whole : match
}

/** Movies were made without sound until about then; a copy of one may have none. */
const isSilentMovie = ({ year }: Pick<Movie, 'year'>): boolean => year !== null && year <= 1930

const refused = (why: Sentence): Problem => ({ ...why, kind: 'refused' })
const tooShort = (length: number, runtime: number | null): Sentence =>
  runtime ? say(sentences, 'too_short_for_movie', { length, runtime: minutes(runtime) }) : say(sentences, 'too_short', { length })
