import { afterAll, beforeAll, expect } from 'bun:test'
import { until } from '#server/testing/until'
import { section } from './sentence'
import { type Body, demoMovies, isError, listening, openStanding, type Standing } from './standing'

let standing: Standing
beforeAll(async () => {
  standing = await openStanding()
}, 120_000)
afterAll(() => standing?.close(), 30_000)

section('4. Endpoints', (is) => {
  is('GET /api/v1/status: no key, JSON with the version and the uptime', async () => {
    const { status, body } = await standing.request('GET', '/api/v1/status', { key: null })

    expect(status).toBe(200)
    expect(body.version).toMatch(/^\d+\.\d+\.\d+/)
    expect(Number.isInteger(body.uptime_seconds)).toBe(true)
    expect(Object.keys(body).toSorted()).toEqual(['setup_complete', 'started_at', 'status', 'uptime_seconds', 'version'])
  })

  is('It is meant to be polled by uptime monitors: HEAD answers like GET, and the uptime grows', async () => {
    const head = await standing.request('HEAD', '/api/v1/status', { key: null })
    const { body: before } = await standing.request('GET', '/api/v1/status', { key: null })
    await until('a second has passed', async () => {
      const { body } = await standing.request('GET', '/api/v1/status', { key: null })
      return body.uptime_seconds > before.uptime_seconds
    })

    expect([head.status, head.text]).toEqual([200, ''])
  })

  is('A wrong key does not change the response', async () => {
    const { status } = await standing.request('GET', '/api/v1/status', { key: 'ak1_wrong' })

    expect(status).toBe(200)
  })

  is('POST /api/v1/movies: a JSON body with metadata_id (integer) creates the movie', async () => {
    const { status, body, headers } = await standing.api('POST', '/movies', { metadata_id: demoMovies[0], search: false })

    expect(status).toBe(201)
    expect(headers.get('location')).toBe(`/api/v1/movies/${body.id}`)
    expect((await standing.request('GET', headers.get('location') ?? '')).body).toEqual(body)
  })

  is('A metadata_id that is not an integer is rejected and nothing is written', async () => {
    const before = (await standing.ok('GET', '/movies')).results.length
    const answers = await Promise.all(
      [
        {},
        { metadata_id: 'ten' },
        { metadata_id: 1.5 },
        { metadata_id: -1 },
        { metadata_id: null },
        { metadata_id: '603' },
        [],
        '"text"',
        null,
      ].map((body) => standing.api('POST', '/movies', body)),
    )

    expect(answers.map(({ status, body }) => [status, body.error.code])).toEqual(answers.map(() => [422, 'validation_error']))
    expect((await standing.ok('GET', '/movies')).results.length).toBe(before)
  })

  is('Creating an existing movie is a conflict', async () => {
    const { status, body } = await standing.api('POST', '/movies', { metadata_id: demoMovies[0] })

    expect([status, body.error.code]).toEqual([409, 'conflict'])
  })

  is('Two simultaneous requests create one movie', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => standing.api('POST', '/movies', { metadata_id: demoMovies[2], search: false })))

    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
  })

  is('GET /api/v1/movies: paginated list with limit, and optional expand', async () => {
    await standing.add(demoMovies[1])
    const { results, next_cursor, has_more } = await standing.ok('GET', '/movies?limit=2&expand=root_folder')

    expect(results.length).toBe(2)
    expect(results[0].root_folder.path).toBe(standing.movies)
    expect([typeof next_cursor, has_more]).toEqual(['string', true])
  })

  is('GET /api/v1/config returns the config row', async () => {
    expect((await standing.ok('GET', '/config')).api_key).toBe(standing.key)
  })

  is('PUT /api/v1/config: config fields in, updated config out', async () => {
    const before = await standing.ok('GET', '/config')
    const updated = await standing.ok('PUT', '/config', { search_interval_minutes: 45, public_url: 'https://movies.example' })
    const cleared = await standing.ok('PUT', '/config', { public_url: null })

    expect(updated).toEqual({ ...before, search_interval_minutes: 45, public_url: 'https://movies.example' })
    expect(cleared).toEqual({ ...before, search_interval_minutes: 45 })
    expect(await standing.ok('GET', '/config')).toEqual(cleared)
  })

  is('With one invalid or unknown config field nothing is written', async () => {
    const before = await standing.ok('GET', '/config')
    const bad = [
      { recycle_days: 3, nonsense: true },
      { recycle_days: 3, log_retention_days: 1 },
      { recycle_days: 'many' },
      { recycle_days: null },
      { recycle_days: 3, api_key: `ak1_${'A'.repeat(43)}` },
      { recycle_days: 3, session_signing_key: 'another' },
      { recycle_days: 3, tracker_url: 'https://user:pass@example.org' },
      { recycle_days: 3, import_mode: 'teleport' },
    ]
    const answers = await Promise.all(bad.map((body) => standing.api('PUT', '/config', body)))

    expect(answers.map(({ status }) => status)).toEqual(bad.map(() => 422))
    expect(await standing.ok('GET', '/config')).toEqual(before)
  })

  is('[REDACTED] and the stored value of a secret mean: leave it as it is', async () => {
    await standing.ok('PUT', '/config', { list_api_key: 'key-of-the-list' })
    const before = await standing.ok('GET', '/config')
    const same = await standing.ok('PUT', '/config', {
      list_api_key: '[REDACTED]',
      api_key: '[REDACTED]',
      session_signing_key: before.session_signing_key,
    })

    expect(same).toEqual(before)
    expect(same.list_api_key).toBe('key-of-the-list')
  })

  is('The config row can be sent back unchanged', async () => {
    const before = await standing.ok('GET', '/config')

    expect(await standing.ok('PUT', '/config', before)).toEqual(before)
  })

  is('POST /api/v1/tasks/wanted-search/run: no body, starts the named task', async () => {
    const { status, body } = await standing.api('POST', '/tasks/wanted-search/run')
    await until('it ran', async () => (await standing.ok('GET', '/tasks/wanted-search')).last_run_at !== null)
    const runs = await standing.ok('GET', '/tasks/wanted-search/runs')

    expect(status).toBe(202)
    expect(Object.keys(body.run).toSorted()).toEqual(['already_running', 'id', 'started_at', 'task'])
    expect(runs.results.map((run: Body) => run.id)).toContain(body.run.id)
  })

  is('wanted_search is accepted for wanted-search', async () => {
    const { status, body } = await standing.api('POST', '/tasks/wanted_search/run')

    expect([status, body.run.task]).toEqual([202, 'wanted-search'])
  })

  is('A task never overlaps itself', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => standing.api('POST', '/tasks/wanted-search/run')))

    const fresh = new Set(answers.filter(({ body }) => !body.run.already_running).map(({ body }) => body.run.id))
    expect(answers.every(({ status }) => status === 202)).toBe(true)
    expect(fresh.size).toBeLessThanOrEqual(4)
    for (const { body } of answers)
      if (body.run.already_running) expect(answers.some((other) => other.body.run.id === body.run.id)).toBe(true)
  })

  is('An unknown task is not found, by name', async () => {
    const { status, body } = await standing.api('POST', '/tasks/dishwashing/run')

    expect([status, body.error.message]).toEqual([404, 'task dishwashing not found'])
  })

  is('GET /api-docs/openapi.json: an OpenAPI 3.x document in JSON', async () => {
    const { status, body, headers } = await standing.request('GET', '/api-docs/openapi.json')

    expect(status).toBe(200)
    expect(headers.get('content-type')).toStartWith('application/json')
    expect(body.openapi).toStartWith('3.')
  })

  is('GET /api/docs/: an interactive API explorer over the document', async () => {
    const { status, text, headers } = await standing.request('GET', '/api/docs/')

    expect(status).toBe(200)
    expect(headers.get('content-type')).toStartWith('text/html')
    expect(text).not.toMatch(/(?:src|href)="?https?:/)
  })

  is('The explorer is authenticated like the rest of the API', async () => {
    const page = await standing.request('GET', '/api/docs/', { key: null })
    const document = await standing.request('GET', '/api-docs/openapi.json', { key: null })
    const byAddress = await standing.request('GET', `/api/docs/?api_key=${standing.key}`, { key: null })

    expect([page.status, document.status, byAddress.status]).toEqual([401, 401, 200])
    expect([isError(page.body), isError(document.body)]).toEqual([true, true])
  })

  is('The key is entered in its Authorize dialog: the document offers all forms of the key', async () => {
    const { components, security } = await standing.document()
    const schemes = Object.values<Body>(components.securitySchemes)

    expect(schemes.some(({ type, scheme }) => type === 'http' && scheme === 'bearer')).toBe(true)
    expect(schemes.some((each) => each.type === 'apiKey' && each.in === 'header' && /^x-api-key$/i.test(each.name))).toBe(true)
    expect(schemes.some((each) => each.type === 'apiKey' && each.in === 'query' && each.name === 'api_key')).toBe(true)
    expect(security.length).toBeGreaterThan(0)
  })

  is('Unless stated, every endpoint requires the API key', async () => {
    const { paths } = await standing.document()
    const open = Object.entries<Body>(paths).flatMap(([path, item]) =>
      Object.entries<Body>(item).flatMap(([method, operation]) => (operation.security?.length === 0 ? [`${method} ${path}`] : [])),
    )

    expect(open).toEqual(['get /api/v1/status'])
  })

  is('GET /api/v1/ws is an event stream and not part of the document', async () => {
    const socket = await listening(standing)
    socket.close()
    const plain = await standing.request('GET', '/api/v1/ws')
    const stranger = await standing.request('GET', '/api/v1/ws', { key: null })

    expect([plain.status, stranger.status]).toEqual([400, 401])
  })

  is('The full set of endpoints is published in the document: what the contract names is there', async () => {
    const { paths } = await standing.document()
    const known = new Set(
      Object.entries<Body>(paths).flatMap(([path, item]) => Object.keys(item).map((method) => `${method} ${path.slice(7)}`)),
    )
    const missing = contract.filter((each) => !known.has(each))

    expect(missing).toEqual([])
  })

  is('Creating returns 201 with Location, deleting 204, and a deleted resource is gone', async () => {
    const made = await standing.api('POST', '/tags', { name: 'short-lived' })
    const place = made.headers.get('location') ?? ''
    const removed = await standing.request('DELETE', place)
    const again = await standing.request('DELETE', place)

    expect([made.status, place]).toEqual([201, `/api/v1/tags/${made.body.id}`])
    expect([removed.status, removed.text]).toEqual([204, ''])
    expect([again.status, (await standing.request('GET', place)).status]).toEqual([404, 404])
  })

  is('PATCH is partial: absent is unchanged, null clears what may be null, an unknown field changes nothing', async () => {
    const [movie] = (await standing.ok('GET', '/movies')).results
    const rated = await standing.ok('PATCH', `/movies/${movie.id}`, { user_rating: 8 })
    const untouched = await standing.ok('PATCH', `/movies/${movie.id}`, {})
    const refused = await standing.api('PATCH', `/movies/${movie.id}`, { monitored: false, color: 'red' })
    const cleared = await standing.ok('PATCH', `/movies/${movie.id}`, { user_rating: null })

    expect([rated.user_rating, untouched.user_rating, refused.status]).toEqual([8, 8, 422])
    expect([cleared.user_rating, cleared.monitored]).toEqual([null, movie.monitored])
  })
})

