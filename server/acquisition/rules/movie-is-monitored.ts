import { say } from '#server/lib/sentence'
import { type LastingRule, refuse } from '../candidate'
import { sentences } from '../sentences'

/** Nothing is fetched by itself for a movie that nobody watches over. */
export const movieIsMonitored: LastingRule = (_, { movie, mode }) =>
  movie.monitored || mode === 'user_search' ? undefined : refuse(say(sentences, 'movie_not_monitored', { movie: movie.title }))
