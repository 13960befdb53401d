import type { Clock } from '#server/foundation/lib/clock'

const WITHOUT_WORD_SECONDS = 30
const LONGEST_SECONDS = 24 * 3600

/** The delay in `Retry-After`, in seconds: a number or an HTTP date; 30 s if unreadable. */
export const retryAfterSeconds = (header: string | null, clock: Clock): number => {
  const text = header?.trim() ?? ''
  const seconds = /^\d{1,9}$/.test(text) ? Number(text) : (Date.parse(text) - clock.now().getTime()) / 1000
  if (text === '' || Number.isNaN(seconds)) return WITHOUT_WORD_SECONDS
  return Math.min(Math.max(Math.ceil(seconds), 1), LONGEST_SECONDS)
}
