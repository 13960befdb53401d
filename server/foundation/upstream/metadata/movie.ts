import { detailsFrom, type MovieDetails } from './details'
import { filled, listingFrom } from './listing'
import { certificationIn, type ReleaseDates, releaseDatesIn, secondaryYearIn } from './release-dates'
import type { WireMovie } from './wire'

/** The provider's facts about a movie, in the terms of our own `Movie`. */
export type MetadataMovie = ReleaseDates & {
  /** Null if the movie came from another program. */
  details: MovieDetails | null
  metadata_id: number
  external_ids: Record<string, string>
  title: string
  original_title: string
  /** Alternative and translated titles, without duplicates of the two above. */
  alternative_titles: string[]
  overview: string | null
  tagline: string | null
  year: number | null
  /** Another year that releases may carry. */
  secondary_year: number | null
  runtime_minutes: number | null
  /** ISO 639-1, such as `en`. */
  original_language: string | null
  genres: string[]
  certification: string | null
  poster_path: string | null
  backdrop_path: string | null
  trailer_url: string | null
  rating: number | null
  rating_votes: number | null
  popularity: number | null
  collection: { id: number; name: string } | null
}

export type Wanted = { language: string; region: string }

const ALTERNATIVE_TITLES = 200

export const movieFrom = (wire: WireMovie, { language, region }: Wanted): MetadataMovie => {
  const listing = listingFrom({ ...wire, genre_ids: [] })
  const countries = wire.release_dates?.results ?? []
  const words = wordsIn(wire, language)
  const details = detailsFrom(wire, { language, region })
  return {
    details,
    metadata_id: wire.id,
    external_ids: externalIds(wire),
    title: words.title,
    original_title: listing.original_title,
    alternative_titles: alternativeTitles(wire, words.title),
    overview: words.overview,
    tagline: words.tagline,
    year: listing.year,
    secondary_year: secondaryYearIn(region, countries, listing.year),
    runtime_minutes: positive(wire.runtime),
    original_language: listing.original_language,
    genres: [...new Set((wire.genres ?? []).map((genre) => genre.name))],
    certification: certificationIn(region, countries),
    ...releaseDatesIn(region, countries, wire.release_date ?? null),
    poster_path: listing.poster_path ?? pictureIn(wire.images?.posters, language),
    backdrop_path: listing.backdrop_path ?? pictureIn(wire.images?.backdrops, language),
    trailer_url: details.trailers[0]?.url ?? null,
    rating: listing.rating,
    rating_votes: listing.rating_votes,
    popularity: listing.popularity,
    collection: wire.belongs_to_collection ? { id: wire.belongs_to_collection.id, name: wire.belongs_to_collection.name } : null,
  }
}

/** If the wanted language has no text, English is better than the original or nothing. */
const wordsIn = (wire: WireMovie, language: string) => {
  const translations = wire.translations?.translations ?? []
  const english = translations.find((entry) => entry.iso_639_1 === 'en')?.data
  const isForeign = wire.original_language !== base(language) && wire.title === wire.original_title
  const hasOwnTitle = translations.some((entry) => entry.iso_639_1 === base(language) && filled(entry.data?.title) !== null)
  const title = isForeign && !hasOwnTitle ? (filled(english?.title) ?? wire.title) : wire.title
  return { title, overview: filled(wire.overview) ?? filled(english?.overview), tagline: filled(wire.tagline) ?? filled(english?.tagline) }
}

const alternativeTitles = (wire: WireMovie, title: string): string[] => {
  const alternative = (wire.alternative_titles?.titles ?? []).map((entry) => entry.title)
  const translated = (wire.translations?.translations ?? []).map((entry) => entry.data?.title ?? '')
  const seen = new Set([title, wire.original_title ?? title].map(folded))
  const others: string[] = []
  for (const other of [...alternative, ...translated, wire.title].map((text) => text.trim())) {
    if (other === '' || seen.has(folded(other))) continue
    seen.add(folded(other))
    others.push(other)
  }
  return others.slice(0, ALTERNATIVE_TITLES)
}

const externalIds = (wire: WireMovie): Record<string, string> => {
  const ids: Record<string, string> = {}
  for (const [name, id] of Object.entries(wire.external_ids ?? {}))
    if (/_id$/.test(name) && typeof id === 'string' && id !== '') ids[name] = id
  if (wire.imdb_id) ids.imdb_id ??= wire.imdb_id
  return ids
}

const pictureIn = (
  pictures: readonly { file_path: string; iso_639_1?: string | null }[] | null | undefined,
  language: string,
): string | null => {
  const inLanguage = (wanted: string | null) => pictures?.find((picture) => (picture.iso_639_1 ?? null) === wanted)?.file_path
  return inLanguage(base(language)) ?? inLanguage('en') ?? inLanguage(null) ?? pictures?.[0]?.file_path ?? null
}

const base = (language: string) => language.split('-')[0]?.toLowerCase() ?? language
const folded = (title: string) => title.normalize('NFC').toLowerCase().trim()
const positive = (value: number | null | undefined): number | null => (value && value > 0 ? Math.round(value) : null)
