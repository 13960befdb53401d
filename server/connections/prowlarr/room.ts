import type { ImportRecords } from '#server/connections/import/records'
import type { ImportRuns } from '#server/connections/import/runs'
import { createUpstreamFetch, type UpstreamFetch } from '#server/foundation/upstream/fetch'
import type { Ground } from '#server/ground'
import { baseOf, createAskManager } from './ask-manager'
import { createImportIndexers, partyOf, type ReadFound } from './import-indexers'
import { readJackett } from './read-jackett'
import { readProwlarr } from './read-prowlarr'
import { managerRoutes } from './routes'
import type { ManagerAddress, ManagerName } from './schema'

type Importing = Parameters<typeof createImportIndexers>[0]
type Needs = {
  indexers: {
    add: Importing['add']
    update: (id: number, patch: { api_key: string; url?: string }, by: { isKey: boolean }) => unknown
    addressOf: Importing['addressOf']
  }
  imports: { records: Pick<ImportRecords, 'begin' | 'keep' | 'end' | 'leave'>; runs: Pick<ImportRuns, 'alone'> }
}

/** Taking over the indexers of Prowlarr and Jackett. */
export const openProwlarr = ({ db, clock, logs }: Ground, { indexers, imports }: Needs) => {
  const importIndexers = createImportIndexers({
    db,
    records: imports.records,
    add: indexers.add,
    connect: (id, access) => indexers.update(id, access, { isKey: true }),
    addressOf: indexers.addressOf,
  })
  const read = async (source: ManagerName, address: ManagerAddress, signal: AbortSignal): Promise<ReadFound> => {
    const [base, party, api_key] = [baseOf(address), partyOf[source], address.api_key.trim()]
    const unending = createUpstreamFetch({ name: party, log: logs.for('upstream', source), clock, retries: 1 })
    const fetch: UpstreamFetch = (url, request) => unending(url, { ...request, signal })
    const ask = createAskManager({ fetch, party, base, api_key, keyIn: source === 'prowlarr' ? 'header' : 'address' })
    return { source, base, api_key, ...(await (source === 'prowlarr' ? readProwlarr : readJackett)(ask, base)) }
  }
  return { routes: managerRoutes({ importIndexers, read, alone: imports.runs.alone }) }
}