const crud = (name: string) => [`get /${name}`, `post /${name}`, `get /${name}/{id}`, `patch /${name}/{id}`, `delete /${name}/{id}`]
/** Endpoints of the contract: system, movies, files, acquisition, downloads, tasks, backups and webhooks. */
const contract = [
  ...['status', 'health', 'stats', 'logs', 'diagnostics/export', 'history', 'config', 'config/fields'].map((path) => `get /${path}`),
  ...['post /health/check', 'post /client-logs', 'put /config'],
  ...['get /auth/sessions', 'post /auth/sessions', 'post /auth/sessions/exchange', 'get /auth/sessions/current'],
  ...['patch /auth/sessions/{id}', 'delete /auth/sessions/{id}', 'delete /auth/sessions', 'delete /auth/sessions/current'],
  ...['post /auth/sign', 'post /auth/api-key/rotate'],
  ...crud('movies'),
  ...['get /movies/facets', 'patch /movies', 'delete /movies', 'post /movies/{id}/search', 'post /movies/{id}/refresh'],
  ...['post /movies/{id}/rescan', 'post /movies/{id}/watched', 'delete /movies/{id}/watched', 'get /movies/{id}/releases'],
  ...['get /movies/{id}/files', 'get /movies/{id}/history', 'get /files/{id}', 'delete /files/{id}'],
  ...['root-folders', 'tags', 'exclusions', 'views', 'indexers', 'quality-profiles', 'custom-formats', 'webhooks'].flatMap(crud),
  ...['get /collections', 'get /metadata/search', 'get /metadata/movies/{metadata_id}', 'get /metadata/discover', 'get /metadata/genres'],
  ...['get /indexers/types', 'post /indexers/test', 'post /indexers/{id}/test', 'post /indexers/{id}/reset'],
  ...[
    'get /releases',
    'post /releases/{id}/grab',
    'get /blocklist',
    'post /blocklist',
    'get /blocklist/{id}',
    'patch /blocklist/{id}',
    'delete /blocklist/{id}',
  ],
  ...['get /downloads', 'post /downloads', 'get /downloads/{id}', 'delete /downloads/{id}', 'get /downloads/{id}/files'],
  ...['pause', 'resume', 'retry', 'blocklist-and-search'].map((action) => `post /downloads/{id}/${action}`),
  ...['get /wanted/missing', 'get /wanted/cutoff', 'get /calendar', 'get /calendar.ics'],
  ...['get /tasks', 'get /tasks/{name}', 'get /tasks/{name}/runs', 'post /tasks/{name}/run'],
  ...['get /backups', 'post /backups', 'get /backups/{id}', 'delete /backups/{id}', 'get /backups/{id}/download'],
  ...['post /backups/{id}/verify', 'post /backups/{id}/restore', 'post /backups/restore', 'post /webhooks/{id}/test'],
]
