import { Elysia } from 'elysia'
import { answers, created, noContent, paged } from '#server/foundation/platform/http/answers'
import { byId, Query } from '#server/foundation/platform/http/api-base'
import { expandQuery, parseExpand } from '#server/foundation/platform/http/expand'
import { PageQuery, pageQuery } from '#server/foundation/platform/http/page'
import type { Leaving } from './leaving'
import type { StorageRules } from './rules'
import { LeavingMovie, NewStorageRule, StoragePreview, StoragePreviewRequest, StorageRule, StorageRulePatch } from './schema'

const written = [400, 409, 415, 422] as const
const expands = ['movie'] as const
type Deps = { rules: StorageRules; leaving: Leaving; expand: <R extends object>(rows: readonly R[], wanted: ReadonlySet<'movie'>) => R[] }

export const storageRoutes = ({ rules, leaving, expand }: Deps) =>
  new Elysia({ prefix: '/storage', tags: ['Library'] })
    .get('/rules', ({ query }) => rules.list(query), {
      query: PageQuery,
      response: paged(StorageRule),
      detail: { operationId: 'listStorageRules', summary: 'List storage rules', description: 'In the order in which they decide.' },
    })
    .post(
      '/rules',
      ({ body, status, set }) => {
        const rule = rules.add(body)
        set.headers.location = `/api/v1/storage/rules/${rule.id}`
        return status(201, rule)
      },
      {
        body: NewStorageRule,
        response: created(StorageRule, ...written),
        detail: {
          operationId: 'addStorageRule',
          summary: 'Add a storage rule',
          description:
            'It takes nothing until it is in use. Never taken: a movie that is kept, playing, begun in the last 30 days, still seeding or downloading, added by a person or brought back in the last 30 days, and anything while an import is on hold.',
        },
      },
    )
    .post('/rules/preview', ({ body, query }) => leaving.preview(body?.rule, query), {
      body: StoragePreviewRequest,
      query: PageQuery,
      response: answers(StoragePreview, ...written),
      detail: {
        operationId: 'previewStorageRules',
        summary: 'Preview storage rules',
        description: 'What a rule, or all rules in use, would take now and why, and what they spare and why. Changes nothing.',
      },
    })
    .get('/rules/:id', ({ params }) => rules.get(params.id), {
      params: byId('storage rule'),
      response: answers(StorageRule, 404),
      detail: { operationId: 'getStorageRule', summary: 'Get a storage rule', description: 'In use or not.' },
    })
    .patch('/rules/:id', ({ params, body }) => rules.update(params.id, body), {
      params: byId('storage rule'),
      body: StorageRulePatch,
      response: answers(StorageRule, ...written, 404),
      detail: {
        operationId: 'updateStorageRule',
        summary: 'Change a storage rule',
        description: 'What it announced is withdrawn, unless only its name changes: a changed rule gives notice anew.',
      },
    })
    .delete(
      '/rules/:id',
      ({ params, status }) => {
        rules.remove(params.id)
        return status(204, undefined)
      },
      {
        params: byId('storage rule'),
        response: noContent(404),
        detail: { operationId: 'removeStorageRule', summary: 'Delete a storage rule', description: 'What it announced is withdrawn.' },
      },
    )
    .get(
      '/leaving',
      ({ query }) => {
        const wanted = parseExpand(query.expand, expands)
        const page = leaving.list(query)
        return { ...page, results: expand(page.results, wanted) }
      },
      {
        query: Query({ ...pageQuery, ...expandQuery(expands) }),
        response: paged(LeavingMovie),
        detail: {
          operationId: 'listLeavingMovies',
          summary: 'List the movies that leave soon',
          description: 'Soonest first. A movie that is kept or watched again is gone from this list at once.',
        },
      },
    )
    .post(
      '/leaving/:id/confirm',
      ({ params, status }) => {
        leaving.confirm(params.id)
        return status(204, undefined)
      },
      {
        params: byId('movie'),
        response: noContent(404, 409),
        detail: {
          operationId: 'confirmLeavingMovie',
          summary: 'Let a movie go',
          description: 'For one with `needs_ok`: it goes at its time, although no indexer offers it any more.',
        },
      },
    )
