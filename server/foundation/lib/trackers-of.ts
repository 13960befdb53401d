import { readMagnetLink } from './magnet'

type Sourced = { readonly magnet: string | null; readonly torrent: Uint8Array | null }
type Announced = { readonly trackers: readonly string[]; readonly private?: boolean }
type ReadTorrent = (torrent: Uint8Array) => Promise<Announced>

/** The trackers that a magnet link or a .torrent names. */
export const trackersOf = async ({ magnet, torrent }: Sourced, readTorrent: ReadTorrent): Promise<Announced> => {
  if (torrent !== null) return await readTorrent(torrent)
  const link = readMagnetLink(magnet ?? '')
  return { trackers: typeof link === 'string' ? [] : link.trackers }
}
