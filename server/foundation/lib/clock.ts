import { milliseconds, type Seconds } from './duration'

export type Clock = {
  now(): Date
  /** Monotonic milliseconds since an arbitrary moment, unaffected by changes to the system clock. */
  elapsedMs(): number
}

/** The only place that reads the wall clock. */
export const systemClock: Clock = { now: () => new Date(), elapsedMs: () => performance.now() }

/** A test clock. `advance` lets time pass; `set` changes only the wall clock, as a person or NTP would. */
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

/** RFC 3339 in UTC, the format of every `*_at` field. */
export const stamp = (clock: Clock): string => clock.now().toISOString()
export const after = (clock: Clock, wait: Seconds): string => new Date(clock.now().getTime() + milliseconds(wait)).toISOString()
export const ago = (clock: Clock, age: Seconds): string => after(clock, -age)
