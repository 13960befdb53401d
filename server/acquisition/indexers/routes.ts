import { type Static, Type } from '@sinclair/typebox'
import { Elysia } from 'elysia'
import { declare, FieldDeclaration } from '#server/foundation/config/schema'
import { wentWell } from '#server/foundation/lib/reason'
import { say } from '#server/foundation/lib/sentence'
import { answers, created, noContent, paged } from '#server/foundation/platform/http/answers'
import { byId } from '#server/foundation/platform/http/api-base'
import { type Cursors, PageQuery, pageOfAll } from '#server/foundation/platform/http/page'
import { sentences } from '#server/foundation/platform/sentences'
import type { Asking } from './indexer-queries'
import { checkedIndexer, type Indexers } from './indexers'
import { Indexer, IndexerPatch, IndexerTest, NewIndexer } from './schema'
import { mergeSettings } from './settings'
import { indexerTypes } from './types/index'

const TypeDeclaration = Type.Object(
  {
    type: Type.String(),
    label: Type.String(),
    help: Type.String(),
    searches: Type.Boolean({ description: 'Whether it can be searched, not only read' }),
    fields: Type.Array(FieldDeclaration),
  },
  { $id: 'IndexerType', additionalProperties: false },
)
const declared: Static<typeof TypeDeclaration>[] = indexerTypes.map(({ type, label, help, searches, fields }) => ({
  type,
  label,
  help,
  searches,
  fields: Object.entries(fields).map(([name, field]) => declare(name, field)),
}))

const written = [400, 409, 422] as const
type Deps = { indexers: Indexers; asking: Asking; cursors: Cursors; isKey: (request: Request) => boolean }

export const indexerRoutes = ({ indexers, asking, cursors, isKey }: Deps) =>
  new Elysia({ prefix: '/indexers', tags: ['Indexers'] })
    .get('', ({ query }) => indexers.list(query), {
      query: PageQuery,
      response: paged(Indexer),
      detail: { operationId: 'listIndexers', summary: 'Indexers that list releases' },
    })
    .post(
      '',
      ({ body, status, set }) => {
        const indexer = indexers.add(body)
        set.headers.location = `/api/v1/indexers/${indexer.id}`
        return status(201, indexer)
      },
      {
        body: NewIndexer,
        response: created(Indexer, ...written),
        detail: { operationId: 'addIndexer', summary: 'Add an indexer', description: 'A key in the address is moved to its own field.' },
      },
    )
    .get('/types', ({ query }) => pageOfAll(declared, query, { scope: 'indexers/types', cursors }), {
      query: PageQuery,
      response: paged(TypeDeclaration),
      detail: { operationId: 'listIndexerTypes', summary: 'List indexer types' },
    })
    .post(
      '/test',
      async ({ body }) => {
        const { api_key = null, settings = {}, categories = [2000] } = body
        const merged = mergeSettings(body.type, null, settings)
        const stored = checkedIndexer({ type: body.type, url: body.url, api_key, settings: merged })
        const capabilities = await asking.test({ ...body, categories, ...stored })
        return { ...wentWell(say(sentences, 'accepts_us')), capabilities: { ...capabilities } }
      },
      {
        body: NewIndexer,
        response: answers(IndexerTest, 400, 422, 429, 503),
        detail: { operationId: 'testNewIndexer', summary: 'Test an indexer without saving' },
      },
    )
    .get('/:id', ({ params }) => indexers.get(params.id), {
      params: byId('indexer'),
      response: answers(Indexer, 404),
      detail: { operationId: 'getIndexer', summary: 'Get an indexer' },
    })
    .patch('/:id', ({ params, body, request }) => indexers.update(params.id, body, { isKey: isKey(request) }), {
      params: byId('indexer'),
      body: IndexerPatch,
      response: answers(Indexer, ...written, 404),
      detail: {
        operationId: 'updateIndexer',
        summary: 'Change an indexer',
        description:
          'A login in the address is deleted when the address changes. A session that changes it must send the key and each secret setting again.',
      },
    })
    .delete(
      '/:id',
      ({ params, status }) => {
        indexers.remove(params.id)
        return status(204, undefined)
      },
      {
        params: byId('indexer'),
        response: noContent(404),
        detail: { operationId: 'removeIndexer', summary: 'Delete an indexer' },
      },
    )
    .post(
      '/:id/test',
      async ({ params }) => {
        const capabilities = await asking.test(indexers.row(params.id))
        return { ...wentWell(say(sentences, 'accepts_us')), capabilities: { ...capabilities } }
      },
      {
        params: byId('indexer'),
        response: answers(IndexerTest, 404, 429, 503),
        detail: { operationId: 'testIndexer', summary: 'Test a saved indexer' },
      },
    )
    .post('/:id/reset', ({ params }) => indexers.reset(params.id), {
      params: byId('indexer'),
      response: answers(Indexer, 404),
      detail: { operationId: 'resetIndexer', summary: 'Reset the failures of an indexer' },
    })
