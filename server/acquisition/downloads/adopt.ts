import type { Announce } from '#server/foundation/history/journal'
import { type Clock, stamp } from '#server/foundation/lib/clock'
import type { Tx } from '#server/foundation/platform/db/open'
import type { Clients } from './clients-in-use'
import type { ClientDownload, ClientFile } from './download-client'
import { downloadsTable } from './table'

/** A torrent that somebody else added to a client, of a movie in the library. */
export type Adopted = {
  movie_id: number
  client: { id: number; name: string }
  torrent: Pick<ClientDownload, 'info_hash' | 'name' | 'complete' | 'save_path' | 'size_bytes' | 'downloaded_bytes' | 'progress'>
  files: readonly ClientFile[]
  quality: string
  /** The library has a file of the movie: the torrent only goes on seeding. */
  isImported: boolean
}

/** What an import needs to adopt torrents. */
export const createAdoption = ({ clock, clients }: { clock: Clock; clients: Pick<Clients, 'byId'> }) => ({
  adopt: adoptTorrent(clock),
  filesInClient: (clientId: number, infoHash: string) => clients.byId(clientId).files(infoHash),
})

/**
 * Follows a torrent that runs already, as if Marquee had added it: it goes on downloading, is imported once it is complete, and is seeded on.
 * Marquee never stops, checks, moves, or removes it unless a person asks for this very one. Runs in the caller's transaction; `drive` advances it.
 */
const adoptTorrent =
  (clock: Clock) =>
  (tx: Tx, announce: Announce, { movie_id, client, torrent, files, quality, isImported }: Adopted): number => {
    const now = stamp(clock)
    const { info_hash, name: title, complete, save_path, size_bytes, downloaded_bytes, progress } = torrent
    const row = tx
      .insert(downloadsTable)
      .values({
        movie_id,
        title,
        info_hash,
        magnet: `magnet:?xt=urn:btih:${info_hash}`,
        client: client.name,
        client_id: client.id,
        adopted: true,
        state: complete ? (isImported ? 'seeding' : 'importing') : 'downloading',
        progress,
        size_bytes,
        downloaded_bytes,
        save_path,
        files: files.map((file) => ({ ...file })),
        quality,
        added_at: now,
        state_at: now,
        last_progress_at: now,
        completed_at: complete ? now : null,
        imported_at: complete && isImported ? now : null,
      })
      .returning({ id: downloadsTable.id })
      .get()
    announce({ type: 'download_queued', download_id: row.id, movie_id, title, client: client.name })
    return row.id
  }
