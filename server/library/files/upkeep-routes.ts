import { Type } from '@sinclair/typebox'
import { Elysia } from 'elysia'
import { Movie } from '#server/catalog/movies/schema'
import { Id } from '#server/foundation/lib/shapes'
import { answers, paged } from '#server/foundation/platform/http/answers'
import { byId } from '#server/foundation/platform/http/api-base'
import { type Cursors, type PageOf, PageQuery, pageOfAll } from '#server/foundation/platform/http/page'
import type { PreviewNames } from './preview-names'
import type { Rename } from './rename'
import { NamingPreview, NamingRequest, Renamed, RenamePage, RenameRequest, SelfTestCheck } from './schema'
import type { SelfTestCheck as Check } from './self-test'

type Deps = {
  previewNames: PreviewNames
  rename: Rename
  /** Throws NotFound, or Conflict if there is no library folder. */
  selfTest: (rootFolderId: number | null) => Promise<Check[]>
  cursors: Cursors
}
const written = [400, 415, 422] as const
const SelfTestRequest = Type.Object({ root_folder_id: Type.Optional(Id) }, { additionalProperties: false })

/** Names and folders: previewed and tested before anything changes. */
export const upkeepRoutes = ({ previewNames, rename, selfTest, cursors }: Deps) =>
  new Elysia({ tags: ['Library'] })
    .post('/naming/preview', ({ body }) => previewNames(body), {
      body: NamingRequest,
      response: answers(NamingPreview, ...written, 404),
      detail: { operationId: 'previewNames', summary: 'Preview the names of a template', description: 'Nothing is renamed or saved.' },
    })
    .post('/library/rename/preview', ({ body, query }) => rename.preview(body ?? {}, query), {
      body: Type.Optional(RenameRequest),
      query: PageQuery,
      response: answers(RenamePage, ...written),
      detail: {
        operationId: 'previewRename',
        summary: 'Preview renaming files',
        description: 'Nothing is renamed. `problem` says which files would be skipped.',
      },
    })
    .post('/library/rename', async ({ body }) => await rename.apply(body ?? {}), {
      body: Type.Optional(RenameRequest),
      response: answers(Renamed, ...written, 503),
      detail: {
        operationId: 'renameFiles',
        summary: 'Rename files by the templates',
        description:
          'Nothing is overwritten. A file that cannot be renamed does not stop the others. To follow the progress in a large library, rename a few of the movies that the preview lists in `movie_ids` per request; the names are the same.',
      },
    })
    .post(
      '/library/self-test',
      async ({ body }): Promise<PageOf<Check>> =>
        pageOfAll(await selfTest(body?.root_folder_id ?? null), { limit: 100 }, { scope: 'library/self-test', cursors }),
      {
        body: Type.Optional(SelfTestRequest),
        response: paged(SelfTestCheck, 404, 409, 415),
        detail: {
          operationId: 'testLibrary',
          summary: 'Test importing into a library folder',
          description: 'Imports a small test file, reports what went wrong and what helps, and removes it again.',
        },
      },
    )

type RescanDeps = {
  /** Throws NotFound. */
  movie: (id: number) => Movie
  rescan: (id: number) => Promise<void>
}
export const movieRescanRoutes = ({ movie, rescan }: RescanDeps) =>
  new Elysia({ prefix: '/movies/:id', tags: ['Movies'] }).post(
    '/rescan',
    async ({ params }) => {
      await rescan(movie(params.id).id)
      return movie(params.id)
    },
    {
      params: byId('movie'),
      response: answers(Movie, 404, 503),
      detail: {
        operationId: 'rescanMovie',
        summary: 'Rescan the folder of a movie',
        description:
          'Finds missing files, and new files in the folder of a movie without one. Changes nothing if the library folder is not mounted (503).',
      },
    },
  )
