import { useMutation, useQuery } from '@tanstack/react-query'
import { Trash2, Tv } from 'lucide-react'
import { sayProblem } from '../../../data/api/actions'
import { allowDlnaDevice, dlnaDevicesQuery, forgetDlnaDevice } from '../../../data/api/screens'
import type { Config } from '../../../data/api/types'
import { t } from '../../../i18n/translate'
import { IconButton } from '../../../kit/button'
import { Switch } from '../../../kit/field'
import { ProblemCard } from '../../../kit/problem-card'
import { SkeletonRows } from '../../../kit/skeleton'
import { When } from '../../../kit/when'

/** Devices that browse by DLNA, and whether they may. */
export const DlnaDevices = ({ config }: { config: Config }) => {
  const isOn = config.dlna_enabled === true
  const isOpen = config.dlna_open === true
  const devices = useQuery({ ...dlnaDevicesQuery, enabled: isOn })
  const allow = useMutation({
    mutationFn: ({ id, allowed }: { id: number; allowed: boolean }) => allowDlnaDevice(id, allowed),
    onError: sayProblem,
  })
  const forget = useMutation({ mutationFn: forgetDlnaDevice, onError: sayProblem })
  if (!isOn) return null
  return (
    <section aria-labelledby="dlna-devices" className="mb-7">
      <h2 id="dlna-devices" className="mb-1 font-bold text-lg">
        {t('dlna.devices')}
      </h2>
      <p className="mb-3 text-muted">{t(isOpen ? 'dlna.all_may' : 'dlna.wait')}</p>
      {devices.error && !devices.data ? (
        <ProblemCard error={devices.error} onRetry={devices.refetch} />
      ) : !devices.data ? (
        <SkeletonRows rows={2} />
      ) : devices.data.results.length === 0 ? (
        <p className="rounded-card border border-line bg-surface p-4 text-soft">{t('dlna.none')}</p>
      ) : (
        <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
          {devices.data.results.map(({ id, name, address, allowed, last_seen_at }) => (
            <li key={id} className="flex flex-wrap items-center gap-3 px-4 py-3">
              <Tv aria-hidden className="size-5 shrink-0 text-muted" />
              <span className="min-w-0 grow basis-40">
                <span className="block truncate font-medium">{name}</span>
                <span className="block text-muted text-sm">
                  {address} · <When at={last_seen_at} />
                </span>
              </span>
              <Switch
                checked={allowed || isOpen}
                disabled={isOpen || allow.isPending}
                label={t('dlna.may_watch', { name })}
                onChange={(on) => allow.mutate({ id, allowed: on })}
              />
              <IconButton changes icon={Trash2} label={t('dlna.forget', { name })} onClick={() => forget.mutate(id)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
