import type { Clock } from '#server/foundation/lib/clock'
import { milliseconds, minutes } from '#server/foundation/lib/duration'
import { trackersOf } from '#server/foundation/lib/trackers-of'
import { UpstreamUnreachable } from '#server/foundation/platform/errors'
import type { Row } from './store'

type SwarmSize = { readonly seeders: number; readonly leechers: number }
type Known = { readonly size: SwarmSize | null; readonly askedAt: number }

export type Swarms = ReturnType<typeof createSwarms>
type Deps = {
  clock: Clock
  /** Those that wait for the embedded client: an external one has a network of its own, beside which nothing may go out. */
  waiting: () => readonly Row[]
  readTorrent: Parameters<typeof trackersOf>[1]
  scrape: (infoHash: string, trackers: readonly string[]) => Promise<SwarmSize | null>
  /** The size of its swarm has changed. */
  tell: (downloadId: number) => void
}

const askAgain = milliseconds(minutes(15))
/** Of one look, of which there is one a minute. */
const mostAtOnce = 10

/** How many seed and download what waits in the queue, as its trackers say without an announce. Nothing of it is stored. */
export const createSwarms = ({ clock, waiting, readTorrent, scrape, tell }: Deps) => {
  const known = new Map<number, Known>()
  let isAsking = false

  const isDue = ({ id }: Row): boolean => clock.now().getTime() - (known.get(id)?.askedAt ?? Number.NEGATIVE_INFINITY) >= askAgain

  const ask = async (row: Row): Promise<void> => {
    const { trackers } = await trackersOf({ magnet: row.magnet, torrent: row.torrent && new Uint8Array(row.torrent) }, readTorrent)
    const all = [...trackers, ...(row.more_trackers ?? [])]
    const size = all.length > 0 && row.info_hash !== null ? await scrape(row.info_hash, all) : null
    const before = known.get(row.id)?.size
    known.set(row.id, { size, askedAt: clock.now().getTime() })
    if (size?.seeders !== before?.seeders || size?.leechers !== before?.leechers) tell(row.id)
  }

  const askInTurn = async (rows: readonly Row[]): Promise<void> => {
    for (const row of rows.filter(isDue).slice(0, mostAtOnce)) {
      try {
        await ask(row)
      } catch (error) {
        if (error instanceof UpstreamUnreachable) return
        known.set(row.id, { size: null, askedAt: clock.now().getTime() })
      }
    }
  }

  return {
    of: (downloadId: number): SwarmSize | null => known.get(downloadId)?.size ?? null,
    /** Asks about those that are due, a few at a time. */
    askDue: async (): Promise<void> => {
      if (isAsking) return
      isAsking = true
      const rows = waiting()
      const ids = new Set(rows.map(({ id }) => id))
      for (const id of known.keys()) if (!ids.has(id)) known.delete(id)
      await askInTurn(rows).finally(() => {
        isAsking = false
      })
    },
  }
}
