import { collections, genres, isAhead, personOf, studioOf, type WorldMovie, yearOf } from './movies'
import { hasPicture } from './pictures'

const pathOf = (file: string): string | null => (hasPicture(file) ? `/${file}` : null)
const posterPath = (movie: WorldMovie) => pathOf(`poster${movie.id}.jpg`)
const backdropPath = (movie: WorldMovie) => pathOf(`backdrop${movie.id}.jpg`)

/** Made-up votes, few and derived from the movie's id. */
const votes = (movie: WorldMovie) => ({
  popularity: 5 + ((movie.id * 37) % 90) / 10,
  vote_average: 6 + ((movie.id * 53) % 30) / 10,
  vote_count: 3 + (movie.id % 11),
})

/** A movie as a list item. */
export const summaryOf = (movie: WorldMovie) => ({
  adult: false,
  backdrop_path: backdropPath(movie),
  genre_ids: movie.genres.map((name) => genres[name]),
  id: movie.id,
  original_language: movie.original_language,
  original_title: movie.original_title,
  overview: movie.overview,
  poster_path: posterPath(movie),
  release_date: movie.release_date,
  title: movie.title,
  video: false,
  ...votes(movie),
})

export const detailsOf = (movie: WorldMovie) => {
  const { genre_ids: _, ...summary } = summaryOf(movie)
  const collection = movie.collection && collections[movie.collection]
  return {
    ...summary,
    belongs_to_collection: collection && {
      id: collection.id,
      name: collection.name,
      poster_path: posterPath(movie),
      backdrop_path: backdropPath(movie),
    },
    budget: 0,
    genres: movie.genres.map((name) => ({ id: genres[name], name })),
    homepage: '',
    imdb_id: movie.imdb_id,
    origin_country: [movie.country],
    production_companies: [studioOfMovie(movie)],
    production_countries: [{ iso_3166_1: movie.country, name: countries[movie.country] ?? movie.country }],
    revenue: 0,
    runtime: movie.runtime,
    spoken_languages: [
      { english_name: languages[movie.original_language], iso_639_1: movie.original_language, name: languages[movie.original_language] },
    ],
    status: isAhead(movie) ? 'Post Production' : 'Released',
    tagline: movie.tagline,
  }
}

/** As it is in a movie, in search results, and on a page of its own. */
export const studioOfMovie = ({ studio, country }: WorldMovie) => ({ ...studioOf(studio), logo_path: null, origin_country: country })

const countries: Record<string, string> = {
  DE: 'Germany',
  FR: 'France',
  NL: 'Netherlands',
  SE: 'Sweden',
  SU: 'Soviet Union',
  US: 'United States of America',
}

const languages: Record<string, string> = { de: 'German', en: 'English', fr: 'French', ru: 'Russian', sv: 'Swedish' }

export type Part = keyof ReturnType<typeof partsOf>

/** What `append_to_response` supports. `movies`: all the provider knows. */
export const partsOf = (movies: readonly WorldMovie[]) => {
  const alike = (movie: WorldMovie) => listed(alikeAmong(movies, movie))
  return { ...ownParts, recommendations: alike, similar: alike }
}

const ownParts = {
  alternative_titles: (movie: WorldMovie) => ({
    titles: movie.alternative_titles.map(({ country, title }) => ({ iso_3166_1: country, title, type: '' })),
  }),
  release_dates: (movie: WorldMovie) => ({ results: releaseDates(movie) }),
  external_ids: (movie: WorldMovie) => ({
    imdb_id: movie.imdb_id,
    wikidata_id: null,
    facebook_id: null,
    instagram_id: null,
    twitter_id: null,
  }),
  images: (movie: WorldMovie) => ({
    backdrops: pictures([`backdrop${movie.id}.jpg`, `still${movie.id}-1.jpg`, `still${movie.id}-2.jpg`], [1280, 720], null),
    logos: pictures([`logo${movie.id}.png`], [876, 300], 'en'),
    posters: pictures([`poster${movie.id}.jpg`], [600, 900], 'en'),
  }),
  videos: (movie: WorldMovie) => ({ results: movie.trailer ? [trailer(movie.trailer)] : [] }),
  credits: (movie: WorldMovie) => ({
    cast: movie.cast.map((name, order) => ({ ...person(name), cast_id: order + 1, character: '', order })),
    crew: movie.directors.map((name) => ({ ...person(name), department: 'Directing', job: 'Director' })),
  }),
  translations: (movie: WorldMovie) => ({
    translations: [
      {
        iso_3166_1: 'US',
        iso_639_1: 'en',
        name: 'English',
        english_name: 'English',
        data: { homepage: '', overview: movie.overview, runtime: movie.runtime, tagline: movie.tagline, title: movie.title },
      },
    ],
  }),
  keywords: (movie: WorldMovie) => ({
    keywords: keywordsOf(movie).map((name) => ({ id: 9_600_000 + (Bun.hash.crc32(name) % 100_000), name })),
  }),
  'watch/providers': (movie: WorldMovie) => ({
    results: Object.fromEntries(
      regions.map((region) => [
        region,
        { flatrate: streamingServices.filter(({ has }) => !isAhead(movie) && has(movie)).map(wireService) },
      ]),
    ),
  }),
} as const

