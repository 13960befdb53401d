import { Elysia, t } from 'elysia'
import { Query } from '#server/platform/http/api-base'
import { ErrorBody } from '#server/platform/http/errors'
import { Page, pageQuery } from '#server/platform/http/page'
import type { LookForFiles } from './list-importable'
import type { RunManualImport } from './manual-import'
import { ManualFile, ManualImport, ManualResult } from './manual-import-schema'

export const manualImportRoutes = ({ look, apply }: { look: LookForFiles; apply: RunManualImport }) =>
  new Elysia({ prefix: '/manual-import', tags: ['Library'] })
    .get('', ({ query }) => look(query), {
      query: Query({
        ...pageQuery,
        path: t.Optional(t.String({ minLength: 1, maxLength: 1000, description: 'A folder or a file, as a full path' })),
        download_id: t.Optional(t.Integer({ minimum: 1 })),
      }),
      response: { 200: Page(ManualFile), 400: ErrorBody, 401: ErrorBody, 403: ErrorBody, 404: ErrorBody, 422: ErrorBody, 503: ErrorBody },
      detail: {
        operationId: 'listManualImport',
        summary: 'List files to import by hand',
        description: 'Of a folder or a download, each with the movie of the library that it probably is.',
      },
    })
    .post('', ({ body }) => apply(body), {
      body: ManualImport,
      response: { 200: ManualResult, 400: ErrorBody, 401: ErrorBody, 415: ErrorBody, 422: ErrorBody },
      detail: {
        operationId: 'importByHand',
        summary: 'Import files by hand',
        description:
          'A file in the library folder stays where it is; any other is linked or copied there. Nothing is overwritten. The answer has a result for each file.',
      },
    })
