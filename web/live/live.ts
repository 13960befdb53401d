import type { QueryClient } from '@tanstack/react-query'
import type { AppEvent, EventType } from '#server/events'
import { sessionLost } from '../api/session'
import { createStore } from '../ui/store'
import { progressed, settled } from './progress'
import { openLive } from './socket'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The events that make this query stale. */
      refreshOn?: readonly EventType[]
    }
  }
}

const GATHER_MS = 150

const isRefusal = ({ status, data }: { status: string; data: unknown }) => status === 'error' && data === undefined

/** How many things changed while the connection was away; the shell says it once. */
export const missed = createStore(0)
export const heard = createStore<AppEvent | undefined>(undefined)

let running: ReturnType<typeof openLive> | undefined

/** Keeps every query true that named an event. Progress goes past the queries, straight to the rows that show it. */
export const startLive = (queries: QueryClient) => {
  if (running) return
  const gathered = new Set<EventType>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let replaying = 0
  const flush = () => {
    timer = undefined
    const types = new Set(gathered)
    gathered.clear()
    // What failed stands until a person asks again: asking by itself would take the words, and what is unfolded in them, out of sight.
    void queries.invalidateQueries({
      predicate: ({ meta, state }) => !isRefusal(state) && (meta?.refreshOn?.some((type) => types.has(type)) ?? false),
    })
    if (replaying > 0) missed.set(replaying)
    replaying = 0
  }
  let again = false
  running = openLive({
    event: (event) => {
      if (event.type === 'download_progress') return progressed(event)
      if ('download_id' in event && typeof event.download_id === 'number') settled(event.download_id, event.type)
      if (again) replaying += 1
      heard.set(event)
      gathered.add(event.type)
      if (timer === undefined) timer = setTimeout(flush, GATHER_MS)
    },
    live: (facts) => {
      again = facts.again && facts.gapless
      setTimeout(() => {
        again = false
      }, 1000)
      void queries.invalidateQueries({ predicate: ({ state }) => facts.again || state.dataUpdatedAt > 0 })
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