/** Where the demo world's streaming services are. */
const regions = ['US', 'GB', 'DE', 'FR'] as const

/** Invented ones, each with its own shelf. */
export const streamingServices: readonly { provider_id: number; provider_name: string; has: (movie: WorldMovie) => boolean }[] = [
  { provider_id: 9_650_001, provider_name: 'Lantern', has: ({ license }) => license === 'open' },
  { provider_id: 9_650_002, provider_name: 'Silent Hall', has: (movie) => yearOf(movie) < 1930 },
  { provider_id: 9_650_003, provider_name: 'Night Shift', has: ({ genres }) => genres.includes('Horror') },
]
export const wireService = ({ provider_id, provider_name }: (typeof streamingServices)[number], place: number) => ({
  provider_id,
  provider_name,
  display_priorities: Object.fromEntries(regions.map((region) => [region, place])),
})

/** Shared keywords besides genres. */
const keywordsOf = (movie: WorldMovie): string[] => [
  ...(movie.license === 'open' ? ['open movie', 'short film'] : ['public domain']),
  ...(yearOf(movie) < 1930 ? ['silent film'] : []),
]

const trailer = (key: string) => ({
  id: key,
  iso_3166_1: 'US',
  iso_639_1: 'en',
  key,
  name: 'Official trailer',
  official: true,
  published_at: '2020-01-01T00:00:00.000Z',
  site: 'YouTube',
  size: 1080,
  type: 'Trailer',
})

const releaseDates = (movie: WorldMovie) => {
  const entry = (date: string, type: number) => ({
    certification: movie.certification,
    descriptors: [],
    iso_639_1: '',
    note: '',
    release_date: `${date}T00:00:00.000Z`,
    type,
  })
  const theatrical = 3
  const digital = 4
  const dates = [entry(movie.release_date, theatrical), ...(movie.digital_date ? [entry(movie.digital_date, digital)] : [])]
  return [...new Set([movie.country, 'US'])].map((iso_3166_1) => ({ iso_3166_1, release_dates: dates }))
}

const pictures = (files: readonly string[], [width, height]: readonly [number, number], language: string | null) =>
  files.filter(hasPicture).map((file) => ({
    aspect_ratio: Number((width / height).toFixed(3)),
    file_path: `/${file}`,
    height,
    iso_639_1: language,
    vote_average: 0,
    vote_count: 0,
    width,
  }))

export const person = (name: string) => {
  const { id } = personOf(name)
  return {
    adult: false,
    credit_id: String(id),
    gender: 0,
    id,
    known_for_department: '',
    name,
    original_name: name,
    popularity: 0,
    profile_path: pathOf(`portrait${id}.jpg`),
  }
}

const listed = (found: readonly WorldMovie[]) => ({
  page: 1,
  results: found.map(summaryOf),
  total_pages: 1,
  total_results: found.length,
})

/** Movies that share the most genres; ties are sorted by closeness in time. */
const alikeAmong = (movies: readonly WorldMovie[], movie: WorldMovie): WorldMovie[] => {
  const shared = (other: WorldMovie) => other.genres.filter((name) => movie.genres.includes(name)).length
  const years = (other: WorldMovie) => Math.abs(yearOf(other) - yearOf(movie))
  return movies
    .filter((other) => other.id !== movie.id && shared(other) > 0)
    .toSorted((a, b) => shared(b) - shared(a) || years(a) - years(b))
    .slice(0, 8)
}
