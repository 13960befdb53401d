import { Type } from '@sinclair/typebox'
import { Elysia, t } from 'elysia'
import { CastMember, CrewMember, Studio as MovieStudio } from '#server/catalog/movies/details/schema'
import { Movie } from '#server/catalog/movies/schema'
import { nullable } from '#server/foundation/lib/shapes'
import { answers, paged } from '#server/foundation/platform/http/answers'
import { Query } from '#server/foundation/platform/http/api-base'
import { type Cursors, PageQuery, pageOfAll, pageQuery, scopeOf } from '#server/foundation/platform/http/page'
import type { FoundStudio, FoundCollection as ListedCollection, MetadataClient } from '#server/foundation/upstream/metadata/client'
import { createFindMovies } from './find-movies'
import { createPaging } from './paging'
import { Found, FoundCollection, FoundPerson, MetadataCollection, Person, Studio } from './schema'
import { createShow, type ShowDeps } from './show'

const movieFields = Type.Pick(Movie, [
  'metadata_id',
  'external_ids',
  'title',
  'original_title',
  'alternative_titles',
  'overview',
  'tagline',
  'year',
  'runtime_minutes',
  'original_language',
  'genres',
  'certification',
  'cinema_date',
  'digital_date',
  'physical_date',
  'poster_url',
  'backdrop_url',
  'trailer_url',
  'logo_url',
  'backdrop_urls',
  'stills',
  'trailers',
  'keywords',
  'release_dates',
  'where_to_watch',
  'rating',
  'rating_votes',
  'popularity',
])
const KnownMovie = Type.Object(
  {
    ...movieFields.properties,
    collection: nullable(Type.Object({ id: Type.Integer(), name: Type.String() }, { additionalProperties: false })),
    cast: Type.Array(CastMember, { description: 'Cast' }),
    crew: Type.Array(CrewMember, { description: 'Crew' }),
    studios: Type.Array(MovieStudio, { description: 'Production companies' }),
    similar: Type.Array(Found, { description: 'Movies like it' }),
    movie_id: Found.properties.movie_id,
    excluded: Found.properties.excluded,
  },
  { $id: 'KnownMovie', additionalProperties: false, description: 'A movie from the provider, with the fields of `Movie`.' },
)
const Genre = Type.Object({ id: Type.Integer(), name: Type.String() }, { $id: 'Genre', additionalProperties: false })
const StreamingService = Type.Object({ id: Type.Integer(), name: Type.String() }, { $id: 'StreamingService', additionalProperties: false })

const searchedMovie = t.String({
  minLength: 1,
  maxLength: 200,
  description: 'Part of a title, an IMDb id, or the address of a movie at IMDb, TMDB, or Letterboxd',
})
const searched = t.String({ minLength: 1, maxLength: 200, description: 'Part of a title or a name' })
const year = (description = 'Year of the first release') => t.Integer({ minimum: 1870, maximum: 2200, description })
const minutes = (description: string) => t.Optional(t.Integer({ minimum: 1, maximum: 1000, description }))
/** At most ten, comma-separated. */
const tenIds = '^[1-9]\\d{0,8}(,[1-9]\\d{0,8}){0,9}$'
const discoverQuery = {
  kind: t.Optional(
    t.UnionEnum(['popular', 'trending', 'upcoming', 'now_playing', 'top_rated'], {
      default: 'popular',
      description: 'Which list; with filters, the order',
    }),
  ),
  genre: t.Optional(
    t.String({
      pattern: tenIds,
      description: 'Ids as in `/metadata/genres`, comma-separated: all of them',
    }),
  ),
  year_from: t.Optional(year('First released in this year or later')),
  year_to: t.Optional(year('First released in this year or earlier')),
  rating_from: t.Optional(t.Number({ minimum: 0, maximum: 10, description: 'Lowest rating' })),
  runtime_from: minutes('Shortest length in minutes'),
  runtime_to: minutes('Longest length in minutes'),
  language: t.Optional(t.String({ pattern: '^[a-z]{2}$', description: 'Original language, such as `en`' })),
  person_id: t.Optional(t.Integer({ minimum: 1, description: 'A cast or crew member' })),
  studio_id: t.Optional(t.Integer({ minimum: 1, description: 'A production company' })),
  streaming_service: t.Optional(
    t.String({
      pattern: tenIds,
      description: 'Ids as in `/metadata/streaming-services`, comma-separated: at least one offers it in the region',
    }),
  ),
}

const idsIn = (list: string | undefined): number[] | undefined => list?.split(',').map(Number)

