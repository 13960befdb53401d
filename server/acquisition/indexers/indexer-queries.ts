import type { Journal } from '#server/foundation/history/journal'
import type { Clock } from '#server/foundation/lib/clock'
import { Failure } from '#server/foundation/lib/failure'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import { UpstreamRateLimited } from '#server/foundation/platform/errors'
import type { Log } from '#server/foundation/platform/log'
import type { UpstreamFetch } from '#server/foundation/upstream/fetch'
import { createAvailability, isFor } from './availability'
import { mayQuery, nextFeedAt, spent } from './budget'
import type { Capabilities } from './capabilities'
import type { FoundRelease } from './found-release'
import { createIndexerOutcomes } from './indexer-outcomes'
import type { IndexerContext, SearchQuery } from './indexer-type'
import type { Indexers } from './indexers'
import { sentences } from './sentences'
import { type AnyType, settingsOf, typeNamed } from './settings'
import type { IndexerRow } from './table'
import { fetchTorrent, type TorrentSource } from './torrent-source'
import { createWantedPace } from './wanted-pace'
import { whyFailed } from './why-failed'

export type Answer = { indexer: IndexerRow } & ({ ok: true; releases: FoundRelease[] } | { ok: false; error: unknown; why: Sentence })
export type Asking = ReturnType<typeof createIndexerQueries>
type Deps = {
  indexers: Indexers
  journal: Journal
  clock: Clock
  log: Log
  /** Creates a fetch function for one indexer, named as in messages. It throws Paused while the service pauses. */
  fetchFor: (name: string) => UpstreamFetch
}

