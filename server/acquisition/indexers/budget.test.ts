import { describe, expect, test } from 'bun:test'
import { mayQuery, nextFeedAt, nextWantedQueryAt, type QueryBudget, queriesLeft, queriesToday, spent, wantedQueriesLeft } from './budget'

const fresh: QueryBudget = { daily_query_limit: 100, queries_today: 0, queries_day: null, last_query_at: null }
const morning = new Date('2030-05-05T00:00:00.000Z')
const at = (minutes: number) => new Date(morning.getTime() + minutes * 60_000)
const spentTimes = (times: number, now = morning) =>
  Array.from({ length: times }).reduce<QueryBudget>((budget) => spent(budget, now), fresh)

describe('the daily budget', () => {
  test('decreases with every query and is full again the next day', () => {
    const budget = spentTimes(3)

    expect([queriesToday(budget, morning), queriesLeft(budget, morning)]).toEqual([3, 97])
    expect([queriesToday(budget, at(24 * 60)), queriesLeft(budget, at(24 * 60))]).toEqual([0, 100])
    expect(spent(budget, at(24 * 60)).queries_today).toBe(1)
  })

  test('that is used up allows no more queries that day', () => {
    expect(mayQuery(spentTimes(99), morning)).toBe(true)
    expect(mayQuery(spentTimes(100), morning)).toBe(false)
    expect(mayQuery(spentTimes(100), at(24 * 60))).toBe(true)
  })

  test('without a limit never runs out', () => {
    const endless = { ...spentTimes(5000), daily_query_limit: null }

    expect([queriesLeft(endless, morning), mayQuery(endless, morning), wantedQueriesLeft(endless, morning)]).toEqual([null, true, null])
    expect(nextWantedQueryAt(endless, new Date(morning.getTime() + 500))).toEqual(new Date(morning.getTime() + 2000))
  })

  test('that was lowered below what was spent is used up, not negative', () => {
    expect(queriesLeft({ ...spentTimes(50), daily_query_limit: 20 }, morning)).toBe(0)
  })
})

describe('the wanted search', () => {
  test('leaves a tenth of the day to the user and a fifth to the feeds still to come', () => {
    expect(wantedQueriesLeft(spentTimes(69), morning)).toBe(1)
    expect(wantedQueriesLeft(spentTimes(70), morning)).toBe(0)
    expect(wantedQueriesLeft(spentTimes(70), at(12 * 60))).toBe(10)
    expect(wantedQueriesLeft(spentTimes(90), at(24 * 60 - 1))).toBe(0)
    expect(nextWantedQueryAt(spentTimes(90), at(5))).toEqual(at(24 * 60))
    expect(mayQuery(spentTimes(90), at(5))).toBe(true)
  })

  test('starts immediately, then allows one query per slot: 72 slots a day of 20 minutes each', () => {
    const budget = { ...fresh, daily_query_limit: 103 }
    const slot = (24 * 60) / (103 * 0.7)

    expect(nextWantedQueryAt(budget, morning)).toEqual(morning)
    expect(nextWantedQueryAt(spent(budget, morning), at(1)).getTime()).toBeCloseTo(at(slot).getTime(), -2)
    expect(nextWantedQueryAt(spent(budget, at(18)), at(19)).getTime()).toBeCloseTo(at(slot).getTime(), -2)
    expect(nextWantedQueryAt(spent(budget, morning), at(30))).toEqual(at(30))
  })

  test.each([1, 7, 15, 20])('spends its share of a whole day and no more when run every %d minutes', (every) => {
    let budget = fresh
    let queries = 0
    for (let now = morning; now < at(24 * 60); now = new Date(now.getTime() + every * 60_000)) {
      if (nextWantedQueryAt(budget, now) > now) continue
      budget = spent(budget, now)
      queries++
    }

    expect(queries).toBeLessThanOrEqual(70)
    expect(queries).toBeGreaterThanOrEqual(66)
  })

  test('lasts until the evening if each movie costs two queries', () => {
    let budget = fresh
    const asked: number[] = []
    for (let minute = 0; minute < 24 * 60; minute += 15) {
      if (nextWantedQueryAt(budget, at(minute)) > at(minute)) continue
      budget = spent(spent(budget, at(minute)), at(minute))
      asked.push(minute)
    }

    expect(asked.length * 2).toBeGreaterThan(80)
    expect(asked.length * 2).toBeLessThanOrEqual(90)
    expect(asked.at(-1)).toBeGreaterThan(22 * 60)
    expect(asked.filter((minute) => minute < 12 * 60).length).toBeLessThanOrEqual(asked.length / 2 + 1)
  })

  test('does not hurry when it starts late in the day, and slows down when the user searches a lot', () => {
    const late = nextWantedQueryAt(spent(fresh, at(23 * 60)), at(23 * 60 + 1))
    expect(late.getTime()).toBeGreaterThan(at(23 * 60 + 1).getTime())
    expect(nextWantedQueryAt(spent(fresh, late), late).getTime()).toBeGreaterThanOrEqual(late.getTime() + 20 * 60_000)
    expect(nextWantedQueryAt(spentTimes(40), at(0.5)).getTime()).toBeGreaterThan(at(30).getTime())
  })

  test('is not blocked by a clock that was set back', () => {
    expect(nextWantedQueryAt({ ...fresh, last_query_at: '2040-01-01T00:00:00.000Z' }, morning)).toEqual(morning)
  })
})

describe('the feed', () => {
  test('is read immediately, then a fifth of the day is spread evenly: every 72 minutes for 100 queries', () => {
    expect(nextFeedAt(fresh, morning, null)).toEqual(morning)
    expect(nextFeedAt(fresh, at(15), morning)).toEqual(at(72))
    expect(nextFeedAt(fresh, at(75), at(70))).toEqual(at(75))
    expect(nextFeedAt(fresh, at(90), morning)).toEqual(at(90))
  })

  test('is read as often as requested if the budget allows it or is unlimited', () => {
    expect(nextFeedAt({ ...fresh, daily_query_limit: 500 }, at(15), morning)).toEqual(at(15))
    expect(nextFeedAt({ ...fresh, daily_query_limit: 500 }, at(1), morning)).toEqual(at(14.4))
    expect(nextFeedAt({ ...spentTimes(5000), daily_query_limit: null }, at(1), morning)).toEqual(at(1))
  })

  test('leaves the last tenth of the budget to the user', () => {
    expect(nextFeedAt(spentTimes(89), at(90), morning)).toEqual(at(90))
    expect(nextFeedAt(spentTimes(90), at(90), morning)).toEqual(at(24 * 60))
    expect(mayQuery(spentTimes(90), at(90))).toBe(true)
  })

  test('is not blocked by a clock that was set back', () => {
    expect(nextFeedAt(fresh, morning, at(300))).toEqual(morning)
  })
})
