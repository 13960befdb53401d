import { say } from '#server/foundation/lib/sentence'
import { type LastingRule, refuse } from '../candidate'
import { sentences } from '../sentences'

/** Nothing is grabbed automatically for a movie that is not monitored. */
export const movieIsMonitored: LastingRule = (_, { movie, mode }) =>
  movie.monitored || mode === 'user_search' ? undefined : refuse(say(sentences, 'movie_not_monitored', { movie: movie.title }))
