import { embedded } from './embedded'
import { qbittorrent } from './qbittorrent'

/** Every way to download a torrent. */
export const clientTypes = [embedded, qbittorrent] as const
