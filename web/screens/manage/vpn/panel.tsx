import { useMutation, useQuery } from '@tanstack/react-query'
import { CircleCheck, FileKey, ShieldCheck, ShieldX } from 'lucide-react'
import { useRef, useState } from 'react'
import { ask, client } from '../../../data/api/client'
import { vpnQuery } from '../../../data/api/queries'
import type { Vpn } from '../../../data/api/types'
import { fromNow, size } from '../../../i18n/format'
import { told } from '../../../i18n/told'
import { t } from '../../../i18n/translate'
import { Button } from '../../../kit/button'
import { Field } from '../../../kit/field'
import { ProblemCard } from '../../../kit/problem-card'

/** VPN status and its one-step setup: the provider's configuration file. */
export const VpnPanel = ({ takesFile }: { takesFile: boolean }) => {
  const { data } = useQuery(vpnQuery)
  return (
    <div className="mb-6 grid gap-6">
      {data && <State vpn={data} />}
      {takesFile && <TakeFile key={String(data?.enabled)} />}
    </div>
  )
}

const State = ({ vpn }: { vpn: Vpn }) => {
  const isUp = vpn.state === 'up'
  const Icon = isUp ? ShieldCheck : ShieldX
  const { kept_by: kept, last_test_at: testedAt } = vpn.kill_switch
  return (
    <div className="grid gap-1 rounded-card border border-line px-4 py-3">
      <p role="status" className={`flex items-center gap-2 font-medium ${isUp ? 'text-ok' : ''}`}>
        <Icon aria-hidden className="size-4" />
        {t(`vpn.state_${vpn.state}`)}
      </p>
      {vpn.last_error && <p className="break-words text-soft text-sm">{told(vpn.last_error_reason ?? vpn.last_error)}</p>}
      {isUp && <p className="text-soft text-sm">{placeOf(vpn)}</p>}
      {vpn.forwarding_problem && <p className="text-sm text-warn">{told(vpn.forwarding_problem)}</p>}
      {vpn.udp_problem && <p className="text-soft text-sm">{told(vpn.udp_problem)}</p>}
      {isUp && <p className="text-soft text-sm">{t('vpn.traffic', { received: size(vpn.rx_bytes), sent: size(vpn.tx_bytes) })}</p>}
      {kept && (
        <p className="text-muted text-sm">
          {t(`vpn.kept_by_${kept}`)} {testedAt && vpn.kill_switch.last_test_ok && t('vpn.tested', { when: fromNow(testedAt) })}
        </p>
      )}
    </div>
  )
}

/** The public address of the torrents and their forwarded port. */
const placeOf = ({ exit_ip, forwarded_port, reachable }: Vpn): string =>
  [
    exit_ip && t('vpn.exit', { address: exit_ip }),
    forwarded_port && t(reachable === 'yes' ? 'vpn.port_proved' : 'vpn.port', { port: String(forwarded_port) }),
  ]
    .filter(Boolean)
    .join(' ')

const TakeFile = () => {
  const [text, setText] = useState('')
  const chooser = useRef<HTMLInputElement>(null)
  const take = useMutation({
    mutationFn: () => ask(client.POST('/api/v1/vpn/import', { body: { text } })),
    onSuccess: () => setText(''),
  })
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        take.mutate()
      }}
    >
      <Field label={t('vpn.file')} help={t('vpn.file_help')}>
        {(wired) => (
          <textarea
            {...wired}
            rows={5}
            spellCheck={false}
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.target.value)}
            className="field-control h-auto! py-2 font-mono text-sm"
          />
        )}
      </Field>
      <input
        ref={chooser}
        type="file"
        accept=".conf,text/plain"
        hidden
        onChange={async (event) => setText((await event.target.files?.[0]?.text()) ?? '')}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button icon={FileKey} onClick={() => chooser.current?.click()}>
          {t('ui.choose_file')}
        </Button>
        <Button kind="primary" type="submit" busy={take.isPending} disabled={text.trim() === ''}>
          {t('vpn.take')}
        </Button>
        {take.data && (
          <p role="status" className="inline-flex items-center gap-1.5 text-ok">
            <CircleCheck aria-hidden className="size-4" />
            {t('vpn.taken', { endpoint: take.data.endpoint })}
          </p>
        )}
      </div>
      {take.error && <ProblemCard error={take.error} />}
    </form>
  )
}
