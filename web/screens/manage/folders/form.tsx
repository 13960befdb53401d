import { useMutation } from '@tanstack/react-query'
import { FolderPlus, FolderSearch } from 'lucide-react'
import { type FormEvent, useEffect, useState } from 'react'
import { ask, client } from '../../../data/api/client'
import { t } from '../../../i18n/translate'
import { Button } from '../../../kit/button'
import { Field, TextInput } from '../../../kit/field'
import { Problem } from '../../../kit/problem'
import { FolderPicker, isFull } from './picker'

const TYPING_MS = 600
const isMissing = (error: unknown) => error instanceof Problem && (error.status === 404 || error.reason === 'folder_to_create')
/** The error without the name of the API field. */
const trouble = (error: Error) => {
  if (isMissing(error)) return t('folder.not_there')
  return error instanceof Problem ? error.bare : error.message
}

/** Checked before adding, to offer creating a missing folder instead of showing an error. */
const isNotThere = async (path: string) =>
  isFull(path) && (await ask(client.GET('/api/v1/filesystem', { params: { query: { path, nearest: true, limit: 1 } } }))).missing

/** Adds a root folder, creating it if the user agrees. */
export const FolderForm = ({ onAdded }: { onAdded: () => void }) => {
  const [path, setPath] = useState('')
  const [shared, setShared] = useState(false)
  const [browsing, setBrowsing] = useState(false)
  const [settled, settle] = useSettled(path.trim())
  const pick = (chosen: string) => {
    setPath(chosen)
    settle(chosen)
  }
  const add = useMutation({
    mutationFn: async (create: boolean) => {
      if (!create && (await isNotThere(path.trim()))) throw new Problem({ status: 404, code: 'not_found', message: t('folder.not_there') })
      return ask(client.POST('/api/v1/root-folders', { body: { path: path.trim(), ...(create && { create }), ...(shared && { shared }) } }))
    },
    onSuccess: () => {
      setPath('')
      setShared(false)
      onAdded()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (path.trim()) add.mutate(false)
  }
  return (
    <form onSubmit={submit} className="grid gap-3">
      <Field label={t('folder.path')} help={t('folder.path_help')} error={add.error ? trouble(add.error) : undefined}>
        {(wired) => (
          <TextInput
            {...wired}
            value={path}
            onChange={(event) => setPath(event.target.value)}
            placeholder="/srv/movies"
            className="font-mono text-sm"
          />
        )}
      </Field>
      {browsing && (
        <FolderPicker
          path={isFull(settled) ? settled : ''}
          onPick={pick}
          onCreate={() => add.mutate(true)}
          onClose={() => setBrowsing(false)}
        />
      )}
      <label className="flex min-h-6 items-center gap-2 text-sm">
        <input type="checkbox" checked={shared} onChange={(event) => setShared(event.target.checked)} />
        {t('folder.also_used')}
      </label>
      <div className="flex flex-wrap gap-2">
        <Button kind="primary" type="submit" className="max-sm:grow" icon={FolderPlus} busy={add.isPending} disabled={path.trim() === ''}>
          {t('folder.add')}
        </Button>
        {!browsing && (
          <Button className="max-sm:grow" icon={FolderSearch} onClick={() => setBrowsing(true)}>
            {t('picker.browse')}
          </Button>
        )}
        {isMissing(add.error) && !browsing && (
          <Button busy={add.isPending} onClick={() => add.mutate(true)}>
            {t('folder.create')}
          </Button>
        )}
      </div>
    </form>
  )
}

/** Debounces the typed path. */
const useSettled = (text: string) => {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_MS)
    return () => clearTimeout(timer)
  }, [text])
  return [settled, setSettled] as const
}
