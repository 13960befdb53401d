import { type Rule, refuse } from '../candidate'

/** Nothing is fetched by itself for a movie that nobody watches over. */
export const movieIsMonitored: Rule = (_, { movie, mode }) =>
  movie.monitored || mode === 'user_search' ? undefined : refuse('movie_not_monitored', `${movie.title} is not monitored`)
