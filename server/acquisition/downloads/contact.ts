import type { Clock } from '#server/foundation/lib/clock'
import { milliseconds, minutes } from '#server/foundation/lib/duration'
import type { ClientDownload } from './download-client'

export type Contact = ReturnType<typeof createContact>

/** A longer gap between looks does not count in full: the machine slept, or the client did not respond. */
const longestGap = milliseconds(minutes(5))

/** The total time during which a client was seen to reach anyone. Only this time counts against a torrent. */
export const createContact = ({ clock }: { clock: Clock }) => {
  let total = 0
  let notedAt: number | null = null
  let isNow = false

  return {
    note(downloads: readonly ClientDownload[]): void {
      const now = clock.now().getTime()
      isNow = downloads.some((download) => download.in_contact)
      if (isNow && notedAt !== null) total += Math.min(Math.max(0, now - notedAt), longestGap)
      notedAt = now
    },
    isNow: () => isNow,
    milliseconds: () => total,
  }
}
