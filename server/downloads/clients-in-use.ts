import type { ClientDownload, ClientNews, DownloadClient } from './download-client'
import type { Row } from './store'

export type Clients = ReturnType<typeof createClientsInUse>
type Which = Pick<Row, 'client_id' | 'info_hash'>
type Deps = {
  open: (clientId: number | null) => DownloadClient
  onNews: (news: ClientNews) => void
}

/** The clients that downloads are with. A download stays with the client that it was handed to. */
export const createClientsInUse = ({ open, onNews }: Deps) => {
  const opened = new Map<number | null, { client: DownloadClient; leave: () => void }>()

  const get = (clientId: number | null): DownloadClient => {
    const known = opened.get(clientId)
    if (known) return known.client
    const client = open(clientId)
    opened.set(clientId, { client, leave: client.subscribe(onNews) })
    return client
  }
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
      return (await get(row.client_id).list()).find((seen) => seen.info_hash === row.info_hash)
    },
    /** Settings changed: the next use opens the client anew. */
    forget,
    async close(): Promise<void> {
      await Promise.all([...opened.keys()].map(forget))
    },
  }
}
