import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { Copy, KeyRound } from 'lucide-react'
import { Suspense, useState } from 'react'
import { sayProblem } from '../../../data/api/actions'
import { ask, client } from '../../../data/api/client'
import { configQuery } from '../../../data/api/queries'
import type { ConnectedProgram } from '../../../data/api/types'
import { told, toldWord } from '../../../i18n/told'
import { t } from '../../../i18n/translate'
import { Button } from '../../../kit/button'
import { copy } from '../../../kit/copy'
import { Switch } from '../../../kit/field'
import { part } from '../../../kit/later'
import { toast } from '../../../kit/toast'
import { When } from '../../../kit/when'
import { SettingsPage } from '../../settings/settings-page'

const TokenDialog = part(() => import('../../system/token-dialog'), 'TokenDialog')

const programsQuery = queryOptions({
  queryKey: ['programs'],
  queryFn: ({ signal }) => ask(client.GET('/api/v1/programs', { params: { query: { limit: 100 } }, signal })),
  refetchInterval: 10_000,
})

/** Programs that use Marquee, as if it were Radarr. */
export const ConnectionsPage = () => {
  const { data: config } = useQuery(configQuery)
  const isOn = config?.radarr_api_enabled ?? false
  const [isMaking, setMaking] = useState(false)
  const turn = useMutation({
    mutationFn: (radarr_api_enabled: boolean) => ask(client.PUT('/api/v1/config', { body: { radarr_api_enabled } })),
    onError: sayProblem,
  })
  const label = toldWord('Let other programs use Marquee as if it were Radarr')
  const address = `${location.origin}${config?.base_url ?? ''}`
  return (
    <SettingsPage title={t('connections.title')} text={t('programs.text')}>
      <div className="grid gap-5">
        <div className="flex items-center gap-3">
          <Switch checked={isOn} disabled={!config || turn.isPending} label={label} onChange={(next) => turn.mutate(next)} />
          <span>{label}</span>
        </div>
        {isOn && (
          <>
            <div className="grid gap-2">
              <p className="text-muted">{t('programs.address')}</p>
              <div className="flex flex-wrap items-center gap-2">
                <code className="select-all break-all rounded-ctl bg-sunken px-3 py-2 font-mono text-sm">{address}</code>
                <Button small icon={Copy} onClick={() => void copyAddress(address)}>
                  {t('ui.copy')}
                </Button>
              </div>
            </div>
            <div>
              <Button kind="primary" icon={KeyRound} onClick={() => setMaking(true)}>
                {t('programs.new_key')}
              </Button>
            </div>
            <Limits />
            <Programs />
          </>
        )}
      </div>
      <Suspense fallback={null}>{isMaking && <TokenDialog forProgram onClose={() => setMaking(false)} />}</Suspense>
    </SettingsPage>
  )
}

const limits = ['usenet', 'folders', 'autobrr', 'phones', 'sizes'] as const

const Limits = () => (
  <div className="grid gap-1 text-muted text-sm">
    <p>{t('programs.works')}</p>
    <ul className="list-disc ps-5">
      {limits.map((limit) => (
        <li key={limit}>{t(`programs.limit_${limit}`)}</li>
      ))}
    </ul>
  </div>
)

const Programs = () => {
  const { data } = useQuery(programsQuery)
  if (!data) return null
  return (
    <section className="grid gap-2">
      <h2 className="font-medium">{t('programs.seen')}</h2>
      {data.results.length === 0 && <p className="text-muted">{t('programs.none')}</p>}
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface empty:hidden">
        {data.results.map((program) => (
          <Program key={program.name} program={program} />
        ))}
      </ul>
    </section>
  )
}

const Program = ({ program: { name, last_call_at, last_call, refused } }: { program: ConnectedProgram }) => (
  <li className="grid gap-1 px-4 py-3">
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span className="font-medium">{name}</span>
      <span className="text-muted text-sm">
        <When at={last_call_at} phrase={t('programs.last')} /> · <code>{last_call}</code>
      </span>
    </p>
    {refused.map(({ call, reason }) => (
      <p key={call} className="text-muted text-sm">
        <code>{call}</code> {told(reason)}
      </p>
    ))}
  </li>
)

const copyAddress = async (address: string) => {
  const copied = await copy(address)
  toast(t(copied ? 'ui.copied' : 'ui.copy_failed'), { tone: copied ? 'ok' : 'bad' })
}
