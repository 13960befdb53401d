import { expect, test } from 'bun:test'
import { putMovie } from '#server/testing/put-rows'
import { useSharedApp } from '#server/testing/use-app'
import { createQuickAnswers } from './quick-answers'

const app = useSharedApp()

const ask = async (path: string, { method = 'GET', headers = { authorization: `Bearer ${app.key()}` } as Record<string, string> } = {}) => {
  const response = await app.send(method, `/api/v1${path}`, { headers })
  const { 'x-trace-id': _, ...shown } = response.headers.toJSON()
  return { status: response.status, text: await response.text(), headers: shown }
}
/** Any query parameter sends the request through the route. */
const byRoute = (path: string) => `${path}?route=1`

test("a movie's plain address answers every caller like its route", async () => {
  const id = putMovie(app, { title: 'Amélie – “Le Fabuleux”' })
  const paths = [`/movies/${id}`, '/movies/999', '/movies/0', `/movies/0${id}`, `/movies/${id}.0`, `/movies/${id}/`, `/movies/%3${id}`]

  const asked = ['GET', 'HEAD', 'PUT'].flatMap((method) =>
    [...paths, '/movies/9007199254740993', '/movies/'].flatMap((path) =>
      [{}, { authorization: 'Bearer wrong' }, { authorization: `Bearer ${app.key()}`, 'accept-encoding': 'gzip' }].map((headers) => ({
        method,
        path,
        headers,
      })),
    ),
  )
  // In parallel, because each wrong key is answered with a delay.
  await Promise.all(
    asked.map(async ({ method, path, headers }) => {
      const first = await ask(path, { method, headers })
      const again = await ask(path, { method, headers })
      const routed = await ask(byRoute(path), { method, headers })

      expect([method, path, first, again]).toEqual([method, path, routed, routed])
    }),
  )
})

test("a client that sends a movie's ETag gets 304 until the movie changes", async () => {
  const id = putMovie(app, { title: 'Alien', monitored: true })
  const { headers } = await ask(`/movies/${id}`)
  const again = () => ask(`/movies/${id}`, { headers: { authorization: `Bearer ${app.key()}`, 'if-none-match': headers.etag ?? '' } })

  expect((await again()).status).toBe(304)
  await app.ask('PATCH', `/movies/${id}`, { monitored: false })
  const changed = await again()

  expect(changed.status).toBe(200)
  expect(JSON.parse(changed.text)).toMatchObject({ id, monitored: false })
})

test('pages of all movies answer like their route, whatever their order', async () => {
  for (const title of ['Alien', 'Brazil', 'Zulu', 'Amélie', 'Œuvre']) putMovie(app, { title })
  const { next_cursor } = JSON.parse((await ask('/movies?limit=2&sort=year&order=desc')).text) as { next_cursor: string }
  const paths = ['', '?limit=2', `?limit=2&sort=year&order=desc&cursor=${next_cursor}`, `?limit=2&sort=title&cursor=${next_cursor}`]
  const odd = [
    '?limit=0',
    '?limit=101',
    '?limit=2.5',
    '?limit=2&limit=3',
    '?sort=nothing',
    '?order=up',
    '?cursor=',
    '?cursor=abc',
    '?',
    '?&',
    '?=1',
  ]

  for (const search of [...paths, ...odd]) {
    const content = async (path: string) => {
      const { status, text } = await ask(path)
      return { status, text }
    }
    const [first, again] = [await content(`/movies${search}`), await content(`/movies${search}`)]
    // A key in the address sends the request through the route.
    const routed = await content(`/movies${search}${search ? '&' : '?'}api_key=${app.key()}`)

    expect([search, first, again]).toEqual([search, routed, routed])
  }
})

test('a browser session reads quickly too, on its own Host only', async () => {
  const id = putMovie(app, { title: 'Alien' })
  const answer = await app.send('POST', '/api/v1/auth/sessions', {
    headers: { authorization: `Bearer ${app.key()}`, host: 'localhost:8080' },
    body: { kind: 'browser', label: 'Sofa' },
  })
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''

  expect((await ask(`/movies/${id}`, { headers: { cookie, host: 'localhost:8080' } })).status).toBe(200)
  expect((await ask(`/movies/${id}`, { headers: { cookie, host: 'evil.test' } })).status).toBe(401)
  expect((await ask(`/movies/${id}`, { headers: {} })).status).toBe(401)
})

test('a first request is read without the cache, a repeated one is cached, and all others go to the routes', () => {
  const [reads, found, stored] = [[], [], []] as [string[], string[], string[]]
  const quick = createQuickAnswers({
    readerOf: ({ path }) =>
      path.startsWith('/things/')
        ? () => {
            reads.push(path)
            return `"${path}"`
          }
        : null,
    kept: {
      find: ({ path }) => {
        found.push(path)
        return null
      },
      keep: ({ path }) => void stored.push(path),
    },
  })
  const request = (path: string) => quick(new Request('http://localhost'), { path, search: '', ip: null }, { 'x-trace-id': 'a trace' })

  const answers = [request('/things/7'), request('/things/7'), request('/others/7')]

  expect(answers.map((answer) => answer?.status)).toEqual([200, 200, undefined])
  expect(answers[0]?.headers.get('x-trace-id')).toBe('a trace')
  expect(reads).toEqual(['/things/7', '/things/7'])
  expect(found).toEqual(['/things/7', '/others/7'])
  expect(stored).toEqual(['/things/7'])
})
