import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Import, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ImportReport } from '../../data/api/types'
import { t } from '../../i18n/translate'
import { Button } from '../../kit/button'
import { Field, TextInput } from '../../kit/field'
import { ProblemCard } from '../../kit/problem-card'
import { NothingToImport } from './nothing-to-import'
import { Report } from './report'
import { Waiting } from './waiting'

export type Step = 'preview' | 'take'

/** A preview and then the import, both by the same request to another program. `reset` forgets them when what is asked for changes. */
export const useImport = (send: (step: Step) => Promise<ImportReport>) => {
  const queries = useQueryClient()
  const preview = useMutation({ mutationFn: () => send('preview') })
  const take = useMutation({ mutationFn: () => send('take'), onSettled: () => queries.invalidateQueries() })
  const reset = () => {
    preview.reset()
    take.reset()
  }
  return { preview, take, reset }
}

type Props = Pick<ReturnType<typeof useImport>, 'preview' | 'take'> & {
  /** The other program. */
  name: string
  text: string
  isComplete: boolean
  /** Its fields. */
  children: ReactNode
}

/** The fields of another program, the preview, and the button that imports what the preview found. */
export const ImportForm = ({ preview, take, name, text, isComplete, children }: Props) => {
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
        <p className="text-soft">{text}</p>
        {children}
        <Button
          kind="primary"
          type="submit"
          icon={Search}
          busy={preview.isPending}
          disabled={!isComplete || take.isPending}
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

type UrlProps = { name: string; example: string; value: string; onChange: (value: string) => void }

export const UrlField = ({ name, example, value, onChange }: UrlProps) => (
  <Field label={t('manager.url', { name })} help={t('manager.url_help', { example })}>
    {(wired) => <TextInput {...wired} inputMode="url" maxLength={2000} value={value} onChange={({ target }) => onChange(target.value)} />}
  </Field>
)

type KeyProps = { name: string; mostCharacters: number; value: string; onChange: (value: string) => void }

export const KeyField = ({ name, mostCharacters, value, onChange }: KeyProps) => (
  <Field label={t('manager.key', { name })} help={t('manager.key_help')}>
    {(wired) => (
      <TextInput
        {...wired}
        type="password"
        maxLength={mostCharacters}
        className="font-mono"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    )}
  </Field>
)
