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

const nowhere = { url: '', username: '', password: '', category: '' }
type Address = typeof nowhere

/** The torrents of qBittorrent: address and sign-in, preview, import. */
export const FromTorrents = ({ name }: { name: string }) => {
  const queries = useQueryClient()
  const [address, setAddress] = useState(nowhere)
  const body = bodyOf(address)
  const preview = useMutation({ mutationFn: () => ask(client.POST('/api/v1/import/qbittorrent/preview', { body })) })
  const take = useMutation({
    mutationFn: () => ask(client.POST('/api/v1/import/qbittorrent', { body })),
    onSettled: () => queries.invalidateQueries(),
  })
  const change = (changed: Partial<Address>) => {
    setAddress({ ...address, ...changed })
    preview.reset()
    take.reset()
  }
  const report = take.data ?? preview.data
  const error = take.error ?? preview.error
  const gains = preview.data?.totals.added ?? 0
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
        <p className="text-soft">{t('torrents.text')}</p>
        <Fields name={name} address={address} onChange={change} />
        <Button
          kind="primary"
          type="submit"
          icon={Search}
          busy={preview.isPending}
          disabled={body.url === '' || take.isPending}
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

const bodyOf = ({ url, username, password, category }: Address) => ({
  url: url.trim(),
  ...(username.trim() && { username: username.trim() }),
  ...(password && { password }),
  ...(category.trim() && { category: category.trim() }),
})

type FieldsProps = { name: string; address: Address; onChange: (changed: Partial<Address>) => void }
const Fields = ({ name, address, onChange }: FieldsProps) => (
  <>
    <Field label={t('manager.url', { name })} help={t('manager.url_help', { example: 'http://localhost:8080' })}>
      {(wired) => (
        <TextInput
          {...wired}
          inputMode="url"
          maxLength={2000}
          value={address.url}
          onChange={({ target }) => onChange({ url: target.value })}
        />
      )}
    </Field>
    <Field label={t('player.username')} help={t('torrents.username_help')}>
      {(wired) => (
        <TextInput {...wired} maxLength={200} value={address.username} onChange={({ target }) => onChange({ username: target.value })} />
      )}
    </Field>
    <Field label={t('player.password')}>
      {(wired) => (
        <TextInput
          {...wired}
          type="password"
          maxLength={500}
          value={address.password}
          onChange={({ target }) => onChange({ password: target.value })}
        />
      )}
    </Field>
    <Field label={t('torrents.category')} help={t('torrents.category_help')}>
      {(wired) => (
        <TextInput {...wired} maxLength={100} value={address.category} onChange={({ target }) => onChange({ category: target.value })} />
      )}
    </Field>
  </>
)
