import { useQuery } from '@tanstack/react-query'
import { torrentSessionQuery, vpnQuery } from '../api/queries'
import type { TorrentSession } from '../api/types'
import { t } from '../i18n/translate'

/** Whether others can reach the embedded client, and what a private tracker may ask for. */
export const SessionLine = () => {
  const { data } = useQuery(torrentSessionQuery)
  // A port that no router passes on is the affair of the line about the VPN.
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
