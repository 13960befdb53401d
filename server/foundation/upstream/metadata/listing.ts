import type { WireListing } from './wire'

/** A movie in one of the provider's lists. */
export type MetadataListing = {
  metadata_id: number
  title: string
  original_title: string
  original_language: string | null
  year: number | null
  release_date: string | null
  overview: string | null
  poster_path: string | null
  backdrop_path: string | null
  rating: number | null
  rating_votes: number | null
  popularity: number | null
  genre_ids: number[]
}

export const listingFrom = (wire: WireListing): MetadataListing => ({
  metadata_id: wire.id,
  title: wire.title,
  original_title: filled(wire.original_title) ?? wire.title,
  original_language: filled(wire.original_language),
  year: yearOf(wire.release_date),
  release_date: filled(wire.release_date),
  overview: filled(wire.overview),
  poster_path: filled(wire.poster_path),
  backdrop_path: filled(wire.backdrop_path),
  // Without votes, a rating of 0 would mean that everybody hated it.
  rating: wire.vote_count === 0 ? null : (wire.vote_average ?? null),
  rating_votes: wire.vote_count ?? null,
  popularity: wire.popularity ?? null,
  genre_ids: wire.genre_ids ?? [],
})

export const filled = (text: string | null | undefined): string | null => text?.trim() || null

export const yearOf = (date: string | null | undefined): number | null => {
  const year = Number(/^(\d{4})-/.exec(date ?? '')?.[1] ?? 0)
  return year > 1800 ? year : null
}
