import { useMutation } from '@tanstack/react-query'
import { Copy, KeyRound } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { problemOf } from '../api/problem-of'
import { base } from '../base'
import { t } from '../i18n/translate'
import { enterByKey } from '../sign-in/enter'
import { Button } from '../ui/button'
import { copy } from '../ui/copy'
import { Dialog } from '../ui/dialog'
import { DialogActions } from '../ui/dialog-actions'
import { Field, TextInput } from '../ui/field'
import { Problem } from '../ui/problem'
import { toast } from '../ui/toast'

/** Another API key. Only who has the present one may ask for it: a device that is signed in is not enough. */
export const RotateDialog = ({ onClose }: { onClose: () => void }) => {
  const id = useId()
  const [key, setKey] = useState('')
  const rotate = useMutation({
    mutationFn: async (present: string) => {
      const made = await rotated(present)
      // Everything that was signed in is out, this window too; it comes back by the new key.
      await enterByKey(made).catch(() => undefined)
      return made
    },
  })
  if (rotate.data) return <NewKey value={rotate.data} onClose={onClose} />
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (key.trim()) rotate.mutate(key.trim())
  }
  return (
    <Dialog open onClose={onClose} title={t('rotate.title')} text={t('rotate.text')}>
      <form id={id} onSubmit={submit} className="grid gap-4 pb-3">
        <p className="text-muted text-sm">{t('rotate.needs_key')}</p>
        <Field label={t('rotate.present')} help={t('sign_in.key_help')} error={rotate.error ? said(rotate.error) : undefined}>
          {(wired) => (
            <TextInput
              {...wired}
              type="password"
              autoFocus
              className="font-mono"
              value={key}
              onChange={(event) => setKey(event.target.value)}
            />
          )}
        </Field>
        <DialogActions>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button type="submit" form={id} kind="danger" icon={KeyRound} busy={rotate.isPending} disabled={key.trim() === ''}>
            {t('rotate.change')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

const NewKey = ({ value, onClose }: { value: string; onClose: () => void }) => (
  <Dialog
    open
    onClose={onClose}
    title={t('rotate.made')}
    text={t('rotate.made_text')}
    footer={
      <Button kind="primary" onClick={onClose}>
        {t('device.done')}
      </Button>
    }
  >
    <p className="select-all break-all rounded-ctl bg-sunken p-3 font-mono text-sm">{value}</p>
    <Button
      small
      icon={Copy}
      className="mt-3"
      onClick={() => void copy(value).then((copied) => toast(t(copied ? 'ui.copied' : 'ui.copy_failed'), { tone: copied ? 'ok' : 'bad' }))}
    >
      {t('ui.copy')}
    </Button>
  </Dialog>
)

const said = (error: Error) => (error instanceof Problem && error.status === 401 ? t('sign_in.wrong_key') : error.message)

/** Asked with the typed key, past the session: a wrong key must not sign this device out. */
const rotated = async (key: string): Promise<string> => {
  const answer = await fetch(`${base}/api/v1/auth/api-key/rotate`, {
    method: 'POST',
    credentials: 'omit',
    headers: { authorization: `Bearer ${key}` },
  }).catch(() => {
    throw new Problem({ status: 0, code: 'unreachable', message: t('problem.unreachable') })
  })
  const told = (await answer.json().catch(() => undefined)) as { api_key: string } | undefined
  if (!answer.ok || !told) throw problemOf(answer, told)
  return told.api_key
}
