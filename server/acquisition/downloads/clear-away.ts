import { attempt } from '#server/foundation/lib/attempt'
import type { Clients } from './clients-in-use'
import { open } from './phase'
import type { Progress } from './progress'
import type { DownloadStore, Row } from './store'

export type ClearAway = ReturnType<typeof createClearAway>
type Deps = { store: DownloadStore; clients: Clients; progress: Progress }

/** Removes a torrent from its client unless another download needs it, or Marquee only adopted it and no person asks for this very one. Returns whether its data was deleted. */
export const createClearAway =
  ({ store, clients, progress }: Deps) =>
  async (row: Row, { delete_data, isByHand = false }: { delete_data: boolean; isByHand?: boolean }): Promise<boolean> => {
    progress.forget(row.id)
    const { id, info_hash, client_id, adopted } = row
    if (info_hash === null || (adopted && !isByHand)) return false
    const isShared = store.inPhases(open).some((other) => other.id !== id && other.info_hash === info_hash && other.client_id === client_id)
    if (isShared) return false
    const seen = await attempt(() => clients.snapshot(row))
    await clients.of(row).remove(info_hash, { delete_data })
    return delete_data && !(seen.ok && seen.value === undefined)
  }
