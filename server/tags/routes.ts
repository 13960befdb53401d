import { Elysia, t } from 'elysia'
import { byId } from '#server/platform/http/api-base'
import { ErrorBody } from '#server/platform/http/errors'
import { Page, PageQuery } from '#server/platform/http/page'
import { NewTag, Tag, TagPatch } from './schema'
import type { Tags } from './tags'

const locked = { 401: ErrorBody }
const written = { 400: ErrorBody, ...locked, 409: ErrorBody, 415: ErrorBody, 422: ErrorBody }

export const tagRoutes = (tags: Tags) =>
  new Elysia({ prefix: '/tags', tags: ['Library'] })
    .get('', ({ query }) => tags.list(query), {
      query: PageQuery,
      response: { 200: Page(Tag), 400: ErrorBody, ...locked, 422: ErrorBody },
      detail: { operationId: 'listTags', summary: 'List tags', description: 'By name.' },
    })
    .post(
      '',
      ({ body, status, set }) => {
        const tag = tags.add(body)
        set.headers.location = `/api/v1/tags/${tag.id}`
        return status(201, tag)
      },
      {
        body: NewTag,
        response: { 201: Tag, ...written },
        detail: { operationId: 'addTag', summary: 'Add a tag', description: 'Tags that differ only in case are the same.' },
      },
    )
    .get('/:id', ({ params }) => tags.get(params.id), {
      params: byId('tag'),
      response: { 200: Tag, ...locked, 404: ErrorBody },
      detail: { operationId: 'getTag', summary: 'Get a tag' },
    })
    .patch('/:id', ({ params, body }) => tags.update(params.id, body), {
      params: byId('tag'),
      body: TagPatch,
      response: { 200: Tag, ...written, 404: ErrorBody },
      detail: { operationId: 'updateTag', summary: 'Rename a tag' },
    })
    .delete(
      '/:id',
      ({ params, status }) => {
        tags.remove(params.id)
        return status(204, undefined)
      },
      {
        params: byId('tag'),
        response: { 204: t.Void(), ...locked, 404: ErrorBody },
        detail: { operationId: 'removeTag', summary: 'Delete a tag', description: 'It is removed from its movies.' },
      },
    )
