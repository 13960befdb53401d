import { useMutation, useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { ask, client } from '../../data/api/client'
import { t } from '../../i18n/translate'
import { Button } from '../../kit/button'
import { Dialog } from '../../kit/dialog'
import { DialogActions } from '../../kit/dialog-actions'
import { Field, Switch, TextInput } from '../../kit/field'

const LOOK_MS = 3000

/** Signs in an app on a TV or phone by the six digits that it shows; `shown` if the QR code of a TV led here. */
export const AppDialog = ({ shown = '', onClose }: { shown?: string | undefined; onClose: () => void }) => {
  const form = useId()
  const [code, setCode] = useState(shown)
  const [mayGet, setMayGet] = useState(false)
  const waiting = useQuery({
    queryKey: ['quick-connect'],
    queryFn: ({ signal }) => ask(client.GET('/api/v1/auth/quick-connect', { signal })),
    refetchInterval: LOOK_MS,
    gcTime: 0,
  })
  const approve = useMutation({
    mutationFn: (body: { code: string; scope: 'all' | 'watch' }) => ask(client.POST('/api/v1/auth/quick-connect', { body })),
  })
  const canGet = waiting.data?.results.some(({ can_get }) => can_get) ?? false
  const digits = code.replaceAll(/\D/g, '')
  if (approve.data)
    return (
      <Dialog open onClose={onClose} title={t('app.title')}>
        <div role="status" className="grid justify-items-center gap-3 py-8 text-center">
          <CircleCheck aria-hidden className="size-14 text-ok" strokeWidth={1.5} />
          <p className="font-medium text-lg">{t('device.connected', { name: approve.data.label })}</p>
          <p className="text-muted text-sm">{t(approve.data.scope === 'all' ? 'device.scope_get' : 'device.scope_watch')}</p>
          <Button kind="primary" onClick={onClose}>
            {t('device.done')}
          </Button>
        </div>
      </Dialog>
    )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (digits.length === 6) approve.mutate({ code: digits, scope: canGet && mayGet ? 'all' : 'watch' })
  }
  return (
    <Dialog open onClose={onClose} title={t('app.title')} text={t('app.text')}>
      <form id={form} onSubmit={submit} className="grid gap-5 pb-3">
        {(waiting.data?.results ?? []).map(({ device, app, version, ip, expires_at }) => (
          <p key={`${device} ${expires_at}`} className="text-soft text-sm">
            {t('app.waits', { device, app: `${app} ${version}`, ip: ip ?? '–' })}
          </p>
        ))}
        <Field label={t('app.code')} error={approve.error?.message}>
          {(wired) => (
            <TextInput
              {...wired}
              autoFocus
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={12}
              value={code}
              onChange={(event) => setCode(event.target.value)}
            />
          )}
        </Field>
        {canGet && (
          <Field label={t('app.may_get')} help={t('app.may_get_help')}>
            {(wired) => <Switch {...wired} checked={mayGet} onChange={setMayGet} />}
          </Field>
        )}
      </form>
      <DialogActions>
        <Button onClick={onClose}>{t('ui.cancel')}</Button>
        <Button kind="primary" type="submit" form={form} busy={approve.isPending} disabled={digits.length !== 6}>
          {t('app.sign_in')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
