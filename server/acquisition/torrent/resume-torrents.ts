import type { Log } from '#server/foundation/platform/log'
import type { Removal } from './pending-removals'
import type { createCalls } from './session-calls'
import { addCommand, type Keeping } from './session-torrents'
import { hashOf, type WantedTorrent } from './wanted-torrent'

type Telling = {
  readonly options: { readonly log: Log; readonly wanted: () => readonly WantedTorrent[]; readonly suspectsWaitMs?: number }
  readonly calls: ReturnType<typeof createCalls>
  readonly keeping: Keeping
}

/** How long all others run before a torrent is tried again that was at work when the engine died. */
export const suspectsWaitMs = 20_000

/** Tells an engine that has just started what ran before. One torrent that fails to resume must not stop the others. */
export const resumeTorrents = async ({ options, calls, keeping }: Telling): Promise<void> => {
  const { setAside, folders } = keeping
  const add = (torrent: WantedTorrent) =>
    calls.call(addCommand(torrent)).catch((error) => options.log.warn('torrent not resumed', { reason: String(error) }))
  for (const torrent of options.wanted()) {
    const hash = hashOf(torrent.source) ?? ''
    folders.set(hash, torrent.folder)
    if (setAside.isSetAside(hash)) continue
    if (setAside.isSuspect(hash)) later(() => void add(torrent), options)
    else await add(torrent)
  }
}

/** After all others run: data that cannot be deleted, or that ends the engine, holds up nobody. What fails is told to the next engine. */
export const tellRemovals = async ({ options, calls, keeping }: Telling): Promise<void> => {
  const { setAside, removals, forgetting } = keeping
  const tell = async ({ info_hash, folder, delete_data }: Removal) => {
    if (!removals.has(info_hash)) return
    const told = calls.call({ type: 'forget', info_hash, folder, delete_data }).then(
      () => removals.end(info_hash),
      (error) => options.log.warn('a removed torrent is not forgotten yet', { info_hash, reason: String(error) }),
    )
    forgetting.set(info_hash, told)
    await told
    forgetting.delete(info_hash)
  }
  for (const removal of removals.all()) {
    if (setAside.isSetAside(removal.info_hash)) continue
    if (setAside.isSuspect(removal.info_hash)) later(() => void tell(removal), options)
    else await tell(removal)
  }
}

const later = (run: () => void, options: Telling['options']): void => void setTimeout(run, options.suspectsWaitMs ?? suspectsWaitMs).unref()
