import { beforeAll, expect, test } from 'bun:test'
import { useSharedApp } from '#server/testing/use-app'
import type { HistoryRow } from './schema'

const app = useSharedApp({ at: '2026-03-01T12:00:00.597Z' })
beforeAll(async () => {
  await app.ask('POST', '/movies', { metadata_id: 10378, search: false })
  app.clock.set('2026-03-01T12:00:05.000Z')
  await app.ask('POST', '/movies/1/watched')
})

const types = async (path: string): Promise<string[]> =>
  (await app.ask<{ results: HistoryRow[] }>('GET', path)).body.results.map(({ type }) => type)

for (const list of ['/history', '/movies/1/history']) {
  test(`${list} with since lists events from then on, in any format of the timestamp`, async () => {
    const since = (moment: string) => types(`${list}?type=movie_added,movie_watched&since=${encodeURIComponent(moment)}`)

    const [both, later, none] = [['movie_watched', 'movie_added'], ['movie_watched'], []]
    expect(await since('2026-03-01T12:00:00Z')).toEqual(both)
    expect(await since('2026-03-01T12:00:00.597Z')).toEqual(both)
    expect(await since('2026-03-01T12:00:00.598Z')).toEqual(later)
    expect(await since('2026-03-01T12:00:05Z')).toEqual(later)
    expect(await since('2026-03-01T13:00:00+01:00')).toEqual(both)
    expect(await since('2026-03-01T07:00:01-05:00')).toEqual(later)
    expect(await since('2026-03-01T11:00:00-01:00')).toEqual(both)
    expect(await since('2026-03-01T12:00:06Z')).toEqual(none)
  })

  test(`${list} embeds the movie on request`, async () => {
    const { body } = await app.ask<{ results: HistoryRow[] }>('GET', `${list}?type=movie_added&expand=movie`)
    const plain = await app.ask<{ results: HistoryRow[] }>('GET', `${list}?type=movie_added`)

    expect(body.results[0]?.movie).toMatchObject({ id: 1, title: 'Big Buck Bunny' })
    expect(plain.body.results[0]).not.toHaveProperty('movie')
  })
}
