import { stamp, systemClock } from '#server/foundation/lib/clock'
import { moviesAhead } from './movies-ahead'
import { openMovies } from './movies-open'
import { silentMovies } from './movies-silent'
import { soundMovies } from './movies-sound'

/** A movie of the demo world. Facts are true except for unreleased ones; ids above nine million and all ratings are made up. */
export type WorldMovie = {
  readonly id: number
  readonly imdb_id: string | null
  readonly title: string
  readonly original_title: string
  readonly original_language: string
  readonly country: string
  readonly release_date: string
  readonly digital_date: string | null
  readonly runtime: number
  readonly genres: readonly GenreName[]
  readonly certification: string
  readonly directors: readonly string[]
  readonly cast: readonly string[]
  readonly studio: string
  readonly license: 'open' | 'public_domain'
  readonly tagline: string
  readonly overview: string
  readonly alternative_titles: readonly { readonly country: string; readonly title: string }[]
  readonly collection: keyof typeof collections | null
  /** Year of another movie with the same title, which an indexer would offer as well. */
  readonly namesake_year: number | null
  /** Its id at the video host. */
  readonly trailer?: string
}

/** The provider's genre ids. */
export const genres = {
  Action: 28,
  Adventure: 12,
  Animation: 16,
  Comedy: 35,
  Crime: 80,
  Documentary: 99,
  Drama: 18,
  Family: 10751,
  Fantasy: 14,
  History: 36,
  Horror: 27,
  Mystery: 9648,
  Romance: 10749,
  'Science Fiction': 878,
  Thriller: 53,
  War: 10752,
} as const
export type GenreName = keyof typeof genres

export const collections = {
  open_movies: {
    id: 9_500_001,
    name: 'Blender Open Movies',
    overview:
      'Short movies made with free software and given away with everything that went into them, from the first sketch to the last frame.',
  },
  caminandes: {
    id: 9_500_002,
    name: 'Caminandes Collection',
    overview: 'Koro the guanaco wants what grows on the other side. Patagonia has other plans.',
  },
} as const

export const movies: readonly WorldMovie[] = [...openMovies, ...silentMovies, ...soundMovies, ...moviesAhead]

export const movieById = (id: number): WorldMovie | undefined => movies.find((movie) => movie.id === id)

/** Whether it is not in theaters yet. */
export const isAhead = (movie: WorldMovie): boolean => movie.release_date > stamp(systemClock).slice(0, 10)

export const yearOf = (movie: WorldMovie): number => Number(movie.release_date.slice(0, 4))

export type DemoPerson = { readonly id: number; readonly name: string }

/** Directors and cast. Their ids are made up. */
export const peopleOf = ({ cast, directors }: WorldMovie): DemoPerson[] => [...new Set([...cast, ...directors])].map(personOf)

export const studioOf = (name: string): DemoPerson => ({ id: 9_600_000 + (Bun.hash.crc32(name) % 100_000), name })

export const personOf = (name: string): DemoPerson => ({ id: 9_700_000 + (Bun.hash.crc32(name) % 100_000), name })
