import type { Clock } from '#server/foundation/lib/clock'
import { type Contact, createContact } from './contact'
import type { ClientDownload, ClientNews, DownloadClient } from './download-client'
import type { Row } from './store'

export type Clients = ReturnType<typeof createClientsInUse>
type Which = Pick<Row, 'client_id' | 'info_hash'>
type Deps = {
  clock: Clock
  open: (clientId: number | null) => DownloadClient
  onNews: (news: ClientNews) => void
}

/** The clients that have downloads. A download stays with the client it was added to. */
export const createClientsInUse = ({ clock, open, onNews }: Deps) => {
  const opened = new Map<number | null, { client: DownloadClient; leave: () => void; list: DownloadClient['list']; contact: Contact }>()

  const use = (clientId: number | null) => {
    const known = opened.get(clientId)
    if (known) return known
    const client = open(clientId)
    const contact = createContact({ clock })
    const list = shared(async () => {
      const downloads = await client.list()
      contact.note(downloads)
      return downloads
    })
    const made = { client, leave: client.subscribe(onNews), list, contact }
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
    /** The client's view of the download; undefined if it does not have that hash. */
    async snapshot(row: Which): Promise<ClientDownload | undefined> {
      return (await use(row.client_id).list()).find((seen) => seen.info_hash === row.info_hash)
    },
    contact: (row: Which): Contact => use(row.client_id).contact,
    /** After settings changed: the next use reopens the client. */
    forget,
    async close(): Promise<void> {
      await Promise.all([...opened.keys()].map(forget))
    },
  }
}

/**
 * Coalesces calls: callers that arrive before a request starts share it. Never returns the result of a request that had already started, as
 * it may predate the caller's own changes.
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
