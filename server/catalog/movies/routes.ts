import { Elysia, t } from 'elysia'
import { colorNames } from '#server/foundation/lib/color-name'
import { answers, created, noContent, paged } from '#server/foundation/platform/http/answers'
import { byId, Query } from '#server/foundation/platform/http/api-base'
import { commaList, expandQuery, parseExpand } from '#server/foundation/platform/http/expand'
import { pageQuery, sortQuery } from '#server/foundation/platform/http/page'
import { qualities } from '#server/foundation/releases/quality'
import type { Expander } from './expand'
import type { Movies } from './movies'
import { versionChoices, wantedLists } from './query'
import type { MovieQuery, MovieReading } from './reading'
import { Movie, MoviePatch, movieExpands, movieSorts, movieStatuses, NewMovie } from './schema'

const number = t.Optional(t.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }))
export const movieFilterQuery = {
  q: t.Optional(t.String({ maxLength: 200, description: 'Part of a title or original title, ignoring case and accents' })),
  status: commaList('statuses', movieStatuses),
  genre: commaList('genres'),
  quality: commaList(
    'qualities of the file',
    qualities.map(({ name }) => name),
  ),
  year_from: number,
  year_to: number,
  rating_from: t.Optional(t.Number({ minimum: 0, maximum: 10 })),
  runtime_to: t.Optional(t.Integer({ minimum: 1, maximum: 100_000, description: 'Minutes: movies that are not longer, as far as known' })),
  monitored: t.Optional(t.BooleanString()),
  keep: t.Optional(t.BooleanString({ description: 'Kept from the storage rules' })),
  watched: t.Optional(t.BooleanString()),
  in_progress: t.Optional(t.BooleanString({ description: 'Started and not finished; `resume_position_seconds` is the position' })),
  favorite: t.Optional(t.BooleanString()),
  tag_id: number,
  collection_id: number,
  color: commaList('colors of the poster', colorNames),
  quality_profile_id: number,
  root_folder_id: number,
  metadata_id: number,
  versions: t.Optional(
    t.UnionEnum([...versionChoices], {
      default: undefined,
      description: 'Movies with one version, with several, or with several of which one lacks its file',
    }),
  ),
  wanted: t.Optional(
    t.UnionEnum([...wantedLists], { default: undefined, description: 'Like `/wanted/missing` and `/wanted/cutoff`, also unmonitored' }),
  ),
}
const ListQuery = Query({ ...pageQuery, ...sortQuery(movieSorts), ...expandQuery(movieExpands), ...movieFilterQuery })

type Deps = {
  movies: Movies
  reading: MovieReading
  expand: Expander
  /** Removes the movie and everything that belongs to it. */
  remove: (id: number, options: { delete_files: boolean; add_exclusion: boolean }) => Promise<void>
}

export const movieRoutes = ({ movies, reading, expand, remove }: Deps) =>
  new Elysia({ prefix: '/movies', tags: ['Movies'] })
    .get(
      '',
      ({ query }) => {
        const wanted = parseExpand(query.expand, movieExpands)
        const page = reading.list(query as MovieQuery)
        return { ...page, results: expand(page.results, wanted) }
      },
      {
        query: ListQuery,
        response: paged(Movie),
        detail: {
          operationId: 'listMovies',
          summary: 'List movies',
          description: 'Sorted and filtered by the service; `status` is derived on reading.',
        },
      },
    )
    .post(
      '',
      async ({ body, status, set }) => {
        const movie = await movies.add(body)
        set.headers.location = `/api/v1/movies/${movie.id}`
        return status(201, movie)
      },
      {
        body: NewMovie,
        response: created(Movie, 400, 404, 409, 422, 429, 503),
        detail: {
          operationId: 'addMovie',
          summary: 'Add a movie',
          description:
            'By its metadata id. A monitored movie is searched for immediately unless `search` is false; nothing is grabbed before it is available.',
        },
      },
    )
    .get(
      '/:id',
      ({ params, query }) => {
        const wanted = parseExpand(query.expand, movieExpands)
        return expand([reading.get(params.id)], wanted)[0]!
      },
      {
        params: byId('movie'),
        query: Query(expandQuery(movieExpands)),
        response: answers(Movie, 400, 404, 422),
        detail: { operationId: 'getMovie', summary: 'Get a movie' },
      },
    )
    .patch('/:id', ({ params, body }) => movies.update(params.id, body), {
      params: byId('movie'),
      body: MoviePatch,
      response: answers(Movie, 400, 404, 422),
      detail: { operationId: 'updateMovie', summary: 'Change a movie' },
    })
    .delete(
      '/:id',
      async ({ params, query, status }) => {
        await remove(params.id, { delete_files: query.delete_files ?? false, add_exclusion: query.add_exclusion ?? false })
        return status(204, undefined)
      },
      {
        params: byId('movie'),
        query: Query({
          delete_files: t.Optional(t.BooleanString({ default: false, description: 'Also move its files to the recycle bin' })),
          add_exclusion: t.Optional(t.BooleanString({ default: false, description: 'Never let a list add it again' })),
        }),
        response: noContent(404, 409, 422, 503),
        detail: {
          operationId: 'removeMovie',
          summary: 'Remove a movie',
          description:
            'Files stay on disk unless `delete_files` is true. 409 if Marquee did not place one of them and another program uses the library folder too.',
        },
      },
    )
    .post('/:id/refresh', ({ params }) => movies.refresh(params.id), {
      params: byId('movie'),
      response: answers(Movie, 404, 429, 503),
      detail: { operationId: 'refreshMovie', summary: 'Refresh the metadata of a movie' },
    })
