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
import { NothingToImport } from './nothing-to-import'
import { Report } from './report'
import { Waiting } from './waiting'

export type Filed = 'marquee' | 'file' | 'kodi'
type Answers = Readonly<Record<string, string>>
const accepts: Record<Filed, string> = { marquee: '.zip', file: '.zip,.json,.csv,.db', kodi: '.db' }

/** What another Marquee, a service, or Kodi exported: file, preview, answers, import. */
export const FromFile = ({ program, name }: { program: Filed; name: string }) => {
  const queries = useQueryClient()
  const [file, setFile] = useState<File>()
  const [answers, setAnswers] = useState<Answers>({})
  const preview = useMutation({ mutationFn: () => send(program, { file, answers }, 'preview') })
  const take = useMutation({
    mutationFn: () => send(program, { file, answers }, 'take'),
    onSettled: () => queries.invalidateQueries(),
  })
  const choose = (chosen: File | undefined) => {
    setFile(chosen)
    setAnswers({})
    preview.reset()
    take.reset()
  }
  const answer = (more: Answers) => setAnswers({ ...answers, ...more })
  const report = take.data ?? preview.data
  const error = take.error ?? preview.error
  const isAnswered = Object.values(answers).some((choice) => choice !== '')
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
        {program !== 'marquee' && <p className="text-soft">{t('player.text')}</p>}
        <Field label={t(`from_${program}.file`)} help={t(`from_${program}.help`)}>
          {(wired) => <FileInput {...wired} file={file} accept={accepts[program]} onChange={(event) => choose(event.target.files?.[0])} />}
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
      {(preview.isPending || take.isPending) && <Waiting text={t('manager.reading', { name })} />}
      {error && <ProblemCard error={error} />}
      {report && <Report key={String(report.applied)} report={report} {...(!report.applied && { answers, onAnswer: answer })} />}
      {preview.data && !take.data && (
        <Take report={preview.data} isAnswered={isAnswered} busy={take.isPending} onTake={() => take.mutate()} />
      )}
    </>
  )
}

const gainsOf = ({ totals }: ImportReport) => totals.added + totals.changed

type TakeProps = { report: ImportReport; isAnswered: boolean; busy: boolean; onTake: () => void }
const Take = ({ report, isAnswered, busy, onTake }: TakeProps) =>
  isAnswered || gainsOf(report) > 0 ? (
    <Button kind="primary" icon={Import} busy={busy} className="justify-self-start" onClick={onTake}>
      {t('radarr.take')}
    </Button>
  ) : (
    <NothingToImport totals={report.totals} />
  )

type Sent = { file: File | undefined; answers: Answers }
const send = async (program: Filed, { file, answers }: Sent, action: 'preview' | 'take'): Promise<ImportReport> => {
  const form = new FormData()
  const settled = Object.entries(answers).flatMap(([name, choice]) => (choice === '' ? [] : [{ kind: 'movies', name, choice }]))
  if (settled.length > 0) form.set('options', JSON.stringify({ answers: settled }))
  if (file) form.set('archive', file)
  // The client sends FormData as it is, but its type only knows the fields.
  const body = form as unknown as { archive: string }
  return await ask(action === 'preview' ? previews[program](body) : takes[program](body))
}

type Body = { archive: string }
const previews = {
  marquee: (body: Body) => client.POST('/api/v1/import/marquee/preview', { body }),
  file: (body: Body) => client.POST('/api/v1/import/file/preview', { body }),
  kodi: (body: Body) => client.POST('/api/v1/import/kodi/preview', { body }),
}
const takes = {
  marquee: (body: Body) => client.POST('/api/v1/import/marquee', { body }),
  file: (body: Body) => client.POST('/api/v1/import/file', { body }),
  kodi: (body: Body) => client.POST('/api/v1/import/kodi', { body }),
}
