import { afterEach, beforeEach, expect, test } from 'bun:test'
import type { Exclusion, Movie } from '#server/catalog/movies/schema'
import type { Hold, ImportReport, ImportUndo } from '#server/connections/import/schema'
import { putMovie } from '#server/testing/put-rows'
import { useApp } from '#server/testing/use-app'
import { startSeerr } from '#world/seerr'

const app = useApp()
let seerr: ReturnType<typeof startSeerr>
beforeEach(() => {
  seerr = startSeerr('keyofseerr')
})
afterEach(async () => await seerr.stop())

const take = async (more: object = {}) =>
  (await app.ask<ImportReport>('POST', '/import/seerr', { url: seerr.url, api_key: 'keyofseerr', ...more })).body
const itemsOf = ({ kinds }: ImportReport) => kinds.flatMap(({ kind, items }) => items.map(({ name, outcome }) => [kind, name, outcome]))

const [wished, blocked] = [775, 653]
const fill = () => {
  seerr.titles.set(wished, { title: 'A Trip to the Moon', releaseDate: '1902-09-01' })
  seerr.requests.push(
    { tmdb: wished, status: 2 },
    { tmdb: wished, status: 1 },
    { tmdb: 234, status: 3 },
    { tmdb: 992, status: 5 },
    { tmdb: 962, status: 2, media_status: 5 },
    { tmdb: 1, status: 2, type: 'tv' },
  )
  seerr.blocked.push({ tmdbId: blocked, title: 'Nosferatu', mediaType: 'movie' }, { tmdbId: 7, title: 'A series', mediaType: 'tv' })
}

test('open requests become wanted movies, each once, and the blocklist becomes exclusions; nothing starts by itself', async () => {
  fill()

  const body = await take()

  expect(body).toMatchObject({ applied: true, source: 'seerr', version: '3.0.1' })
  expect(itemsOf(body)).toEqual([
    ['movies', 'A Trip to the Moon (1902)', 'added'],
    ['exclusions', 'Nosferatu', 'added'],
  ])
  const movies = (await app.ask<{ results: Movie[] }>('GET', '/movies')).body.results
  expect(movies).toMatchObject([{ metadata_id: wished, monitored: true, added_by: 'import', last_searched_at: null }])
  expect((await app.ask<{ results: Exclusion[] }>('GET', '/exclusions')).body.results).toMatchObject([{ metadata_id: blocked }])
  expect((await app.ask<Hold>('GET', '/import/hold')).body).toMatchObject({ held: true, sources: ['seerr'] })
  expect(await take()).toMatchObject({ report_id: null, totals: { added: 0, matched: 2 } })
})

test('a preview writes nothing and says the same', async () => {
  fill()

  const preview = await app.ask<ImportReport>('POST', '/import/seerr/preview', { url: seerr.url, api_key: 'keyofseerr' })

  expect((await app.ask<{ results: Movie[] }>('GET', '/movies')).body.results).toEqual([])
  expect(itemsOf(preview.body)).toEqual(itemsOf(await take()))
})

test('what is excluded or here stays as it is', async () => {
  fill()
  putMovie(app, { title: 'Nosferatu', metadata_id: blocked })
  await app.ask('POST', '/exclusions', { metadata_id: wished, title: 'Not that one' })

  expect(itemsOf(await take())).toEqual([
    ['movies', 'A Trip to the Moon (1902)', 'impossible'],
    ['exclusions', 'Nosferatu', 'impossible'],
  ])
})

test('an older Seerr has another word for its blocklist, Overseerr has none', async () => {
  fill()
  seerr.state.blocklist = 'blacklist'
  const older = await take({ take: ['exclusions'] })
  seerr.state.blocklist = null
  const none = await take({ take: ['exclusions'] })

  expect(itemsOf(older)).toEqual([['exclusions', 'Nosferatu', 'added']])
  expect(itemsOf(none)).toEqual([])
})

test('a movie that the provider does not know is named, the others come; all of it can be undone', async () => {
  fill()
  seerr.requests.push({ tmdb: 2_000_000_000, status: 2 })

  const body = await take()
  const undone = await app.ask<ImportUndo>('POST', `/import/${body.report_id}/undo`)

  expect(itemsOf(body)).toContainEqual(['movies', 'TMDb 2000000000', 'impossible'])
  expect(body.totals).toMatchObject({ added: 2, impossible: 1 })
  expect(undone.body).toMatchObject({ taken_back: 2, stays: [], held: false })
})

test('a wrong key is refused in words', async () => {
  const { status, body } = await app.ask('POST', '/import/seerr', { url: seerr.url, api_key: 'wrong' })

  expect(status).toBe(422)
  expect(body).toMatchObject({ error: { details: { reason: 'program_refuses' }, values: { field: 'api_key' } } })
})
