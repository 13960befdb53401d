import { Elysia } from 'elysia'
import { ImportReport } from '#server/connections/import/schema'
import { answers } from '#server/foundation/platform/http/answers'
import type { ImportIndexers, ReadFound } from './import-indexers'
import { ManagerAddress, type ManagerName } from './schema'

type Deps = { importIndexers: ImportIndexers; read: (source: ManagerName, address: ManagerAddress) => Promise<ReadFound> }

const what =
  'Each movie indexer becomes a Torznab indexer of its own, with priority, categories, and seed goals. Run it again to add new ones; nothing here ' +
  'is overwritten, and indexers that are gone there are named, never deleted. Indexers of Usenet and those without movies are listed with the ' +
  'reason. Afterwards everything automatic is on hold until `POST /import/hold/release`.'

/** Importing the indexers of an indexer manager. */
export const managerRoutes = (deps: Deps) => [
  routesOf('prowlarr', { ...deps, name: 'Prowlarr', operation: 'Prowlarr' }),
  routesOf('jackett', { ...deps, name: 'Jackett', operation: 'Jackett' }),
]

const routesOf = (source: ManagerName, { importIndexers, read, name, operation }: Deps & { name: string; operation: string }) =>
  new Elysia({ prefix: `/import/${source}`, tags: ['Library'] })
    .post('', async ({ body }) => await importIndexers.take(await read(source, body)), {
      body: ManagerAddress,
      response: answers(ImportReport, 400, 409, 415, 422, 429, 503),
      detail: { operationId: `import${operation}`, summary: `Import the indexers of ${name}`, description: what },
    })
    .post('/preview', async ({ body }) => importIndexers.preview(await read(source, body)), {
      body: ManagerAddress,
      response: answers(ImportReport, 400, 415, 422, 429, 503),
      detail: {
        operationId: `preview${operation}Import`,
        summary: `Preview an import of the indexers of ${name}`,
        description: `Writes nothing. ${what}`,
      },
    })
