import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Import, Search } from 'lucide-react'
import { useState } from 'react'
import { ask, client } from '../../data/api/client'
import type { ImportReport } from '../../data/api/types'
import { t } from '../../i18n/translate'
import { Button } from '../../kit/button'
import { Field } from '../../kit/field'
import { FileInput } from '../../kit/file-input'
import { ProblemCard } from '../../kit/problem-card'
import { Report } from './report'
import { Waiting } from './waiting'

/** What another Marquee exported: file, preview, import. */
export const FromMarquee = () => {
  const queries = useQueryClient()
  const [file, setFile] = useState<File>()
  const preview = useMutation({ mutationFn: () => send(file, 'preview') })
  const take = useMutation({ mutationFn: () => send(file, 'take'), onSettled: () => queries.invalidateQueries() })
  const choose = (chosen: File | undefined) => {
    setFile(chosen)
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
        <Field label={t('from_marquee.file')} help={t('from_marquee.help')}>
          {(wired) => <FileInput {...wired} file={file} accept=".zip" onChange={(event) => choose(event.target.files?.[0])} />}
        </Field>
        <Button
          kind="primary"
          type="submit"
          icon={Search}
          busy={preview.isPending}
          disabled={!file || take.isPending}
          className="justify-self-start"
        >
          {t('radarr.preview')}
        </Button>
      </form>
      {(preview.isPending || take.isPending) && <Waiting text={t('manager.reading', { name: 'Marquee' })} />}
      {error && <ProblemCard error={error} />}
      {report && <Report key={String(report.applied)} report={report} />}
      {preview.data && !take.data && gains === 0 && <p className="text-muted">{t('radarr.nothing')}</p>}
      {gains > 0 && !take.data && (
        <Button kind="primary" icon={Import} busy={take.isPending} className="justify-self-start" onClick={() => take.mutate()}>
          {t('radarr.take')}
        </Button>
      )}
    </>
  )
}

const send = async (file: File | undefined, action: 'preview' | 'take'): Promise<ImportReport> => {
  const form = new FormData()
  if (file) form.set('archive', file)
  // The client sends FormData as it is, but its type only knows the fields.
  const body = form as unknown as { archive: string }
  return action === 'preview'
    ? await ask(client.POST('/api/v1/import/marquee/preview', { body }))
    : await ask(client.POST('/api/v1/import/marquee', { body }))
}
