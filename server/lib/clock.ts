import { milliseconds, type Seconds } from './duration'

export type Clock = {
  now(): Date
  /** Milliseconds since some moment, by a clock that nobody sets. */
  elapsedMs(): number
}

/** The one place that reads the wall clock. */
export const systemClock: Clock = { now: () => new Date(), elapsedMs: () => performance.now() }

/** A clock that stands still until a test moves it: by `advance` time passes, by `set` somebody sets it. */
export const stoppedClock = (at: string) => {
  let now = new Date(at)
  let elapsed = 0
  return {
    now: () => now,
    elapsedMs: () => elapsed,
    advance: (ms: number) => {
      now = new Date(now.getTime() + ms)
      elapsed += ms
    },
    set: (to: string) => {
      now = new Date(to)
    },
  }
}

/** RFC 3339 in UTC, as every `*_at` field has it. */
export const stamp = (clock: Clock): string => clock.now().toISOString()
export const after = (clock: Clock, wait: Seconds): string => new Date(clock.now().getTime() + milliseconds(wait)).toISOString()
export const ago = (clock: Clock, age: Seconds): string => after(clock, -age)
