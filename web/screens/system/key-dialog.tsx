import type { LucideIcon } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { t } from '../../i18n/translate'
import { Button } from '../../kit/button'
import { Dialog } from '../../kit/dialog'
import { DialogActions } from '../../kit/dialog-actions'
import { Field, TextInput } from '../../kit/field'
import { Problem } from '../../kit/problem'

type Props = {
  title: string
  text: string
  /** Shown above the field. */
  note?: string
  label: string
  action: { word: string; icon: LucideIcon; kind: 'primary' | 'danger' }
  /** The mutation that gets the key. */
  work: { mutate: (key: string) => void; isPending: boolean; error: Error | null }
  onClose: () => void
}

/** Asks for the API key, where being signed in is not enough. */
export const KeyDialog = ({ title, text, note, label, action, work, onClose }: Props) => {
  const form = useId()
  const [typed, setTyped] = useState('')
  const key = typed.trim()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (key) work.mutate(key)
  }
  return (
    <Dialog open onClose={onClose} title={title} text={text}>
      <form id={form} onSubmit={submit} className="grid gap-4 pb-3">
        {note && <p className="text-muted text-sm">{note}</p>}
        <Field label={label} help={t('sign_in.key_help')} error={work.error ? keyError(work.error) : undefined}>
          {(wired) => (
            <TextInput
              {...wired}
              type="password"
              autoFocus
              className="font-mono"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
        <DialogActions>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button type="submit" form={form} kind={action.kind} icon={action.icon} busy={work.isPending} disabled={key === ''}>
            {action.word}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

/** What went wrong with a request that was sent with a typed key. */
export const keyError = (error: Error): string =>
  error instanceof Problem && error.status === 401 ? t('sign_in.wrong_key') : error.message
