import { Elysia, t } from 'elysia'
import { answers, paged } from '#server/foundation/platform/http/answers'
import { Query } from '#server/foundation/platform/http/api-base'
import { pageQuery } from '#server/foundation/platform/http/page'
import type { ListImportable } from './list-importable'
import type { RunManualImport } from './manual-import'
import { ManualFile, ManualImport, ManualResult } from './manual-import-schema'

export const manualImportRoutes = ({ list, apply }: { list: ListImportable; apply: RunManualImport }) =>
  new Elysia({ prefix: '/manual-import', tags: ['Library'] })
    .get('', ({ query }) => list(query), {
      query: Query({
        ...pageQuery,
        path: t.Optional(t.String({ minLength: 1, maxLength: 1000, description: 'A folder or a file, as a full path' })),
        download_id: t.Optional(t.Integer({ minimum: 1 })),
      }),
      response: paged(ManualFile, 403, 404, 503),
      detail: {
        operationId: 'listManualImport',
        summary: 'List files to import by hand',
        description: 'Files of a folder or a download, each with its most likely movie in the library.',
      },
    })
    .post('', ({ body }) => apply(body), {
      body: ManualImport,
      response: answers(ManualResult, 400, 415, 422),
      detail: {
        operationId: 'importByHand',
        summary: 'Import files by hand',
        description:
          'A file in the library folder stays where it is; any other is linked or copied there. Nothing is overwritten. The response has a result for each file.',
      },
    })
