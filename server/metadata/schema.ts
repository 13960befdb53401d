import { type Static, Type } from '@sinclair/typebox'
import { Id, nullable } from '#server/lib/shapes'

export const Found = Type.Object(
  {
    metadata_id: Type.Integer({ description: 'Id at the metadata provider' }),
    title: Type.String({ description: 'Title in the language of the settings' }),
    original_title: Type.String({ description: 'Title in its own language' }),
    year: nullable(Type.Integer({ description: 'Year of its first release' })),
    overview: nullable(Type.String({ description: 'What it is about' })),
    poster_url: nullable(Type.String({ description: 'Served by this service' })),
    backdrop_url: nullable(Type.String({ description: 'Served by this service' })),
    rating: nullable(Type.Number({ description: 'From 0 to 10; null without votes' })),
    rating_votes: nullable(Type.Integer({ description: 'How many people voted' })),
    genre_ids: Type.Array(Type.Integer(), { description: 'As in `/metadata/genres`' }),
    movie_id: nullable(Type.Integer({ description: 'Its id in the library, when it is there' })),
    excluded: Type.Boolean({ description: 'Whether no list may add it' }),
  },
  { $id: 'FoundMovie', description: 'A movie as the metadata provider lists it' },
)
export type Found = Static<typeof Found>

export const Person = Type.Object(
  {
    person_id: Id,
    name: Type.String({ description: 'Name of the person' }),
    biography: nullable(Type.String({ description: 'In the language of the settings' })),
    birthday: nullable(Type.String({ format: 'date', description: 'Day of birth' })),
    deathday: nullable(Type.String({ format: 'date', description: 'Day of death' })),
    place_of_birth: nullable(Type.String({ description: 'Where they were born' })),
    known_for: nullable(Type.String({ description: 'Such as `Acting` or `Directing`' })),
    portrait_url: nullable(Type.String({ description: 'Served by this service' })),
    movies: Type.Array(
      Type.Object(
        { ...Found.properties, role: nullable(Type.String({ description: 'The character or the job' })) },
        {
          $id: 'PersonCredit',
          description: 'A movie and what the person did in it',
        },
      ),
      { description: 'Every movie once, the best known first; at most 100' },
    ),
  },
  { $id: 'Person', description: 'Somebody who makes movies or is in them' },
)
export type Person = Static<typeof Person>

export const FoundPerson = Type.Object(
  {
    person_id: Id,
    name: Type.String({ description: 'Name of the person' }),
    known_for: nullable(Type.String({ description: 'Such as `Acting` or `Directing`' })),
    portrait_url: nullable(Type.String({ description: 'Served by this service' })),
    titles: Type.Array(Type.String(), { description: 'Movies that they are known for' }),
  },
  { $id: 'FoundPerson', description: 'Somebody as the metadata provider lists them' },
)
export const FoundCollection = Type.Object(
  {
    metadata_id: Type.Integer({ description: 'Id at the metadata provider, for `/metadata/collections/{id}`' }),
    name: Type.String({ description: 'Name of the series' }),
    overview: nullable(Type.String({ description: 'What it is about' })),
    poster_url: nullable(Type.String({ description: 'Served by this service' })),
    collection_id: nullable(Type.Integer({ description: 'Its id in the library, when one of its movies is there' })),
  },
  { $id: 'FoundCollection', description: 'A series of movies as the metadata provider lists it' },
)

export const MetadataCollection = Type.Object(
  {
    metadata_id: Id,
    name: Type.String({ description: 'Name of the series' }),
    overview: nullable(Type.String({ description: 'What it is about' })),
    poster_url: nullable(Type.String({ description: 'Served by this service' })),
    backdrop_url: nullable(Type.String({ description: 'Served by this service' })),
    collection_id: nullable(Type.Integer({ description: 'Its id in the library, when one of its movies is there' })),
    parts: Type.Array(Found, { description: 'All of its movies, the oldest first' }),
  },
  { $id: 'MetadataCollection', description: 'A series of movies as the metadata provider knows it' },
)
export type MetadataCollection = Static<typeof MetadataCollection>
