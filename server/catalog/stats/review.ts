import type { YearInReview, YearMovie } from './schema'
import type { DatedViewing } from './viewings'

export type Watched = YearMovie & { readonly genres: readonly string[] }
type Given = { readonly viewings: readonly DatedViewing[]; readonly movies: ReadonlyMap<number, Watched> }
type Figures = Omit<YearInReview, 'year' | 'directors' | 'actors'>

const MOST = { genres: 8, rated: 5, posters: 24 } as const
const MINUTES_OF_DAY = 24 * 60

/** What a year of watching adds up to. Viewings of movies that are gone are left out. */
export const reviewOf = ({ viewings: all, movies }: Given): Figures => {
  const viewings = all.flatMap(({ movie_id, day }) => {
    const movie = movies.get(movie_id)
    return movie ? [{ movie, day }] : []
  })
  const watched = [...new Set(viewings.map(({ movie }) => movie))]
  return {
    viewings: viewings.length,
    movies: watched.length,
    minutes: minutesOf(viewings.map(({ movie }) => movie)),
    by_month: Array.from({ length: 12 }, (_, month) => viewings.filter(({ day }) => Number(day.slice(5, 7)) === month + 1).length),
    genres: mostFrequent(watched.flatMap(({ genres }) => genres))
      .slice(0, MOST.genres)
      .map(([name, movies]) => ({ name, movies })),
    decades: mostFrequent(watched.flatMap(({ year }) => (year === null ? [] : [Math.floor(year / 10) * 10])))
      .map(([decade, movies]) => ({ decade, movies }))
      .toSorted((a, b) => a.decade - b.decade),
    longest_evening: longestEvening(viewings),
    first: dated(viewings[0]),
    last: dated(viewings.at(-1)),
    longest: shown(most(watched, ({ runtime_minutes }) => runtime_minutes)),
    oldest: shown(most(watched, ({ year }) => (year === null ? null : -year))),
    best_rated: watched
      .filter(({ user_rating }) => user_rating !== null)
      .toSorted((a, b) => (b.user_rating ?? 0) - (a.user_rating ?? 0))
      .slice(0, MOST.rated)
      .map(bare),
    posters: watched
      .filter(({ poster_url }) => poster_url !== null)
      .toReversed()
      .slice(0, MOST.posters)
      .map(bare),
  }
}

type Seen = { readonly movie: Watched; readonly day: string }
const bare = ({ genres: _, ...movie }: Watched): YearMovie => movie
const shown = (movie: Watched | undefined): YearMovie | null => (movie ? bare(movie) : null)
const dated = (seen: Seen | undefined) => (seen ? { day: seen.day, movie: bare(seen.movie) } : null)
const minutesOf = (movies: readonly Watched[]): number => movies.reduce((sum, { runtime_minutes }) => sum + (runtime_minutes ?? 0), 0)

const mostFrequent = <T>(values: readonly T[]): [T, number][] =>
  [...Map.groupBy(values, (value) => value)].map(([value, same]): [T, number] => [value, same.length]).toSorted(([, a], [, b]) => b - a)

const most = (movies: readonly Watched[], of: (movie: Watched) => number | null): Watched | undefined =>
  movies.reduce<Watched | undefined>((best, movie) => {
    const value = of(movie)
    return value !== null && (best === undefined || value > (of(best) ?? 0)) ? movie : best
  }, undefined)

/** The day with the most hours, if two movies or more were watched on it. More than a day's worth was marked, not watched. */
const longestEvening = (viewings: readonly Seen[]): YearInReview['longest_evening'] => {
  const [longest] = [...Map.groupBy(viewings, ({ day }) => day)]
    .map(([day, seen]) => ({ day, minutes: minutesOf(seen.map(({ movie }) => movie)), movies: seen.map(({ movie }) => bare(movie)) }))
    .filter(({ minutes, movies }) => movies.length > 1 && minutes <= MINUTES_OF_DAY)
    .toSorted((a, b) => b.minutes - a.minutes)
  return longest ?? null
}
