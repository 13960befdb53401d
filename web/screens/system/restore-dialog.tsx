import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleCheck, RotateCw } from 'lucide-react'
import { useState } from 'react'
import { ask, askOpenly, client } from '../../data/api/client'
import { problemOf } from '../../data/api/problem-of'
import { statusQuery } from '../../data/api/queries'
import type { Backup, Restored } from '../../data/api/types'
import { base } from '../../data/base'
import { dayAndTime, size } from '../../i18n/format'
import { t } from '../../i18n/translate'
import { Button } from '../../kit/button'
import { Dialog } from '../../kit/dialog'
import { Field, TextInput } from '../../kit/field'
import { Problem } from '../../kit/problem'
import { ProblemCard } from '../../kit/problem-card'
import { CompareBackup } from './compare-backup'

const LOOK_MS = 1000
const MOST_POLLS = 300

/** The id of a stored backup, or an uploaded file. */
type Source = number | File

/** Explains the consequences, asks, restores, and waits until Marquee is back. */
export const RestoreDialog = ({ from, onClose }: { from: Backup | File; onClose: () => void }) => {
  const queries = useQueryClient()
  const [isBack, setBack] = useState(false)
  const [passphrase, setPassphrase] = useState('')
  const restore = useMutation({
    mutationFn: (source: Source) => restoreAndWait(source, passphrase),
    onSuccess: () => queries.invalidateQueries(),
  })
  const start = (source: Source, back: boolean) => {
    setBack(back)
    restore.mutate(source)
  }
  const close = () => {
    if (!restore.isPending) onClose()
  }
  if (restore.isPending)
    return (
      <Dialog open onClose={close} title={t('backup.restoring')} text={t('backup.restoring_text')}>
        <Waiting />
      </Dialog>
    )
  if (restore.isSuccess)
    return (
      <Dialog open onClose={close} title={t('backup.restored')} footer={<Button onClick={onClose}>{t('ui.close')}</Button>}>
        <Done restored={restore.data} undo={isBack ? undefined : (id) => start(id, true)} />
      </Dialog>
    )
  return (
    <Dialog
      open
      onClose={close}
      title={from instanceof File ? t('backup.restore_file') : t('backup.restore_title', { when: dayAndTime(from.created_at) })}
      footer={
        <>
          <Button onClick={close}>{t('ui.cancel')}</Button>
          <Button kind="danger" onClick={() => start(from instanceof File ? from : from.id, false)}>
            {t('backup.restore_now')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {from instanceof File ? (
          <Facts
            facts={[
              [t('backup.file'), from.name],
              [t('backup.size'), size(from.size)],
            ]}
          />
        ) : (
          <Inside backup={from} />
        )}
        {from instanceof File && from.name.endsWith('.age') && (
          <Field label={t('offsite.passphrase')} help={t('backup.passphrase_help')}>
            {(wired) => <TextInput {...wired} type="password" value={passphrase} onChange={(event) => setPassphrase(event.target.value)} />}
          </Field>
        )}
        {!(from instanceof File) && <CompareBackup backup={from} />}
        <ol className="grid list-decimal gap-1.5 ps-5 text-soft marker:text-muted">
          <li>{t('backup.step_check')}</li>
          <li>{t('backup.step_keep')}</li>
          <li>{t('backup.step_swap')}</li>
        </ol>
        <p className="text-muted text-sm">{t('backup.stays')}</p>
        {restore.error && <ProblemCard error={restore.error} />}
      </div>
    </Dialog>
  )
}

const Inside = ({ backup }: { backup: Backup }) => {
  const { data } = useQuery(statusQuery)
  const facts: [string, string][] = [
    [t('backup.from'), dayAndTime(backup.created_at)],
    [t('backup.size'), size(backup.size_bytes)],
    [
      t('backup.made_by'),
      data && data.version !== backup.app_version
        ? t('backup.other_version', { old: backup.app_version, now: data.version })
        : backup.app_version,
    ],
  ]
  return <Facts facts={facts} />
}

const Facts = ({ facts }: { facts: readonly (readonly [string, string])[] }) => (
  <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 rounded-card bg-ctl p-4">
    {facts.map(([name, value]) => (
      <div key={name} className="contents">
        <dt className="text-muted">{name}</dt>
        <dd className="min-w-0 [overflow-wrap:anywhere]">{value}</dd>
      </div>
    ))}
  </dl>
)

const Waiting = () => (
  <p role="status" className="flex items-center gap-3 py-6">
    <RotateCw aria-hidden className="size-6 animate-spin text-accent" />
    {t('backup.waiting')}
  </p>
)

const Done = ({ restored, undo }: { restored: Restored | undefined; undo: ((id: number) => void) | undefined }) => {
  const before = restored?.pre_restore_id ?? null
  return (
    <div className="grid justify-items-center gap-3 py-6 text-center">
      <CircleCheck aria-hidden className="size-14 text-ok" strokeWidth={1.5} />
      <p role="status" className="text-lg">
        {restored ? t('backup.restored_to', { when: dayAndTime(restored.created_at) }) : t('backup.back')}
      </p>
      {before !== null && undo && <Button onClick={() => undo(before)}>{t('backup.undo')}</Button>}
    </div>
  )
}

/** The response arrives once the service is back. If it is lost, the status tells when. */
const restoreAndWait = async (source: Source, passphrase: string): Promise<Restored | undefined> => {
  try {
    return source instanceof File
      ? await send(source, passphrase)
      : await ask(client.POST('/api/v1/backups/{id}/restore', { params: { path: { id: source } } }))
  } catch (error) {
    if (!(error instanceof Problem) || error.status !== 0) throw error
    await backAgain()
    return undefined
  }
}

const send = async (file: File, passphrase: string): Promise<Restored> => {
  const body = new FormData()
  if (passphrase !== '') body.set('passphrase', passphrase)
  body.set('archive', file)
  const answer = await fetch(`${base}/api/v1/backups/restore`, { method: 'POST', credentials: 'same-origin', body }).catch(() => {
    throw new Problem({ status: 0, code: 'unreachable', message: t('problem.unreachable') })
  })
  const told: unknown = await answer.json().catch(() => undefined)
  if (!answer.ok) throw problemOf(answer, told)
  return told as Restored
}

const backAgain = async () => {
  for (let poll = 0; poll < MOST_POLLS; poll++) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
    const status = await askOpenly(client.GET('/api/v1/status')).catch(() => undefined)
    if (status && status.status !== 'recovery') return
  }
  throw new Problem({ status: 0, code: 'unreachable', message: t('problem.unreachable') })
}
