import { afterEach, describe, expect, test } from 'bun:test'
import { Elysia } from 'elysia'
import type { AppEvent, StoredEvent } from '#server/events'
import { createJournal } from '#server/foundation/history/journal'
import { stoppedClock } from '#server/foundation/lib/clock'
import { createBus } from '#server/foundation/platform/bus'
import { apiBase, elysiaOptions } from '#server/foundation/platform/http/api-base'
import { createCursors } from '#server/foundation/platform/http/page'
import { silentLog } from '#server/foundation/platform/log'
import { createUpstreamFetch } from '#server/foundation/upstream/fetch'
import { openMigratedDb } from '#server/testing/migrated'
import { createDeliveries } from './deliveries'
import { webhookPresets } from './fields'
import { webhookRoutes } from './routes'
import { createSend } from './send'
import { deliveriesTable, webhooksTable } from './table'
import { createWebhooks } from './webhooks'

const cleaning: (() => unknown)[] = []
afterEach(async () => {
  for (const clean of cleaning.splice(0)) await clean()
})

type Heard = { path: string; headers: Headers; body: string; method: string }
const aListener = () => {
  const heard: Heard[] = []
  let answer = () => new Response('ok')
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch: async (request) => {
      heard.push({ path: new URL(request.url).pathname, headers: request.headers, body: await request.text(), method: request.method })
      return answer()
    },
  })
  cleaning.push(() => server.stop(true))
  return {
    heard,
    url: `http://127.0.0.1:${server.port}/hooks/T0ken-1234567890`,
    answers: (next: () => Response) => {
      answer = next
    },
    bodies: () => heard.map(({ body }) => JSON.parse(body) as { event: string; summary: string; data: Record<string, unknown> }),
  }
}

const noLibrary = { roots: () => [], rootOf: () => null, fileIn: () => null }
const anApp = () => {
  const clock = stoppedClock('2026-05-10T12:00:00.000Z')
  const db = openMigratedDb()
  const bus = createBus<AppEvent>()
  const journal = createJournal({ db, bus, clock })
  const cursors = createCursors(() => 'k')
  const webhooks = createWebhooks({ db, journal, clock, cursors })
  const fetch = createUpstreamFetch({ name: 'webhook', log: silentLog, clock })
  const deliveries = createDeliveries({ db, clock, log: silentLog, send: createSend({ fetch, library: noLibrary }), mostWaiting: 20 })
  bus.subscribe((event) => void deliveries.enqueue(event))
  const happen = (event: StoredEvent) => journal.commit((_, announce) => announce(event))
  const waiting = () => db.select().from(deliveriesTable).all()
  let isKey = true
  const app = new Elysia(elysiaOptions)
    .use(apiBase({ log: silentLog, uploads: [], routes: () => [] }))
    .use(webhookRoutes({ webhooks, deliveries, isKey: () => isKey, cursors }))
  const ask = async (method: string, path: string, body?: unknown) => {
    const headers = { 'content-type': 'application/json' }
    const response = await app.handle(
      new Request(`http://localhost${path}`, { method, ...(body !== undefined && { headers, body: JSON.stringify(body) }) }),
    )
    const text = await response.text()
    return { status: response.status, headers: response.headers, text, json: text ? (JSON.parse(text) as Record<string, unknown>) : null }
  }
  const bySession = () => {
    isKey = false
  }
  return { clock, db, webhooks, deliveries, happen, waiting, ask, bySession }
}
const grabbed = (title: string): StoredEvent => ({ type: 'tag_changed', id: 1, name: title, change: 'created' })

