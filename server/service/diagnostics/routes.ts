import { Elysia } from 'elysia'
import { say } from '#server/foundation/lib/sentence'
import { Invalid } from '#server/foundation/platform/errors'
import { refused } from '#server/foundation/platform/http/answers'
import { sentences } from '#server/foundation/platform/sentences'
import type { Bundles } from './bundle'

export const diagnosticsRoutes = (bundles: Bundles) =>
  new Elysia({ prefix: '/diagnostics', tags: ['Diagnostics'] }).get(
    '/export',
    async ({ query }) => {
      // Whoever asks for less than the whole report must not get the whole report.
      const unknown = Object.keys(query).find((name) => name !== 'api_key')
      if (unknown !== undefined) throw new Invalid(say(sentences, 'unknown_field'), unknown.slice(0, 100))
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
      response: refused(422, 500),
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
