import { showExtras, showPeople } from '#server/catalog/movies/details/schema'
import { metadataPictureUrl } from '#server/foundation/lib/picture-url'
import type {
  FoundCollection,
  FoundPerson,
  MetadataListing,
  MetadataPerson,
  MovieDetails,
  PictureKind,
  MetadataCollection as ProvidedCollection,
} from '#server/foundation/upstream/metadata/client'
import type { Found, MetadataCollection, Person } from './schema'

export type ShowDeps = {
  /** Which of them are in the library or excluded. */
  known: (metadataIds: readonly number[]) => { movies: ReadonlyMap<number, number>; excluded: ReadonlySet<number> }
  base: () => string
}

/** Provider results with their state in the library. Pictures use our own URLs: the provider's never leave the service. */
export const createShow = ({ known, base }: ShowDeps) => {
  const picture = (path: string | null, kind: PictureKind): string | null => (path === null ? null : metadataPictureUrl(base(), path, kind))

  const listings = (found: readonly MetadataListing[]): Found[] => {
    const { movies, excluded } = known(found.map((listing) => listing.metadata_id))
    return found.map((listing) => ({
      metadata_id: listing.metadata_id,
      title: listing.title,
      original_title: listing.original_title,
      year: listing.year,
      overview: listing.overview,
      poster_url: picture(listing.poster_path, 'poster'),
      backdrop_url: picture(listing.backdrop_path, 'backdrop'),
      rating: listing.rating,
      rating_votes: listing.rating_votes,
      genre_ids: listing.genre_ids,
      movie_id: movies.get(listing.metadata_id) ?? null,
      excluded: excluded.has(listing.metadata_id),
    }))
  }

  const url = (path: string, kind: PictureKind) => metadataPictureUrl(base(), path, kind)

  return {
    picture,
    listings,
    details: (details: MovieDetails | null) => ({
      ...showExtras(details, url),
      ...showPeople(details, url),
      similar: listings(details?.similar ?? []),
    }),
    person: ({ portrait_path, movies, ...person }: MetadataPerson): Person => {
      const credits = movies.slice(0, 100)
      const shown = listings(credits)
      return {
        ...person,
        birthday: dayOf(person.birthday),
        deathday: dayOf(person.deathday),
        portrait_url: picture(portrait_path, 'portrait'),
        movies: shown.map((movie, i) => ({ ...movie, role: credits[i]?.role ?? null })),
      }
    },
    people: (found: readonly FoundPerson[]) =>
      found.map(({ portrait_path, ...person }) => ({ ...person, portrait_url: picture(portrait_path, 'portrait') })),
    collections: (found: readonly FoundCollection[], idOf: (metadataId: number) => number | null) =>
      found.map(({ poster_path, ...each }) => ({
        ...each,
        poster_url: picture(poster_path, 'poster'),
        collection_id: idOf(each.metadata_id),
      })),
    collection: (found: ProvidedCollection, collectionId: number | null): MetadataCollection => ({
      metadata_id: found.id,
      name: found.name,
      overview: found.overview,
      poster_url: picture(found.poster_path, 'poster'),
      backdrop_url: picture(found.backdrop_path, 'backdrop'),
      collection_id: collectionId,
      parts: listings(found.parts.toSorted((a, b) => (a.release_date ?? '9999').localeCompare(b.release_date ?? '9999'))),
    }),
  }
}

const dayOf = (text: string | null): string | null => (text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : null)
