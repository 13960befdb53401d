import { biographies } from './biographies'
import { type DemoPerson, peopleOf, type WorldMovie } from './movies'
import { person, summaryOf } from './provider-movie'
import { normalized, rankOf } from './titles'

/** A person with all of their movies; undefined for an unknown id. */
export const personPage = (movies: readonly WorldMovie[], id: number) => {
  const found = movies.flatMap(peopleOf).find((each) => each.id === id)
  return found && { ...about(found), movie_credits: creditsOf(movies, found.name) }
}

/** People whose name contains the words of a query, best match first. */
export const peopleNamed = (movies: readonly WorldMovie[], query: string) => {
  const once = new Map(movies.flatMap(peopleOf).map((each) => [each.id, each]))
  return [...once.values()]
    .map((each) => ({ each, rank: rankOf(normalized(each.name), normalized(query)) }))
    .filter(({ rank }) => rank < Number.POSITIVE_INFINITY)
    .toSorted((a, b) => a.rank - b.rank || a.each.name.localeCompare(b.each.name))
    .map(({ each }) => ({
      ...person(each.name),
      known_for: movies.filter((movie) => peopleOf(movie).some(({ id }) => id === each.id)).map(summaryOf),
    }))
}

const about = ({ name }: DemoPerson) => {
  const life = biographies[name]
  return {
    ...person(name),
    also_known_as: [],
    biography: life?.story ?? '',
    birthday: life?.born ?? null,
    deathday: life?.died ?? null,
    homepage: null,
    imdb_id: null,
    known_for_department: life?.known_for ?? '',
    place_of_birth: life?.place ?? null,
  }
}

const creditsOf = (movies: readonly WorldMovie[], name: string) => ({
  cast: movies
    .filter(({ cast }) => cast.includes(name))
    .map((movie) => ({ ...summaryOf(movie), character: '', credit_id: String(movie.id), order: 0 })),
  crew: movies
    .filter(({ directors }) => directors.includes(name))
    .map((movie) => ({ ...summaryOf(movie), credit_id: String(movie.id), department: 'Directing', job: 'Director' })),
})
