import { afterEach, expect, test } from 'bun:test'
import { until } from '#server/testing/until'
import { useApp } from '#server/testing/use-app'
import { webhookPresets } from './fields'

const app = useApp()
const stopping: (() => unknown)[] = []
afterEach(async () => {
  for (const stop of stopping.splice(0)) await stop()
})

type Asked = { method: string; path: string; headers: Headers; text: string }
/** A receiver that accepts what its own documentation specifies, and quotes the whole request when it refuses. */
const aReceiver = (takes: (asked: Asked) => Response | null) => {
  const taken: Asked[] = []
  const refused: Asked[] = []
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch: async (request) => {
      const { method, headers, url } = request
      const asked = { method, headers, path: new URL(url).pathname, text: await request.text() }
      const answer = takes(asked)
      ;(answer ? taken : refused).push(asked)
      return answer ?? new Response(`refused ${url} ${JSON.stringify([...headers])} ${asked.text}`, { status: 401 })
    },
  })
  stopping.push(() => server.stop(true))
  return { url: `http://127.0.0.1:${server.port}`, taken, refused }
}
const isJson = ({ headers }: Asked): boolean => headers.get('content-type')?.split(';')[0] === 'application/json'
const jsonOf = (asked: Asked) => (isJson(asked) ? (JSON.parse(asked.text) as Record<string, unknown>) : {})

const botToken = '7000000001:AAE-canary_of_the_bot_9Qz7Lm2X'
const login = Buffer.from('kodi:canary-of-kodi').toString('base64')
const ntfyToken = 'tk_canary-of-ntfy'
const discordToken = 'canary-of-discord-77'
const gotifyToken = 'canary-of-gotify'
const appriseKey = 'canary-of-apprise'
const secrets = [botToken, login, ntfyToken, discordToken, gotifyToken, appriseKey]

type Receiver = { path: string; headers?: Record<string, string>; takes: (asked: Asked) => Response | null }
type Notifying = Exclude<(typeof webhookPresets)[number], { refreshes: string }>
/** A preset without a receiver does not compile. Those that refresh a media server have their own test. */
const receivers: Record<Notifying['name'], Receiver> = {
  ntfy: {
    path: '/',
    headers: { Authorization: `Bearer ${ntfyToken}` },
    takes: (asked) => {
      const { topic, title, message, tags } = jsonOf(asked)
      const mayEnter = asked.headers.get('authorization') === `Bearer ${ntfyToken}`
      return mayEnter && asked.path === '/' && topic && title && message && Array.isArray(tags) ? Response.json({ id: 'a' }) : null
    },
  },
  Discord: {
    path: `/api/webhooks/1/${discordToken}`,
    takes: (asked) => {
      const { content, allowed_mentions } = jsonOf(asked)
      const isWhole = asked.method === 'POST' && asked.path === `/api/webhooks/1/${discordToken}` && Boolean(content)
      return isWhole && Bun.deepEquals(allowed_mentions, { parse: [] }) ? new Response(null, { status: 204 }) : null
    },
  },
  Gotify: {
    path: '/message',
    headers: { 'X-Gotify-Key': gotifyToken },
    takes: (asked) => {
      const { message, priority } = jsonOf(asked)
      const mayEnter = asked.headers.get('x-gotify-key') === gotifyToken
      return mayEnter && asked.path === '/message' && message && typeof priority === 'number' ? Response.json({ id: 1 }) : null
    },
  },
  Apprise: {
    path: `/notify/${appriseKey}`,
    takes: (asked) => {
      const { body, type } = jsonOf(asked)
      return asked.method === 'POST' && asked.path === `/notify/${appriseKey}` && body && type === 'info' ? new Response('ok') : null
    },
  },
  Telegram: {
    path: `/bot${botToken}/sendMessage`,
    takes: (asked) => {
      const { chat_id, text } = jsonOf(asked)
      const isWhole = asked.method === 'POST' && asked.path === `/bot${botToken}/sendMessage` && chat_id === '-1001' && Boolean(text)
      return isWhole ? Response.json({ ok: true, result: { message_id: 1, text } }) : null
    },
  },
  'Kodi library scan': {
    path: '/jsonrpc',
    headers: { Authorization: `Basic ${login}` },
    takes: (asked) => {
      const { jsonrpc, id, method } = jsonOf(asked)
      const isCall = asked.method === 'POST' && asked.path === '/jsonrpc' && jsonrpc === '2.0' && method === 'VideoLibrary.Scan'
      const mayEnter = asked.headers.get('authorization') === `Basic ${login}`
      return isCall && mayEnter ? Response.json({ id, jsonrpc: '2.0', result: 'OK' }) : null
    },
  },
}

const presetNamed = (wanted: string) => {
  const { help: _, ...preset } = webhookPresets.find(({ name }) => name === wanted)!
  return { ...preset, template: preset.template?.replace('CHAT', '-1001') ?? null }
}
const happen = () => app.ask('POST', '/tags', { name: 'A "quoted" name\\ with an end' })

for (const [name, { path, headers = {}, takes }] of Object.entries(receivers))
  test(`${name} accepts a test and events in its own format, and its secrets stay hidden`, async () => {
    const receiver = aReceiver(takes)
    const made = await app.ask<{ id: number }>('POST', '/webhooks', { ...presetNamed(name), url: `${receiver.url}${path}`, headers })
    const tried = await app.ask<{ ok: boolean; status: number }>('POST', `/webhooks/${made.body.id}/test`)
    await happen()
    // The first event is about the webhook itself.
    await until('the events arrived', () => receiver.taken.length >= 3)

    expect(tried.body.ok).toBe(true)
    expect(receiver.refused).toEqual([])
    if (name === 'Telegram') expect(jsonOf(receiver.taken.at(-1)!).text).toBe('Tag changed: A "quoted" name\\ with an end (created)')

    await until(
      'nothing more is on its way',
      async () => (await app.ask<{ waiting: number }>('GET', `/webhooks/${made.body.id}`)).body.waiting === 0,
    )
    const wrong = await app.ask('PATCH', `/webhooks/${made.body.id}`, { url: `${receiver.url}${path}/elsewhere` })
    const failed = await app.ask<{ ok: boolean; status: number }>('POST', `/webhooks/${made.body.id}/test`)
    expect(failed.body).toMatchObject({ ok: false, status: 401 })
    const shown = await Promise.all(
      ['/webhooks', '/logs?limit=100', '/history?limit=100', '/health'].map(async (where) => (await app.ask('GET', where)).response.text()),
    )
    const texts = [...shown, JSON.stringify([made.body, wrong.body, failed.body, app.events])].join('\n')
    for (const secret of secrets) expect(texts).not.toContain(secret)
  })

test('lists the presets with their method, for pickers', async () => {
  const { body } = await app.ask<{ results: { name: string; method: string; refreshes: string | null }[] }>(
    'GET',
    '/webhooks/presets?limit=100',
  )

  expect(body.results.map(({ name }) => name)).toEqual(webhookPresets.map(({ name }) => name))
  expect(body.results.find(({ name }) => name === 'Plex library refresh')?.refreshes).toBe('plex')
  expect(body.results.find(({ name }) => name === 'ntfy')?.method).toBe('POST')
})
