import { useQuery } from '@tanstack/react-query'
import { CircleCheck, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { rootFoldersQuery } from '../../data/api/queries'
import { size } from '../../i18n/format'
import { t } from '../../i18n/translate'
import { Button, IconButton } from '../../kit/button'
import { FolderForm } from '../manage/folders/form'
import { removeFolder } from '../manage/folders/remove'
import { FolderCheck } from './folder-check'
import { FoundMovies } from './found-movies'

export const FolderStep = () => {
  const { data } = useQuery(rootFoldersQuery)
  const [another, setAnother] = useState(false)
  const folders = data?.results ?? []
  return (
    <div className="grid gap-6">
      {folders.map((folder) => (
        <div key={folder.id} className="grid gap-3 rounded-card border border-line bg-surface p-4">
          <p role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <CircleCheck aria-hidden className="size-5 text-ok" />
            <span className="min-w-0 break-all font-mono text-sm">{folder.path}</span>
            {folder.free_bytes !== null && (
              <span className="text-muted text-sm">{t('welcome.free', { size: size(folder.free_bytes) })}</span>
            )}
            {folder.movie_count === 0 && (
              <IconButton small icon={Trash2} label={t('folder.remove')} className="ms-auto" onClick={() => void removeFolder(folder)} />
            )}
          </p>
          <FolderCheck folderId={folder.id} />
          <FoundMovies folderId={folder.id} isEmptySaid />
        </div>
      ))}
      {folders.length === 0 || another ? (
        <FolderForm onAdded={() => setAnother(false)} />
      ) : (
        <Button className="justify-self-start" onClick={() => setAnother(true)}>
          {t('welcome.another_folder')}
        </Button>
      )}
    </div>
  )
}