/** Queries the indexers. A failure is recorded and pauses that indexer; it never stops the others. */
export const createIndexerQueries = ({ indexers, journal, clock, log, fetchFor }: Deps) => {
  /** Lost on restart, which costs one extra query. */
  const feedReadAt = new Map<number, Date>()

  const { ready, searchable, nextQueryOf, maySearch, ...when } = createAvailability({ indexers, clock })
  const { counted, searchesPerDay } = createWantedPace({ indexers, clock, maySearch })
  const spend = createSpend({ indexers, clock })
  const contextOf = (row: IndexerRow): IndexerContext => ({
    name: `indexer ${row.name}`,
    fetch: fetchFor(`indexer ${row.name}`),
    capabilities: Object.keys(row.capabilities).length > 0 ? (row.capabilities as Capabilities) : null,
    lastGuid: row.last_feed_guid,
    maySpend: () => {
      if (!mayQuery(indexers.row(row.id), clock.now())) return false
      spend(row.id)
      return true
    },
  })

  const { begin, failed, succeeded, linkFailed, linkWorked } = createIndexerOutcomes({ indexers, journal, clock, log })

  const ask = async (
    row: IndexerRow,
    question: (type: AnyType, settings: never, context: IndexerContext) => Promise<FoundRelease[]>,
  ): Promise<Answer> => {
    const began = begin()
    try {
      const releases = await question(typeOf(row), settingsOf(row) as never, contextOf(row))
      succeeded(row.id, began)
      return { indexer: row, ok: true, releases }
    } catch (error) {
      failed(row.id, error, began)
      return { indexer: row, ok: false, error, why: whyFailed(error) }
    }
  }

  /**
   * Queries an indexer's capabilities and checks that it accepts us. For a saved indexer, counts the queries and stores the capabilities.
   */
  const test = async (
    row: Pick<IndexerRow, 'type' | 'url' | 'api_key' | 'categories' | 'settings_json' | 'name'> & { id?: number },
  ): Promise<Capabilities> => {
    const type = typeOf(row)
    const name = `indexer ${row.name}`
    const { id } = row
    const began = begin()
    const maySpend = () => {
      if (id !== undefined) spend(id)
      return true
    }
    const capabilities = await type.test(settingsOf(row) as never, { name, fetch: fetchFor(name), capabilities: null, maySpend })
    if (id !== undefined) {
      indexers.note(id, { capabilities: capabilities as unknown as Record<string, unknown> })
      succeeded(id, began)
    }
    return capabilities
  }

  /** Stores the capabilities of a new or changed indexer. Records a failure like any other. */
  const refreshCapabilities = async (id: number): Promise<void> => {
    const row = indexers.rows().find((candidate) => candidate.id === id)
    if (!row?.enabled) return
    const began = begin()
    try {
      await test(row)
    } catch (error) {
      failed(id, error, began)
    }
  }

  return {
    /** Searches all available indexers in parallel, but for the wanted search only those whose turn it is. Calls `onAnswer` for each answer. */
    search: (query: SearchQuery, { isWantedSearch, onAnswer }: { isWantedSearch: boolean; onAnswer: OnAnswer }): Promise<Answer[]> =>
      askEach(
        searchable().filter((row) => isFor(row, query) && (!isWantedSearch || nextQueryOf(row) <= clock.now())),
        (row) => ask(row, (type, settings, context) => counted(row.id, context, (counting) => type.search(settings, query, counting))),
        onAnswer,
      ),

    /** The newest entries of every indexer whose feed is due. */
    feeds: (): Promise<Answer[]> =>
      Promise.all(
        ready()
          .filter((row) => row.enable_feed && nextFeedAt(row, clock.now(), feedReadAt.get(row.id) ?? null) <= clock.now())
          .map(async (row) => {
            feedReadAt.set(row.id, clock.now())
            const answer = await ask(row, (type, settings, context) => type.feed(settings, context))
            const newest = answer.ok ? answer.releases[0]?.guid : undefined
            if (newest !== undefined) indexers.note(row.id, { last_feed_guid: newest })
            return answer
          }),
      ),

    /** The newest entries of one indexer, now: a person waits for them. Throws NotFound. */
    feedOf: (id: number): Promise<Answer> =>
      ask(indexers.row(id), (type, settings, context) => type.feed(settings, { ...context, lastGuid: null })),

    ...{ ...when, searchesPerDay, test, refreshCapabilities },

    /** Retries failed indexers whose pause is over and whose daily budget allows it. */
    async checkHealth(): Promise<void> {
      for (const row of ready()) if (row.escalation_level > 0) await refreshCapabilities(row.id)
    },

    /**
     * Follows the link of a release. Being rate-limited, or several consecutive dead links, pauses the indexer; a dead link with a magnet
     * does not count.
     */
    fetchSource: async (row: IndexerRow, url: string, magnet: string | null = null): Promise<TorrentSource> => {
      const began = begin()
      try {
        const source = await fetchTorrent(contextOf(row), { url, indexer_url: settingsOf(row).url, link_origins: row.link_origins })
        linkWorked(row.id)
        return source
      } catch (error) {
        if (magnet === null || error instanceof UpstreamRateLimited) linkFailed(row.id, error, began)
        if (magnet !== null) return { kind: 'magnet', magnet }
        throw error
      }
    },
  }
}

type OnAnswer = (answer: Answer, asked: number) => void
const askEach = (rows: readonly IndexerRow[], ask: (row: IndexerRow) => Promise<Answer>, onAnswer: OnAnswer): Promise<Answer[]> =>
  Promise.all(
    rows.map(async (row) => {
      const answer = await ask(row)
      onAnswer(answer, rows.length)
      return answer
    }),
  )

const createSpend =
  ({ indexers, clock }: Pick<Deps, 'indexers' | 'clock'>) =>
  (id: number): void => {
    const { queries_today, queries_day, last_query_at } = spent(indexers.row(id), clock.now())
    indexers.note(id, { queries_today, queries_day, last_query_at })
  }

const typeOf = (row: Pick<IndexerRow, 'type'>): AnyType => {
  const type = typeNamed(row.type)
  if (!type) throw new Failure(say(sentences, 'indexer_type_forgotten', { type: row.type }))
  return type
}
