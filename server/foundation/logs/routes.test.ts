import { afterEach, expect, test } from 'bun:test'
import { Elysia } from 'elysia'
import { stoppedClock } from '#server/foundation/lib/clock'
import { createScrubber } from '#server/foundation/lib/redact'
import { apiBase, elysiaOptions } from '#server/foundation/platform/http/api-base'
import { createCursors } from '#server/foundation/platform/http/page'
import type { Route } from '#server/foundation/platform/http/route-book'
import { silentLog } from '#server/foundation/platform/log'
import { createLog } from './log'
import { createLogStore } from './logs'
import { openLogs } from './open'
import { logRoutes } from './routes'
import { createLogSink } from './sink'

const cleaning: (() => void)[] = []
afterEach(() => {
  for (const clean of cleaning.splice(0)) clean()
})

const aHouse = () => {
  const db = openLogs(':memory:').db
  const sink = createLogSink({ db, scrubber: createScrubber({ knownSecrets: () => [] }) })
  const log = createLog({ write: sink.write, clock: stoppedClock('2026-05-10T12:00:00.000Z'), level: () => 'trace' })
  cleaning.push(log.close, sink.close)
  const logs = createLogStore({ db, sink, log, cursors: createCursors(() => 'k') })
  const app = new Elysia(elysiaOptions)
    .use(apiBase({ log: silentLog, uploads: [], routes: (): readonly Route[] => app.routes }))
    .use(logRoutes(logs))
  const ask = async (path: string, body?: unknown) => {
    const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    const response = await app.handle(new Request(`http://localhost${path}`, body === undefined ? {} : post))
    const text = await response.text()
    return { status: response.status, json: text ? (JSON.parse(text) as { results: { message: string }[]; next_cursor: string }) : null }
  }
  return { log, ask }
}

test('GET /logs has the shape of every list, with 25 lines by default', async () => {
  const { log, ask } = aHouse()
  for (let i = 0; i < 30; i++) log.for('a').info(`line ${i}`)

  const first = await ask('/logs')
  const second = await ask(`/logs?cursor=${first.json!.next_cursor}`)

  expect(first.status).toBe(200)
  expect(first.json).toMatchObject({ has_more: true, next_cursor: expect.any(String) })
  expect(first.json!.results).toHaveLength(25)
  expect(second.json).toMatchObject({ has_more: false, next_cursor: null })
  expect(second.json!.results.at(-1)!.message).toBe('line 0')
})

test('GET /logs?after= starts a live tail that its cursor continues', async () => {
  const { log, ask } = aHouse()
  log.for('a').info('one')
  const begun = await ask('/logs?after=&level=2')
  log.for('a').info('two')

  const next = await ask(`/logs?after=${begun.json!.next_cursor}&level=2`)

  expect(begun.json!.results.map(({ message }) => message)).toEqual(['one'])
  expect(next.json!.results.map(({ message }) => message)).toEqual(['two'])
  expect(next.json).toMatchObject({ has_more: false, next_cursor: expect.any(String) })
})

test('refuses nonsense in the usual error shape', async () => {
  const { ask } = aHouse()

  expect((await ask('/logs?level=loud')).status).toBe(422)
  expect((await ask('/logs?since=yesterday')).status).toBe(422)
  expect((await ask('/logs?cursor=nonsense')).json).toMatchObject({ error: { code: 'invalid_cursor' } } as never)
  expect((await ask('/logs?after=nonsense')).status).toBe(400)
  expect((await ask('/client-logs', [])).status).toBe(422)
  expect((await ask('/client-logs', [{ level: 'error', message: 'x', color: 'red' }])).status).toBe(422)
  expect(
    (
      await ask(
        '/client-logs',
        Array.from({ length: 101 }, () => ({ level: 'error', message: 'x' })),
      )
    ).status,
  ).toBe(422)
})

test("POST /client-logs stores a client's lines under its own source", async () => {
  const { ask } = aHouse()

  const kept = await ask('/client-logs', [
    { level: 'warn', message: 'it stutters', module: 'player', fields: { token: 'abc', at: 3 }, trace_id: 'ab12' },
  ])

  expect(kept).toEqual({ status: 204, json: null })
  expect((await ask('/logs?source=frontend')).json!.results).toEqual([
    {
      ts_us: 1778414400000000,
      level: 1,
      target: 'service::web::player',
      subsystem: 'web',
      trace_id: 'ab12',
      span_id: null,
      message: 'it stutters',
      fields_json: { token: '[REDACTED]', at: 3 },
      source: 'frontend',
    },
  ] as never)
})
