import { Elysia, t } from 'elysia'
import { byId } from '#server/platform/http/api-base'
import { ErrorBody } from '#server/platform/http/errors'
import { Page, PageQuery } from '#server/platform/http/page'
import type { DownloadClients } from './download-clients'
import { DownloadClientPatch, DownloadClientResource, NewDownloadClient } from './schema'

const locked = { 401: ErrorBody }
const written = { 400: ErrorBody, ...locked, 409: ErrorBody, 415: ErrorBody, 422: ErrorBody }

export const downloadClientRoutes = (clients: DownloadClients) =>
  new Elysia({ prefix: '/download-clients', tags: ['Downloads'] })
    .get('', ({ query }) => clients.list(query), {
      query: PageQuery,
      response: { 200: Page(DownloadClientResource), 400: ErrorBody, ...locked, 422: ErrorBody },
      detail: {
        operationId: 'listDownloadClients',
        summary: 'Programs that fetch for us',
        description: 'By priority; the first that is enabled gets new downloads. Without one, the built-in one fetches.',
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
        response: { 201: DownloadClientResource, ...written },
        detail: { operationId: 'addDownloadClient', summary: 'Add a download client' },
      },
    )
    .get('/:id', ({ params }) => clients.get(params.id), {
      params: byId('download client'),
      response: { 200: DownloadClientResource, ...locked, 404: ErrorBody },
      detail: { operationId: 'getDownloadClient', summary: 'One download client' },
    })
    .patch('/:id', ({ params, body }) => clients.update(params.id, body), {
      params: byId('download client'),
      body: DownloadClientPatch,
      response: { 200: DownloadClientResource, ...written, 404: ErrorBody },
      detail: { operationId: 'updateDownloadClient', summary: 'Change a download client' },
    })
    .delete(
      '/:id',
      ({ params, status }) => {
        clients.remove(params.id)
        return status(204, undefined)
      },
      {
        params: byId('download client'),
        response: { 204: t.Void(), ...locked, 404: ErrorBody, 409: ErrorBody },
        detail: {
          operationId: 'removeDownloadClient',
          summary: 'Remove a download client',
          description: 'Not while it still has downloads.',
        },
      },
    )
