import { Elysia, t } from 'elysia'
import { Query } from '#server/platform/http/api-base'
import { ErrorBody } from '#server/platform/http/errors'
import { Page, pageQuery } from '#server/platform/http/page'
import type { ImportByHand } from './import-by-hand'
import type { LookForFiles } from './look-for-files'
import { ManualFile, ManualImport, ManualResult } from './manual-schema'

export const manualImportRoutes = ({ look, apply }: { look: LookForFiles; apply: ImportByHand }) =>
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
        summary: 'Files that could be brought in by hand',
        description: 'Of a folder or of a download, each with the movie of the library that it seems to be.',
      },
    })
    .post('', ({ body }) => apply(body), {
      body: ManualImport,
      response: { 200: ManualResult, 400: ErrorBody, 401: ErrorBody, 415: ErrorBody, 422: ErrorBody },
      detail: {
        operationId: 'importByHand',
        summary: 'Bring files in by hand',
        description:
          'A file in the library folder stays where it is; any other is linked or copied there. Nothing is overwritten. Each file tells how it went.',
      },
    })
