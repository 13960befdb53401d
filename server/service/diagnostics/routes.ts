import { Elysia } from 'elysia'
import { refused } from '#server/foundation/platform/http/answers'
import type { Bundles } from './bundle'

export const diagnosticsRoutes = (bundles: Bundles) =>
  new Elysia({ prefix: '/diagnostics', tags: ['Diagnostics'] }).get(
    '/export',
    async () => {
      const { filename, zip } = await bundles.export()
      return new Response(zip, {
        headers: {
          'content-type': 'application/zip',
          'content-length': String(zip.length),
          'content-disposition': `attachment; filename="${filename}"`,
        },
      })
    },
    {
      response: refused(500),
      detail: {
        operationId: 'exportDiagnostics',
        summary: 'Download the diagnostic bundle',
        description:
          'Version and system, settings, indexers, backups, tasks and the log of the last seven days, with every secret replaced. ' +
          'In the settings each secret field reads `[REDACTED]` and every other one as stored; everywhere else, any value that equals or contains a secret is replaced too.',
        responses: {
          200: {
            description: 'The archive',
            headers: {
              'Content-Disposition': {
                description: '`service-diagnostics-<timestamp>.zip`',
                schema: { type: 'string' },
              },
            },
            content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } },
          },
        },
      },
    },
  )
