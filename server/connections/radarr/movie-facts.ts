import type { minimumAvailabilities } from '#server/catalog/movies/schema'
import { languageOfId } from '#server/foundation/releases/languages'
import type { MetadataMovie } from '#server/foundation/upstream/metadata/client'
import { idIn, type WireMovie } from './wire'

/** Radarr's facts about a movie, in the metadata provider's shape: both use the same provider, so ids and pictures are the same. */
export const factsOf = (movie: WireMovie): MetadataMovie => ({
  details: null,
  metadata_id: movie.tmdbId,
  external_ids: movie.imdbId && /^tt\d{1,10}$/.test(movie.imdbId) ? { imdb_id: movie.imdbId } : {},
  title: filled(movie.title) ?? movie.title,
  original_title: filled(movie.originalTitle) ?? movie.title,
  alternative_titles: otherTitles(movie),
  overview: filled(movie.overview),
  tagline: null,
  year: yearOf(movie),
  secondary_year: yearOf({ year: movie.secondaryYear ?? null }),
  runtime_minutes: runtimeOf(movie),
  original_language: languageOfId(idIn(movie.originalLanguage) ?? Number.NaN)?.codes[0] ?? null,
  genres: [...new Set((movie.genres ?? []).flatMap((genre) => filled(genre) ?? []))].slice(0, 30),
  certification: filled(movie.certification),
  cinema_date: dayOf(movie.inCinemas),
  digital_date: dayOf(movie.digitalRelease),
  physical_date: dayOf(movie.physicalRelease),
  poster_path: picture(movie, ['poster', 1]),
  backdrop_path: picture(movie, ['fanart', 3]),
  trailer_url: trailer(movie.youTubeTrailerId),
  ...ratingOf(movie),
  popularity: movie.popularity ?? null,
  collection: collectionOf(movie),
})

const yearOf = ({ year }: Pick<WireMovie, 'year'>): number | null => (year && year > 1800 && year < 3000 ? year : null)

export const titleWithYear = (movie: WireMovie): string => {
  const year = yearOf(movie)
  return year === null ? movie.title : `${movie.title} (${year})`
}

/** Its database stores numbers, its API words. A value that it no longer uses meant "announced". */
export const availabilityOf = ({
  minimumAvailability: stored,
}: Pick<WireMovie, 'minimumAvailability'>): (typeof minimumAvailabilities)[number] => {
  if (stored === 3 || stored === 4 || stored === 'released' || stored === 'preDB') return 'released'
  return stored === 2 || stored === 'inCinemas' ? 'in_cinemas' : 'announced'
}

/** RFC 3339 in UTC. Its database stores an unknown date as the year 1. */
const dayOf = (text: string | null | undefined): string | null => instant(text)?.slice(0, 10) ?? null

export const instant = (text: string | null | undefined): string | null => {
  const [, day, time = '00:00:00'] = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d:\d\d))?/.exec(text ?? '') ?? []
  const at = Date.parse(`${day}T${time}Z`)
  return Number.isNaN(at) || at < Date.parse('1870-01-01') ? null : new Date(at).toISOString()
}

const otherTitles = (movie: WireMovie): string[] => {
  const shown = new Set([movie.title, movie.originalTitle ?? movie.title].map((title) => title.trim().toLowerCase()))
  const others = (movie.alternateTitles ?? []).flatMap(({ title }) => filled(title) ?? [])
  return [...new Set(others)].filter((title) => !shown.has(title.toLowerCase())).slice(0, 200)
}

const runtimeOf = ({ runtime }: WireMovie): number | null => (runtime && runtime > 0 && runtime < 100_000 ? Math.round(runtime) : null)

/** Without votes, a rating of 0 would mean that everybody hated it. */
const ratingOf = ({ ratings }: WireMovie) => {
  const { value, votes } = ratings?.tmdb ?? {}
  return { rating: votes ? (value ?? null) : null, rating_votes: votes ?? null }
}

/** The provider's path of a picture, from the URL that Radarr downloaded. */
const picture = ({ images }: WireMovie, types: readonly unknown[]): string | null => {
  for (const { coverType, url, remoteUrl } of images ?? []) {
    const path = types.includes(coverType) ? /\/t\/p\/[\w]{1,20}(\/[\w.-]{1,200})$/.exec(remoteUrl || url || '')?.[1] : undefined
    if (path !== undefined) return path
  }
  return null
}

const trailer = (key: string | null | undefined): string | null =>
  key && /^[\w-]{6,20}$/.test(key) ? `https://www.youtube.com/watch?v=${key}` : null

const collectionOf = ({ collection }: WireMovie): MetadataMovie['collection'] => {
  const name = filled(collection?.title)
  return collection?.tmdbId && collection.tmdbId > 0 && name !== null ? { id: collection.tmdbId, name } : null
}

const longest = 20_000
const filled = (text: string | null | undefined): string | null => text?.trim().slice(0, longest).toWellFormed() || null
