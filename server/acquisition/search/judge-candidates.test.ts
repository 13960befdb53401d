import { beforeEach, expect, setDefaultTimeout, test } from 'bun:test'
import type { FoundRelease } from '#server/acquisition/indexers/found-release'
import { qualityProfilesTable } from '#server/catalog/profiles/table'
import { say } from '#server/foundation/lib/sentence'
import { useApp } from '#server/testing/use-app'
import { refuse } from './candidate'
import { noIndexer } from './indexer-terms'
import { createJudgeCandidates } from './judge-candidates'
import { sentences } from './sentences'

/** Only guards against hanging: the tests write hundreds of rows. */
setDefaultTimeout(120_000)

const app = useApp()
let movie: { id: number }
let onPause: () => void
beforeEach(async () => {
  onPause = () => {}
  movie = await app.rooms.movies.add({ metadata_id: 10378, search: false })
  app.db
    .update(qualityProfilesTable)
    .set({ size_limits: [], languages: { mode: 'any', values: [] }, min_format_score: -1000 })
    .run()
})

const judging = () => {
  const { contexts, candidateStore } = app.rooms.acquisition
  const { db, journal, clock } = app
  return createJudgeCandidates({
    db,
    journal,
    clock,
    contexts,
    candidateStore,
    pause: async () => {
      onPause()
    },
  })
}
const indexer = noIndexer({ id: 1, name: 'one' })
const offers = (count: number, more: Partial<FoundRelease> = {}) =>
  Array.from({ length: count }, (_, i) => ({
    indexer,
    release: {
      guid: `g${i}`,
      title: `Big Buck Bunny 2008 1080p WEB-DL H264 x${i}-GRP${i}`,
      size_bytes: 900_000_000,
      published_at: '2026-02-01T00:00:00.000Z',
      seeders: 10,
      peers: 12,
      info_hash: null,
      download_url: `http://indexer.example/${i}`,
      magnet: null,
      info_url: null,
      imdb_id: null,
      tmdb_id: null,
      categories: [2000],
      flags: [],
      languages: [],
      ...more,
    },
  }))
const stored = () => app.db.$client.query<{ n: number }, []>('SELECT count(*) AS n FROM releases').get()?.n ?? 0
const written = () => app.db.$client.query<{ n: number }, []>('SELECT total_changes() AS n').get()?.n ?? 0

test('stores at most 50 releases at a time, however many a search finds, with pauses in between', async () => {
  const steps: number[] = []
  let before = 0
  onPause = () => {
    steps.push(stored() - before)
    before = stored()
  }

  const { rows } = await judging().record(movie.id, 'search', offers(1030))

  expect(rows).toHaveLength(1030)
  expect(rows.map(({ rank }) => rank)).toEqual(Array.from({ length: 1030 }, (_, i) => i + 1))
  expect(Math.max(...steps)).toBeLessThanOrEqual(50)
  // Names are parsed 20 at a time before anything is stored.
  expect(steps.findIndex((added) => added > 0)).toBeGreaterThanOrEqual(1030 / 20 - 1)
  expect(steps.filter((added) => added > 0).length).toBeGreaterThanOrEqual(20)
})

test('judging again reads a few rows at a time, and writes only changes', async () => {
  await judging().record(movie.id, 'search', offers(1030))
  const before = written()
  let pauses = 0
  onPause = () => void pauses++

  const { rows } = await judging().rejudge(movie.id, 'search')

  expect(rows).toHaveLength(1030)
  expect(written()).toBe(before)
  expect(pauses).toBeGreaterThan(1030 / 500)
})

test('a release found again keeps its row, its hash, and when it was first seen', async () => {
  const first = await judging().record(movie.id, 'search', offers(1, { info_hash: 'A'.repeat(40) }))
  app.clock.advance(60_000)

  const { rows } = await judging().record(movie.id, 'search', offers(1, { seeders: 99 }))

  expect(rows).toMatchObject([{ id: first.rows[0]?.id, info_hash: 'a'.repeat(40), seeders: 99, first_seen_at: '2026-03-01T12:00:00.000Z' }])
  expect(rows[0]?.last_seen_at).toBe('2026-03-01T12:01:00.000Z')
  expect(stored()).toBe(1)
})

test('keeps what following a link revealed while others were being judged', async () => {
  const { candidateStore } = app.rooms.acquisition
  const { rows } = await judging().record(movie.id, 'search', offers(60))
  const [best] = rows
  let isNoted = false
  onPause = () => {
    if (isNoted || !best) return
    isNoted = true
    app.journal.commit((tx) => candidateStore.noteRefused(tx, best.id, refuse(say(sentences, 'not_a_torrent', { why: 'it is a page' }))))
  }

  const again = await judging().record(movie.id, 'search', offers(60))

  expect(isNoted).toBe(true)
  expect(again.rows.find(({ id }) => id === best?.id)).toMatchObject({
    verdict: 'rejected',
    reasons: [{ code: 'not_a_torrent', values: { why: 'it is a page' } }],
  })
  expect(candidateStore.get(best?.id ?? 0).verdict).toBe('rejected')
})

test('a judgment is valid until its inputs change', async () => {
  const { blocklist } = app.rooms.acquisition
  const { holds } = await judging().record(movie.id, 'search', offers(2))
  app.clock.advance(1000)

  expect(holds()).toBe(true)
  blocklist.add({ title: 'Big Buck Bunny 2008 1080p WEB-DL H264 x0-GRP0' })
  expect(holds()).toBe(false)
})

test('a movie removed while its releases are judged keeps none', async () => {
  let isRemoved = false
  onPause = () => {
    if (isRemoved || stored() === 0) return
    isRemoved = true
    app.journal.commit((tx) => app.rooms.acquisition.forgetMovies(tx, [movie.id]))
    app.db.$client.run('DELETE FROM movies')
  }

  await expect(judging().record(movie.id, 'search', offers(200))).rejects.toThrow('not found')

  expect(isRemoved).toBe(true)
  expect(stored()).toBe(0)
})
