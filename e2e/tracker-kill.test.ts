import { expect, test } from 'bun:test'
import { killSyncs } from './sync-kills'

/** And whenever the tracker has what was sent and the program does not know it. `npm run soak -- sync-kills` kills at forty points more. */
test('a sync of 300 plays with 40 local ones, killed at points all over it, loses and duplicates nothing', async () => {
  const { seed, whole, outcomes, overLimit } = await killSyncs(4)
  console.log(`seed ${seed}, ${whole.moments.length} moments; killed ${outcomes.map(({ where }) => where).join(', ')}`)

  expect(whole.damage).toEqual([])
  expect(outcomes.filter(({ where }) => where.startsWith('after POST')).length).toBeGreaterThan(1)
  expect(outcomes.filter(({ damage }) => damage.length > 0)).toEqual([])
  expect(new Set(outcomes.map(({ where }) => where)).size).toBeGreaterThan(3)
  expect(overLimit).toEqual([])
}, 900_000)
