import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { rootFoldersQuery } from '../api/queries'
import { size } from '../i18n/format'
import { t } from '../i18n/translate'
import { FolderForm } from '../settings/folder-form'

export const FolderStep = () => {
  const { data } = useQuery(rootFoldersQuery)
  const folders = data?.results ?? []
  return (
    <div className="grid gap-6">
      {folders.map((folder) => (
        <p
          key={folder.id}
          role="status"
          className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card border border-line bg-surface p-4"
        >
          <CircleCheck aria-hidden className="size-5 text-ok" />
          <span className="break-all font-mono text-sm">{folder.path}</span>
          {folder.free_bytes !== null && <span className="text-muted text-sm">{t('welcome.free', { size: size(folder.free_bytes) })}</span>}
        </p>
      ))}
      <FolderForm onAdded={() => {}} />
    </div>
  )
}
