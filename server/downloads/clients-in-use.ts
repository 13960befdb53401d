import type { ClientDownload, DownloadClient } from './download-client'
import type { Row } from './store'

export type Clients = ReturnType<typeof createClientsInUse>
type Which = Pick<Row, 'client_id' | 'info_hash'>

/** The clients that downloads are with. A download stays with the client that it was handed to. */
export const createClientsInUse = ({ open }: { open: (clientId: number | null) => DownloadClient }) => {
  const opened = new Map<number | null, DownloadClient>()

  const get = (clientId: number | null): DownloadClient => {
    const client = opened.get(clientId) ?? open(clientId)
    opened.set(clientId, client)
    return client
  }

  return {
    of: (row: Which): DownloadClient => get(row.client_id),
    byId: get,
    /** How the client sees the download; undefined when it has none of that hash. */
    async snapshot(row: Which): Promise<ClientDownload | undefined> {
      return (await get(row.client_id).list()).find((seen) => seen.info_hash === row.info_hash)
    },
    /** Settings changed: the next use opens the client anew. */
    async forget(clientId: number | null): Promise<void> {
      const client = opened.get(clientId)
      opened.delete(clientId)
      await client?.close()
    },
    async close(): Promise<void> {
      await Promise.all([...opened.values()].map((client) => client.close()))
      opened.clear()
    },
  }
}
