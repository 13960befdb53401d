import { extname, join } from 'node:path'
import type { DownloadStore, Row } from './store'

/** The movie in a download, for watching it before it is complete. */
export type Incoming = Pick<Row, 'movie_id' | 'title' | 'state' | 'client' | 'info_hash'> & {
  /** Null if it cannot be watched before it is complete: its files are unknown or of another format. */
  readonly file: { readonly index: number; readonly path: string; readonly size_bytes: number } | null
  readonly is_embedded: boolean
}

/** Formats whose structure is known before the file is complete. */
const kinds = new Set(['.mkv', '.webm', '.mp4', '.m4v', '.mov'])

type Watchable = Pick<Row, 'client_id' | 'files' | 'state'>
const movieFile = ({ files }: Pick<Row, 'files'>) => {
  const [largest] = (files ?? []).filter((file) => file.wanted).toSorted((a, b) => b.size_bytes - a.size_bytes)
  return largest && kinds.has(extname(largest.path).toLowerCase()) ? largest : null
}

/** Only the embedded engine reports which parts have arrived and prioritizes those a viewer needs. */
export const canBeWatched = (row: Watchable): boolean =>
  row.client_id === null && (row.state === 'downloading' || row.state === 'stalled') && movieFile(row) !== null

/** What a player needs to know about a download. Throws NotFound. */
export const createIncoming =
  ({ store }: { store: Pick<DownloadStore, 'get'> }) =>
  (id: number): Incoming => {
    const row = store.get(id)
    const found = movieFile(row)
    const { movie_id, title, state, client, info_hash, save_path } = row
    const file =
      found && save_path ? { index: found.index, path: join(save_path, ...found.path.split('/')), size_bytes: found.size_bytes } : null
    return { movie_id, title, state, client, info_hash, file, is_embedded: row.client_id === null }
  }
