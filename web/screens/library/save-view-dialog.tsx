import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { ask, client } from '../../data/api/client'
import { viewsQuery } from '../../data/api/queries'
import { t } from '../../i18n/translate'
import { Button } from '../../kit/button'
import { Dialog } from '../../kit/dialog'
import { DialogActions } from '../../kit/dialog-actions'
import { Field, TextInput } from '../../kit/field'
import { toast } from '../../kit/toast'
import { type LibrarySearch, toStrings } from './search'

export const SaveViewDialog = ({ search, onClose }: { search: LibrarySearch; onClose: () => void }) => {
  const queries = useQueryClient()
  const form = useId()
  const [name, setName] = useState('')
  const save = useMutation({
    mutationFn: () => ask(client.POST('/api/v1/views', { body: { name: name.trim(), query: toStrings(search) } })),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: viewsQuery.queryKey })
      toast(t('ui.saved'), { tone: 'ok' })
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate()
  }
  return (
    <Dialog open onClose={onClose} title={t('shelf.save_view_title')} text={t('shelf.save_view_text')}>
      <form id={form} onSubmit={submit} className="grid gap-5 pb-3">
        <Field label={t('shelf.view_name')}>
          {(wired) => <TextInput {...wired} maxLength={100} required value={name} onChange={(event) => setName(event.target.value)} />}
        </Field>
        <DialogActions error={save.error}>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button kind="primary" type="submit" form={form} busy={save.isPending} disabled={name.trim() === ''}>
            {t('ui.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
