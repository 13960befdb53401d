import { afterAll, afterEach, beforeAll, describe, expect, test } from 'bun:test'
import { until } from '#server/testing/until'
import type { Fault } from '#world/faults'
import { openWorld, type World } from './world'

type IndexerRow = { id: number; escalation_level: number; last_error: string | null; disabled_until: string | null }
type Searched = { found: number; accepted: number; indexers_failed: number }

const names = ['Amber', 'Birch', 'Cedar', 'Dahlia', 'Elder', 'Fern', 'Ginger', 'Hazel', 'Iris', 'Juniper']
const movies = names.map((name, i) => ({ id: 900 + i, title: `${name} Falls`, year: 1930 }))
let world: World
let count = 0
const nextMovie = () => movies[count++]!

beforeAll(async () => {
  // Only these tests query the indexer: no automatic searches, no feed.
  world = await openWorld({ movies, enable_feed: false })
}, 120_000)
afterAll(() => world?.close(), 60_000)
afterEach(() => {
  world.provider.faults.length = 0
  world.indexer.faults.length = 0
})

const added = { metadata_id: 0, search: false, monitored: false }

describe('the metadata provider', () => {
  /** The history of one movie; other movies' events may interleave. */
  const saidOf = async ({ id, title }: { id: number; title: string }) =>
    (await world.client().history()).filter(({ data }) => data.metadata_id === id || data.title === title)
  const refused = async () => {
    const wanted = nextMovie()
    const answer = await world.client().ask('POST', '/movies', { ...added, metadata_id: wanted.id })
    expect((await world.client().movies()).map(({ metadata_id }) => metadata_id)).not.toContain(wanted.id)
    expect(await saidOf(wanted)).toEqual([])
    return { answer, wanted }
  }
  const worksAgain = async (wanted: { id: number; title: string }) => {
    world.provider.faults.length = 0
    await until(
      'it can be added',
      async () => (await world.client().ask('POST', '/movies', { ...added, metadata_id: wanted.id })).status === 201,
      120_000,
    )
    expect(await saidOf(wanted)).not.toEqual([])
  }

  test('rate limiting: 429 with the seconds to wait, nothing written, and automatic recovery', async () => {
    world.provider.faults.push({ when: '/3/movie', kind: 'rate_limited', retry_after: 2 })

    const { answer, wanted } = await refused()

    expect(answer).toMatchObject({ status: 429, body: { error: { code: 'rate_limited', message: expect.any(String) } } })
    expect(Number(answer.headers.get('retry-after'))).toBeWithin(1, 3)
    await worksAgain(wanted)
  }, 120_000)

  for (const kind of ['broken', 'garbage', 'silent'] as const)
    test(`${kind}: 503, nothing written, and automatic recovery`, async () => {
      world.provider.faults.push({ when: '/3/movie', kind })

      const { answer, wanted } = await refused()

      expect(answer).toMatchObject({ status: 503, body: { error: { code: 'service_unavailable', message: expect.any(String) } } })
      await worksAgain(wanted)
    }, 120_000)

  test('rate limiting without a Retry-After: 30 seconds', async () => {
    world.provider.faults.push({ when: '/3/movie', kind: 'rate_limited' })

    const { answer } = await refused()

    expect(answer.status).toBe(429)
    expect(answer.headers.get('retry-after')).toBe('30')
    await world.service().stop()
    await world.restart()
  }, 120_000)
})

describe('the indexer', () => {
  const row = async () => (await world.client().all<IndexerRow>('/indexers'))[0]!
  const faults: [string, Fault, RegExp][] = [
    ['limits our rate', { when: 't=', kind: 'rate_limited', retry_after: 120 }, /wait|limit|too many|later/i],
    ['answers with 500', { when: 't=', kind: 'broken' }, /500/],
    ['answers with garbage', { when: 't=', kind: 'garbage' }, /\w+/],
    ['answers with a feed of 200 MB', { when: 't=', kind: 'endless' }, /large|MB|bytes|more than/i],
    ['never answers', { when: 't=', kind: 'silent' }, /\w+/],
  ]

  for (const [what, fault, words] of faults)
    test(`${what}: it pauses, the movie stays wanted, and the next search succeeds`, async () => {
      const wanted = nextMovie()
      const offer = await world.seed(`${wanted.title.replace(' ', '.')}.1930.1080p.BluRay.x264-TEST`, wanted)
      world.indexer.faults.push(fault)
      const { id } = await row()

      const movie = await world.add(wanted)
      const searched = async () => (await world.client().history(`?movie_id=${movie.id}`)).find(({ type }) => type === 'search_completed')
      await until('the search has ended', searched, 90_000)

      expect((await searched())?.data as unknown as Searched).toMatchObject({ found: 0, accepted: 0, indexers_failed: 1 })
      expect(await row()).toMatchObject({ escalation_level: 1, last_error: expect.stringMatching(words) })
      expect(Date.parse((await row()).disabled_until ?? '')).toBeGreaterThan(Date.now() + 20_000)
      expect((await world.client().movie(movie.id)).status).toBe('wanted')
      expect((await world.client().ask('GET', '/status')).status).toBe(200)

      world.indexer.faults.length = 0
      await world.client().call('POST', `/indexers/${id}/reset`)
      await world.client().call('POST', `/movies/${movie.id}/search`)
      await world.becomes(movie, 'available')
      expect(world.indexer.downloaded()).toContain(offer.info_hash)
      expect((await row()).escalation_level).toBe(0)
    }, 150_000)
})
