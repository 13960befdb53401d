import { Elysia } from 'elysia'
import { refused } from '#server/foundation/platform/http/answers'
import { ExportDocument, ExportQuery } from './schema'
import { streamOf } from './streams'
import type { WriteExport } from './write-export'

type Deps = { writeExport: WriteExport; today: () => string }

/** Moving out. */
export const exportRoutes = ({ writeExport, today }: Deps) =>
  new Elysia({ prefix: '/export', tags: ['Library'] }).get(
    '',
    async ({ query: { format } }) => {
      const { type, ending, chunks } = await writeExport(format)
      return new Response(streamOf(chunks), {
        headers: {
          'content-type': type,
          'cache-control': 'no-store',
          'content-disposition': `attachment; filename="marquee-${format}-${today()}.${ending}"`,
        },
      })
    },
    {
      query: ExportQuery,
      response: refused(422),
      detail: {
        operationId: 'exportLibrary',
        summary: 'Export everything, or what another service reads',
        description:
          'A stream, written while it is read; without secrets. The lines of `zip` and `json` hold movies with what you ' +
          'decided and did, files, profiles, custom formats, tags, folders, indexers, clients, lists, what you follow, views, exclusions, the blocklist, earlier ' +
          'grabs, collections, and settings. Names and ids of the metadata provider replace the ids of this service.',
        responses: {
          200: {
            description: 'The export: an archive, JSON for `json` and `tracker`, or a table',
            content: {
              'application/zip': { schema: { type: 'string', format: 'binary' } },
              'text/csv': { schema: { type: 'string' } },
              'application/json': { schema: ExportDocument as object },
            },
          },
        },
      },
    },
  )
