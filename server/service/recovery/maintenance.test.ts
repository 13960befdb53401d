import { describe, expect, test } from 'bun:test'
import { silentLog } from '#server/foundation/platform/log'
import { createMaintenance, recoveryWords, recoveryWordsForAll } from './maintenance'

const maintenance = createMaintenance({
  version: '0.1.0',
  startedAt: '2026-03-01T12:00:00.000Z',
  uptimeSeconds: () => 7,
  base: () => '',
  log: silentLog,
  words: recoveryWordsForAll,
  page: () => new Response('the page'),
})
const ask = async (path: string, init: RequestInit = {}) => {
  const response = await maintenance(new Request(`http://localhost${path}`, init), { ip: null, upgrade: () => false })
  return response!
}

describe('without a database', () => {
  test('everyone learns that the service is in recovery, and nothing else', async () => {
    const answer = await ask('/api/v1/status')

    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({
      version: '0.1.0',
      uptime_seconds: 7,
      started_at: '2026-03-01T12:00:00.000Z',
      status: 'recovery',
      setup_complete: false,
    })
  })

  test.each(['/api/v1/movies', '/api/v1/nowhere', '/api-docs/openapi.json', '/api/v1/status/x', '/api/v1/ws'])(
    'requests without a credential get 401 for %s',
    async (path) => {
      const answer = await ask(path)

      expect(answer.status).toBe(401)
      expect(await answer.json()).toMatchObject({ error: { code: 'unauthorized' } })
    },
  )

  test('nor can anyone change the status', async () => {
    expect((await ask('/api/v1/status', { method: 'POST' })).status).toBe(401)
  })

  const shown: Readonly<Record<string, [string, RequestInit]>> = {
    'a bearer': ['/api/v1/movies', { headers: { authorization: 'Bearer x' } }],
    'a key': ['/api/v1/movies', { headers: { 'x-api-key': 'x' } }],
    'an address with a key': ['/api/v1/movies?api_key=x', {}],
    'a cookie of ours': ['/api/v1/movies', { headers: { cookie: 'a=b; service_session_12345678=x' } }],
    'a socket and a key': ['/api/v1/ws', { headers: { upgrade: 'websocket', 'x-api-key': 'x' } }],
  }
  test.each(Object.entries(shown))('a request with %s learns what to do, whether it is valid or not', async (_, [path, init]) => {
    const answer = await ask(path, init)

    expect(answer.status).toBe(503)
    const { error } = (await answer.json()) as { error: { code: string; message: string } }
    expect(error.code).toBe('service_unavailable')
    expect(error.message).toContain('marquee doctor')
    expect(error.message).toContain('Nothing was changed')
    expect(error.message).not.toContain('/')
  })

  test('a socket without a credential gets 401', async () => {
    expect((await ask('/api/v1/ws', { headers: { upgrade: 'websocket' } })).status).toBe(401)
  })

  test('the person at the machine learns which backup to restore', () => {
    const newest = { path: '/b/x.zip', created_at: '2026-02-28T12:00:00.000Z' }

    const words = recoveryWords({ why: 'The database is empty', newest_verified_backup: newest })

    expect(words).toContain('marquee backup restore /b/x.zip')
    expect(words).toContain('Nothing was changed')
  })

  test('serves the pages of the UI', async () => {
    expect(await (await ask('/movies')).text()).toBe('the page')
  })
})
