import { Elysia, t } from 'elysia'
import { byId } from '#server/platform/http/api-base'
import { ErrorBody } from '#server/platform/http/errors'
import { Page, PageQuery } from '#server/platform/http/page'
import { NewView, View, ViewPatch } from './schema'
import type { Views } from './views'

const locked = { 401: ErrorBody }
const written = { 400: ErrorBody, ...locked, 409: ErrorBody, 415: ErrorBody, 422: ErrorBody }

export const viewRoutes = (views: Views) =>
  new Elysia({ prefix: '/views', tags: ['Library'] })
    .get('', ({ query }) => views.list(query), {
      query: PageQuery,
      response: { 200: Page(View), 400: ErrorBody, ...locked, 422: ErrorBody },
      detail: { operationId: 'listViews', summary: 'List saved views', description: 'In the order that was set.' },
    })
    .post(
      '',
      ({ body, status, set }) => {
        const view = views.add(body)
        set.headers.location = `/api/v1/views/${view.id}`
        return status(201, view)
      },
      { body: NewView, response: { 201: View, ...written }, detail: { operationId: 'addView', summary: 'Save a view' } },
    )
    .get('/:id', ({ params }) => views.get(params.id), {
      params: byId('view'),
      response: { 200: View, ...locked, 404: ErrorBody },
      detail: { operationId: 'getView', summary: 'Get a saved view' },
    })
    .patch('/:id', ({ params, body }) => views.update(params.id, body), {
      params: byId('view'),
      body: ViewPatch,
      response: { 200: View, ...written, 404: ErrorBody },
      detail: { operationId: 'updateView', summary: 'Change a saved view' },
    })
    .delete(
      '/:id',
      ({ params, status }) => {
        views.remove(params.id)
        return status(204, undefined)
      },
      {
        params: byId('view'),
        response: { 204: t.Void(), ...locked, 404: ErrorBody },
        detail: { operationId: 'removeView', summary: 'Delete a saved view' },
      },
    )
