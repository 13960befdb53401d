import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { Folder, FolderSearch, FolderX } from 'lucide-react'
import { rootFoldersQuery } from '../../data/api/queries'
import type { RootFolder } from '../../data/api/types'
import { t } from '../../i18n/translate'
import { Button, buttonStyle } from '../../kit/button'
import { Empty } from '../../kit/empty'
import { ProblemCard } from '../../kit/problem-card'
import { SkeletonRows } from '../../kit/skeleton'
import { SettingsPage } from '../settings/settings-page'
import { ScanResult } from './scan-result'
import { useStartScan } from './start'

/** Import of existing movies: scan a folder, review the results, import. */
export const ScanPage = () => {
  const scan = Number(useLocation({ select: ({ hash }) => hash })) || undefined
  return (
    <SettingsPage title={t('scan.title')} text={t('scan.text')} wide>
      {scan === undefined ? <Folders /> : <ScanResult key={scan} id={scan} />}
    </SettingsPage>
  )
}

const Folders = () => {
  const folders = useQuery(rootFoldersQuery)
  if (folders.error && !folders.data) return <ProblemCard error={folders.error} onRetry={folders.refetch} />
  if (!folders.data) return <SkeletonRows rows={2} />
  if (folders.data.results.length === 0)
    return (
      <Empty icon={FolderX} title={t('folder.none')} text={t('scan.no_folder_text')}>
        <Link to="/settings/folders" className={buttonStyle('primary')}>
          {t('folder.add')}
        </Link>
      </Empty>
    )
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
      {folders.data.results.map((folder) => (
        <Row key={folder.id} folder={folder} />
      ))}
    </ul>
  )
}

const Row = ({ folder }: { folder: RootFolder }) => {
  const start = useStartScan()
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <Folder aria-hidden className="size-5 shrink-0 text-muted" />
      <p className="min-w-0 grow basis-40 break-all font-mono text-sm">{folder.path}</p>
      <Button icon={FolderSearch} busy={start.isPending} disabled={!folder.accessible} onClick={() => start.mutate(folder.id)}>
        {t('scan.start')}
      </Button>
    </li>
  )
}
