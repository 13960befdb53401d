import { afterEach, beforeEach, expect, test } from 'bun:test'
import type { Movie } from '#server/catalog/movies/schema'
import type { ImportReport } from '#server/connections/import/schema'
import type { List, ListItem } from '#server/connections/lists/schema'
import { putMovie } from '#server/testing/put-rows'
import { useApp } from '#server/testing/use-app'
import { startStremio } from '#world/stremio'

const app = useApp()
let stremio: ReturnType<typeof startStremio>
beforeEach(() => {
  stremio = startStremio({ email: 'ada@example.org', password: 'correct horse' })
})
afterEach(async () => await stremio.stop())

const at = '2025-03-04T20:00:00.000Z'
const account = { username: 'ada@example.org', password: 'correct horse' }
const ask = async (path = '', more: object = account) =>
  await app.ask<ImportReport>('POST', `/import/stremio${path}`, { url: stremio.url, ...more })
const take = async (more: object = account) => (await ask('', more)).body
const movie = async (id: number) => (await app.ask<Movie>('GET', `/movies/${id}`)).body
const itemsOf = ({ kinds }: ImportReport) => kinds.flatMap(({ kind, items }) => items.map(({ name, outcome }) => [kind, name, outcome]))

const fill = () => {
  const charade = putMovie(app, { title: 'Charade', metadata_id: 4808, year: 1963, external_ids: { imdb_id: 'tt0056923' } })
  const faust = putMovie(app, { title: 'Faust', metadata_id: 775, year: 1926, external_ids: { imdb_id: 'tt0016847' } })
  stremio.shelf.push(
    { id: 'tt0056923', name: 'Charade', removed: true, temp: true, state: { lastWatched: at, timesWatched: 2, flaggedWatched: 1 } },
    { id: 'tt0016847', name: 'Faust', state: { lastWatched: at, timeOffset: 61_000, duration: 6_000_000 } },
    { id: 'tt0022100', name: 'M', state: {} },
    { id: 'tt0013442', name: 'Nosferatu', temp: true, state: {} },
    { id: 'yt_id:UC1', name: 'A channel', type: 'channel' },
    { id: 'kitsu:12', name: 'Of another catalog' },
    { id: 'tt0000001', name: 'A series', type: 'series', state: { timesWatched: 9 } },
  )
  return { charade, faust }
}

test('what was watched comes along even if it was taken out of the library, and what waits there becomes a list', async () => {
  const ids = fill()

  const preview = (await ask('/preview')).body
  const untouched = await movie(ids.charade)
  const body = await take()

  expect(untouched).toMatchObject({ watched_at: null, play_count: 0 })
  expect(itemsOf(preview)).toEqual(itemsOf(body))
  expect(body).toMatchObject({ applied: true, source: 'stremio', user: 'ada@example.org' })
  expect(await movie(ids.charade)).toMatchObject({ watched_at: at, play_count: 2 })
  expect(await movie(ids.faust)).toMatchObject({ watched_at: null, resume_position_seconds: 61 })
  expect(itemsOf(body)).toContainEqual(['movies', 'Of another catalog', 'impossible'])
  const [list] = (await app.ask<{ results: List[] }>('GET', '/lists')).body.results
  expect(list).toMatchObject({ name: 'Stremio watchlist', auto_add: false })
  const items = (await app.ask<{ results: ListItem[] }>('GET', `/lists/${list!.id}/items`)).body.results
  expect(items.map(({ imdb_id }) => imdb_id).toSorted()).toEqual(['tt0016847', 'tt0022100'])
})

test('a second time changes nothing, and no session is left behind', async () => {
  fill()
  await take()

  expect(await take()).toMatchObject({ report_id: null, totals: { added: 0, changed: 0 } })
  expect(stremio.state.signIns).toBe(2)
  expect(stremio.sessions.size).toBe(0)
})

test('the key of a session does instead of a password, and that session stays', async () => {
  const ids = fill()
  stremio.sessions.add('ofbrowser')

  await take({ token: 'ofbrowser' })

  expect(await movie(ids.charade)).toMatchObject({ play_count: 2 })
  expect([...stremio.sessions]).toEqual(['ofbrowser'])
})

test('an empty shelf is no failure', async () => {
  expect(await take()).toMatchObject({ report_id: null, totals: { added: 0, changed: 0, impossible: 0 } })
})

test('a wrong password, an ended session, no credential, and another page are refused in words', async () => {
  fill()
  const page = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: () => new Response('none', { status: 404 }) })

  const password = await ask('', { ...account, password: 'wrong' })
  const session = await ask('', { token: 'ended' })
  const none = await ask('', {})
  const elsewhere = await ask('', { ...account, url: `http://127.0.0.1:${page.port}` })

  const refusal = (reason: string, field: string) => ({ status: 422, body: { error: { details: { reason }, values: { field } } } })
  expect(password).toMatchObject(refusal('program_refuses', 'password'))
  expect(session).toMatchObject(refusal('program_refuses', 'token'))
  expect(none).toMatchObject(refusal('credential_needed', 'token'))
  expect(elsewhere).toMatchObject(refusal('program_not_there', 'url'))
  expect(JSON.stringify(password.body)).not.toContain('wrong')
  await page.stop(true)
})
