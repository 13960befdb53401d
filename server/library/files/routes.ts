import { Elysia } from 'elysia'
import { answers, created, noContent, paged } from '#server/foundation/platform/http/answers'
import { byId, Query } from '#server/foundation/platform/http/api-base'
import { expandQuery, parseExpand } from '#server/foundation/platform/http/expand'
import { PageQuery, pageQuery } from '#server/foundation/platform/http/page'
import type { Files } from './files'
import type { RootFolders } from './root-folders'
import { fileExpands, MovieFile, NewRootFolder, RootFolder, RootFolderPatch } from './schema'

const written = [400, 409, 422] as const

export const rootFolderRoutes = (roots: RootFolders) =>
  new Elysia({ prefix: '/root-folders', tags: ['Library'] })
    .get('', ({ query }) => roots.list(query), {
      query: PageQuery,
      response: paged(RootFolder),
      detail: { operationId: 'listRootFolders', summary: 'List library folders' },
    })
    .post(
      '',
      async ({ body, status, set }) => {
        const root = await roots.add(body)
        set.headers.location = `/api/v1/root-folders/${root.id}`
        return status(201, root)
      },
      {
        body: NewRootFolder,
        response: created(RootFolder, ...written),
        detail: {
          operationId: 'addRootFolder',
          summary: 'Add a library folder',
          description: 'It must exist and be writable; `create` creates it.',
        },
      },
    )
    .get('/:id', ({ params }) => roots.get(params.id), {
      params: byId('root folder'),
      response: answers(RootFolder, 404),
      detail: { operationId: 'getRootFolder', summary: 'Get a library folder' },
    })
    .patch('/:id', async ({ params, body }) => await roots.update(params.id, body), {
      params: byId('root folder'),
      body: RootFolderPatch,
      response: answers(RootFolder, ...written, 404),
      detail: {
        operationId: 'updateRootFolder',
        summary: 'Change a library folder',
        description:
          'A new path is for a folder that was moved: nothing on disk changes; files are expected under it. `shared: false` says that the library is yours now, and Marquee may change what other programs placed there.',
      },
    })
    .delete(
      '/:id',
      ({ params, status }) => {
        roots.remove(params.id)
        return status(204, undefined)
      },
      {
        params: byId('root folder'),
        response: noContent(404, 409),
        detail: { operationId: 'removeRootFolder', summary: 'Delete a library folder', description: 'Nothing on disk changes.' },
      },
    )

type Deps = { files: Files; movie: (id: number) => unknown; removeFile: (id: number) => Promise<void> }
export const fileRoutes = ({ files, movie, removeFile }: Deps) =>
  new Elysia({ tags: ['Library'] })
    .get(
      '/movies/:id/files',
      ({ params, query }) => {
        const wanted = parseExpand(query.expand, fileExpands)
        const ofAll = movie(params.id)
        const page = files.list(params.id, query)
        return wanted.has('movie') ? { ...page, results: page.results.map((file) => ({ ...file, movie: ofAll })) } : page
      },
      {
        params: byId('movie'),
        query: Query({ ...pageQuery, ...expandQuery(fileExpands) }),
        response: paged(MovieFile, 404),
        detail: { operationId: 'listMovieFiles', summary: 'List the files of a movie' },
      },
    )
    .get(
      '/files/:id',
      ({ params, query }) => {
        const file = files.get(params.id)
        return parseExpand(query.expand, fileExpands).has('movie') ? { ...file, movie: movie(file.movie_id) } : file
      },
      {
        params: byId('file'),
        query: Query(expandQuery(fileExpands)),
        response: answers(MovieFile, 400, 404, 422),
        detail: { operationId: 'getFile', summary: 'Get a file' },
      },
    )
    .delete(
      '/files/:id',
      async ({ params, status }) => {
        await removeFile(params.id)
        return status(204, undefined)
      },
      {
        params: byId('file'),
        response: noContent(404, 409, 503),
        detail: {
          operationId: 'removeFile',
          summary: 'Delete a file',
          description: 'Moves it to the recycle bin. 409 if Marquee did not place it and another program uses the library folder too.',
        },
      },
    )
