import { useState } from 'react'
import { ask, client } from '../../data/api/client'
import type { ImportReport } from '../../data/api/types'
import { t } from '../../i18n/translate'
import { Field } from '../../kit/field'
import { FileInput } from '../../kit/file-input'
import { Segmented } from '../../kit/segmented'
import { ImportForm, KeyField, type Step, UrlField, useImport } from './import-form'

const name = 'Bazarr'
type Source = { kind: 'address' | 'backup'; file: File | undefined; url: string; api_key: string }
const empty: Source = { kind: 'address', file: undefined, url: '', api_key: '' }
const isComplete = ({ kind, file, url, api_key }: Source): boolean =>
  kind === 'backup' ? file !== undefined : url.trim() !== '' && api_key.trim() !== ''

/** What Bazarr knows of subtitles: address and key or its backup, preview, import. */
export const FromBazarr = () => {
  const [source, setSource] = useState(empty)
  const { preview, take, reset } = useImport((step) => send(source, step))
  const change = (changed: Partial<Source>) => {
    setSource({ ...source, ...changed })
    reset()
  }
  return (
    <ImportForm {...{ preview, take, name }} text={t('bazarr.text')} isComplete={isComplete(source)}>
      <SourceFields source={source} onChange={change} />
    </ImportForm>
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
    <UrlField name={name} example="http://localhost:6767" value={source.url} onChange={(url) => onChange({ url })} />
    <KeyField name={name} mostCharacters={500} value={source.api_key} onChange={(api_key) => onChange({ api_key })} />
  </>
)

const send = async (source: Source, step: Step): Promise<ImportReport> => {
  const body = bodyOf(source)
  return await ask(
    step === 'preview' ? client.POST('/api/v1/import/bazarr/preview', { body }) : client.POST('/api/v1/import/bazarr', { body }),
  )
}

const bodyOf = ({ kind, file, url, api_key }: Source) => {
  if (kind === 'address') return { url: url.trim(), api_key: api_key.trim() }
  const form = new FormData()
  if (file) form.set('archive', file)
  // The client sends FormData as it is, but its type only knows the fields.
  return form as unknown as { archive: string }
}
