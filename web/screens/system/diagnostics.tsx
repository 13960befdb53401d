import { useMutation } from '@tanstack/react-query'
import { Download, FileArchive, ShieldCheck } from 'lucide-react'
import { ask, client } from '../../data/api/client'
import { size } from '../../i18n/format'
import { t } from '../../i18n/translate'
import { Button } from '../../kit/button'
import { ProblemCard } from '../../kit/problem-card'
import { SettingsPage } from '../settings/settings-page'
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

/** The diagnostic bundle, with all secrets redacted. */
export const DiagnosticsPage = () => {
  const report = useMutation({
    mutationFn: async () => {
      let name = 'service-diagnostics.zip'
      const answer = client.GET('/api/v1/diagnostics/export', { parseAs: 'blob' }).then((got) => {
        name = /filename="?([^";]+)/.exec(got.response.headers.get('content-disposition') ?? '')?.[1] ?? name
        return got
      })
      const blob = (await ask(answer)) as unknown as Blob
      saveFile(blob, name)
      return { name, bytes: blob.size }
    },
  })
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
            {t('diagnostics.safe')}
          </p>
        </section>
        {report.error && <ProblemCard error={report.error} />}
        <div className="flex flex-wrap items-center gap-4">
          <Button kind="primary" icon={Download} busy={report.isPending} onClick={() => report.mutate()}>
            {report.isPending ? t('diagnostics.making') : t('diagnostics.export')}
          </Button>
          {report.data && (
            <p role="status" className="min-w-0 break-all text-soft">
              {t('diagnostics.saved', { name: report.data.name, size: size(report.data.bytes) })}
            </p>
          )}
        </div>
      </div>
    </SettingsPage>
  )
}
