import { Elysia, t } from 'elysia'
import { answers } from '#server/foundation/platform/http/answers'
import { Query } from '#server/foundation/platform/http/api-base'
import { pageQuery } from '#server/foundation/platform/http/page'
import type { LookIntoFolder } from './folders'
import { FolderPage } from './schema'

export const filesystemRoutes = (look: LookIntoFolder) =>
  new Elysia({ prefix: '/filesystem', tags: ['System'] }).get('', ({ query }) => look(query), {
    query: Query({
      ...pageQuery,
      path: t.Optional(
        t.String({
          minLength: 1,
          maxLength: 1000,
          description: 'A full path; defaults to the home folder of the user that runs the service',
        }),
      ),
      nearest: t.Optional(
        t.BooleanString({ default: false, description: 'If the folder does not exist, list its nearest existing parent' }),
      ),
    }),
    response: answers(FolderPage, 400, 403, 404, 422),
    detail: {
      operationId: 'listFolders',
      summary: 'List folders of this computer',
      description: 'Names of folders only, without files. Hidden folders are left out.',
    },
  })
