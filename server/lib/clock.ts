export type Clock = { now(): Date }

/** The one place that reads the wall clock. */
export const systemClock: Clock = { now: () => new Date() }

/** A clock that stands still until a test moves it. */
export const stoppedClock = (at: string) => {
  let now = new Date(at)
  return {
    now: () => now,
    advance: (ms: number) => {
      now = new Date(now.getTime() + ms)
    },
    set: (to: string) => {
      now = new Date(to)
    },
  }
}

/** RFC 3339 in UTC, as every `*_at` field has it. */
export const stamp = (clock: Clock): string => clock.now().toISOString()
