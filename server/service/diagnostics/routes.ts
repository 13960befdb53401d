import { Elysia, t } from 'elysia'
import { say } from '#server/foundation/lib/sentence'
import { Invalid } from '#server/foundation/platform/errors'
import { refused } from '#server/foundation/platform/http/answers'
import { Query } from '#server/foundation/platform/http/api-base'
import { sentences } from '#server/foundation/platform/sentences'
import type { Bundles } from './bundle'

export const diagnosticsRoutes = (bundles: Bundles) =>
  new Elysia({ prefix: '/diagnostics', tags: ['Diagnostics'] }).get(
    '/export',
    async ({ query }) => {
      // Whoever asks for less than the whole report must not get the whole report.
      const unknown = Object.keys(query).find((name) => name !== 'api_key' && name !== 'masked')
      if (unknown !== undefined) throw new Invalid(say(sentences, 'unknown_field'), unknown.slice(0, 100))
      const { filename, zip } = await (query.masked === true ? bundles.exportMasked() : bundles.export())
      return new Response(zip, {
        headers: {
          'content-type': 'application/zip',
          'content-length': String(zip.length),
          'content-disposition': `attachment; filename="${filename}"`,
        },
      })
    },
    {
      query: Query({
        masked: t.Optional(
          t.BooleanString({ description: 'Replace titles, paths, names, and addresses, to share the bundle with strangers' }),
        ),
      }),
      response: refused(422, 500),
      detail: {
        operationId: 'exportDiagnostics',
        summary: 'Download the diagnostic bundle',
        description:
          'Version and system, settings, indexers, backups, tasks and the log of the last seven days, with every secret replaced. ' +
          'In the settings each secret field reads `[REDACTED]` and every other one as stored; everywhere else, any value that equals or contains a secret is replaced too. ' +
          'With `masked`, titles, paths, file names, hosts, addresses, user names, and keys are replaced as well, each by the same mask everywhere, such as `movie-3` or `host-2`; ' +
          'the entry `masked.json` lists how many things of each kind were replaced, and in how many places.',
        responses: {
          200: {
            description: 'The archive',
            headers: {
              'Content-Disposition': {
                description: '`service-diagnostics-<timestamp>.zip`, or `service-diagnostics-<timestamp>-masked.zip`',
                schema: { type: 'string' },
              },
            },
            content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } },
          },
        },
      },
    },
  )
