import { expect, test } from 'bun:test'
import { putMovie } from '#server/testing/put-rows'
import { useSharedApp } from '#server/testing/use-app'
import { createReadOne } from './read-one'

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

test('skips the routes for a plain address only, and not for failed reads or recent ones', async () => {
  const readOne = createReadOne({
    '/things/': (id) => {
      if (id === 9) throw new Error('not found')
      return { id }
    },
  })
  const read = async (path: string, search = '', method = 'GET') =>
    (await readOne(new Request('http://localhost', { method }), { path, search, ip: null })?.json()) ?? null

  expect(await read('/things/7')).toEqual({ id: 7 })
  expect(await read('/things/7')).toBeNull()
  expect(await read('/things/8')).toEqual({ id: 8 })
  for (const path of ['/things/9', '/things/', '/things/07', '/things/7.0', '/things/7/', '/others/7', '/things/1234567890123456'])
    expect([path, await read(path)]).toEqual([path, null])
  expect(await read('/things/6', '?expand=files')).toBeNull()
  expect(await read('/things/6', '', 'PATCH')).toBeNull()
})
