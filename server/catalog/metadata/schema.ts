import { type Static, Type } from '@sinclair/typebox'
import { Id, nullable } from '#server/foundation/lib/shapes'

export const Found = Type.Object(
  {
    metadata_id: Type.Integer({ description: 'Id at the metadata provider' }),
    title: Type.String({ description: 'Title in the configured language' }),
    original_title: Type.String({ description: 'Title in its own language' }),
    year: nullable(Type.Integer({ description: 'Year of the first release' })),
    overview: nullable(Type.String({ description: 'Subject' })),
    poster_url: nullable(Type.String({ description: 'Served by this service' })),
    backdrop_url: nullable(Type.String({ description: 'Served by this service' })),
    rating: nullable(Type.Number({ description: 'From 0 to 10; null without votes' })),
    rating_votes: nullable(Type.Integer({ description: 'Number of votes' })),
    genre_ids: Type.Array(Type.Integer(), { description: 'As in `/metadata/genres`' }),
    movie_id: nullable(Type.Integer({ description: 'Its id in the library, if it is there' })),
    excluded: Type.Boolean({ description: 'Whether no list may add it' }),
  },
  { $id: 'FoundMovie', description: 'A movie as the metadata provider lists it' },
)
export type Found = Static<typeof Found>

export const Person = Type.Object(
  {
    person_id: Id,
    name: Type.String({ description: 'Name of the person' }),
    biography: nullable(Type.String({ description: 'In the configured language' })),
    birthday: nullable(Type.String({ format: 'date', description: 'Day of birth' })),
    deathday: nullable(Type.String({ format: 'date', description: 'Day of death' })),
    place_of_birth: nullable(Type.String({ description: 'Place of birth' })),
    known_for: nullable(Type.String({ description: 'Such as `Acting` or `Directing`' })),
    portrait_url: nullable(Type.String({ description: 'Served by this service' })),
    movies: Type.Array(
      Type.Object(
        { ...Found.properties, role: nullable(Type.String({ description: 'Character or job' })) },
        {
          $id: 'PersonCredit',
          description: 'A movie, and the role of the person in it',
        },
      ),
      { description: 'Every movie once, best known first; at most 100' },
    ),
  },
  { $id: 'Person', description: 'A person in front of or behind the camera' },
)
export type Person = Static<typeof Person>

export const FoundPerson = Type.Object(
  {
    person_id: Id,
    name: Type.String({ description: 'Name of the person' }),
    known_for: nullable(Type.String({ description: 'Such as `Acting` or `Directing`' })),
    portrait_url: nullable(Type.String({ description: 'Served by this service' })),
    titles: Type.Array(Type.String(), { description: 'Best-known movies' }),
  },
  { $id: 'FoundPerson', description: 'A person as the metadata provider lists them' },
)
export const FoundCollection = Type.Object(
  {
    metadata_id: Type.Integer({ description: 'Id at the metadata provider, for `/metadata/collections/{id}`' }),
    name: Type.String({ description: 'Name of the collection' }),
    overview: nullable(Type.String({ description: 'Subject' })),
    poster_url: nullable(Type.String({ description: 'Served by this service' })),
    collection_id: nullable(Type.Integer({ description: 'Its id in the library, if one of its movies is there' })),
  },
  { $id: 'FoundCollection', description: 'A collection as the metadata provider lists it' },
)

export const Studio = Type.Object(
  {
    studio_id: Type.Integer({ description: 'Id at the metadata provider' }),
    name: Type.String({ description: 'Name of the studio' }),
    country: nullable(Type.String({ description: 'ISO 3166-1, such as `US`' })),
  },
  { $id: 'Studio', additionalProperties: false, description: 'A company that produces movies' },
)

export const MetadataCollection = Type.Object(
  {
    metadata_id: Id,
    name: Type.String({ description: 'Name of the collection' }),
    overview: nullable(Type.String({ description: 'Subject' })),
    poster_url: nullable(Type.String({ description: 'Served by this service' })),
    backdrop_url: nullable(Type.String({ description: 'Served by this service' })),
    collection_id: nullable(Type.Integer({ description: 'Its id in the library, if one of its movies is there' })),
    parts: Type.Array(Found, { description: 'All of its movies, the oldest first' }),
  },
  { $id: 'MetadataCollection', description: 'A collection at the metadata provider' },
)
export type MetadataCollection = Static<typeof MetadataCollection>
