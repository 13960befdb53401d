import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { problemOf } from '../api/problem-of'
import type { Backup } from '../api/types'
import { base } from '../base'
import { t } from '../i18n/translate'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { DialogActions } from '../ui/dialog-actions'
import { Field, TextInput } from '../ui/field'
import { Problem } from '../ui/problem'
import { toast } from '../ui/toast'
import { saveFile } from './save-file'

/** A backup holds secrets in the clear, so it leaves the house only for who has the key itself. */
export const DownloadBackup = ({ backup, onClose }: { backup: Backup; onClose: () => void }) => {
  const form = useId()
  const [key, setKey] = useState('')
  const get = useMutation({
    mutationFn: () => fetchBackup(backup.id, key.trim()),
    onSuccess: (blob) => {
      saveFile(blob, backup.filename)
      toast(t('backup.saved', { name: backup.filename }), { tone: 'ok' })
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (key.trim()) get.mutate()
  }
  return (
    <Dialog open onClose={onClose} title={t('backup.download')} text={t('backup.needs_key')}>
      <form id={form} onSubmit={submit} className="grid gap-4 pb-3">
        <Field label={t('sign_in.key')} help={t('sign_in.key_help')} error={get.error ? said(get.error) : undefined}>
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
          <Button type="submit" form={form} kind="primary" icon={Download} busy={get.isPending} disabled={key.trim() === ''}>
            {t('backup.download')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

const said = (error: Error) => (error instanceof Problem && error.status === 401 ? t('sign_in.wrong_key') : error.message)

/** Asked with the typed key, past the session: a wrong key must not sign this device out. */
const fetchBackup = async (id: number, key: string): Promise<Blob> => {
  const answer = await fetch(`${base}/api/v1/backups/${String(id)}/download`, { headers: { authorization: `Bearer ${key}` } }).catch(() => {
    throw new Problem({ status: 0, code: 'unreachable', message: t('problem.unreachable') })
  })
  if (!answer.ok) throw problemOf(answer, await answer.json().catch(() => undefined))
  return answer.blob()
}
