import { useMutation } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { ask, client } from '../../data/api/client'
import { t } from '../../i18n/translate'
import { Button } from '../../kit/button'
import { copy } from '../../kit/copy'
import { Dialog } from '../../kit/dialog'
import { DialogActions } from '../../kit/dialog-actions'
import { Field, Select, TextInput } from '../../kit/field'
import { Problem } from '../../kit/problem'
import { toast } from '../../kit/toast'

const lifetimes = [30, 90, 365] as const

type Props = { onClose: () => void; forProgram?: boolean }

/** Creates a token; `forProgram`, a key that only Radarr's API accepts. It is shown only once. */
export const TokenDialog = ({ onClose, forProgram = false }: Props) => {
  const form = useId()
  const [label, setLabel] = useState('')
  const [days, setDays] = useState('365')
  const issue = useMutation({
    mutationFn: async () => {
      const kind = forProgram ? ({ kind: 'app', scope: 'programs' } as const) : ({ kind: 'cli', ttl_days: Number(days) } as const)
      const issued = await ask(client.POST('/api/v1/auth/sessions', { body: { ...kind, label: label.trim() } }))
      if (!('token' in issued)) throw new Problem({ status: 500, code: 'unexpected', message: t('problem.unexpected') })
      return issued.token
    },
  })
  if (issue.data)
    return (
      <Dialog
        open
        onClose={onClose}
        title={t('token.made')}
        text={t('token.once')}
        footer={
          <Button kind="primary" onClick={onClose}>
            {t('device.done')}
          </Button>
        }
      >
        <p className="select-all break-all rounded-ctl bg-sunken p-3 font-mono text-sm">{issue.data}</p>
        <Button small icon={Copy} className="mt-3" onClick={() => void copyToken(issue.data)}>
          {t('ui.copy')}
        </Button>
      </Dialog>
    )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (label.trim()) issue.mutate()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(forProgram ? 'programs.key_title' : 'token.title')}
      text={t(forProgram ? 'programs.key_text' : 'token.text')}
    >
      <form id={form} onSubmit={submit} className="grid gap-5 pb-3">
        <Field label={t(forProgram ? 'programs.key_label' : 'token.label')} error={issue.error?.message}>
          {(wired) => <TextInput {...wired} autoFocus maxLength={100} value={label} onChange={(event) => setLabel(event.target.value)} />}
        </Field>
        {!forProgram && (
          <Field label={t('token.days')}>
            {(wired) => (
              <Select
                {...wired}
                className="max-w-sm"
                value={days}
                onChange={(event) => setDays(event.target.value)}
                options={lifetimes.map((count) => ({ value: String(count), label: t('token.for_days', { count }) }))}
              />
            )}
          </Field>
        )}
        <DialogActions>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button type="submit" form={form} kind="primary" busy={issue.isPending} disabled={label.trim() === ''}>
            {t('token.make')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

const copyToken = async (token: string) => {
  const copied = await copy(token)
  toast(t(copied ? 'ui.copied' : 'ui.copy_failed'), { tone: copied ? 'ok' : 'bad' })
}
