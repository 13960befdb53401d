import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Import, Search } from 'lucide-react'
import { useState } from 'react'
import { ask, client } from '../../data/api/client'
import { t } from '../../i18n/translate'
import { Button } from '../../kit/button'
import { Field, TextInput } from '../../kit/field'
import { ProblemCard } from '../../kit/problem-card'
import { NothingToImport } from './nothing-to-import'
import { Report } from './report'
import { Waiting } from './waiting'

type Manager = 'prowlarr' | 'jackett'
type Props = { program: Manager; name: string }
const examples: Record<Manager, string> = { prowlarr: 'http://localhost:9696', jackett: 'http://localhost:9117' }

/** The indexers of Prowlarr or Jackett: address and key, preview, import. */
export const FromManager = ({ program, name }: Props) => {
  const queries = useQueryClient()
  const [address, setAddress] = useState({ url: '', api_key: '' })
  const body = { url: address.url.trim(), api_key: address.api_key.trim() }
  const preview = useMutation({
    mutationFn: () =>
      ask(
        program === 'prowlarr'
          ? client.POST('/api/v1/import/prowlarr/preview', { body })
          : client.POST('/api/v1/import/jackett/preview', { body }),
      ),
  })
  const take = useMutation({
    mutationFn: () =>
      ask(program === 'prowlarr' ? client.POST('/api/v1/import/prowlarr', { body }) : client.POST('/api/v1/import/jackett', { body })),
    onSettled: () => queries.invalidateQueries(),
  })
  const change = (changed: Partial<typeof address>) => {
    setAddress({ ...address, ...changed })
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
        <p className="text-soft">{t('manager.text')}</p>
        <Field label={t('manager.url', { name })} help={t('manager.url_help', { example: examples[program] })}>
          {(wired) => (
            <TextInput
              {...wired}
              inputMode="url"
              maxLength={2000}
              value={address.url}
              onChange={({ target }) => change({ url: target.value })}
            />
          )}
        </Field>
        <Field label={t('manager.key', { name })} help={t('manager.key_help')}>
          {(wired) => (
            <TextInput
              {...wired}
              type="password"
              maxLength={200}
              className="font-mono"
              value={address.api_key}
              onChange={({ target }) => change({ api_key: target.value })}
            />
          )}
        </Field>
        <Button
          kind="primary"
          type="submit"
          icon={Search}
          busy={preview.isPending}
          disabled={body.url === '' || body.api_key === '' || take.isPending}
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
