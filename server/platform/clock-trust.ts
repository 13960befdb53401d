import type { Clock } from '#server/lib/clock'
import { days, hours, milliseconds } from '#server/lib/duration'

type Facts = { get(key: string): string | undefined; set(key: string, value: string): void }
type Deps = {
  clock: Clock
  /** Small values that outlive the process. */
  facts: Facts
  /** When the newest event was stored, as RFC 3339; null before the first one. */
  newestEventAt: () => string | null
  /** False while nothing can be written. */
  mayChange: boolean
}

const fact = 'clock_trusted_at'
const tolerated = milliseconds(days(1))
const keptEvery = milliseconds(hours(1))

/**
 * Whether the wall clock can be believed enough to delete by it. It is compared with the last moment that was believed plus the time
 * that has passed by a clock that nobody sets; at the start with what was stored last. A party outside that names the same day, or a
 * person, ends the doubt.
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
    /** The moment that was expected instead, when the wall clock is more than a day away from it; null when it can be believed. */
    doubt(): { expected: Date; actual: Date } | null {
      const expected = believed.wall + (clock.elapsedMs() - believed.elapsed)
      const actual = clock.now()
      if (Math.abs(actual.getTime() - expected) > tolerated) return { expected: new Date(expected), actual }
      believe()
      return null
    },
    /** Somebody outside says what time it is. A moment that differs says nothing: who is wrong cannot be known. */
    witness(at: Date): void {
      if (Math.abs(at.getTime() - clock.now().getTime()) <= tolerated) believe()
    },
    confirm: believe,
  }
}
