import type { QueryClient, QueryMeta } from '@tanstack/react-query'
import type { AppEvent, EventType } from '#server/events'
import { createStore } from '../../kit/store'
import { client } from '../api/client'
import { sessionLost } from '../api/session'
import { progressed, settled } from './progress'
import { openLive } from './socket'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The event types that make this query stale. */
      refreshOn?: readonly EventType[]
    }
  }
}

const GATHER_MS = 150

const isRefusal = ({ status, data }: { status: string; data: unknown }) => status === 'error' && data === undefined

/** Number of events missed while disconnected; the shell reports it once. */
export const missedEvents = createStore(0)
export const lastEvent = createStore<AppEvent | undefined>(undefined)

const MARGIN_MS = 2000
const MOST_MISSED = 20

/**
 * The types of the events since the page began to load, so that what it read before the socket was live may be outdated. Undefined if they
 * are unknown. Compares times of the service only: this computer's clock may be wrong.
 */
const missedTypes = async (): Promise<ReadonlySet<string> | undefined> => {
  const answer = await client.GET('/api/v1/history', { params: { query: { limit: MOST_MISSED } } }).catch(() => undefined)
  if (!answer?.data) return
  const { data, response } = answer
  const servedAt = Date.parse(response.headers.get('date') ?? '')
  const missed = data.results.filter(({ at }) => !(servedAt - Date.parse(at) > performance.now() + MARGIN_MS))
  return missed.length < MOST_MISSED ? new Set(missed.map(({ type }) => type)) : undefined
}

const isAbout = (types: ReadonlySet<string>, meta: QueryMeta | undefined) => meta?.refreshOn?.some((type) => types.has(type)) ?? false

let running: ReturnType<typeof openLive> | undefined

/** Invalidates queries when one of their events arrives. Download progress bypasses queries and goes straight to the rows that show it. */
export const startLive = (queries: QueryClient) => {
  if (running) return
  const gathered = new Set<EventType>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let replaying = 0
  const flush = () => {
    timer = undefined
    const types = new Set(gathered)
    gathered.clear()
    // Failed queries are not retried automatically: that would remove the error message and its expanded details from the screen.
    void queries.invalidateQueries({
      predicate: ({ meta, state }) => !isRefusal(state) && isAbout(types, meta),
    })
    if (replaying > 0) missedEvents.set(replaying)
    replaying = 0
  }
  let again = false
  running = openLive({
    event: (event) => {
      if (event.type === 'download_progress') return progressed(event)
      if ('download_id' in event && typeof event.download_id === 'number') settled(event.download_id, event.type)
      if (again) replaying += 1
      lastEvent.set(event)
      gathered.add(event.type)
      if (timer === undefined) timer = setTimeout(flush, GATHER_MS)
    },
    live: (facts) => {
      again = facts.again && facts.gapless
      setTimeout(() => {
        again = false
      }, 1000)
      if (facts.again) void queries.invalidateQueries()
      else
        void missedTypes().then((types) =>
          queries.invalidateQueries({ predicate: ({ meta, state }) => state.dataUpdatedAt > 0 && (!types || isAbout(types, meta)) }),
        )
    },
    refused: () => {
      stopLive()
      sessionLost()
    },
  })
}

export const stopLive = () => {
  running?.stop()
  running = undefined
}

export const reconnectNow = () => running?.tryNow()
