import { type DemoPerson, peopleOf, type WorldMovie } from './movies'
import { person, summaryOf } from './provider-movie'

/** Somebody who made a movie or is in one, with all of them; undefined when nobody has that number. */
export const personPage = (movies: readonly WorldMovie[], id: number) => {
  const found = movies.flatMap(peopleOf).find((each) => each.id === id)
  return found && { ...about(found), movie_credits: creditsOf(movies, found.name) }
}

const about = ({ name }: DemoPerson) => ({
  ...person(name),
  also_known_as: [],
  biography: '',
  birthday: null,
  deathday: null,
  homepage: null,
  imdb_id: null,
  place_of_birth: null,
})

const creditsOf = (movies: readonly WorldMovie[], name: string) => ({
  cast: movies
    .filter(({ cast }) => cast.includes(name))
    .map((movie) => ({ ...summaryOf(movie), character: '', credit_id: String(movie.id), order: 0 })),
  crew: movies
    .filter(({ directors }) => directors.includes(name))
    .map((movie) => ({ ...summaryOf(movie), credit_id: String(movie.id), department: 'Directing', job: 'Director' })),
})
