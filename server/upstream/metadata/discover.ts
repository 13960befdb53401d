import type { Clock } from '#server/lib/clock'
import type { Params } from './requests'

export const discoverKinds = ['popular', 'trending', 'upcoming', 'now_playing', 'top_rated'] as const
export type DiscoverKind = (typeof discoverKinds)[number]

/** The provider's own lists know no genres; with a genre, the same question is put to its search by traits. */
export const discoverPath = (kind: DiscoverKind, genre: number | null, clock: Clock): { path: string; params: Params } => {
  if (genre === null) return { path: kind === 'trending' ? '/trending/movie/week' : `/movie/${kind}`, params: {} }
  return { path: '/discover/movie', params: { with_genres: genre, include_adult: 'false', ...traitsOf(kind, clock) } }
}

const byPopularity = { sort_by: 'popularity.desc' }

const traitsOf = (kind: DiscoverKind, clock: Clock): Params => {
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