describe('a webhook receives', () => {
  test('events in order, each once', async () => {
    const { webhooks, deliveries, happen, waiting } = anApp()
    const listener = aListener()
    webhooks.add({ name: 'w', url: listener.url, headers: { 'X-Token': 'abc' }, events: ['tag_changed'] })

    happen(grabbed('one'))
    happen({ type: 'update_available', version: '2', released_at: '2026-05-09T00:00:00Z' })
    happen(grabbed('"two"'))
    await deliveries.deliverDue()
    await deliveries.deliverDue()

    expect(listener.bodies().map(({ summary }) => summary)).toEqual(['Tag changed: one (created)', 'Tag changed: "two" (created)'])
    expect(listener.bodies()[0]).toMatchObject({
      event: 'tag_changed',
      data: { type: 'tag_changed', name: 'one', seq: 2, at: '2026-05-10T12:00:00.000Z' },
    })
    expect(listener.heard[0]!.headers.get('x-token')).toBe('abc')
    expect(listener.heard[0]!.headers.get('content-type')).toBe('application/json')
    expect(waiting()).toEqual([])
    expect(webhooks.get(1)).toMatchObject({ last_status: 200, last_error: null, last_sent_at: '2026-05-10T12:00:00.000Z', waiting: 0 })
  })

  test('all stored events if it lists none, but no transient progress', async () => {
    const { webhooks, deliveries, happen } = anApp()
    const listener = aListener()
    webhooks.add({ name: 'w', url: listener.url })

    happen({ type: 'update_available', version: '2', released_at: '2026-05-09T00:00:00Z' })
    deliveries.enqueue({ type: 'task_started', task: 'backup', run_id: 1, at: '2026-05-10T12:00:00.000Z' })
    await deliveries.deliverDue()

    expect(listener.bodies().map(({ event }) => event)).toEqual(['webhook_changed', 'update_available'])
  })

  test('its own template', async () => {
    const { webhooks, deliveries, happen } = anApp()
    const listener = aListener()
    webhooks.add({
      name: 'json',
      url: listener.url,
      events: ['tag_changed'],
      template: '{"content":"**{{heading}}** {{name}}{{nothing}}","id":"{{id}}"}',
    })
    webhooks.add({ name: 'text', url: listener.url, events: ['tag_changed'], method: 'PUT', template: '{{event}}: {{name}}' })

    happen(grabbed('a "quoted"\nname'))
    await deliveries.deliverDue()

    const [json, text] = listener.heard.toSorted((a, b) => a.method.localeCompare(b.method))
    expect(JSON.parse(json!.body)).toEqual({ content: '**Tag changed** a "quoted"\nname', id: '1' })
    expect(text!.body).toBe('tag_changed: a "quoted" name')
    expect(text!.headers.get('content-type')).toStartWith('text/plain')
  })

  test('no body if its method is GET, as the library refresh of Plex needs', async () => {
    const { webhooks, deliveries, happen } = anApp()
    const listener = aListener()
    webhooks.add({
      name: 'w',
      url: listener.url,
      method: 'GET',
      headers: { 'X-Plex-Token': 'abc' },
      events: ['tag_changed'],
      template: '{}',
    })

    happen(grabbed('one'))
    await deliveries.deliverDue()

    expect(listener.heard.map(({ method, body }) => [method, body])).toEqual([['GET', '']])
    expect(listener.heard[0]!.headers.get('x-plex-token')).toBe('abc')
  })

  test('a failed delivery again, five times over hours, with later ones waiting', async () => {
    const { webhooks, deliveries, happen, waiting, clock } = anApp()
    const listener = aListener()
    listener.answers(() => new Response('no', { status: 500 }))
    webhooks.add({ name: 'w', url: listener.url, events: ['tag_changed'] })
    happen(grabbed('one'))
    happen(grabbed('two'))

    await deliveries.deliverDue()
    await deliveries.deliverDue()
    expect(listener.bodies().map(({ data }) => data.name)).toEqual(['one'])
    expect(webhooks.get(1)).toMatchObject({ waiting: 2, last_error: 'webhook returned status 500' })
    const rests: number[] = []
    while (waiting()[0]?.attempts && rests.length < 10) {
      const rest = Date.parse(waiting()[0]!.next_try_at) - clock.now().getTime()
      rests.push(rest / 60_000)
      clock.advance(rest - 1)
      await deliveries.deliverDue()
      clock.advance(1)
      await deliveries.deliverDue()
    }

    expect(rests).toEqual([1, 5, 30, 120])
    expect(listener.bodies().map(({ data }) => data.name)).toEqual(['one', 'one', 'one', 'one', 'one'])
    listener.answers(() => new Response('ok'))
    await deliveries.deliverDue()
    expect(listener.bodies().at(-1)!.data.name).toBe('two')
    expect(waiting()).toEqual([])
    expect(webhooks.get(1).last_error).toBeNull()
  })

  test('nothing sooner than it asks for', async () => {
    const { webhooks, deliveries, happen, waiting } = anApp()
    const listener = aListener()
    listener.answers(() => new Response('slow', { status: 429, headers: { 'retry-after': '600' } }))
    webhooks.add({ name: 'w', url: listener.url, events: ['tag_changed'] })
    happen(grabbed('one'))

    await deliveries.deliverDue()

    expect(waiting()[0]).toMatchObject({ attempts: 1, next_try_at: '2026-05-10T12:10:00.000Z' })
    expect(webhooks.get(1).last_status).toBe(429)
  })

  test('events although another webhook is dead', async () => {
    const { webhooks, deliveries, happen } = anApp()
    const listener = aListener()
    webhooks.add({ name: 'dead', url: 'http://127.0.0.1:1/x', events: ['tag_changed'] })
    webhooks.add({ name: 'alive', url: listener.url, events: ['tag_changed'] })

    happen(grabbed('one'))
    await deliveries.deliverDue()

    expect(listener.heard).toHaveLength(1)
    expect(webhooks.get(1)).toMatchObject({ waiting: 1, last_error: 'webhook refuses the connection' })
  })

  test('no more late events than can be stored', () => {
    const { webhooks, happen, waiting } = anApp()
    webhooks.add({ name: 'dead', url: 'http://127.0.0.1:1/x', events: ['tag_changed'] })

    for (let i = 0; i < 30; i++) happen(grabbed(`t${i}`))

    expect(waiting()).toHaveLength(20)
    expect(waiting()[0]!.seq).toBe(12)
  })

  test('nothing while it is disabled, nor afterwards what happened meanwhile', async () => {
    const { webhooks, deliveries, happen, waiting } = anApp()
    const listener = aListener()
    webhooks.add({ name: 'w', url: listener.url, events: ['tag_changed'] })
    happen(grabbed('one'))
    webhooks.update(1, { enabled: false }, { isKey: true })
    happen(grabbed('two'))
    webhooks.update(1, { enabled: true }, { isKey: true })

    await deliveries.deliverDue()

    expect(waiting()).toEqual([])
    expect(listener.heard).toEqual([])
  })

  test('requests at its own URL only: a redirect, for example into the local network, is not followed', async () => {
    const { webhooks, deliveries, happen } = anApp()
    const inside = aListener()
    const listener = aListener()
    listener.answers(() => new Response(null, { status: 307, headers: { location: inside.url } }))
    webhooks.add({ name: 'w', url: listener.url, events: ['tag_changed'] })

    happen(grabbed('one'))
    await deliveries.deliverDue()

    expect(listener.heard).toHaveLength(1)
    expect(inside.heard).toEqual([])
    expect(webhooks.get(1).last_error).toContain('redirects')
  })
})

