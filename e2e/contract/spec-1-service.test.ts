import { Database } from 'bun:sqlite'
import { afterAll, beforeAll, expect } from 'bun:test'
import { join } from 'node:path'
import { until } from '#server/testing/until'
import { section } from './sentence'
import { type Body, demoMovies, listening, openStanding, type Standing } from './standing'

/** Pages are for browsers; an unknown address answers a program with an error. */
const asBrowser = { accept: 'text/html' }

let standing: Standing
beforeAll(async () => {
  standing = await openStanding()
}, 120_000)
afterAll(() => standing?.close(), 30_000)

section('1. What the service does', (is) => {
  is('The service is a single-user media library manager exposed as one REST API over HTTP', async () => {
    const { paths } = await standing.document()
    const status = await standing.request('GET', '/api/v1/status', { key: null })

    expect(Object.keys(paths).length).toBeGreaterThan(50)
    expect(Object.keys(paths).some((path) => /users?\b|accounts?\b/.test(path))).toBe(false)
    expect(status.headers.get('content-type')).toStartWith('application/json')
  })

  is('The in-app web UI, companion clients and external integrations all use this API, and the web UI uses nothing else', async () => {
    const page = await standing.request('GET', '/', { key: null, headers: asBrowser })
    const deep = await standing.request('GET', '/settings/metadata', { key: null, headers: asBrowser })

    expect(page.status).toBe(200)
    expect(page.headers.get('content-type')).toStartWith('text/html')
    expect(page.text).not.toContain(standing.key)
    expect(page.text).not.toContain(standing.movies)
    expect(deep.text).toBe(page.text)
  })

  is('It manages movies (created from a metadata-provider id)', async () => {
    const movie = await standing.add(demoMovies[0])
    const stored = await standing.ok('GET', `/movies/${movie.id}`)

    expect(stored.metadata_id).toBe(demoMovies[0])
    expect(stored.title).toBe('Big Buck Bunny')
  })

  is('It manages indexers', async () => {
    const made = await standing.ok('POST', '/indexers', {
      name: 'first',
      type: 'torznab',
      url: standing.indexer.url,
      api_key: standing.indexer.api_key,
    })
    const changed = await standing.ok('PATCH', `/indexers/${made.id}`, { priority: 7 })
    const listed = await standing.ok('GET', '/indexers')

    expect(changed.priority).toBe(7)
    expect(listed.results.map((each: Body) => each.id)).toEqual([made.id])
  })

  is('It manages scheduled tasks', async () => {
    const { results } = await standing.ok('GET', '/tasks')

    expect(results.map((task: Body) => task.name)).toContain('wanted-search')
  })

  is('It manages backups', async () => {
    const made = await standing.ok('POST', '/backups')
    const listed = await standing.ok('GET', '/backups')

    expect(listed.results.map((backup: Body) => backup.id)).toContain(made.id)
  })

  is('It manages a configuration singleton', async () => {
    const before = await standing.ok('GET', '/config')
    const after = await standing.ok('PUT', '/config', { recycle_days: before.recycle_days + 1 })
    await standing.ok('PUT', '/config', { recycle_days: before.recycle_days })

    expect(after).toEqual({ ...before, recycle_days: before.recycle_days + 1 })
  })

  is('It manages a history log', async () => {
    const { results } = await standing.ok('GET', '/history')

    expect(results.map((row: Body) => row.type)).toContain('movie_added')
  })

  is('It talks to a metadata provider', async () => {
    const found = await standing.ok('GET', '/metadata/search?q=sintel')

    expect(found.results[0].title).toBe('Sintel')
  })

  is('It talks to a torrent session', async () => {
    await until('the torrent session is up', async () => {
      const { results } = await standing.ok('GET', '/health')
      return !results.some((entry: Body) => entry.code === 'torrent_session' && entry.severity === 'error')
    })
    const session = await standing.api('GET', '/torrent-session')

    expect(session.status).toBe(200)
  })

  is('It talks to indexers', async () => {
    const [first] = (await standing.ok('GET', '/indexers')).results
    const tested = await standing.ok('POST', `/indexers/${first.id}/test`)

    expect(tested.ok).toBe(true)
  })

  is('It broadcasts state changes as typed events over one WebSocket', async () => {
    const socket = await listening(standing)
    const tag = await standing.ok('POST', '/tags', { name: 'told' })
    await until('the event arrives', () => socket.frames().some(({ type }) => type === 'tag_changed'))
    socket.close()

    expect(socket.frames().find(({ type }) => type === 'tag_changed')).toMatchObject({ id: tag.id, name: 'told', change: 'created' })
  })

  is('It can produce a redacted ZIP diagnostic bundle for operator triage', async () => {
    const answer = await fetch(`${standing.url}/api/v1/diagnostics/export`, { headers: { 'x-api-key': standing.key } })
    const bytes = await answer.bytes()

    expect(answer.status).toBe(200)
    expect(Buffer.from(bytes.slice(0, 4)).toString('latin1')).toBe('PK\u0003\u0004')
    expect(Buffer.from(bytes).includes(standing.key)).toBe(false)
  })

  is('One master credential, the API key, is generated on first boot and stored in the config row', async () => {
    const db = new Database(join(standing.dataDir, 'app.db'), { readonly: true })
    const row = db.query<{ api_key: string }, []>('SELECT api_key FROM config').all()
    db.close()

    expect(standing.key).toMatch(/^ak1_[\w-]{43}$/)
    expect(row).toEqual([{ api_key: standing.key }])
    expect((await standing.ok('GET', '/config')).api_key).toBe(standing.key)
  })

  is('Default listen address: http://localhost:8080', async () => {
    const { results } = await standing.ok('GET', '/config/fields?limit=100')
    const defaultOf = (name: string) => results.find((field: Body) => field.name === name)?.default

    expect(defaultOf('listen_address')).toBe('127.0.0.1')
    expect(defaultOf('listen_port')).toBe(8080)
  })

  is('Every endpoint path starts with /api/v1/', async () => {
    const { paths } = await standing.document()

    expect(Object.keys(paths).filter((path) => !path.startsWith('/api/v1/'))).toEqual([])
  })
})

