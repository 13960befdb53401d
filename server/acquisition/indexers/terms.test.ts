import { afterEach, beforeEach, expect, test } from 'bun:test'
import { startTorznab } from '#server/testing/indexer'
import { putMovie, putRoot } from '#server/testing/put-rows'
import { until } from '#server/testing/until'
import { useApp } from '#server/testing/use-app'

type Failure = { error: { code: string; message: string } }
type Shown = { id: number; required_flags: string[]; multi_languages: string[]; tag_ids: number[]; minimum_age_minutes: number }
const app = useApp()
let server: ReturnType<typeof startTorznab>
beforeEach(() => {
  server = startTorznab([])
})
afterEach(() => server.stop())

const add = async (more: object = {}) =>
  await app.ask<Shown & Failure>('POST', '/indexers', { name: 'one', type: 'torznab', url: `${server.url}/api`, ...more })
const addTag = async (name: string): Promise<number> => (await app.ask<{ id: number }>('POST', '/tags', { name })).body.id

test('an indexer stores flags in lower case and languages by name, however they are written', async () => {
  const { status, body } = await add({
    required_flags: ['FreeLeech', 'freeleech'],
    multi_languages: ['fr', 'German'],
    minimum_age_minutes: 20,
  })

  expect(status).toBe(201)
  expect(body).toMatchObject({ required_flags: ['freeleech'], multi_languages: ['French', 'German'], minimum_age_minutes: 20, tag_ids: [] })
})

test('refuses a language that does not exist, and a tag that does not', async () => {
  const language = await add({ multi_languages: ['French', 'Klingon'] })
  const tag = await add({ tag_ids: [99] })

  expect([language.status, language.body.error.message]).toEqual([422, 'multi_languages.1: Klingon is not a known language'])
  expect([tag.status, tag.body.error.message.split(':')[0]]).toEqual([422, 'tag_ids'])
})

test('an indexer with tags is only asked for movies that have one of them', async () => {
  await putRoot(app)
  const tag = await addTag('4k')
  await add({ tag_ids: [tag] })
  const [with_tag, without] = [putMovie(app, { title: 'Charade', year: 1963 }), putMovie(app, { title: 'Gilda', year: 1946 })]
  await app.ask('PATCH', `/movies/${with_tag}`, { tag_ids: [tag] })
  const completed = () => app.events.filter(({ type }) => type === 'search_completed')
  const searches = () => server.asked.filter(({ searchParams }) => searchParams.get('q') || searchParams.get('tmdbid')).length

  await app.ask('POST', `/movies/${without}/search`)
  await until('that search is over', () => completed().length === 1)
  const before = searches()
  await app.ask('POST', `/movies/${with_tag}/search`)
  await until('this one too', () => completed().length === 2)

  expect(before).toBe(0)
  expect(searches()).toBeGreaterThan(0)
})

test('a tag that limits an indexer cannot be deleted, as the indexer would then be used for all movies', async () => {
  const tag = await addTag('4k')
  const { body } = await add({ tag_ids: [tag] })

  const refused = await app.ask<Failure>('DELETE', `/tags/${tag}`)
  await app.ask('PATCH', `/indexers/${body.id}`, { tag_ids: [] })
  const removed = await app.ask('DELETE', `/tags/${tag}`)

  expect([refused.status, removed.status]).toEqual([409, 204])
})
