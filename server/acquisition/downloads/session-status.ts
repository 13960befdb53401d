import type { TorrentSession as Session } from '#server/acquisition/torrent/session'
import type { SpeedLimits } from '#server/acquisition/torrent/speed-schedule'
import type { Config } from '#server/foundation/config/schema'
import type { Live } from './progress'
import type { TorrentSession } from './session-routes'

type Deps = {
  config: { get(): Config }
  session: Pick<Session, 'isUp' | 'port' | 'reach' | 'isPrivate'>
  limits: () => SpeedLimits
  /** Every download in the embedded client, with its live figures. */
  running: () => readonly { info_hash: string | null; live: Live | undefined }[]
}

/** The state of the embedded client. */
export const createSessionStatus =
  ({ config, session, limits, running }: Deps) =>
  (): TorrentSession => {
    const { torrent_port, dht_enabled, pex_enabled } = config.get()
    const { download, upload, isScheduled } = limits()
    const seen = running()
    const sum = (figure: 'download_speed' | 'upload_speed' | 'peers') =>
      Math.round(seen.reduce((all, { live }) => all + (live?.[figure] ?? 0), 0))
    const up = session.isUp()
    const reach = session.reach()
    return {
      up,
      port: (up ? session.port() : torrent_port) || null,
      port_taken: up && torrent_port !== 0 && session.port() !== torrent_port,
      reachable: reach.reachable,
      port_mapping: reach.mapping,
      port_mapped_by: reach.mapped_by,
      dht_enabled,
      pex_enabled,
      torrents: seen.length,
      private_torrents: seen.filter(({ info_hash }) => info_hash !== null && session.isPrivate(info_hash)).length,
      download_speed: sum('download_speed'),
      upload_speed: sum('upload_speed'),
      peers: sum('peers'),
      download_speed_limit: download,
      upload_speed_limit: upload,
      limits_scheduled: isScheduled,
    }
  }
