import { beforeEach, expect, setDefaultTimeout, test } from 'bun:test'
import fc from 'fast-check'
import { wellAgain } from '#server/foundation/lib/escalation'
import { UpstreamRateLimited } from '#server/foundation/platform/errors'
import { silentLog } from '#server/foundation/platform/log'
import { useApp } from '#server/testing/use-app'
import { createIndexerOutcomes } from './indexer-outcomes'

setDefaultTimeout(60_000)
const app = useApp()
let id: number
beforeEach(() => {
  const named = { name: 'one', type: 'torznab', url: 'http://127.0.0.1:9/api' }
  id = app.rooms.indexers.add(named as never).id
})

const open = () => createIndexerOutcomes({ indexers: app.rooms.indexers, journal: app.journal, clock: app.clock, log: silentLog })
const level = () => app.rooms.indexers.row(id).escalation_level
const healthy = () => app.rooms.indexers.note(id, wellAgain)
/** The results of queries that were under way together, in the order in which they arrived. */
const together = fc.array(fc.boolean(), { minLength: 1, maxLength: 12 })

test('however many queries of one outage fail, it is one step', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), (count) => {
      healthy()
      const outcomes = open()
      const under_way = Array.from({ length: count }, outcomes.begin)

      for (const began of under_way) outcomes.failed(id, new Error('no answer'), began)

      expect(level()).toBe(1)
    }),
    { numRuns: 20 },
  )
})

test('queries that were under way together move the indexer by one step at most, up or down, in any order', () => {
  fc.assert(
    fc.property(fc.array(together, { minLength: 1, maxLength: 8 }), (rounds) => {
      healthy()
      const outcomes = open()
      for (const results of rounds) {
        const before = level()
        const under_way = results.map(outcomes.begin)

        for (const [at, ok] of results.entries())
          if (ok) outcomes.succeeded(id, under_way[at]!)
          else outcomes.failed(id, new Error('no answer'), under_way[at]!)

        expect(Math.abs(level() - before)).toBeLessThanOrEqual(1)
        if (!results[0] && before < 3) expect(level()).toBe(before + 1)
      }
    }),
    { numRuns: 25 },
  )
})

test('a late answer that asks for a longer pause is obeyed, without a step', () => {
  const outcomes = open()
  const [first, second] = [outcomes.begin(), outcomes.begin()]
  outcomes.failed(id, new Error('no answer'), first)

  outcomes.failed(id, new UpstreamRateLimited('one', 7200), second)

  const { disabled_until } = app.rooms.indexers.row(id)
  expect(level()).toBe(1)
  expect(Date.parse(disabled_until!)).toBe(app.clock.now().getTime() + 7_200_000)
})
