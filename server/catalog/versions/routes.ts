import { Elysia, t } from 'elysia'
import { BulkResult } from '#server/catalog/movies/schema'
import { answers, created, noContent, paged } from '#server/foundation/platform/http/answers'
import { byId, Query } from '#server/foundation/platform/http/api-base'
import { type Cursors, PageQuery, pageOfAll } from '#server/foundation/platform/http/page'
import { BulkVersion, MovieVersion, NewVersion, VersionPatch } from './schema'
import type { Versions } from './versions'

const written = [400, 404, 409, 415, 422] as const
const oneOfMovie = t.Object({
  ...byId('movie').properties,
  version_id: t.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, 'x-kind': 'version', description: 'Id of the version' }),
})

export const versionRoutes = (versions: Versions, cursors: Cursors) =>
  new Elysia({ prefix: '/movies', tags: ['Movies'] })
    .post('/versions', ({ body }) => versions.addToMany(body), {
      body: BulkVersion,
      response: answers(BulkResult, 400, 409, 415, 422),
      detail: {
        operationId: 'addVersions',
        summary: 'Add a version to many movies',
        description: 'To those that have neither this profile with this edition nor a version of this name.',
      },
    })
    .get('/:id/versions', ({ params, query }) => pageOfAll(versions.list(params.id), query, { scope: `versions ${params.id}`, cursors }), {
      params: byId('movie'),
      query: PageQuery,
      response: paged(MovieVersion, 404, 422),
      detail: {
        operationId: 'listVersions',
        summary: 'List the versions of a movie',
        description: 'The default version first. A movie has one until another is added.',
      },
    })
    .post(
      '/:id/versions',
      ({ params, body, status, set }) => {
        const version = versions.add(params.id, body)
        set.headers.location = `/api/v1/movies/${params.id}/versions/${version.id}`
        return status(201, version)
      },
      {
        params: byId('movie'),
        body: NewVersion,
        response: created(MovieVersion, ...written),
        detail: {
          operationId: 'addVersion',
          summary: 'Add a version to a movie',
          description: 'It is searched for like a movie without a file. A file that only this version wants becomes its file.',
        },
      },
    )
    .patch('/:id/versions/:version_id', ({ params, body }) => versions.update(params.id, params.version_id, body), {
      params: oneOfMovie,
      body: VersionPatch,
      response: answers(MovieVersion, ...written),
      detail: {
        operationId: 'updateVersion',
        summary: 'Change a version of a movie',
        description: 'Absent fields stay as they are. The profile of the default version is the profile of the movie.',
      },
    })
    .delete(
      '/:id/versions/:version_id',
      async ({ params, query, status }) => {
        await versions.remove(params.id, params.version_id, { delete_files: query.delete_files ?? false })
        return status(204, undefined)
      },
      {
        params: oneOfMovie,
        query: Query({
          delete_files: t.Optional(
            t.BooleanString({
              default: false,
              description: 'Move its files to the recycle bin; otherwise they belong to the default version',
            }),
          ),
        }),
        response: noContent(404, 409, 422, 503),
        detail: {
          operationId: 'removeVersion',
          summary: 'Remove a version of a movie',
          description:
            'Ends its downloads. Without the default version, the oldest other one becomes the default. 409 for the only version.',
        },
      },
    )
