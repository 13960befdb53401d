import { afterEach, beforeEach, expect, test } from 'bun:test'
import { QueryClient } from '@tanstack/react-query'
import type { EventType } from '#server/events'
import { startLive, stopLive } from './live'

type Heard = { onopen: () => void; onmessage: (message: { data: string }) => void }
let socket: Heard | undefined
class FakeSocket {
  static readonly CONNECTING = 0
  onopen = () => {}
  onmessage = () => {}
  onclose = () => {}
  constructor() {
    socket = this
  }
  send() {}
  close() {}
}

const real = { WebSocket: globalThis.WebSocket, fetch: globalThis.fetch }
beforeEach(() => {
  Object.assign(globalThis, { WebSocket: FakeSocket })
})
afterEach(() => {
  stopLive()
  Object.assign(globalThis, real)
})

/** How often a list is read that was there before the socket became live, if the service answers the question for its newest event so. */
const readsAfter = async (answer: () => Response | Promise<Response>): Promise<number> => {
  const queries = new QueryClient()
  let reads = 0
  await queries.fetchQuery({ queryKey: ['list'], queryFn: () => ++reads, meta: { refreshOn: ['movie_added'] } })
  const asked = Promise.withResolvers<void>()
  Object.assign(globalThis, {
    fetch: async () => {
      asked.resolve()
      return answer()
    },
  })
  startLive(queries)
  socket?.onopen()
  socket?.onmessage({ data: JSON.stringify({ type: 'auth_ok' }) })
  await asked.promise
  await new Promise((resolve) => setImmediate(resolve))
  await queries.refetchQueries({ stale: true, type: 'all', queryKey: ['list'], predicate: ({ state }) => state.isInvalidated })
  stopLive()
  return reads
}

const served = '2026-11-20T18:30:00.000Z'
const newest =
  (type: EventType, agoMs: number, events = 1) =>
  () => {
    const at = new Date(Date.parse(served) - performance.now() - agoMs).toISOString()
    return Response.json(
      { results: Array.from({ length: events }, () => ({ type, at })), has_more: false, next_cursor: null },
      { headers: { date: new Date(served).toUTCString() } },
    )
  }

test('what was read before the socket is live is not read again if nothing has happened since', async () => {
  expect(await readsAfter(newest('movie_added', 60_000))).toBe(1)
  expect(await readsAfter(() => Response.json({ results: [], has_more: false, next_cursor: null }))).toBe(1)
})

test('nor if what happened since does not concern it', async () => {
  expect(await readsAfter(newest('search_started', 500))).toBe(1)
})

test('is read again if something may have happened since that concerns it', async () => {
  expect(await readsAfter(newest('movie_added', 500))).toBe(2)
  expect(await readsAfter(newest('search_started', 500, 20))).toBe(2)
  expect(await readsAfter(() => Response.json({ message: 'no' }, { status: 500 }))).toBe(2)
  expect(await readsAfter(() => Promise.reject(new TypeError('offline')))).toBe(2)
})
