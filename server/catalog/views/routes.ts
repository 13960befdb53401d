import { Elysia } from 'elysia'
import { answers, created, noContent, paged } from '#server/foundation/platform/http/answers'
import { byId } from '#server/foundation/platform/http/api-base'
import { PageQuery } from '#server/foundation/platform/http/page'
import { NewView, View, ViewPatch } from './schema'
import type { Views } from './views'

const written = [400, 409, 415, 422] as const

export const viewRoutes = (views: Views) =>
  new Elysia({ prefix: '/views', tags: ['Library'] })
    .get('', ({ query }) => views.list(query), {
      query: PageQuery,
      response: paged(View),
      detail: { operationId: 'listViews', summary: 'List saved views', description: 'In the order that was set.' },
    })
    .post(
      '',
      ({ body, status, set }) => {
        const view = views.add(body)
        set.headers.location = `/api/v1/views/${view.id}`
        return status(201, view)
      },
      { body: NewView, response: created(View, ...written), detail: { operationId: 'addView', summary: 'Save a view' } },
    )
    .get('/:id', ({ params }) => views.get(params.id), {
      params: byId('view'),
      response: answers(View, 404),
      detail: { operationId: 'getView', summary: 'Get a saved view' },
    })
    .patch('/:id', ({ params, body }) => views.update(params.id, body), {
      params: byId('view'),
      body: ViewPatch,
      response: answers(View, ...written, 404),
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
        response: noContent(404),
        detail: { operationId: 'removeView', summary: 'Delete a saved view' },
      },
    )
