import { describe, expect, test } from 'bun:test'
import { dripLeft, mayQuery, nextDripAt, type QueryBudget, queriesLeft, queriesToday, spent } from './budget'

const fresh: QueryBudget = { daily_query_limit: 100, queries_today: 0, queries_day: null, last_query_at: null }
const morning = new Date('2030-05-05T00:00:00.000Z')
const at = (minutes: number) => new Date(morning.getTime() + minutes * 60_000)
const spentTimes = (times: number, now = morning) =>
  Array.from({ length: times }).reduce<QueryBudget>((budget) => spent(budget, now), fresh)

describe('a day’s budget', () => {
  test('counts down with every query, and is whole again on the next day', () => {
    const budget = spentTimes(3)

    expect([queriesToday(budget, morning), queriesLeft(budget, morning)]).toEqual([3, 97])
    expect([queriesToday(budget, at(24 * 60)), queriesLeft(budget, at(24 * 60))]).toEqual([0, 100])
    expect(spent(budget, at(24 * 60)).queries_today).toBe(1)
  })

  test('that is used up allows nothing more today', () => {
    expect(mayQuery(spentTimes(99), morning)).toBe(true)
    expect(mayQuery(spentTimes(100), morning)).toBe(false)
    expect(mayQuery(spentTimes(100), at(24 * 60))).toBe(true)
  })

  test('without a limit never ends', () => {
    const endless = { ...spentTimes(5000), daily_query_limit: null }

    expect([queriesLeft(endless, morning), mayQuery(endless, morning), dripLeft(endless, morning)]).toEqual([null, true, null])
    expect(nextDripAt(endless, new Date(morning.getTime() + 500))).toEqual(new Date(morning.getTime() + 2000))
  })

  test('that was lowered below what was spent is used up, not negative', () => {
    expect(queriesLeft({ ...spentTimes(50), daily_query_limit: 20 }, morning)).toBe(0)
  })
})

describe('the drip', () => {
  test('keeps a fifth of the day for feeds and people', () => {
    expect(dripLeft(spentTimes(79), morning)).toBe(1)
    expect(dripLeft(spentTimes(80), morning)).toBe(0)
    expect(nextDripAt(spentTimes(80), at(5))).toEqual(at(24 * 60))
    expect(mayQuery(spentTimes(80), at(5))).toBe(true)
  })

  test('starts at once, then spreads evenly: 80 of 100 queries, one every 18 minutes', () => {
    expect(nextDripAt(fresh, morning)).toEqual(morning)
    expect(nextDripAt(spent(fresh, morning), at(1))).toEqual(at(18))
    expect(nextDripAt(spent(fresh, morning), at(30))).toEqual(at(30))
  })

  test('spends its share of a whole day and not one query more', () => {
    let budget = fresh
    let queries = 0
    for (let now = morning; now < at(24 * 60); now = new Date(now.getTime() + 60_000)) {
      if (nextDripAt(budget, now) > now) continue
      budget = spent(budget, now)
      queries++
    }

    expect(queries).toBe(80)
  })

  test('that starts late in the day does not hurry; one that shares with busy feeds slows down', () => {
    expect(nextDripAt(spent(fresh, at(23 * 60)), at(23 * 60 + 1))).toEqual(at(23 * 60 + 18))
    expect(nextDripAt(spentTimes(40), at(0.5)).getTime()).toBeGreaterThan(at(30).getTime())
  })

  test('is not silenced by a clock that was set back', () => {
    expect(nextDripAt({ ...fresh, last_query_at: '2040-01-01T00:00:00.000Z' }, morning)).toEqual(morning)
  })
})
