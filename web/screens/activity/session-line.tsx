import { useQuery } from '@tanstack/react-query'
import { torrentSessionQuery, vpnQuery } from '../../data/api/queries'
import type { TorrentSession } from '../../data/api/types'
import { t } from '../../i18n/translate'

/** Whether peers can connect to the embedded client, and the rules of private trackers. */
export const SessionLine = () => {
  const { data } = useQuery(torrentSessionQuery)
  // With a VPN, the VPN line reports an unreachable port.
  const vpn = useQuery(vpnQuery)
  return data?.up && data.torrents > 0 ? (
    <div className="grid gap-1 text-muted text-sm">
      {(!vpn.data?.enabled || data.reachable === 'yes') && <p>{reachOf(data)}</p>}
      {data.private_torrents > 0 && <p>{t('session.private')}</p>}
    </div>
  ) : null
}

export const reachOf = ({ reachable, port, port_mapping }: Pick<TorrentSession, 'reachable' | 'port' | 'port_mapping'>): string => {
  if (reachable === 'yes') return t('session.reachable_yes', { port: String(port) })
  if (port_mapping === 'behind_another') return t('session.behind_another')
  if (reachable === 'no') return t('session.reachable_no', { port: String(port) })
  return t(port_mapping === 'mapped' ? 'session.mapped' : 'session.reachable_unknown', { port: String(port) })
}
