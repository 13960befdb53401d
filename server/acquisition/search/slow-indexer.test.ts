import { beforeEach, expect, test } from 'bun:test'
import { qualityProfilesTable } from '#server/catalog/profiles/table'
import { silentLog } from '#server/foundation/platform/log'
import { foundRelease } from '#server/testing/found-release'
import { until } from '#server/testing/until'
import { useApp } from '#server/testing/use-app'
import { createAcquisition } from './acquisition'
import { hasEnough } from './enough'
import { createGrab } from './grab'
import { termsOf } from './indexer-terms'
import { type Answer, type Asking, createSearch } from './search'

const app = useApp()
const good = 'Big.Buck.Bunny.2008.1080p.BluRay.x264-A'
const better = 'Big.Buck.Bunny.2008.1080p.BluRay.REPACK.x264-B'
const poor = 'Big.Buck.Bunny.2008.720p.WEB-DL.H.264-C'

let movie: { id: number; title: string }
let slow: PromiseWithResolvers<void>
let queued: string[]
beforeEach(async () => {
  slow = Promise.withResolvers<void>()
  queued = []
  movie = await app.rooms.movies.add({ metadata_id: 10378, search: false })
  const free = { mode: 'any', values: [] } as { mode: 'any'; values: string[] }
  app.db.update(qualityProfilesTable).set({ size_limits: [], languages: free, min_format_score: -1000 }).run()
})

/** A fast indexer with one release, and a slow one that answers when the test lets it. */
const openSearch = (fast: string, late: string, waitsForAll = false) => {
  const { journal, clock, db } = app
  const { movies } = app.rooms
  const { contexts, judging, candidateStore } = app.rooms.acquisition
  const rows = ['fast', 'slow'].map((name) =>
    app.rooms.indexers.add({ name, type: 'torznab', url: `http://${name}.example`, enabled: false }),
  )
  const answers = [fast, late].map(
    (title, at): Answer => ({ indexer: termsOf(rows[at]!), ok: true, releases: [foundRelease(title, 'ab'[at]!)] }),
  )
  const search = createSearch({
    ...{ journal, clock, log: silentLog, contexts, judging, movies },
    absentFor: () => [],
    firstAnswerAt: () => null,
    hasEnough: (movieId, found) => hasEnough(found, contexts.contextFor(movieId, 'search')),
    grabbedSince: (tx, movieId, at) => candidateStore.isGrabbedSince(tx, movieId, at),
    pause: async (ms) => void clock.advance(ms),
    ask: async (_movie, _by, onAnswer) => {
      onAnswer(answers[0]!, 2)
      await slow.promise
      onAnswer(answers[1]!, 2)
      return answers
    },
  })
  const grab = createGrab({
    ...{ db, journal, clock, log: silentLog, contexts, candidateStore, judging, movies },
    resolve: async ({ title }) => ({
      info_hash: Bun.hash(title).toString(16).padStart(40, '0'),
      magnet: 'magnet:',
      torrent: null,
      size_bytes: null,
    }),
    enqueue: (_tx, _announce, { title }) => queued.push(title),
    join: () => Promise.reject(new Error('no torrent has two listings here')),
    indexerName: () => 'one',
    hasSeveralVersions: () => false,
    isHeld: () => false,
  })
  const acquisition = createAcquisition({
    ...{ db, clock, log: silentLog, search, grab },
    nextSearchAt: () => clock.now(),
    searchesPerDay: () => null,
    interval: () => 900,
    pause: async () => {},
    availableBefore: movies.availableBefore,
    isHeld: () => false,
    waitsForAll: () => waitsForAll,
  })
  return (by: Asking) => acquisition.searchAndGrab(movie.id, by)
}
const isShown = () => app.events.some(({ type }) => type === 'search_progress')

test('a release that the profile would not replace is grabbed although a slow indexer still owes its answer', async () => {
  const running = openSearch(good, better)('user')

  await until('the good release is grabbed', () => queued.length > 0)
  const { next_search_at } = app.rooms.movies.row(movie.id)
  slow.resolve()
  await running

  expect(queued).toEqual([good])
  expect(
    app.rooms.acquisition.releases
      .list({ movie_id: movie.id })
      .results.map(({ title }) => title)
      .toSorted(),
  ).toEqual([good, better].toSorted())
  expect(app.rooms.movies.row(movie.id)).toMatchObject({ next_search_at, searches_without_result: 0 })
  expect(app.rooms.movies.row(movie.id).last_searched_at).not.toBeNull()
})

test.each<[string, string, Asking, boolean]>([
  ['a release that the profile would replace', poor, 'user', false],
  ['any release if the setting says so', good, 'user', true],
  ['any release in the wanted search, which nobody waits for', good, 'task', false],
])('the slow indexer is awaited for %s', async (...[, fast, by, waitsForAll]) => {
  const running = openSearch(fast, better, waitsForAll)(by)

  await until('the first indexer has answered', isShown)
  slow.resolve()
  await running

  expect(queued).toEqual([better])
})