describe('URL and headers', () => {
  const secret = 'T0ken-1234567890'

  test('are write-only', async () => {
    const { ask, db } = anApp()
    const listener = aListener()

    const made = await ask('POST', '/webhooks', { name: 'w', url: listener.url, headers: { Authorization: `Bearer ${secret}` } })
    const answers = [
      made,
      await ask('GET', '/webhooks'),
      await ask('GET', '/webhooks/1'),
      await ask('PATCH', '/webhooks/1', { name: 'v' }),
      await ask('POST', '/webhooks/1/test'),
    ]

    expect(made.status).toBe(201)
    expect(made.headers.get('location')).toBe('/api/v1/webhooks/1')
    expect(made.json).toMatchObject({
      url_host: new URL(listener.url).host,
      url_set: true,
      headers_set: true,
      header_names: ['Authorization'],
    })
    for (const { text } of answers) expect(text).not.toContain(secret)
    expect(answers[4]!.json).toEqual({ ok: true, code: 'webhook_taken', values: {}, status: 200, message: 'The receiver accepted it' })
    expect(db.select().from(webhooksTable).get()!.url).toBe(listener.url)
    const history = db.$client.query('SELECT group_concat(data) AS text FROM history').get() as { text: string }
    expect(history.text).toContain('webhook_changed')
    expect(history.text).not.toContain(secret)
  })

  test('need the headers again if a session changes the URL', async () => {
    const { ask, bySession, webhooks } = anApp()
    webhooks.add({ name: 'w', url: 'http://one.example/', headers: { 'X-Token': secret } })
    bySession()

    const refused = await ask('PATCH', '/webhooks/1', { url: 'http://thief.example/' })
    const taken = await ask('PATCH', '/webhooks/1', { url: 'http://two.example/', headers: { 'X-Token': 'new' } })

    expect(refused.status).toBe(422)
    expect(refused.text).toContain('headers')
    expect(taken.json).toMatchObject({ url_host: 'two.example' })
  })

  test('do not appear when a test explains why a webhook is unreachable', async () => {
    const { ask } = anApp()
    await ask('POST', '/webhooks', { name: 'w', url: `http://127.0.0.1:1/${secret}` })

    const { status, json, text } = await ask('POST', '/webhooks/1/test')

    expect(status).toBe(200)
    expect(json).toMatchObject({ ok: false, status: null, code: 'party_refuses_connection', message: 'webhook refuses the connection' })
    expect(text).not.toContain(secret)
  })
})

