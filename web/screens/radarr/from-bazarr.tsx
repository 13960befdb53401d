import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Import, Search } from 'lucide-react'
import { useState } from 'react'
import { ask, client } from '../../data/api/client'
import type { ImportReport } from '../../data/api/types'
import { t } from '../../i18n/translate'
import { Button } from '../../kit/button'
import { Field, TextInput } from '../../kit/field'
import { FileInput } from '../../kit/file-input'
import { ProblemCard } from '../../kit/problem-card'
import { Segmented } from '../../kit/segmented'
import { NothingToImport } from './nothing-to-import'
import { Report } from './report'
import { Waiting } from './waiting'

const name = 'Bazarr'
type Source = { kind: 'address' | 'backup'; file: File | undefined; url: string; api_key: string }
const empty: Source = { kind: 'address', file: undefined, url: '', api_key: '' }
const isComplete = ({ kind, file, url, api_key }: Source): boolean =>
  kind === 'backup' ? file !== undefined : url.trim() !== '' && api_key.trim() !== ''

/** What Bazarr knows of subtitles: address and key or its backup, preview, import. */
export const FromBazarr = () => {
  const queries = useQueryClient()
  const [source, setSource] = useState(empty)
  const preview = useMutation({ mutationFn: () => send(source, 'preview') })
  const take = useMutation({ mutationFn: () => send(source, 'take'), onSettled: () => queries.invalidateQueries() })
  const change = (changed: Partial<Source>) => {
    setSource({ ...source, ...changed })
    preview.reset()
    take.reset()
  }
  const report = take.data ?? preview.data
  const error = take.error ?? preview.error
  const gains = preview.data ? preview.data.totals.added + preview.data.totals.changed : 0
  return (
    <>
      <form
        className="grid gap-5 rounded-card border border-line bg-surface p-4 sm:p-5"
        onSubmit={(event) => {
          event.preventDefault()
          take.reset()
          preview.mutate()
        }}
      >
        <p className="text-soft">{t('bazarr.text')}</p>
        <SourceFields source={source} onChange={change} />
        <Button
          kind="primary"
          type="submit"
          icon={Search}
          busy={preview.isPending}
          disabled={!isComplete(source) || take.isPending}
          className="justify-self-start"
        >
          {t('radarr.preview')}
        </Button>
      </form>
      {preview.isPending && <Waiting text={t('manager.reading', { name })} />}
      {error && <ProblemCard error={error} />}
      {report && <Report key={String(report.applied)} report={report} />}
      {preview.data && !take.data && gains === 0 && <NothingToImport totals={preview.data.totals} />}
      {gains > 0 && !take.data && (
        <Button kind="primary" icon={Import} busy={take.isPending} className="justify-self-start" onClick={() => take.mutate()}>
          {t('radarr.take')}
        </Button>
      )}
    </>
  )
}

type FieldsProps = { source: Source; onChange: (changed: Partial<Source>) => void }
const SourceFields = ({ source, onChange }: FieldsProps) => (
  <>
    <div>
      <Segmented
        label={t('radarr.from')}
        value={source.kind}
        options={[
          { value: 'address', label: t('bazarr.running') },
          { value: 'backup', label: t('radarr.from_backup') },
        ]}
        onChange={(kind) => onChange({ kind })}
      />
    </div>
    {source.kind === 'backup' ? (
      <Field label={t('bazarr.file')} help={t('bazarr.file_help')}>
        {(wired) => (
          <FileInput {...wired} file={source.file} accept=".zip,.db" onChange={({ target }) => onChange({ file: target.files?.[0] })} />
        )}
      </Field>
    ) : (
      <AddressFields source={source} onChange={onChange} />
    )}
  </>
)

const AddressFields = ({ source, onChange }: FieldsProps) => (
  <>
    <Field label={t('manager.url', { name })} help={t('manager.url_help', { example: 'http://localhost:6767' })}>
      {(wired) => (
        <TextInput
          {...wired}
          inputMode="url"
          maxLength={2000}
          value={source.url}
          onChange={({ target }) => onChange({ url: target.value })}
        />
      )}
    </Field>
    <Field label={t('manager.key', { name })} help={t('manager.key_help')}>
      {(wired) => (
        <TextInput
          {...wired}
          type="password"
          maxLength={500}
          className="font-mono"
          value={source.api_key}
          onChange={({ target }) => onChange({ api_key: target.value })}
        />
      )}
    </Field>
  </>
)

const send = async (source: Source, action: 'preview' | 'take'): Promise<ImportReport> => {
  const body = bodyOf(source)
  return await ask(
    action === 'preview' ? client.POST('/api/v1/import/bazarr/preview', { body }) : client.POST('/api/v1/import/bazarr', { body }),
  )
}

const bodyOf = ({ kind, file, url, api_key }: Source) => {
  if (kind === 'address') return { url: url.trim(), api_key: api_key.trim() }
  const form = new FormData()
  if (file) form.set('archive', file)
  // The client sends FormData as it is, but its type only knows the fields.
  return form as unknown as { archive: string }
}
