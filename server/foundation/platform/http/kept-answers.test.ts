import { afterEach, beforeEach, expect, test } from 'bun:test'
import fc from 'fast-check'
import { putFile, putMovie, putRoot } from '#server/testing/put-rows'
import { openTestApp, type TestApp } from '#server/testing/test-app'
import { createKeptAnswers } from './kept-answers'

let app: TestApp
beforeEach(async () => {
  app = await openTestApp()
})
afterEach(() => app.close())

const get = (path: string, headers: Record<string, string> = {}) =>
  app.send('GET', `/api/v1${path}`, { headers: { authorization: `Bearer ${app.key()}`, ...headers } })
/** The same request with the key in its URL, whose response is never cached. */
const freshly = async (path: string) =>
  await (await app.send('GET', `/api/v1${path}${path.includes('?') ? '&' : '?'}api_key=${app.key()}`)).text()

const paths = [
  '/movies',
  '/movies?status=wanted',
  '/movies?sort=year&order=desc',
  '/movies/1',
  '/movies/2',
  '/movies/facets',
  '/movies?q=a',
  '/wanted/missing',
  '/wanted/cutoff',
  '/stats/sizes',
]

test('a cached response equals a fresh one, and 304 means a fresh one would be the same', async () => {
  const root = await putRoot(app)
  const write = fc.oneof(
    fc.record({ what: fc.constant('add' as const), title: fc.constantFrom('Alien', 'Brazil', 'Amélie') }),
    fc.record({ what: fc.constant('file' as const), id: fc.integer({ min: 1, max: 3 }) }),
    fc.record({ what: fc.constant('patch' as const), id: fc.integer({ min: 1, max: 3 }), monitored: fc.boolean() }),
    fc.record({ what: fc.constant('unchanged' as const) }),
    fc.record({ what: fc.constant('time' as const), days: fc.integer({ min: 0, max: 40 }) }),
    fc.record({ what: fc.constant('base' as const), base_url: fc.constantFrom('/films', null) }),
  )
  const shown = new Map<string, { etag: string; body: string }>()
  putMovie(app, { title: 'Zulu', available_from: '2026-04-01T00:00:00.000Z' })

  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(write, fc.constantFrom(...paths)), { minLength: 1, maxLength: 12 }), async (steps) => {
      for (const [step, path] of steps) {
        if (step.what === 'add') putMovie(app, { title: step.title })
        if (step.what === 'file') putFile(app, step.id, { root_folder_id: root, relative_path: `${step.id}.mkv` })
        if (step.what === 'patch') await app.ask('PATCH', `/movies/${step.id}`, { monitored: step.monitored })
        if (step.what === 'time') app.clock.set(new Date(app.clock.now().getTime() + step.days * 86_400_000).toISOString())
        if (step.what === 'base') await app.ask('PATCH', '/config', { base_url: step.base_url })
        const before = shown.get(path)
        const answer = await get(path, before ? { 'if-none-match': before.etag } : {})
        const body = answer.status === 304 ? before?.body : await answer.text()
        const truth = await freshly(path)

        expect(body).toBe(truth)
        if (answer.status === 200) shown.set(path, { etag: answer.headers.get('etag') ?? '', body: truth })
        if (before && before.body === truth && answer.headers.has('etag')) expect(answer.status).toBe(304)
      }
    }),
    { numRuns: 90 },
  )
})

test('never caches what belongs to a movie, which may come from a disk or a download', async () => {
  putMovie(app, { title: 'Alien' })

  expect((await get('/movies')).headers.get('etag')).toStartWith('W/"')
  expect((await get('/movies?expand=downloads')).headers.get('etag')).toBeNull()
  expect((await get('/tags')).headers.get('etag')).toBeNull()
})

test("notices a movie's release date passing while nothing is written", async () => {
  const id = putMovie(app, { title: 'Soon', available_from: '2026-03-05T00:00:00.000Z' })
  const statusNow = async () => ((await (await get(`/movies/${id}`)).json()) as { status: string }).status

  expect(await statusNow()).toBe('unreleased')
  app.clock.set('2026-03-05T00:00:00.000Z')

  expect(await statusNow()).toBe('wanted')
})

test('does not cache a response if the database changes while it is made', async () => {
  let [stateVersion, text] = ['1', 'before']
  const kept = createKeptAnswers({ stateVersion: () => stateVersion, now: () => 0, settledUntil: () => 1 })
  const ask = async (make: () => Response | Promise<Response>) =>
    (await kept.answer(new Request('http://localhost/api/v1/movies'), { path: '/api/v1/movies', search: '', ip: null }, make)).text()
  const now = () => new Response(text, { headers: { 'content-type': 'application/json' } })

  await ask(() => {
    const response = now()
    stateVersion = '2'
    text = 'after'
    return response
  })

  expect(await ask(now)).toBe('after')
})

test('compresses a page of movies for a remote client that accepts it', async () => {
  const kept = createKeptAnswers({ stateVersion: () => '1', now: () => 0, settledUntil: () => 1 })
  const text = JSON.stringify({ results: Array.from({ length: 100 }, (_, id) => ({ id, title: 'A title' })) })
  const ask = (accepted: string, ip: string, path = '/api/v1/movies') =>
    kept.answer(
      new Request('http://localhost', { headers: { 'accept-encoding': accepted } }),
      { path, search: '', ip },
      () => new Response(text, { headers: { 'content-type': 'application/json' } }),
    )
  const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer())

  const [zstd, gzip, plain] = [await ask('gzip, zstd', '192.0.2.7'), await ask('gzip', '192.0.2.7'), await ask('zstd;q=0', '192.0.2.7')]
  const [near, secret] = [await ask('gzip', '127.0.0.1'), await ask('gzip', '192.0.2.7', '/api/v1/config')]

  expect(zstd.headers.get('content-encoding')).toBe('zstd')
  expect(Bun.zstdDecompressSync(await bytesOf(zstd)).toString()).toBe(text)
  expect(gzip.headers.get('content-encoding')).toBe('gzip')
  expect(Buffer.from(Bun.gunzipSync(await bytesOf(gzip))).toString()).toBe(text)
  for (const whole of [plain, near, secret]) {
    expect(whole.headers.get('content-encoding')).toBeNull()
    expect(await whole.text()).toBe(text)
  }
})
