import { afterAll, expect, setDefaultTimeout, test } from 'bun:test'
import { describe, planOf } from '#server/testing/faulty-peers'
import { downloadFromFaulty } from '#server/testing/faulty-swarm'
import { createTorrentWorld } from '#server/testing/torrent-world'

setDefaultTimeout(600_000)
const world = createTorrentWorld()
afterAll(world.end)

test('with one honest peer a download ends right, whatever the others do (ten seeds; more by `npm run soak -- swarm`)', async () => {
  const { session } = await world.engine()

  const outcomes = await Promise.all(
    Array.from({ length: 10 }, async (_, at) => {
      const plan = planOf(1 + at)
      const wrong = await downloadFromFaulty(world, session, plan)
      return wrong.map((each) => `${each} (${describe(plan)})`)
    }),
  )

  expect(outcomes.flat()).toEqual([])
})

test('a seed always stands for the same peers and bytes', () => {
  const [one, again] = [planOf(7), planOf(7)]

  expect(describe(one)).toBe(describe(again))
  expect(one.data.equals(again.data)).toBe(true)
})
