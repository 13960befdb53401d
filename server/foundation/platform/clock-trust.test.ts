import { expect, test } from 'bun:test'
import { stoppedClock } from '#server/foundation/lib/clock'
import { createClockTrust } from './clock-trust'

const day = 86_400_000
const aTrust = ({ at = '2026-03-01T12:00:00.000Z', newest = null as string | null, kept = new Map<string, string>() } = {}) => {
  const clock = stoppedClock(at)
  const facts = { get: (key: string) => kept.get(key), set: (key: string, value: string) => void kept.set(key, value) }
  return { clock, kept, trust: createClockTrust({ clock, facts, newestEventAt: () => newest, mayChange: true }) }
}

test('trusts a clock that keeps running, however long', () => {
  const { clock, trust } = aTrust()

  for (let i = 0; i < 10; i++) {
    clock.advance(day * 3)
    expect(trust.doubt()).toBeNull()
  }
})

test.each(['2034-03-01T12:00:00.000Z', '2026-02-27T12:00:00.000Z'])(
  'does not trust a clock that is set to %s until it is corrected',
  (wrong) => {
    const { clock, trust } = aTrust()

    clock.set(wrong)
    expect(trust.doubt()?.expected.toISOString()).toBe('2026-03-01T12:00:00.000Z')
    clock.set('2026-03-01T13:00:00.000Z')

    expect(trust.doubt()).toBeNull()
  },
)

test('does not trust a clock that is far from the newest event at startup', () => {
  expect(aTrust({ newest: '2026-02-20T12:00:00.000Z' }).trust.doubt()).not.toBeNull()
  expect(aTrust({ newest: '2026-03-01T02:00:00.000Z' }).trust.doubt()).toBeNull()
})

test('events stored under a wrong clock do not vouch for it after a restart', () => {
  const kept = new Map<string, string>()
  expect(aTrust({ kept }).trust.doubt()).toBeNull()

  const { trust } = aTrust({ at: '2034-03-01T12:00:00.000Z', newest: '2034-03-01T11:59:00.000Z', kept })

  expect(trust.doubt()?.actual.getUTCFullYear()).toBe(2034)
})

test('an upstream that reports the same day ends the doubt; one that reports another day does not', () => {
  const { trust } = aTrust({ newest: '2026-01-01T12:00:00.000Z' })

  trust.witness(new Date('2025-03-01T12:00:00.000Z'))
  expect(trust.doubt()).not.toBeNull()
  trust.witness(new Date('2026-03-01T15:00:00.000Z'))

  expect(trust.doubt()).toBeNull()
})

test('a person can confirm the clock, and a restart keeps the confirmation', () => {
  const { trust, kept } = aTrust({ newest: '2026-01-01T12:00:00.000Z' })

  trust.confirm()

  expect(trust.doubt()).toBeNull()
  expect(aTrust({ newest: '2026-01-01T12:00:00.000Z', kept }).trust.doubt()).toBeNull()
})
