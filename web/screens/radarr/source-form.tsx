import { ChevronDown, Plus, Search, Trash2 } from 'lucide-react'
import { t } from '../../i18n/translate'
import { Button, IconButton } from '../../kit/button'
import { Field, TextInput } from '../../kit/field'
import { FileInput } from '../../kit/file-input'
import { Segmented } from '../../kit/segmented'
import { isComplete, nextId, type Renamed, type Source } from './source'

type Props = { source: Source; onChange: (source: Source) => void; onPreview: () => void; busy: boolean; locked: boolean }

/** A backup file or a running Radarr, with the local paths of its folders. */
export const SourceForm = ({ source, onChange, onPreview, busy, locked }: Props) => (
  <form
    className="grid gap-5 rounded-card border border-line bg-surface p-4 sm:p-5"
    onSubmit={(event) => {
      event.preventDefault()
      if (isComplete(source)) onPreview()
    }}
  >
    <fieldset disabled={busy || locked} className="grid gap-5">
      <div>
        <Segmented
          label={t('radarr.from')}
          value={source.kind}
          options={[
            { value: 'backup', label: t('radarr.from_backup') },
            { value: 'address', label: t('radarr.from_address') },
          ]}
          onChange={(kind) => onChange({ ...source, kind })}
        />
      </div>
      {source.kind === 'backup' ? (
        <Field label={t('radarr.file')} help={t('radarr.file_help')}>
          {(wired) => (
            <FileInput
              {...wired}
              file={source.file}
              accept=".zip,.db"
              onChange={(event) => onChange({ ...source, file: event.target.files?.[0] })}
            />
          )}
        </Field>
      ) : (
        <>
          <Field label={t('radarr.url')} help={t('radarr.url_help')}>
            {(wired) => (
              <TextInput
                {...wired}
                inputMode="url"
                maxLength={2000}
                value={source.url}
                onChange={(event) => onChange({ ...source, url: event.target.value })}
              />
            )}
          </Field>
          <Field label={t('radarr.key')} help={t('radarr.key_help')}>
            {(wired) => (
              <TextInput
                {...wired}
                type="password"
                autoComplete="off"
                maxLength={200}
                className="font-mono"
                value={source.api_key}
                onChange={(event) => onChange({ ...source, api_key: event.target.value })}
              />
            )}
          </Field>
        </>
      )}
      <Folders source={source} onChange={onChange} />
    </fieldset>
    <Button kind="primary" type="submit" icon={Search} busy={busy} disabled={!isComplete(source) || locked} className="justify-self-start">
      {t('radarr.preview')}
    </Button>
  </form>
)

const Folders = ({ source, onChange }: Pick<Props, 'source' | 'onChange'>) => {
  const { folders } = source
  const set = (changed: readonly Renamed[]) => onChange({ ...source, folders: changed })
  return (
    <details open={folders.length > 0} className="group rounded-card bg-ctl px-4 py-2">
      <summary className="flex min-h-6 list-none items-center gap-2 py-1 font-medium text-sm">
        <ChevronDown aria-hidden className="size-4 transition-transform group-not-open:-rotate-90" />
        {t('radarr.folders')}
      </summary>
      <div className="grid gap-3 pt-1 pb-2">
        <p className="text-muted text-sm">{t('radarr.folders_help')}</p>
        {folders.map((folder, index) => (
          <Row
            key={folder.id}
            place={index + 1}
            folder={folder}
            onChange={(changed) => set(folders.map((one) => (one.id === folder.id ? changed : one)))}
            onRemove={() => set(folders.filter((one) => one.id !== folder.id))}
          />
        ))}
        <Button
          small
          icon={Plus}
          className="justify-self-start bg-surface!"
          onClick={() => set([...folders, { id: nextId(source), from: '', to: '' }])}
        >
          {t('radarr.add_folder')}
        </Button>
      </div>
    </details>
  )
}

type RowProps = { place: number; folder: Renamed; onChange: (folder: Renamed) => void; onRemove: () => void }

const Row = ({ place, folder, onChange, onRemove }: RowProps) => (
  <div className="flex flex-wrap items-center gap-2">
    <TextInput
      aria-label={t('radarr.folder_there', { place })}
      placeholder={t('radarr.folder_from')}
      maxLength={4000}
      className="min-w-40 grow basis-40 font-mono text-sm"
      value={folder.from}
      onChange={(event) => onChange({ ...folder, from: event.target.value })}
    />
    <TextInput
      aria-label={t('radarr.folder_here', { place })}
      placeholder={t('radarr.folder_to')}
      maxLength={4000}
      className="min-w-40 grow basis-40 font-mono text-sm"
      value={folder.to}
      onChange={(event) => onChange({ ...folder, to: event.target.value })}
    />
    <IconButton icon={Trash2} label={t('radarr.remove_folder', { place })} onClick={onRemove} />
  </div>
)
