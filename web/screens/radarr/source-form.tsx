import { Search } from 'lucide-react'
import { t } from '../../i18n/translate'
import { Button } from '../../kit/button'
import { Field, TextInput } from '../../kit/field'
import { FileInput } from '../../kit/file-input'
import { PathRows } from '../../kit/path-rows'
import { Segmented } from '../../kit/segmented'
import { FolderPicker, isFull } from '../manage/folders/picker'
import { isComplete, type Source } from './source'

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

const Folders = ({ source, onChange }: Pick<Props, 'source' | 'onChange'>) => (
  <PathRows
    rows={source.folders}
    onChange={(folders) => onChange({ ...source, folders })}
    browse={{
      label: (place) => t('radarr.browse_here', { place }),
      picker: ({ path, onPick, onClose }) => <FolderPicker path={isFull(path) ? path : ''} onPick={onPick} onClose={onClose} />,
    }}
    words={{
      ...{ title: t('radarr.folders'), help: t('radarr.folders_help'), add: t('radarr.add_folder') },
      ...{ from: t('radarr.folder_from'), to: t('radarr.folder_to') },
      labels: (place) => ({
        from: t('radarr.folder_there', { place }),
        to: t('radarr.folder_here', { place }),
        remove: t('radarr.remove_folder', { place }),
      }),
    }}
  />
)
