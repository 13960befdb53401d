import { expect, test } from 'bun:test'
import { silentLog } from '#server/foundation/platform/log'
import { foundRelease } from '#server/testing/found-release'
import { until } from '#server/testing/until'
import { useApp } from '#server/testing/use-app'
import { termsOf } from './indexer-terms'
import { type Answer, createSearch } from './search'

const app = useApp()

test("shows the first indexer's releases while the second is still being queried", async () => {
  const movie = await app.rooms.movies.add({ metadata_id: 10378, search: false })
  const ids = ['one', 'two'].map((name) => app.rooms.indexers.add({ name, type: 'torznab', url: `http://${name}.example`, enabled: false }))
  const answerOf = (at: number, title: string): Answer => ({
    indexer: termsOf(ids[at]!),
    ok: true,
    releases: [foundRelease(title, `guid-${at}`)],
  })
  const answers = [answerOf(0, 'Big.Buck.Bunny.2008.720p.WEB-DL.H.264-A'), answerOf(1, 'Big.Buck.Bunny.2008.1080p.BluRay.x264-B')]
  const second = Promise.withResolvers<void>()
  const { journal, clock } = app
  const { contexts, judging } = app.rooms.acquisition
  const { searchFor } = createSearch({
    journal,
    clock,
    log: silentLog,
    contexts,
    judging,
    movies: app.rooms.movies,
    absentFor: () => [],
    firstAnswerAt: () => null,
    hasEnough: () => false,
    grabbedSince: () => false,
    pause: async () => {},
    ask: async (_movie, _by, onAnswer) => {
      onAnswer(answers[0]!, 2)
      await second.promise
      onAnswer(answers[1]!, 2)
      return answers
    },
  })
  const guids = () => app.rooms.acquisition.releases.list({ movie_id: movie.id }).results.map(({ guid }) => guid)
  const progress = () => app.events.filter(({ type }) => type === 'search_progress')

  const searching = searchFor(movie.id, 'user')
  await until('the first indexer has responded', () => progress().length === 1)

  expect(guids()).toEqual(['guid-0'])
  expect(progress()[0]).toMatchObject({ movie_id: movie.id, indexer: 'one', ok: true, found: 1, answered: 1, asked: 2 })
  second.resolve()
  expect(await searching).toMatchObject({ found: 2, indexers_failed: 0 })
  expect(guids().toSorted()).toEqual(['guid-0', 'guid-1'])
  expect(app.told().slice(-2)).toEqual(['search_progress', 'search_completed'])
})
