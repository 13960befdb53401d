import { filled } from './listing'
import type { WireFoundCollection, WireFoundPerson, WireStudio } from './wire'

/** A person in the provider's search results. */
export type FoundPerson = {
  person_id: number
  name: string
  known_for: string | null
  portrait_path: string | null
  /** Titles that they are known for. */
  titles: string[]
}
export type FoundCollection = { metadata_id: number; name: string; overview: string | null; poster_path: string | null }

/** A production company. `country`: ISO 3166-1. */
export type FoundStudio = { studio_id: number; name: string; country: string | null }

export const personFound = (wire: WireFoundPerson): FoundPerson => ({
  person_id: wire.id,
  name: wire.name,
  known_for: filled(wire.known_for_department),
  portrait_path: filled(wire.profile_path),
  titles: (wire.known_for ?? []).flatMap(({ title }) => filled(title) ?? []),
})

export const collectionFound = (wire: WireFoundCollection): FoundCollection => ({
  metadata_id: wire.id,
  name: wire.name,
  overview: filled(wire.overview),
  poster_path: filled(wire.poster_path),
})

export const studioFound = ({ id, name, origin_country }: WireStudio): FoundStudio => ({
  studio_id: id,
  name,
  country: filled(origin_country),
})
