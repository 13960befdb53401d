import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { putMovie } from '#server/testing/put-rows'
import { until } from '#server/testing/until'
import { useApp } from '#server/testing/use-app'

const app = useApp()
const later = '2099-01-01T00:00:00.000Z'
const condition = { kind: 'release_group', value: '^GRP$', negate: false, required: true } as const
type Ids = { results: { id: number }[] }

const setUp = async () => {
  const profiles = (await app.ask<Ids>('GET', '/quality-profiles')).body.results.map(({ id }) => id)
  const format = app.rooms.profiles.formats.add({
    name: 'Mine',
    conditions: [condition],
  }).id
  app.rooms.profiles.update(profiles[0]!, { format_scores: [{ custom_format_id: format, score: 5 }] })
  const movies = profiles.map((quality_profile_id, n) => putMovie(app, { title: `Movie ${n}`, quality_profile_id }))
  const several = putMovie(app, { title: 'Several', quality_profile_id: profiles[1]! })
  await app.ask('POST', `/movies/${several}/versions`, { name: 'Other', quality_profile_id: profiles[0]!, edition: 'any' })
  const alone = putMovie(app, { title: 'Left alone', quality_profile_id: profiles[0]!, monitored: false })
  return { profiles, format, ids: [...movies, several, alone] }
}
const rest = () => app.db.$client.run('UPDATE movies SET next_search_at = ?', [later])
const due = (ids: readonly number[]) => ids.map((id) => app.rooms.movies.row(id).next_search_at !== later)

test('a change makes a search due for the movies that depend on it, and for no other, in any order', async () => {
  const { profiles, format, ids } = await setUp()
  const [first, second, third] = [
    [true, false, false, true, false],
    [false, true, false, true, false],
    [false, false, true, false, false],
  ]
  const all = [true, true, true, true, false]
  let turn = 0
  const changes = [
    { make: () => app.rooms.profiles.update(profiles[0]!, { delay_minutes: ++turn }), woken: first },
    { make: () => app.rooms.profiles.update(profiles[1]!, { delay_minutes: ++turn }), woken: second },
    { make: () => app.rooms.profiles.update(profiles[2]!, { delay_minutes: ++turn }), woken: third },
    { make: () => app.rooms.profiles.formats.update(format, { conditions: [{ ...condition, value: `^GRP${++turn}$` }] }), woken: first },
    { make: () => app.ask('PUT', '/config', { max_size_mb: ++turn }), woken: all },
  ]

  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat({ max: changes.length - 1 }), { minLength: 1, maxLength: 4 }), async (order) => {
      for (const at of order) {
        const { make, woken } = changes[at]!
        rest()
        await make()
        await until('a search is due for those that depend on it', () => String(due(ids)) === String(woken))
        expect(due(ids)).toEqual(woken)
      }
    }),
    { numRuns: 6 },
  )
})
