import { join } from 'node:path'
import type { Transport } from '#server/foundation/upstream/fetch'
import type { Ground } from '#server/ground'
import { engineTransport } from './engine-transport'
import type { EngineSettings } from './protocol'
import { createTorrentReader } from './read-in-thread'
import { createTorrentSession, type TunnelConfig, type TunnelNews, type WantedTorrent } from './session'
import { type SpeedLimits, speedLimitsAt } from './speed-schedule'

type Needs = {
  downloads: { wantedTorrents: () => readonly WantedTorrent[] }
  vpn: { tunnel: () => Promise<TunnelConfig>; heard: (news: TunnelNews) => void }
}
type Settings = ReturnType<Ground['config']['get']>

/** The torrent engine, a child process. After each start, it is told which torrents to run. */
export const openTorrents = ({ config, clock, logs, options }: Ground, { downloads, vpn }: Needs) => {
  const limits = () => speedLimitsAt(config.get(), clock.now())
  const settings = () => engineSettings(config.get(), limits())
  const session = createTorrentSession({
    cmd: () => [...options.self, config.get().vpn_enabled ? 'engine-in-tunnel' : 'engine'],
    tunnel: vpn.tunnel,
    onTunnel: vpn.heard,
    env: options.childEnv,
    log: logs.for('torrent', 'session'),
    stateDir: join(options.dataDir, 'torrents'),
    settings,
    wanted: () => downloads.wantedTorrents(),
  })
  const applyLimits = async (): Promise<void> => {
    if (session.isUp()) await session.setLimits(settings().limits)
  }
  return {
    session,
    readTorrent: createTorrentReader(options.threads.torrentReader),
    /** The way to web servers through the VPN, if the settings route indexers through it. Throws TunnelDown. */
    transportThroughTunnel: (party: string): Transport | null => {
      const { vpn_enabled, vpn_cover } = config.get()
      return vpn_enabled && vpn_cover === 'torrents_and_indexers' ? engineTransport(session, party) : null
    },
    restart: (): Promise<void> => session.restart(),
    limits,
    applyLimits,
    /** Each minute: the limits change by the clock. */
    followSchedule: async (): Promise<void> => {
      if (config.get().speed_schedule !== 'off') await applyLimits()
    },
    begin: session.start,
    quiesce: (): Promise<void> => session.stop(8000),
  }
}

const kilobytes = (limit: number) => (limit > 0 ? limit * 1000 : null)
const engineSettings = (config: Settings, { download, upload }: SpeedLimits): EngineSettings => ({
  port: config.torrent_port,
  dht: config.dht_enabled,
  pex: config.pex_enabled,
  utp: config.utp_enabled,
  all_trackers: config.announce_to_all_trackers,
  max_connections: 200,
  map_port: config.port_mapping_enabled && !config.vpn_enabled,
  in_tunnel: config.vpn_enabled,
  limits: { download: kilobytes(download), upload: kilobytes(upload) },
})
