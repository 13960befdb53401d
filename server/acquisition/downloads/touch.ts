import type { Clock } from '#server/foundation/lib/clock'
import { milliseconds, minutes } from '#server/foundation/lib/duration'
import type { ClientDownload } from './download-client'

export type Touch = ReturnType<typeof createTouch>

/** A longer gap between looks does not count in full: the machine slept, or the client did not respond. */
const longestGap = milliseconds(minutes(5))

/** The total time during which a client was seen to reach anyone. Only this time counts against a torrent. */
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
