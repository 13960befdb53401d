import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Archive, ArchiveRestore, Download, Ellipsis, Plus, ShieldCheck, Trash2, Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { sayProblem } from '../../data/api/actions'
import { ask, client } from '../../data/api/client'
import type { Backup } from '../../data/api/types'
import { dayAndTime, size } from '../../i18n/format'
import { told } from '../../i18n/told'
import { t } from '../../i18n/translate'
import { Badge } from '../../kit/badge'
import { Button } from '../../kit/button'
import { confirm } from '../../kit/confirm'
import { Empty } from '../../kit/empty'
import { MenuButton, type MenuEntry } from '../../kit/menu'
import { ProblemCard } from '../../kit/problem-card'
import { SkeletonRows } from '../../kit/skeleton'
import { toast } from '../../kit/toast'
import { When } from '../../kit/when'
import { SettingsPage } from '../settings/settings-page'
import { DownloadBackup } from './download-backup'
import { OffsiteCard } from './offsite'
import { backupsQuery } from './queries'
import { Rehearsal } from './rehearsal'
import { RestoreDialog } from './restore-dialog'

type Layer = { kind: 'restore' | 'download'; backup: Backup } | { kind: 'file'; file: File }

/** Backups, and restoring one. */
export const BackupsPage = () => {
  const backups = useQuery(backupsQuery)
  const [layer, setLayer] = useState<Layer>()
  const make = useMutation({
    mutationFn: () => ask(client.POST('/api/v1/backups')),
    onError: sayProblem,
    onSuccess: (made) => toast(t('backup.made', { size: size(made.size_bytes) }), { tone: 'ok' }),
    onSettled: () => backups.refetch(),
  })
  const close = () => setLayer(undefined)
  return (
    <SettingsPage
      title={t('backup.title')}
      text={t('backup.text')}
      actions={
        <>
          <FromFile onFile={(file) => setLayer({ kind: 'file', file })} />
          <Button kind="primary" icon={Plus} changes busy={make.isPending} onClick={() => make.mutate()}>
            {t('backup.make')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {backups.error && !backups.data ? (
          <ProblemCard error={backups.error} onRetry={backups.refetch} />
        ) : !backups.data ? (
          <SkeletonRows rows={3} className="h-16" />
        ) : backups.data.results.length === 0 ? (
          <Empty icon={Archive} title={t('backup.none')} text={t('backup.none_text')} />
        ) : (
          <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
            {backups.data.results.map((backup) => (
              <Row key={backup.id} backup={backup} onLayer={(kind) => setLayer({ kind, backup })} />
            ))}
          </ul>
        )}
        {backups.data && backups.data.results.length > 0 && <Rehearsal />}
        <OffsiteCard />
        <p className="text-muted text-sm">
          {t('backup.by_itself')}{' '}
          <Link to="/settings/$section" params={{ section: 'backups' }} className="text-soft underline underline-offset-4">
            {t('backup.schedule')}
          </Link>
        </p>
      </div>
      {layer?.kind === 'restore' && <RestoreDialog from={layer.backup} onClose={close} />}
      {layer?.kind === 'file' && <RestoreDialog from={layer.file} onClose={close} />}
      {layer?.kind === 'download' && <DownloadBackup backup={layer.backup} onClose={close} />}
    </SettingsPage>
  )
}

/** Restores a backup file from this device, of this or another installation. */
const FromFile = ({ onFile }: { onFile: (file: File) => void }) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".zip,.age,application/zip"
        hidden
        onChange={(event) => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file) onFile(file)
        }}
      />
      <Button folds icon={Upload} changes onClick={() => input.current?.click()}>
        {t('backup.from_file')}
      </Button>
    </>
  )
}

const Row = ({ backup, onLayer }: { backup: Backup; onLayer: (kind: 'restore' | 'download') => void }) => {
  const path = { params: { path: { id: backup.id } } }
  const when = dayAndTime(backup.created_at)
  const verify = useMutation({
    mutationFn: () => ask(client.POST('/api/v1/backups/{id}/verify', path)),
    onError: sayProblem,
    onSuccess: ({ ok, problem, problem_reason: reason }) =>
      toast(ok ? t('backup.whole') : t('backup.broken', { problem: told(reason ?? problem ?? '') }), {
        tone: ok ? 'ok' : 'bad',
        ms: ok ? 5000 : 15_000,
      }),
  })
  const remove = async () => {
    const { yes } = await confirm({
      title: t('backup.remove_title', { when }),
      text: t('backup.remove_text', { size: size(backup.size_bytes), name: backup.filename }),
      action: t('backup.remove'),
      danger: true,
    })
    if (yes) await ask(client.DELETE('/api/v1/backups/{id}', path)).catch(sayProblem)
  }
  const entries = (): MenuEntry[] => [
    { kind: 'item', label: t('backup.verify'), icon: ShieldCheck, disabled: backup.missing, run: () => verify.mutate() },
    { kind: 'item', label: t('backup.download'), icon: Download, disabled: backup.missing, run: () => onLayer('download') },
    { kind: 'line' },
    { kind: 'item', label: t('backup.remove'), icon: Trash2, danger: true, run: () => void remove() },
  ]
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 grow basis-60">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-medium">{when}</span>
          <Badge>{t(`backup.kind_${backup.kind}`)}</Badge>
          {backup.missing && <Badge tone="bad">{t('backup.missing')}</Badge>}
        </p>
        <p className="text-muted text-sm">
          {size(backup.size_bytes)}, {t('backup.version', { version: backup.app_version })},{' '}
          {verify.isPending ? (
            t('backup.verifying')
          ) : backup.verified_at ? (
            <When at={backup.verified_at} phrase={t('backup.verified')} />
          ) : (
            <span className="text-warn">{t('backup.not_verified')}</span>
          )}
        </p>
      </div>
      <Button small icon={ArchiveRestore} disabled={backup.missing} onClick={() => onLayer('restore')}>
        {t('backup.restore')}
      </Button>
      <MenuButton small label={t('backup.more', { when })} icon={Ellipsis} entries={entries} />
    </li>
  )
}
