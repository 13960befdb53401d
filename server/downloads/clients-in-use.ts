import type { Clock } from '#server/lib/clock'
import type { ClientDownload, ClientNews, DownloadClient } from './download-client'
import type { Row } from './store'
import { createTouch, type Touch } from './touch'

export type Clients = ReturnType<typeof createClientsInUse>
type Which = Pick<Row, 'client_id' | 'info_hash'>
type Deps = {
  clock: Clock
  open: (clientId: number | null) => DownloadClient
  onNews: (news: ClientNews) => void
}

/** The clients that downloads are with. A download stays with the client that it was handed to. */
export const createClientsInUse = ({ clock, open, onNews }: Deps) => {
  const opened = new Map<number | null, { client: DownloadClient; leave: () => void; list: DownloadClient['list']; touch: Touch }>()

  const use = (clientId: number | null) => {
    const known = opened.get(clientId)
    if (known) return known
    const client = open(clientId)
    const touch = createTouch({ clock })
    const list = shared(async () => {
      const downloads = await client.list()
      touch.look(downloads)
      return downloads
    })
    const made = { client, leave: client.subscribe(onNews), list, touch }
    opened.set(clientId, made)
    return made
  }
  const get = (clientId: number | null): DownloadClient => use(clientId).client
  const forget = async (clientId: number | null): Promise<void> => {
    const known = opened.get(clientId)
    opened.delete(clientId)
    known?.leave()
    await known?.client.close()
  }

  return {
    of: (row: Which): DownloadClient => get(row.client_id),
    byId: get,
    /** How the client sees the download; undefined when it has none of that hash. */
    async snapshot(row: Which): Promise<ClientDownload | undefined> {
      return (await use(row.client_id).list()).find((seen) => seen.info_hash === row.info_hash)
    },
    touch: (row: Which): Touch => use(row.client_id).touch,
    /** Settings changed: the next use opens the client anew. */
    forget,
    async close(): Promise<void> {
      await Promise.all([...opened.keys()].map(forget))
    },
  }
}

/**
 * Many ask the same at once, as when all downloads are looked at: one answer is for all that came before its question was put.
 * Never an answer to an earlier question, which may not know of what was done since.
 */
const shared = <T>(ask: () => Promise<T>): (() => Promise<T>) => {
  let running: Promise<unknown> = Promise.resolve()
  let next: Promise<T> | null = null
  return () => {
    next ??= running.then(() => {
      next = null
      const asked = ask()
      running = asked.catch(() => undefined)
      return asked
    })
    return next
  }
}
