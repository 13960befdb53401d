import { createUpstreamFetch, type Transport, type UpstreamFetch } from '#server/foundation/upstream/fetch'
import { isNearby } from '#server/foundation/upstream/safe-fetch'
import type { Ground } from '#server/ground'
import { createIndexerQueries } from './indexer-queries'
import { checkedIndexer, createIndexers } from './indexers'
import { indexerRoutes } from './routes'
import type { NewIndexer } from './schema'
import { mergeSettings } from './settings'
import type { IndexerRow } from './table'

type Needs = {
  sessions: { isKey: (request: Request) => boolean }
  /** The route to web servers through the VPN; null if the VPN does not cover indexers. */
  torrents: { transportThroughTunnel: (party: string) => Transport | null }
}

/** The indexers and queries to them. */
export const openIndexers = ({ db, journal, clock, cursors, logs, clockTrust, background }: Ground, { sessions, torrents }: Needs) => {
  const indexers = createIndexers({ db, journal, clock, cursors })
  const fetchFor = (name: string): UpstreamFetch => {
    const transportTo = (url: URL) => (isNearby(url) ? null : torrents.transportThroughTunnel(name))
    const log = logs.for('upstream', 'indexer')
    const ask = createUpstreamFetch({ name, log, clock, retries: 1, witness: clockTrust.witness, transportTo })
    return (address, request) => ask(address, { signal: background.signal(), ...request })
  }
  const asking = createIndexerQueries({ indexers, journal, clock, log: logs.for('indexers', 'indexer-queries'), fetchFor })
  return {
    routes: [indexerRoutes({ indexers, asking, cursors, isKey: sessions.isKey })],
    ...indexers,
    asking,
    checkHealth: asking.checkHealth,
    refreshCapabilities: asking.refreshCapabilities,
    /** Undefined for null and for an indexer that was removed. */
    find: (id: number | null): IndexerRow | undefined => (id === null ? undefined : indexers.rows().find((row) => row.id === id)),
    /** Tests an indexer without saving it. `id`: the stored one that it would replace, whose secrets it keeps at the same address. */
    trial: async (wanted: NewIndexer, id: number | null): Promise<void> => {
      const before = id === null ? null : indexers.row(id)
      const stored = before?.url === wanted.url ? before : null
      const { type, url, name, categories = [2000], api_key = stored?.api_key ?? null, settings = {} } = wanted
      const merged = mergeSettings(type, stored?.settings_json ?? null, settings)
      await asking.test({ name, categories, ...checkedIndexer({ type, url, api_key, settings: merged }), type })
    },
    /** The address that the indexer would be queried at. Throws Invalid. */
    addressOf: ({ type, url, api_key = null, settings = {} }: NewIndexer): string =>
      checkedIndexer({ type, url, api_key, settings: mergeSettings(type, null, settings) }).url,
  }
}
