import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ShieldAlert, ShieldCheck } from 'lucide-react'
import { vpnQuery } from '../../data/api/queries'
import type { Vpn } from '../../data/api/types'
import { t } from '../../i18n/translate'

/** Whether torrents use the VPN, and that they pause while it is down. */
export const VpnLine = () => {
  const { data } = useQuery(vpnQuery)
  if (!data?.enabled) return null
  const isUp = data.state === 'up'
  const Icon = isUp ? ShieldCheck : ShieldAlert
  return (
    <p className={`flex items-center gap-1.5 text-sm ${isUp ? 'text-muted' : 'text-warn'}`}>
      <Icon aria-hidden className="size-4 shrink-0" />
      <Link to="/settings/$section" params={{ section: 'vpn' }} className="underline-offset-4 hover:underline">
        {isUp ? upLine(data) : t(data.state === 'blocked' ? 'vpn.line_blocked' : 'vpn.line_waiting')}
      </Link>
    </p>
  )
}

const upLine = ({ exit_ip, address, forwarded_port }: Vpn): string => {
  const seen = { address: exit_ip ?? address ?? '' }
  return forwarded_port === null ? t('vpn.line_up', seen) : t('vpn.line_up_port', { ...seen, port: String(forwarded_port) })
}
