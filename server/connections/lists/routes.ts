import type { Static } from '@sinclair/typebox'
import { Elysia, t } from 'elysia'
import { declare } from '#server/foundation/config/schema'
import { wentWell } from '#server/foundation/lib/reason'
import { say } from '#server/foundation/lib/sentence'
import { accepted, answers, created, noContent, paged } from '#server/foundation/platform/http/answers'
import { byId, Query } from '#server/foundation/platform/http/api-base'
import { type Cursors, PageQuery, pageOfAll, pageQuery } from '#server/foundation/platform/http/page'
import type { AddAll } from './add-all'
import type { Apply } from './apply'
import type { Items } from './items'
import type { Lists } from './lists'
import { List, ListApplied, ListApply, ListCounts, ListItem, ListPatch, ListRefresh, ListTest, ListType, NewList } from './schema'
import { sentences } from './sentences'
import { knownType, mergeSettings } from './settings'
import { itemStates } from './states'
import type { Sync } from './sync'
import { listTypes } from './types/index'

const declared: Static<typeof ListType>[] = listTypes.map(({ type, label, help, fields, required, read }) => ({
  type,
  label,
  help,
  required: [...required],
  upload: read === null,
  fields: Object.entries(fields).map(([name, field]) => declare(name, field)),
}))

const written = [400, 409, 422] as const
const asked = [400, 409, 422, 429, 503] as const
const one = { params: byId('list') }
type Deps = { lists: Lists; items: Items; sync: Sync; apply: Apply; addAll: AddAll; cursors: Cursors; isKey: (request: Request) => boolean }

export const listRoutes = ({ lists, items, sync, apply, addAll, cursors, isKey }: Deps) =>
  new Elysia({ prefix: '/lists', tags: ['Lists'] })
    .get('', ({ query }) => lists.list(query), {
      query: PageQuery,
      response: paged(List),
      detail: { operationId: 'listLists', summary: 'Lists of movies elsewhere', description: 'By name.' },
    })
    .post(
      '',
      ({ body, status, set }) => {
        const list = lists.add(body)
        set.headers.location = `/api/v1/lists/${list.id}`
        return status(201, list)
      },
      {
        body: NewList,
        response: created(List, ...written),
        detail: {
          operationId: 'addList',
          summary: 'Follow a list',
          description: 'The next `list-sync` reads it, or `POST /lists/{id}/refresh` immediately. It adds movies only with `auto_add`.',
        },
      },
    )
    .get('/types', ({ query }) => pageOfAll(declared, query, { scope: 'lists/types', cursors }), {
      query: PageQuery,
      response: paged(ListType),
      detail: {
        operationId: 'listListTypes',
        summary: 'The types of lists and their settings',
        description: 'Each with the fields of its `settings`.',
      },
    })
    .post(
      '/test',
      async ({ body }) => {
        const settings = { ...mergeSettings(knownType(body.type), {}, body.settings ?? {}) }
        const { entries, counts } = await sync.preview({ name: body.name, type: body.type, settings, auto_add: body.auto_add ?? false })
        const examples = entries.slice(0, 5).map(({ title, year }) => (year === null ? title : `${title} (${year})`))
        return { ...wentWell(say(sentences, 'list_was_read')), item_count: entries.length, preview: counts, examples }
      },
      {
        body: NewList,
        response: answers(ListTest, ...asked),
        detail: { operationId: 'testNewList', summary: 'Read a list without saving it', description: 'Returns what a sync would change.' },
      },
    )
    .get('/:id', ({ params }) => lists.get(params.id), {
      ...one,
      response: answers(List, 404),
      detail: { operationId: 'getList', summary: 'One list', description: 'As of the last sync.' },
    })
    .patch('/:id', ({ params, body, request }) => lists.update(params.id, body, { isKey: isKey(request) }), {
      ...one,
      body: ListPatch,
      response: answers(List, ...written, 404),
      detail: {
        operationId: 'updateList',
        summary: 'Change a list',
        description: 'A session that changes the address where a key is sent must send the key again.',
      },
    })
    .delete(
      '/:id',
      ({ params, status }) => {
        lists.remove(params.id)
        return status(204, undefined)
      },
      {
        ...one,
        response: noContent(404),
        detail: { operationId: 'removeList', summary: 'Stop following a list', description: 'The movies that it added stay.' },
      },
    )
    .post(
      '/:id/refresh',
      async ({ params, body }) => {
        const { dry_run = false, accept_fewer = false } = body ?? {}
        if (dry_run) return (await sync.preview(lists.row(params.id))).counts
        return await sync.sync(params.id, { acceptsFewer: accept_fewer })
      },
      {
        ...one,
        body: t.Optional(ListRefresh),
        response: answers(ListCounts, ...asked, 404),
        detail: {
          operationId: 'refreshList',
          summary: 'Sync a list now',
          description:
            'Reads it, looks up its movies, and, with `auto_add`, adds new ones, up to `list_max_added_per_sync`. A list that shrank by half or more is a 409 until `accept_fewer`. With `dry_run` nothing is changed.',
        },
      },
    )
    .get('/:id/items', ({ params, query }) => items.page(lists.row(params.id), query), {
      ...one,
      query: Query({
        ...pageQuery,
        state: t.Optional(t.UnionEnum(itemStates, { default: undefined, description: 'Only those in this state' })),
      }),
      response: paged(ListItem, 404),
      detail: {
        operationId: 'listListItems',
        summary: 'The movies of a list, with their states and reasons',
        description: 'In the order of the list.',
      },
    })
    .post(
      '/:id/add',
      ({ params, status }) => {
        addAll.begin(params.id)
        return status(202, lists.get(params.id))
      },
      {
        ...one,
        response: accepted(List, 404),
        detail: {
          operationId: 'addWholeList',
          summary: 'Add all movies of a list',
          description:
            'Looks up and adds every wanted movie, whatever `list_max_added_per_sync` says, as fast as the movie database allows. The wanted search then ' +
            'searches for them in its turn. `adding` says how far it is. It goes on after a restart, and after an outage of the movie database.',
        },
      },
    )
    .post(
      '/:id/cancel',
      ({ params, status }) => {
        addAll.cancel(params.id)
        return status(202, lists.get(params.id))
      },
      {
        ...one,
        response: accepted(List, 404),
        detail: {
          operationId: 'cancelWholeList',
          summary: 'Stop adding all movies of a list',
          description: 'The movies that were added stay.',
        },
      },
    )
    .post('/:id/apply', ({ params, body }) => apply(params.id, body ?? {}), {
      ...one,
      body: t.Optional(ListApply),
      response: answers(ListApplied, ...asked, 404),
      detail: {
        operationId: 'applyList',
        summary: 'Add chosen movies of a list, and import ratings and watched dates',
        description: 'Existing ratings and first watched dates are kept. With `dry_run` nothing is changed.',
      },
    })
