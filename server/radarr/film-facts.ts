import type { minimumAvailabilities } from '#server/movies/schema'
import { languageOfId } from '#server/releases/languages'
import type { MetadataMovie } from '#server/upstream/metadata/client'
import { idIn, type WireFilm } from './wire'

/** What Radarr knows of a film, as the metadata provider would tell it: both ask the same one, so ids and pictures are the same. */
export const factsOf = (film: WireFilm): MetadataMovie => ({
  metadata_id: film.tmdbId,
  external_ids: film.imdbId && /^tt\d{1,10}$/.test(film.imdbId) ? { imdb_id: film.imdbId } : {},
  title: filled(film.title) ?? film.title,
  original_title: filled(film.originalTitle) ?? film.title,
  alternative_titles: otherTitles(film),
  overview: filled(film.overview),
  tagline: null,
  year: yearOf(film),
  runtime_minutes: runtimeOf(film),
  original_language: languageOfId(idIn(film.originalLanguage) ?? Number.NaN)?.codes[0] ?? null,
  genres: [...new Set((film.genres ?? []).flatMap((genre) => filled(genre) ?? []))].slice(0, 30),
  certification: filled(film.certification),
  cinema_date: instant(film.inCinemas),
  digital_date: instant(film.digitalRelease),
  physical_date: instant(film.physicalRelease),
  poster_path: picture(film, ['poster', 1]),
  backdrop_path: picture(film, ['fanart', 3]),
  trailer_url: trailer(film.youTubeTrailerId),
  ...ratingOf(film),
  popularity: film.popularity ?? null,
  collection: collectionOf(film),
})

export const yearOf = ({ year }: Pick<WireFilm, 'year'>): number | null => (year && year > 1800 && year < 3000 ? year : null)

export const titleWithYear = (film: WireFilm): string => {
  const year = yearOf(film)
  return year === null ? film.title : `${film.title} (${year})`
}

/** Its database counts, its API names them. What it no longer uses stood for a film that is announced. */
export const availabilityOf = ({ minimumAvailability: told }: WireFilm): (typeof minimumAvailabilities)[number] => {
  if (told === 3 || told === 4 || told === 'released' || told === 'preDB') return 'released'
  return told === 2 || told === 'inCinemas' ? 'in_cinemas' : 'announced'
}

/** RFC 3339 in UTC. A date that nobody knows stands in its database as the year 1. */
export const instant = (text: string | null | undefined): string | null => {
  const [, day, time = '00:00:00'] = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d:\d\d))?/.exec(text ?? '') ?? []
  const at = Date.parse(`${day}T${time}Z`)
  return Number.isNaN(at) || at < Date.parse('1870-01-01') ? null : new Date(at).toISOString()
}

const otherTitles = (film: WireFilm): string[] => {
  const shown = new Set([film.title, film.originalTitle ?? film.title].map((title) => title.trim().toLowerCase()))
  const others = (film.alternateTitles ?? []).flatMap(({ title }) => filled(title) ?? [])
  return [...new Set(others)].filter((title) => !shown.has(title.toLowerCase())).slice(0, 200)
}

const runtimeOf = ({ runtime }: WireFilm): number | null => (runtime && runtime > 0 && runtime < 100_000 ? Math.round(runtime) : null)

/** Nobody voted: a rating of 0 would say that everybody hated it. */
const ratingOf = ({ ratings }: WireFilm) => {
  const { value, votes } = ratings?.tmdb ?? {}
  return { rating: votes ? (value ?? null) : null, rating_votes: votes ?? null }
}

/** The path at the provider, out of the address that Radarr took it from. */
const picture = ({ images }: WireFilm, types: readonly unknown[]): string | null => {
  for (const { coverType, url, remoteUrl } of images ?? []) {
    const path = types.includes(coverType) ? /\/t\/p\/[\w]{1,20}(\/[\w.-]{1,200})$/.exec(remoteUrl || url || '')?.[1] : undefined
    if (path !== undefined) return path
  }
  return null
}

const trailer = (key: string | null | undefined): string | null =>
  key && /^[\w-]{6,20}$/.test(key) ? `https://www.youtube.com/watch?v=${key}` : null

const collectionOf = ({ collection }: WireFilm): MetadataMovie['collection'] => {
  const name = filled(collection?.title)
  return collection?.tmdbId && collection.tmdbId > 0 && name !== null ? { id: collection.tmdbId, name } : null
}

const longest = 20_000
const filled = (text: string | null | undefined): string | null => text?.trim().slice(0, longest).toWellFormed() || null