type Deps = ShowDeps & {
  metadata: Pick<
    MetadataClient,
    | 'search'
    | 'find'
    | 'searchPeople'
    | 'searchCollections'
    | 'searchStudios'
    | 'discover'
    | 'genres'
    | 'streamingServices'
    | 'movie'
    | 'person'
    | 'studio'
    | 'collection'
  >
  cursors: Cursors
  /** The library's id of a collection, if it has a movie from it. */
  collectionIdOf: (metadataId: number) => number | null
}
export const metadataRoutes = ({ metadata, cursors, known, base, collectionIdOf }: Deps) => {
  const findMovies = createFindMovies(metadata)
  const show = createShow({ known, base })
  const pagesOf = createPaging(cursors)
  const collections = (found: readonly ListedCollection[]) => show.collections(found, collectionIdOf)

  return new Elysia({ prefix: '/metadata', tags: ['Metadata'] })
    .get(
      '/search',
      ({ query }) =>
        pagesOf({ scope: scopeOf('metadata/search', { q: query.q, year: query.year }), asked: query, show: show.listings }, (n) =>
          findMovies(query.q, query.year ?? null, n),
        ),
      {
        query: Query({ ...pageQuery, q: searchedMovie, year: t.Optional(year()) }),
        response: paged(Found, 429, 503),
        detail: { operationId: 'searchMetadata', summary: 'Search movies by title or address' },
      },
    )
    .get(
      '/people',
      ({ query }) =>
        pagesOf({ scope: scopeOf('metadata/people', { q: query.q }), asked: query, show: show.people }, (n) =>
          metadata.searchPeople(query.q, n),
        ),
      {
        query: Query({ ...pageQuery, q: searched }),
        response: paged(FoundPerson, 429, 503),
        detail: { operationId: 'searchPeople', summary: 'Search people by name', description: 'Asks the metadata provider.' },
      },
    )
    .get(
      '/collections',
      ({ query }) =>
        pagesOf({ scope: scopeOf('metadata/collections', { q: query.q }), asked: query, show: collections }, (n) =>
          metadata.searchCollections(query.q, n),
        ),
      {
        query: Query({ ...pageQuery, q: searched }),
        response: paged(FoundCollection, 429, 503),
        detail: { operationId: 'searchCollections', summary: 'Search collections by name', description: 'Asks the metadata provider.' },
      },
    )
    .get(
      '/studios',
      ({ query }) =>
        pagesOf({ scope: scopeOf('metadata/studios', { q: query.q }), asked: query, show: (found: FoundStudio[]) => found }, (n) =>
          metadata.searchStudios(query.q, n),
        ),
      {
        query: Query({ ...pageQuery, q: searched }),
        response: paged(Studio, 429, 503),
        detail: { operationId: 'searchStudios', summary: 'Search studios by name', description: 'Asks the metadata provider.' },
      },
    )
    .get(
      '/discover',
      ({ query }) => {
        const { limit: _, cursor: __, kind = 'popular', genre, streaming_service, ...rest } = query
        const scope = scopeOf('metadata/discover', { kind, genre, streaming_service, ...rest })
        const traits = { ...rest, genres: idsIn(genre), streaming_services: idsIn(streaming_service) }
        return pagesOf({ scope, asked: query, show: show.listings }, (n) => metadata.discover(kind, n, traits))
      },
      {
        query: Query({ ...pageQuery, ...discoverQuery }),
        response: paged(Found, 429, 503),
        detail: {
          operationId: 'discoverMetadata',
          summary: 'List movies to discover',
          description:
            'Without filters, a list of the metadata provider. With filters, every movie that matches all of them, in the order of `kind`.',
        },
      },
    )
    .get('/genres', async ({ query }) => pageOfAll(await metadata.genres(), query, { scope: 'metadata/genres', cursors }), {
      query: PageQuery,
      response: paged(Genre, 429, 503),
      detail: { operationId: 'listGenres', summary: 'List genres' },
    })
    .get(
      '/streaming-services',
      async ({ query }) => pageOfAll(await metadata.streamingServices(), query, { scope: 'metadata/streaming-services', cursors }),
      {
        query: PageQuery,
        response: paged(StreamingService, 429, 503),
        detail: {
          operationId: 'listStreamingServices',
          summary: 'List streaming services',
          description: 'Those of the region, best known first.',
        },
      },
    )
    .get(
      '/movies/:metadata_id',
      async ({ params }) => {
        const found = await metadata.movie(params.metadata_id)
        const { movies, excluded } = known([params.metadata_id])
        const { poster_path, backdrop_path, details, secondary_year: _, ...shown } = found
        return {
          ...shown,
          poster_url: show.picture(poster_path, 'poster'),
          backdrop_url: show.picture(backdrop_path, 'backdrop'),
          ...show.details(details),
          movie_id: movies.get(params.metadata_id) ?? null,
          excluded: excluded.has(params.metadata_id),
        }
      },
      {
        params: t.Object({ metadata_id: t.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, 'x-kind': 'metadata movie' }) }),
        response: answers(KnownMovie, 404, 429, 503),
        detail: { operationId: 'getMetadataMovie', summary: 'Get a movie from the metadata provider' },
      },
    )
    .get('/people/:person_id', async ({ params }) => show.person(await metadata.person(params.person_id)), {
      params: t.Object({ person_id: t.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, 'x-kind': 'person' }) }),
      response: answers(Person, 404, 429, 503),
      detail: { operationId: 'getPerson', summary: 'Get a person and their movies', description: 'Asks the metadata provider.' },
    })
    .get('/studios/:studio_id', ({ params }) => metadata.studio(params.studio_id), {
      params: t.Object({
        studio_id: t.Integer({
          minimum: 1,
          maximum: Number.MAX_SAFE_INTEGER,
          'x-kind': 'studio',
          description: 'Id at the metadata provider',
        }),
      }),
      response: answers(Studio, 404, 429, 503),
      detail: {
        operationId: 'getStudio',
        summary: 'Get a studio',
        description: 'Asks the metadata provider. `GET /metadata/discover?studio_id=` lists its movies.',
      },
    })
    .get(
      '/collections/:collection_id',
      async ({ params }) => show.collection(await metadata.collection(params.collection_id), collectionIdOf(params.collection_id)),
      {
        params: t.Object({ collection_id: t.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, 'x-kind': 'metadata collection' }) }),
        response: answers(MetadataCollection, 404, 429, 503),
        detail: {
          operationId: 'getMetadataCollection',
          summary: 'Get a collection from the metadata provider',
          description: 'Asks the metadata provider.',
        },
      },
    )
}
