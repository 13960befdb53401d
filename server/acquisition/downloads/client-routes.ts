import { type Static, Type } from '@sinclair/typebox'
import { Elysia } from 'elysia'
import { declare, FieldDeclaration } from '#server/foundation/config/schema'
import type { Field } from '#server/foundation/lib/fields'
import { answers, created, noContent, paged } from '#server/foundation/platform/http/answers'
import { byId } from '#server/foundation/platform/http/api-base'
import { type Cursors, PageQuery, pageOfAll } from '#server/foundation/platform/http/page'
import { type DownloadClients, ownTypes } from './download-clients'
import { DownloadClientPatch, DownloadClientResource, DownloadClientTest, NewDownloadClient } from './schema'

const TypeDeclaration = Type.Object(
  { type: Type.String(), label: Type.String(), fields: Type.Array(FieldDeclaration) },
  { $id: 'DownloadClientType', additionalProperties: false },
)
const declared: Static<typeof TypeDeclaration>[] = ownTypes.map(({ type, label, fields }) => ({
  type,
  label,
  fields: Object.entries<Field>(fields).map(([name, field]) => declare(name, field)),
}))

const written = [400, 409, 415, 422] as const

type Deps = { downloadClients: DownloadClients; cursors: Cursors; isKey: (request: Request) => boolean }

export const downloadClientRoutes = ({ downloadClients: clients, cursors, isKey }: Deps) =>
  new Elysia({ prefix: '/download-clients', tags: ['Downloads'] })
    .get('', ({ query }) => clients.list(query), {
      query: PageQuery,
      response: paged(DownloadClientResource),
      detail: {
        operationId: 'listDownloadClients',
        summary: 'List download clients',
        description: 'By priority; the first enabled one gets new downloads. Without one, the embedded client downloads.',
      },
    })
    .post(
      '',
      ({ body, status, set }) => {
        const client = clients.add(body)
        set.headers.location = `/api/v1/download-clients/${client.id}`
        return status(201, client)
      },
      {
        body: NewDownloadClient,
        response: created(DownloadClientResource, ...written),
        detail: { operationId: 'addDownloadClient', summary: 'Add a download client' },
      },
    )
    .get('/types', ({ query }) => pageOfAll(declared, query, { scope: 'download-clients/types', cursors }), {
      query: PageQuery,
      response: paged(TypeDeclaration),
      detail: { operationId: 'listDownloadClientTypes', summary: 'List download client types' },
    })
    .post('/test', ({ body }) => clients.test(body.type, body.settings ?? {}), {
      body: NewDownloadClient,
      response: answers(DownloadClientTest, 400, 415, 422, 503),
      detail: { operationId: 'testNewDownloadClient', summary: 'Test a download client without saving' },
    })
    .get('/:id', ({ params }) => clients.get(params.id), {
      params: byId('download client'),
      response: answers(DownloadClientResource, 404),
      detail: { operationId: 'getDownloadClient', summary: 'Get a download client' },
    })
    .patch('/:id', ({ params, body, request }) => clients.update(params.id, body, { isKey: isKey(request) }), {
      params: byId('download client'),
      body: DownloadClientPatch,
      response: answers(DownloadClientResource, ...written, 404),
      detail: {
        operationId: 'updateDownloadClient',
        summary: 'Change a download client',
        description: 'A session that changes the address must send the password again.',
      },
    })
    .delete(
      '/:id',
      ({ params, status }) => {
        clients.remove(params.id)
        return status(204, undefined)
      },
      {
        params: byId('download client'),
        response: noContent(404, 409),
        detail: {
          operationId: 'removeDownloadClient',
          summary: 'Delete a download client',
          description: 'Fails while it still has downloads.',
        },
      },
    )
    .post('/:id/test', ({ params }) => clients.testStored(params.id), {
      params: byId('download client'),
      response: answers(DownloadClientTest, 404, 503),
      detail: { operationId: 'testDownloadClient', summary: 'Test a saved download client' },
    })
