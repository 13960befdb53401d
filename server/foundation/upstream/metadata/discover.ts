import type { Clock } from '#server/foundation/lib/clock'
import type { Params } from './requests'

export const discoverKinds = ['popular', 'trending', 'upcoming', 'now_playing', 'top_rated'] as const
export type DiscoverKind = (typeof discoverKinds)[number]

/** Required traits of a movie; missing ones match anything. */
export type Traits = {
  /** All of them are required. */
  genres?: readonly number[] | undefined
  year_from?: number | undefined
  year_to?: number | undefined
  /** First released on this day or later. */
  released_from?: string | undefined
  released_to?: string | undefined
  rating_from?: number | undefined
  runtime_from?: number | undefined
  runtime_to?: number | undefined
  /** Original language, ISO 639-1. */
  language?: string | undefined
  person_id?: number | undefined
  studio_id?: number | undefined
  /** At least one of them offers the movie in the region as part of a subscription. */
  streaming_services?: readonly number[] | undefined
}

/** The provider's own lists do not support traits; with one, uses its discover search instead. */
export const discoverPath = (
  kind: DiscoverKind,
  traits: Traits,
  { clock, region }: { clock: Clock; region: string },
): { path: string; params: Params } => {
  const wanted = { ...paramsOf(traits), ...offeredBy(traits.streaming_services ?? [], region) }
  if (Object.keys(wanted).length === 0) return { path: kind === 'trending' ? '/trending/movie/week' : `/movie/${kind}`, params: {} }
  return { path: '/discover/movie', params: { include_adult: 'false', ...order(kind, clock), ...wanted } }
}

const paramsOf = ({
  genres,
  year_from,
  year_to,
  rating_from,
  runtime_from,
  runtime_to,
  language,
  person_id,
  studio_id,
  ...released
}: Traits): Params => ({
  ...(genres && genres.length > 0 && { with_genres: genres.join(',') }),
  ...bound('primary_release_date.gte', [year_from && `${year_from}-01-01`, released.released_from], 'last'),
  ...bound('primary_release_date.lte', [year_to && `${year_to}-12-31`, released.released_to], 'first'),
  ...(rating_from !== undefined && { 'vote_average.gte': rating_from }),
  ...(runtime_from !== undefined && { 'with_runtime.gte': runtime_from }),
  ...(runtime_to !== undefined && { 'with_runtime.lte': runtime_to }),
  ...(language && { with_original_language: language }),
  ...(person_id !== undefined && { with_people: person_id }),
  ...(studio_id !== undefined && { with_companies: studio_id }),
})

/** The narrowest of these days. */
const bound = (name: string, days: readonly (string | number | undefined)[], which: 'first' | 'last'): Params => {
  const day = days
    .filter((each): each is string => typeof each === 'string')
    .toSorted()
    .at(which === 'first' ? 0 : -1)
  return day === undefined ? {} : { [name]: day }
}

const offeredBy = (services: readonly number[], region: string): Params =>
  services.length === 0 ? {} : { with_watch_providers: services.join('|'), watch_region: region, with_watch_monetization_types: 'flatrate' }

const byPopularity = { sort_by: 'popularity.desc' }

const order = (kind: DiscoverKind, clock: Clock): Params => {
  switch (kind) {
    case 'popular':
    case 'trending':
      return byPopularity
    case 'upcoming':
      return { ...byPopularity, 'primary_release_date.gte': dayAway(clock, 1) }
    case 'now_playing':
      return { ...byPopularity, 'primary_release_date.gte': dayAway(clock, -42), 'primary_release_date.lte': dayAway(clock, 0) }
    case 'top_rated':
      return { sort_by: 'vote_average.desc', 'vote_count.gte': 300 }
  }
}

const dayAway = (clock: Clock, days: number) => new Date(clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
