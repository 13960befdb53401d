import { useQuery } from '@tanstack/react-query'
import { Folder, FolderSearch, FolderSymlink, FolderX, Trash2 } from 'lucide-react'
import { rootFoldersQuery } from '../../../data/api/queries'
import type { RootFolder } from '../../../data/api/types'
import { size } from '../../../i18n/format'
import { t } from '../../../i18n/translate'
import { Badge } from '../../../kit/badge'
import { Bar } from '../../../kit/bar'
import { Button, IconButton } from '../../../kit/button'
import { Empty } from '../../../kit/empty'
import { ProblemCard } from '../../../kit/problem-card'
import { SkeletonRows } from '../../../kit/skeleton'
import { toast } from '../../../kit/toast'
import { useStartScan } from '../../scan/start'
import { SettingsPage } from '../../settings/settings-page'
import { FolderForm } from './form'
import { removeFolder } from './remove'
import { makeMine, share } from './share'

/** The root folders. */
export const FoldersPage = () => {
  const folders = useQuery(rootFoldersQuery)
  return (
    <SettingsPage title={t('folder.title')} text={t('folder.text')}>
      <div className="grid gap-8">
        {folders.error && !folders.data ? (
          <ProblemCard error={folders.error} onRetry={folders.refetch} />
        ) : !folders.data ? (
          <SkeletonRows rows={2} />
        ) : folders.data.results.length === 0 ? (
          <Empty icon={FolderX} title={t('folder.none')} text={t('folder.none_text')} />
        ) : (
          <ul className="grid gap-3">
            {folders.data.results.map((folder) => (
              <Row key={folder.id} folder={folder} />
            ))}
          </ul>
        )}
        <FolderForm onAdded={() => toast(t('folder.added'), { tone: 'ok' })} />
      </div>
    </SettingsPage>
  )
}

const Row = ({ folder }: { folder: RootFolder }) => {
  const { free_bytes, total_bytes } = folder
  const scan = useStartScan()
  return (
    <li className="flex items-center gap-4 rounded-card border border-line bg-surface p-4 max-sm:gap-1">
      <Folder aria-hidden className="size-5 shrink-0 text-muted max-sm:hidden" />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-2">
          <span className="break-all font-mono text-sm">{folder.path}</span>
          {folder.is_default && <Badge>{t('folder.default')}</Badge>}
          {!folder.accessible && <Badge tone="bad">{t('folder.away')}</Badge>}
        </p>
        {free_bytes !== null && total_bytes ? (
          <div className="mt-2 grid max-w-sm gap-1">
            <Bar thin value={1 - free_bytes / total_bytes} tone="plain" label={t('folder.filled')} />
            <p className="text-muted text-sm">
              {t('folder.free', { free: size(free_bytes), total: size(total_bytes) })}, {t('library.count', { count: folder.movie_count })}
            </p>
          </div>
        ) : (
          <p className="text-muted text-sm">{t('library.count', { count: folder.movie_count })}</p>
        )}
        {folder.shared && (
          <div className="mt-2 grid justify-items-start gap-2">
            <p className="text-soft text-sm">{t('folder.shared')}</p>
            <Button small changes onClick={() => void makeMine(folder)}>
              {t('folder.mine')}
            </Button>
          </div>
        )}
      </div>
      <IconButton
        icon={FolderSearch}
        label={t('scan.folder', { path: folder.path })}
        disabled={!folder.accessible || scan.isPending}
        onClick={() => scan.mutate(folder.id)}
      />
      {!folder.shared && <IconButton changes icon={FolderSymlink} label={t('folder.share')} onClick={() => void share(folder)} />}
      <IconButton icon={Trash2} label={t('folder.remove')} onClick={() => void removeFolder(folder)} />
    </li>
  )
}
