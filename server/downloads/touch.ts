import type { Clock } from '#server/lib/clock'
import { milliseconds, minutes } from '#server/lib/duration'
import type { ClientDownload } from './download-client'

export type Touch = ReturnType<typeof createTouch>

/** A longer time without a look is no time in touch: the machine slept, or the client did not answer. */
const longestGap = milliseconds(minutes(5))

/** For how long, all in all, a client was seen to reach anybody at all. Only that time may be held against a torrent. */
export const createTouch = ({ clock }: { clock: Clock }) => {
  let total = 0
  let lookedAt: number | null = null
  let isNow = false

  return {
    look(downloads: readonly ClientDownload[]): void {
      const now = clock.now().getTime()
      isNow = downloads.some((download) => download.in_touch)
      if (isNow && lookedAt !== null) total += Math.min(Math.max(0, now - lookedAt), longestGap)
      lookedAt = now
    },
    isNow: () => isNow,
    milliseconds: () => total,
  }
}
