import type { Clock } from '#server/foundation/lib/clock'
import { days, hours, milliseconds } from '#server/foundation/lib/duration'

type Facts = { get(key: string): string | undefined; set(key: string, value: string): void }
type Deps = {
  clock: Clock
  /** Small values that survive a restart. */
  facts: Facts
  /** When the newest event was stored, in RFC 3339. Null if there is none. */
  newestEventAt: () => string | null
  /** False while the database is read-only. */
  mayChange: boolean
}

const fact = 'clock_trusted_at'
const tolerated = milliseconds(days(1))
/** Rare, so that the disk of an idle service may sleep; well below what is tolerated, so that a night without power raises no doubt. */
const keptEvery = milliseconds(hours(6))

/**
 * Decides whether to trust the wall clock enough to delete by it. Compares it with the last trusted time plus the monotonic time passed
 * since, and at startup with the last stored time. An upstream that reports the same day, or a person, ends the doubt.
 */
export const createClockTrust = ({ clock, facts, newestEventAt, mayChange }: Deps) => {
  const stored = facts.get(fact) ?? newestEventAt()
  let believed = { wall: stored === null ? clock.now().getTime() : Date.parse(stored), elapsed: clock.elapsedMs() }
  let keptAt = stored === null ? Number.NEGATIVE_INFINITY : Date.parse(stored)

  const believe = (): void => {
    believed = { wall: clock.now().getTime(), elapsed: clock.elapsedMs() }
    if (!mayChange || Math.abs(believed.wall - keptAt) < keptEvery) return
    keptAt = believed.wall
    facts.set(fact, new Date(believed.wall).toISOString())
  }

  return {
    /** The expected time, if the wall clock is more than a day away from it. Null if it can be trusted. */
    doubt(): { expected: Date; actual: Date } | null {
      const expected = believed.wall + (clock.elapsedMs() - believed.elapsed)
      const actual = clock.now()
      if (Math.abs(actual.getTime() - expected) > tolerated) return { expected: new Date(expected), actual }
      believe()
      return null
    },
    /** Takes the time that an upstream reports. One that differs proves nothing: either side may be wrong. */
    witness(at: Date): void {
      if (Math.abs(at.getTime() - clock.now().getTime()) <= tolerated) believe()
    },
    confirm: believe,
  }
}
