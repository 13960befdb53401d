import { Type } from '@sinclair/typebox'
import { Elysia, t } from 'elysia'
import { nullable } from '#server/lib/shapes'
import { CastMember, CrewMember } from '#server/movies/details/schema'
import { Movie } from '#server/movies/schema'
import { Query } from '#server/platform/http/api-base'
import { ErrorBody } from '#server/platform/http/errors'
import {
  type Cursors,
  clampLimit,
  Page,
  type PageOf,
  PageQuery,
  type PageRequest,
  pageOfAll,
  pageQuery,
  scopeOf,
} from '#server/platform/http/page'
import type { MetadataClient, MetadataListing } from '#server/upstream/metadata/client'
import { Found, MetadataCollection, Person } from './schema'
import { createShow, type ShowDeps } from './show'

const told = Type.Pick(Movie, [
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
const KnownMovie = Type.Composite(
  [
    told,
    Type.Object({
      collection: nullable(Type.Object({ id: Type.Integer(), name: Type.String() }, { additionalProperties: false })),
      cast: Type.Array(CastMember, { description: 'Who is in it' }),
      crew: Type.Array(CrewMember, { description: 'Who made it' }),
      similar: Type.Array(Found, { description: 'Movies like it' }),
      movie_id: Found.properties.movie_id,
      excluded: Found.properties.excluded,
    }),
  ],
  { $id: 'KnownMovie', additionalProperties: false, description: 'A movie as the provider knows it, in the words of `Movie`.' },
)
const Genre = Type.Object({ id: Type.Integer(), name: Type.String() }, { $id: 'Genre', additionalProperties: false })

type ReadPage = (page: number) => Promise<{ results: MetadataListing[]; total_pages: number }>
/** The provider pages by its own size: which of its pages, and how many of that were given out already. */
type Place = { number: number; given: number }
/** The provider has no more, however many it counts. */
const mostPages = 500

type Deps = ShowDeps & {
  metadata: Pick<MetadataClient, 'search' | 'discover' | 'genres' | 'movie' | 'person' | 'collection'>
  cursors: Cursors
  /** The library's id of a collection that it has a movie of. */
  collectionIdOf: (metadataId: number) => number | null
}
const upstream = { 401: ErrorBody, 429: ErrorBody, 503: ErrorBody }
const listed = { 400: ErrorBody, 422: ErrorBody, ...upstream }

export const metadataRoutes = ({ metadata, cursors, known, base, collectionIdOf }: Deps) => {
  const show = createShow({ known, base })
  const page = async (scope: string, asked: PageRequest, read: ReadPage): Promise<PageOf<Found>> => {
    const [number = 1, given = 0] = asked.cursor ? cursors.decode(scope, asked.cursor).map(Number) : []
    const { found, next } = await gather(read, { number, given }, clampLimit(asked.limit))
    return { results: show.listings(found), has_more: next !== null, next_cursor: next && cursors.encode(scope, [next.number, next.given]) }
  }

  return new Elysia({ prefix: '/metadata', tags: ['Metadata'] })
    .get(
      '/search',
      ({ query }) =>
        page(scopeOf('metadata/search', { q: query.q, year: query.year }), query, (n) => metadata.search(query.q, query.year ?? null, n)),
      {
        query: Query({
          ...pageQuery,
          q: t.String({ minLength: 1, maxLength: 200 }),
          year: t.Optional(t.Integer({ minimum: 1870, maximum: 2200 })),
        }),
        response: { 200: Page(Found), ...listed },
        detail: { operationId: 'searchMetadata', summary: 'Search movies by title' },
      },
    )
    .get(
      '/discover',
      ({ query }) => {
        const { kind = 'popular', genre } = query
        return page(scopeOf('metadata/discover', { kind, genre }), query, (n) => metadata.discover(kind, n, genre ?? null))
      },
      {
        query: Query({
          ...pageQuery,
          kind: t.Optional(t.UnionEnum(['popular', 'trending', 'upcoming', 'now_playing', 'top_rated'], { default: 'popular' })),
          genre: t.Optional(t.Integer({ minimum: 1 })),
        }),
        response: { 200: Page(Found), ...listed },
        detail: { operationId: 'discoverMetadata', summary: 'List popular movies' },
      },
    )
    .get('/genres', async ({ query }) => pageOfAll(await metadata.genres(), query, { scope: 'metadata/genres', cursors }), {
      query: PageQuery,
      response: { 200: Page(Genre), ...listed },
      detail: { operationId: 'listGenres', summary: 'List genres' },
    })
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
        response: {
          200: KnownMovie,
          404: ErrorBody,
          ...upstream,
        },
        detail: { operationId: 'getMetadataMovie', summary: 'Get a movie from the metadata provider' },
      },
    )
    .get('/people/:person_id', async ({ params }) => show.person(await metadata.person(params.person_id)), {
      params: t.Object({ person_id: t.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, 'x-kind': 'person' }) }),
      response: { 200: Person, 404: ErrorBody, ...upstream },
      detail: { operationId: 'getPerson', summary: 'Get a person and their movies', description: 'Asks the metadata provider.' },
    })
    .get(
      '/collections/:collection_id',
      async ({ params }) => show.collection(await metadata.collection(params.collection_id), collectionIdOf(params.collection_id)),
      {
        params: t.Object({ collection_id: t.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, 'x-kind': 'metadata collection' }) }),
        response: { 200: MetadataCollection, 404: ErrorBody, ...upstream },
        detail: {
          operationId: 'getMetadataCollection',
          summary: 'Get a collection from the metadata provider',
          description: 'Asks the metadata provider.',
        },
      },
    )
}

const gather = async (read: ReadPage, from: Place, limit: number): Promise<{ found: MetadataListing[]; next: Place | null }> => {
  const found: MetadataListing[] = []
  for (let place = from; ; ) {
    const { results, total_pages } = await read(place.number)
    const taken = results.slice(place.given, place.given + limit - found.length)
    found.push(...taken)
    const given = place.given + taken.length
    const isLast = given >= results.length && place.number >= Math.min(total_pages, mostPages)
    if (isLast) return { found, next: null }
    place = given >= results.length ? { number: place.number + 1, given: 0 } : { number: place.number, given }
    if (found.length === limit) return { found, next: place }
  }
}
