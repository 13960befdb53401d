import { type Static, Type } from '@sinclair/typebox'
import { Elysia, t } from 'elysia'
import { nullable } from '#server/lib/shapes'
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

export const Found = Type.Object(
  {
    metadata_id: Type.Integer(),
    title: Type.String(),
    original_title: Type.String(),
    year: nullable(Type.Integer()),
    overview: nullable(Type.String()),
    poster_url: nullable(Type.String({ description: 'Served by this service' })),
    rating: nullable(Type.Number()),
    movie_id: nullable(Type.Integer({ description: 'Its id in the library, when it is there' })),
    excluded: Type.Boolean(),
  },
  { $id: 'FoundMovie', additionalProperties: false },
)
export type Found = Static<typeof Found>

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
  'rating',
  'rating_votes',
  'popularity',
])
const KnownMovie = Type.Composite(
  [
    told,
    Type.Object({
      collection: nullable(Type.Object({ id: Type.Integer(), name: Type.String() }, { additionalProperties: false })),
      movie_id: Found.properties.movie_id,
      excluded: Found.properties.excluded,
    }),
  ],
  { $id: 'KnownMovie', additionalProperties: false, description: 'A movie as the provider knows it, in the words of `Movie`.' },
)
const Genre = Type.Object({ id: Type.Integer(), name: Type.String() }, { additionalProperties: false })

type ReadPage = (page: number) => Promise<{ results: MetadataListing[]; total_pages: number }>
/** The provider pages by its own size: which of its pages, and how many of that were given out already. */
type Place = { number: number; given: number }
/** The provider has no more, however many it counts. */
const mostPages = 500

type Deps = {
  metadata: Pick<MetadataClient, 'search' | 'discover' | 'genres' | 'movie'>
  cursors: Cursors
  /** Which of them are in the library or excluded. */
  known: (metadataIds: readonly number[]) => { movies: ReadonlyMap<number, number>; excluded: ReadonlySet<number> }
  base: () => string
}
const upstream = { 401: ErrorBody, 429: ErrorBody, 503: ErrorBody }
const listed = { 400: ErrorBody, 422: ErrorBody, ...upstream }

export const metadataRoutes = ({ metadata, cursors, known, base }: Deps) => {
  const show = (found: readonly MetadataListing[]): Found[] => {
    const { movies, excluded } = known(found.map((listing) => listing.metadata_id))
    return found.map((listing) => ({
      metadata_id: listing.metadata_id,
      title: listing.title,
      original_title: listing.original_title,
      year: listing.year,
      overview: listing.overview,
      poster_url: listing.poster_path ? `${base()}/api/v1/images/metadata${listing.poster_path}` : null,
      rating: listing.rating,
      movie_id: movies.get(listing.metadata_id) ?? null,
      excluded: excluded.has(listing.metadata_id),
    }))
  }
  const page = async (scope: string, asked: PageRequest, read: ReadPage): Promise<PageOf<Found>> => {
    const [number = 1, given = 0] = asked.cursor ? cursors.decode(scope, asked.cursor).map(Number) : []
    const { found, next } = await gather(read, { number, given }, clampLimit(asked.limit))
    return { results: show(found), has_more: next !== null, next_cursor: next && cursors.encode(scope, [next.number, next.given]) }
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
        detail: { operationId: 'searchMetadata', summary: 'Find a movie by its title' },
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
        detail: { operationId: 'discoverMetadata', summary: 'Movies that others watch' },
      },
    )
    .get('/genres', async ({ query }) => pageOfAll(await metadata.genres(), query, { scope: 'metadata/genres', cursors }), {
      query: PageQuery,
      response: { 200: Page(Genre), ...listed },
      detail: { operationId: 'listGenres', summary: 'The genres that the provider knows' },
    })
    .get(
      '/movies/:metadata_id',
      async ({ params }) => {
        const found = await metadata.movie(params.metadata_id)
        const { movies, excluded } = known([params.metadata_id])
        const { poster_path, backdrop_path, ...shown } = found
        return {
          ...shown,
          poster_url: poster_path ? `${base()}/api/v1/images/metadata${poster_path}` : null,
          backdrop_url: backdrop_path ? `${base()}/api/v1/images/metadata${backdrop_path}` : null,
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
        detail: { operationId: 'getMetadataMovie', summary: 'A movie that is not in the library yet' },
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
