import { Elysia } from 'elysia'
import { answers, created, noContent, paged } from '#server/foundation/platform/http/answers'
import { byId } from '#server/foundation/platform/http/api-base'
import { PageQuery } from '#server/foundation/platform/http/page'
import { NewTag, Tag, TagPatch } from './schema'
import type { Tags } from './tags'

const written = [400, 409, 415, 422] as const

export const tagRoutes = (tags: Tags) =>
  new Elysia({ prefix: '/tags', tags: ['Library'] })
    .get('', ({ query }) => tags.list(query), {
      query: PageQuery,
      response: paged(Tag),
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
        response: created(Tag, ...written),
        detail: { operationId: 'addTag', summary: 'Add a tag', description: 'Tags that differ only in case are the same.' },
      },
    )
    .get('/:id', ({ params }) => tags.get(params.id), {
      params: byId('tag'),
      response: answers(Tag, 404),
      detail: { operationId: 'getTag', summary: 'Get a tag' },
    })
    .patch('/:id', ({ params, body }) => tags.update(params.id, body), {
      params: byId('tag'),
      body: TagPatch,
      response: answers(Tag, ...written, 404),
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
        response: noContent(404, 409),
        detail: {
          operationId: 'removeTag',
          summary: 'Delete a tag',
          description: 'It is removed from its movies. 409 while an indexer or a rule of a quality profile is only for movies with it.',
        },
      },
    )
