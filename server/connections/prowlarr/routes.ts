import { Elysia } from 'elysia'
import type { ImportRuns } from '#server/connections/import/runs'
import { ImportReport } from '#server/connections/import/schema'
import { answers } from '#server/foundation/platform/http/answers'
import type { ImportIndexers, ReadFound } from './import-indexers'
import { ManagerAddress, type ManagerName } from './schema'

type Deps = {
  importIndexers: ImportIndexers
  read: (source: ManagerName, address: ManagerAddress, signal: AbortSignal) => Promise<ReadFound>
  alone: ImportRuns['alone']
}

const what =
  'Each movie indexer becomes a Torznab indexer of its own, with priority, categories, and seed goals. Run it again to add new ones; nothing here ' +
  'is overwritten, and indexers that are gone there are named, never deleted. Indexers of Usenet and those without movies are listed with the ' +
  'reason. Afterwards everything automatic is on hold until `POST /import/hold/release`.'

/** Importing the indexers of an indexer manager. */
export const managerRoutes = (deps: Deps) => [
  routesOf('prowlarr', { ...deps, name: 'Prowlarr', operation: 'Prowlarr' }),
  routesOf('jackett', { ...deps, name: 'Jackett', operation: 'Jackett' }),
]

const routesOf = (source: ManagerName, { importIndexers, read, alone, name, operation }: Deps & { name: string; operation: string }) => {
  const does = (address: ManagerAddress, applies: boolean): Promise<ImportReport> =>
    alone({ source, applies }, async (pace) => {
      const found = await read(source, address, pace.signal)
      return applies ? await importIndexers.take(found, pace) : importIndexers.preview(found)
    })
  return new Elysia({ prefix: `/import/${source}`, tags: ['Library'] })
    .post('', ({ body }) => does(body, true), {
      body: ManagerAddress,
      response: answers(ImportReport, 400, 409, 415, 422, 429, 503),
      detail: { operationId: `import${operation}`, summary: `Import the indexers of ${name}`, description: what },
    })
    .post('/preview', ({ body }) => does(body, false), {
      body: ManagerAddress,
      response: answers(ImportReport, 400, 409, 415, 422, 429, 503),
      detail: {
        operationId: `preview${operation}Import`,
        summary: `Preview an import of the indexers of ${name}`,
        description: `Writes nothing. ${what}`,
      },
    })
}
