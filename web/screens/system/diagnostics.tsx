import { useMutation } from '@tanstack/react-query'
import { Download, Eye, FileArchive, ShieldCheck } from 'lucide-react'
import { useId, useState } from 'react'
import { ask, client } from '../../data/api/client'
import { size } from '../../i18n/format'
import { t } from '../../i18n/translate'
import { Button } from '../../kit/button'
import { Switch } from '../../kit/field'
import { ProblemCard } from '../../kit/problem-card'
import { SettingsPage } from '../settings/settings-page'
import { BundlePreview } from './bundle-preview'
import { readZip, type ZipEntry } from './read-zip'
import { saveFile } from './save-file'

const inside = [
  'diagnostics.meta',
  'diagnostics.config',
  'diagnostics.indexers',
  'diagnostics.backups',
  'diagnostics.tasks',
  'diagnostics.descriptor',
  'diagnostics.logs',
] as const

type Report = { name: string; blob: Blob }
const fetchReport = async (masked: boolean): Promise<Report> => {
  let name = 'service-diagnostics.zip'
  const answer = client.GET('/api/v1/diagnostics/export', { params: { query: masked ? { masked } : {} }, parseAs: 'blob' }).then((got) => {
    name = /filename="?([^";]+)/.exec(got.response.headers.get('content-disposition') ?? '')?.[1] ?? name
    return got
  })
  const blob = (await ask(answer)) as unknown as Blob
  return { name, blob }
}

/** The diagnostic bundle, with all secrets redacted, and names replaced unless the person wants them in. */
export const DiagnosticsPage = () => {
  const [masked, setMasked] = useState(true)
  const [previewed, setPreviewed] = useState<(Report & { entries: ZipEntry[] }) | null>(null)
  const preview = useMutation({
    mutationFn: async () => {
      const report = await fetchReport(masked)
      setPreviewed({ ...report, entries: await readZip(report.blob) })
    },
  })
  /** What was looked at is what is saved. */
  const save = useMutation({
    mutationFn: async () => {
      const { name, blob } = previewed ?? (await fetchReport(masked))
      saveFile(blob, name)
      return { name, bytes: blob.size }
    },
  })
  const choose = (next: boolean): void => {
    setMasked(next)
    setPreviewed(null)
    save.reset()
  }
  const isBusy = preview.isPending || save.isPending
  const error = preview.error ?? save.error
  return (
    <SettingsPage title={t('diagnostics.title')} text={t('diagnostics.text')}>
      <div className="grid gap-6">
        <section className="rounded-card border border-line bg-surface p-5">
          <h2 className="flex items-center gap-2 font-medium">
            <FileArchive aria-hidden className="size-5 text-muted" />
            {t('diagnostics.inside')}
          </h2>
          <ul className="mt-3 grid list-disc gap-1 ps-5 text-soft">
            {inside.map((key) => (
              <li key={key}>{t(key)}</li>
            ))}
          </ul>
          <p className="mt-4 flex gap-2 text-ok">
            <ShieldCheck aria-hidden className="mt-0.5 size-5 shrink-0" />
            {t(masked ? 'diagnostics.masked' : 'diagnostics.safe')}
          </p>
        </section>
        <MaskSwitch checked={masked} disabled={isBusy} onChange={choose} />
        {error && <ProblemCard error={error} />}
        <div className="flex flex-wrap items-center gap-4">
          <Button kind="primary" icon={Download} busy={save.isPending} onClick={() => save.mutate()}>
            {save.isPending ? t('diagnostics.making') : t('diagnostics.export')}
          </Button>
          <Button icon={Eye} busy={preview.isPending} onClick={() => preview.mutate()}>
            {preview.isPending ? t('diagnostics.making') : t('diagnostics.preview')}
          </Button>
          {save.data && (
            <p role="status" className="min-w-0 break-all text-soft">
              {t('diagnostics.saved', { name: save.data.name, size: size(save.data.bytes) })}
            </p>
          )}
        </div>
        {previewed && <BundlePreview entries={previewed.entries} />}
      </div>
    </SettingsPage>
  )
}

type SwitchProps = { checked: boolean; disabled: boolean; onChange: (checked: boolean) => void }
const MaskSwitch = (props: SwitchProps) => {
  const id = useId()
  return (
    <div className="flex items-center gap-4">
      <div className="min-w-0 grow">
        <label htmlFor={id} className="font-medium">
          {t('diagnostics.mask')}
        </label>
        <p id={`${id}-help`} className="text-muted text-sm">
          {t('diagnostics.mask_help')}
        </p>
      </div>
      <Switch id={id} aria-describedby={`${id}-help`} {...props} />
    </div>
  )
}