describe('an invalid webhook', () => {
  const wrong: Record<string, object> = {
    'an address that is none': { url: 'not an address' },
    'an address that is not http': { url: 'file:///etc/passwd' },
    'an unknown event': { events: ['something'] },
    'an event that is not stored': { events: ['download_progress'] },
    'a header of the connection': { headers: { Host: 'x' } },
    'a header of two lines': { headers: { 'X-A': 'a\r\nX-B: b' } },
    'a template that is no JSON': { template: '{"a":{{title}}}' },
    'an unknown field': { color: 'red' },
  }
  for (const [what, body] of Object.entries(wrong))
    test(`is refused: ${what}`, async () => {
      const { ask, db } = anApp()

      const { status, json } = await ask('POST', '/webhooks', { name: 'w', url: 'http://hook.example/', ...body })

      expect(status).toBe(422)
      expect(json).toMatchObject({ error: { code: 'validation_error' } })
      expect(db.select().from(webhooksTable).all()).toEqual([])
    })

  test('differs from a missing one and from one whose name is taken', async () => {
    const { ask } = anApp()
    await ask('POST', '/webhooks', { name: 'w', url: 'http://hook.example/' })

    expect((await ask('POST', '/webhooks', { name: 'w', url: 'http://hook.example/' })).status).toBe(409)
    expect((await ask('GET', '/webhooks/9')).json).toMatchObject({ error: { code: 'not_found', message: 'webhook 9 not found' } })
    expect((await ask('DELETE', '/webhooks/1')).status).toBe(204)
    expect((await ask('DELETE', '/webhooks/1')).status).toBe(404)
  })
})

test('every preset is a template that can be stored', async () => {
  const { ask } = anApp()
  for (const { help: _, ...preset } of webhookPresets) expect((await ask('POST', '/webhooks', preset)).status).toBe(201)
})