section('1. base_url', (is) => {
  const under = '/movies'
  beforeAll(async () => {
    await standing.ok('PUT', '/config', { base_url: under })
  })
  afterAll(async () => {
    await standing.ok('PUT', '/config', { base_url: null })
  })

  is('When the configuration field base_url is set, every URL answers under it, without a restart', async () => {
    const prefixed = await standing.request('GET', `${under}/api/v1/movies`)
    const document = await standing.request('GET', `${under}/api-docs/openapi.json`)
    const explorer = await standing.request('GET', `${under}/api/docs/`)
    const page = await standing.request('GET', `${under}/`, { key: null })

    expect([prefixed.status, document.status, explorer.status, page.status]).toEqual([200, 200, 200, 200])
  })

  is('A proxy may strip the prefix: the bare path answers as well', async () => {
    expect((await standing.request('GET', '/api/v1/movies')).status).toBe(200)
  })

  is('It is prepended to all links: Location, pictures, signed URLs and the servers of the document', async () => {
    const added = await standing.request('POST', `${under}/api/v1/movies`, { body: { metadata_id: demoMovies[1], search: false } })
    const signed = await standing.ok('POST', '/auth/sign', { path: `/api/v1/images/movies/${added.body.id}/poster` })
    const document = await standing.document()

    expect(added.headers.get('location')).toBe(`${under}/api/v1/movies/${added.body.id}`)
    expect(added.body.poster_url).toStartWith(`${under}/api/v1/images/`)
    expect(signed.url).toStartWith(`${under}/api/v1/images/`)
    expect(document.servers[0].url).toBe(under)
    expect((await standing.request('GET', signed.url, { key: null })).status).toBe(200)
  })

  is('The session cookie is limited to the prefix', async () => {
    const issued = await standing.request('POST', `${under}/api/v1/auth/sessions`, { body: { kind: 'browser' } })

    expect(issued.headers.get('set-cookie')).toContain(`Path=${under}/`)
  })

  is('A path that merely resembles the prefix is not stripped', async () => {
    // Not an address of the API, so the document says nothing about the answer.
    const answer = await fetch(`${standing.url}${under}x/api/v1/movies`, { headers: asBrowser })

    expect(answer.headers.get('content-type')).not.toStartWith('application/json')
    expect(answer.status).not.toBe(500)
  })

  is('Under the prefix as well, nothing is revealed without a key', async () => {
    const answers = await Promise.all(
      ['/api/v1/movies', '/api/v1/nothing', '/api-docs/openapi.json', '/api/docs/'].map((path) =>
        standing.request('GET', `${under}${path}`, { key: null }),
      ),
    )

    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401])
  })

  is('The socket answers under it', async () => {
    const socket = await listening({ url: `${standing.url}${under}`, key: standing.key })
    socket.close()

    expect(socket.messages[0]).toEqual({ type: 'auth_ok' } as never)
  })
})
