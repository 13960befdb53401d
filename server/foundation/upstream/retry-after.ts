import type { Clock } from '#server/foundation/lib/clock'
import { aWhile, boundedWait } from '#server/foundation/lib/wait'

/** The delay in `Retry-After`, in seconds: a number or an HTTP date; 30 s if unreadable. */
export const retryAfterSeconds = (header: string | null, clock: Clock): number => {
  const text = header?.trim() ?? ''
  const isNumber = text !== '' && Number.isFinite(Number(text))
  return boundedWait(isNumber ? Number(text) : (Date.parse(text) - clock.now().getTime()) / 1000, aWhile)
}
