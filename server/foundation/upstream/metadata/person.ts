import { filled, listingFrom, type MetadataListing } from './listing'
import type { WirePerson } from './wire'

export type MetadataPerson = {
  person_id: number
  name: string
  biography: string | null
  birthday: string | null
  deathday: string | null
  place_of_birth: string | null
  known_for: string | null
  portrait_path: string | null
  /** Each movie once, with the person's role; best known first. */
  movies: (MetadataListing & { role: string | null })[]
}

export const personFrom = (wire: WirePerson): MetadataPerson => {
  const { cast, crew } = wire.movie_credits ?? {}
  const credits = [
    ...(cast ?? []).map((each) => ({ ...listingFrom(each), role: filled(each.character) })),
    ...(crew ?? []).map((each) => ({ ...listingFrom(each), role: filled(each.job) })),
  ]
  const once = new Map(credits.toReversed().map((credit) => [credit.metadata_id, credit]))
  return {
    person_id: wire.id,
    name: wire.name,
    biography: filled(wire.biography),
    birthday: filled(wire.birthday),
    deathday: filled(wire.deathday),
    place_of_birth: filled(wire.place_of_birth),
    known_for: filled(wire.known_for_department),
    portrait_path: filled(wire.profile_path),
    movies: [...once.values()].toSorted((a, b) => (b.popularity ?? 0) - (a.popularity ?? 0)),
  }
}
