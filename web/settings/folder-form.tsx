import { useMutation } from '@tanstack/react-query'
import { FolderPlus, FolderSearch } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { ask, client } from '../api/client'
import { Problem } from '../api/problem'
import { t } from '../i18n/translate'
import { Button } from '../ui/button'
import { Field, TextInput } from '../ui/field'
import { FolderPicker } from './folder-picker'

/** Adds a folder that films stand in. One that is not there can be made. */
export const FolderForm = ({ onAdded }: { onAdded: () => void }) => {
  const [path, setPath] = useState('')
  const [browsing, setBrowsing] = useState(false)
  const add = useMutation({
    mutationFn: (create: boolean) => ask(client.POST('/api/v1/root-folders', { body: { path: path.trim(), ...(create && { create }) } })),
    onSuccess: () => {
      setPath('')
      onAdded()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (path.trim()) add.mutate(false)
  }
  const refused = add.error instanceof Problem && (add.error.status === 422 || add.error.status === 404)
  return (
    <form onSubmit={submit} className="grid gap-3">
      <Field label={t('folder.path')} help={t('folder.path_help')} error={add.error?.message}>
        {(wired) => (
          <TextInput
            {...wired}
            value={path}
            onChange={(event) => setPath(event.target.value)}
            placeholder="/srv/films"
            className="font-mono text-sm"
          />
        )}
      </Field>
      {browsing && <FolderPicker path={path.trim().startsWith('/') || /^[A-Za-z]:/.test(path) ? path.trim() : ''} onPick={setPath} />}
      <div className="flex flex-wrap gap-2">
        <Button kind="primary" type="submit" icon={FolderPlus} busy={add.isPending} disabled={path.trim() === ''}>
          {t('folder.add')}
        </Button>
        {!browsing && (
          <Button icon={FolderSearch} onClick={() => setBrowsing(true)}>
            {t('picker.look')}
          </Button>
        )}
        {refused && (
          <Button busy={add.isPending} onClick={() => add.mutate(true)}>
            {t('folder.create')}
          </Button>
        )}
      </div>
    </form>
  )
}
