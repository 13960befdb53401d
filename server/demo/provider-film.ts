import { collections, type DemoFilm, films, genres, isAhead, yearOf } from './films'

const posterPath = (film: DemoFilm) => `/poster${film.id}.jpg`
const backdropPath = (film: DemoFilm) => `/backdrop${film.id}.jpg`

/** Votes of this world: few, and made from the film's number alone. */
const votes = (film: DemoFilm) => ({
  popularity: 5 + ((film.id * 37) % 90) / 10,
  vote_average: 6 + ((film.id * 53) % 30) / 10,
  vote_count: 3 + (film.id % 11),
})

/** A film as it stands in a list. */
export const summaryOf = (film: DemoFilm) => ({
  adult: false,
  backdrop_path: backdropPath(film),
  genre_ids: film.genres.map((name) => genres[name]),
  id: film.id,
  original_language: film.original_language,
  original_title: film.original_title,
  overview: film.overview,
  poster_path: posterPath(film),
  release_date: film.release_date,
  title: film.title,
  video: false,
  ...votes(film),
})

export const detailsOf = (film: DemoFilm) => {
  const { genre_ids: _, ...summary } = summaryOf(film)
  const collection = film.collection && collections[film.collection]
  return {
    ...summary,
    belongs_to_collection: collection && {
      id: collection.id,
      name: collection.name,
      poster_path: posterPath(film),
      backdrop_path: backdropPath(film),
    },
    budget: 0,
    genres: film.genres.map((name) => ({ id: genres[name], name })),
    homepage: '',
    imdb_id: film.imdb_id,
    origin_country: [film.country],
    production_companies: [{ id: 0, logo_path: null, name: film.studio, origin_country: film.country }],
    production_countries: [{ iso_3166_1: film.country, name: countries[film.country] ?? film.country }],
    revenue: 0,
    runtime: film.runtime,
    spoken_languages: [
      { english_name: languages[film.original_language], iso_639_1: film.original_language, name: languages[film.original_language] },
    ],
    status: isAhead(film) ? 'Post Production' : 'Released',
    tagline: film.tagline,
  }
}

const countries: Record<string, string> = {
  DE: 'Germany',
  FR: 'France',
  NL: 'Netherlands',
  SE: 'Sweden',
  SU: 'Soviet Union',
  US: 'United States of America',
}

const languages: Record<string, string> = { de: 'German', en: 'English', fr: 'French', ru: 'Russian', sv: 'Swedish' }

export type Part = keyof typeof parts

/** What `append_to_response` may name. */
export const parts = {
  alternative_titles: (film: DemoFilm) => ({
    titles: film.alternative_titles.map(({ country, title }) => ({ iso_3166_1: country, title, type: '' })),
  }),
  release_dates: (film: DemoFilm) => ({ results: releaseDates(film) }),
  external_ids: (film: DemoFilm) => ({ imdb_id: film.imdb_id, wikidata_id: null, facebook_id: null, instagram_id: null, twitter_id: null }),
  images: (film: DemoFilm) => ({
    backdrops: [picture(backdropPath(film), [1280, 720])],
    logos: [],
    posters: [picture(posterPath(film), [780, 1170])],
  }),
  videos: () => ({ results: [] }),
  credits: (film: DemoFilm) => ({
    cast: film.cast.map((name, order) => ({ ...person(name), cast_id: order + 1, character: '', order })),
    crew: film.directors.map((name) => ({ ...person(name), department: 'Directing', job: 'Director' })),
  }),
  translations: (film: DemoFilm) => ({
    translations: [
      {
        iso_3166_1: 'US',
        iso_639_1: 'en',
        name: 'English',
        english_name: 'English',
        data: { homepage: '', overview: film.overview, runtime: film.runtime, tagline: film.tagline, title: film.title },
      },
    ],
  }),
  recommendations: (film: DemoFilm) => listed(alike(film)),
  similar: (film: DemoFilm) => listed(alike(film)),
  keywords: () => ({ keywords: [] }),
} as const

const releaseDates = (film: DemoFilm) => {
  const entry = (date: string, type: number) => ({
    certification: film.certification,
    descriptors: [],
    iso_639_1: '',
    note: '',
    release_date: `${date}T00:00:00.000Z`,
    type,
  })
  const theatrical = 3
  const digital = 4
  const dates = [entry(film.release_date, theatrical), ...(film.digital_date ? [entry(film.digital_date, digital)] : [])]
  return [...new Set([film.country, 'US'])].map((iso_3166_1) => ({ iso_3166_1, release_dates: dates }))
}

const picture = (file_path: string, [width, height]: readonly [number, number]) => ({
  aspect_ratio: Number((width / height).toFixed(3)),
  file_path,
  height,
  iso_639_1: 'en',
  vote_average: 0,
  vote_count: 0,
  width,
})

const person = (name: string) => {
  const id = 9_700_000 + (Bun.hash.crc32(name) % 100_000)
  return {
    adult: false,
    credit_id: String(id),
    gender: 0,
    id,
    known_for_department: '',
    name,
    original_name: name,
    popularity: 0,
    profile_path: null,
  }
}

const listed = (found: readonly DemoFilm[]) => ({
  page: 1,
  results: found.map(summaryOf),
  total_pages: 1,
  total_results: found.length,
})

/** Films that share the most genres, nearest in time first among equals. */
const alike = (film: DemoFilm): DemoFilm[] => {
  const shared = (other: DemoFilm) => other.genres.filter((name) => film.genres.includes(name)).length
  const years = (other: DemoFilm) => Math.abs(yearOf(other) - yearOf(film))
  return films
    .filter((other) => other.id !== film.id && shared(other) > 0)
    .toSorted((a, b) => shared(b) - shared(a) || years(a) - years(b))
    .slice(0, 8)
}
