import { useMutation } from '@tanstack/react-query'
import { CircleCheck, CircleMinus, CircleX, PlugZap } from 'lucide-react'
import { ask, client } from '../../../data/api/client'
import type { Config, VpnTest as Tested } from '../../../data/api/types'
import { told } from '../../../i18n/told'
import { t } from '../../../i18n/translate'
import { Button } from '../../../kit/button'
import { ProblemCard } from '../../../kit/problem-card'

/** Tests the VPN step by step: the form's values if it is off, the running connection if it is on. */
export const VpnTest = ({ changes }: { changes: Config }) => {
  const test = useMutation({ mutationFn: () => ask(client.POST('/api/v1/vpn/test', { body: changes })) })
  return (
    <div className="grid gap-3">
      <Button className="justify-self-start" icon={PlugZap} busy={test.isPending} onClick={() => test.mutate()}>
        {t('settings.test')}
      </Button>
      {test.data && !test.isPending && (
        <ul role="status" className="grid gap-2">
          {test.data.steps.map((step) => (
            <Step key={step.what} step={step} />
          ))}
        </ul>
      )}
      {test.error && <ProblemCard error={test.error} />}
    </div>
  )
}

const Step = ({ step: { what, ok, said } }: { step: Tested['steps'][number] }) => {
  const Icon = ok ? CircleCheck : ok === false ? CircleX : CircleMinus
  return (
    <li className="flex items-start gap-2 text-sm">
      <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${ok ? 'text-ok' : ok === false ? 'text-bad' : 'text-muted'}`} />
      <span className="min-w-0 break-words">
        <span className="font-medium">{t(`vpn.step_${what}`)}</span>: {told(said)}
      </span>
    </li>
  )
}
