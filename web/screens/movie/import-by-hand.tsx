import { FolderInput } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { Download, Movie } from '../../data/api/types'
import { told } from '../../i18n/told'
import { t } from '../../i18n/translate'
import { Button } from '../../kit/button'
import { part } from '../../kit/later'

const ManualImport = part(() => import('../activity/manual-import-dialog'), 'ManualImportDialog')

type Props = { movie: Movie; download: Download; isSmall?: boolean }

export const ImportByHand = ({ movie, download, isSmall = false }: Props) => {
  const [isImporting, setImporting] = useState(false)
  return (
    <>
      <Button
        kind={isSmall ? 'secondary' : 'primary'}
        small={isSmall}
        icon={FolderInput}
        {...(!isSmall && { className: 'min-h-12!' })}
        onClick={() => setImporting(true)}
      >
        {t('bring_in.open')}
      </Button>
      <Suspense fallback={null}>
        {isImporting && <ManualImport download={{ ...download, movie }} onClose={() => setImporting(false)} />}
      </Suspense>
    </>
  )
}

/** Why the newest download of a movie that has a file stays out of the library. */
export const BlockedImport = ({ movie }: { movie: Movie }) => {
  const newest = movie.downloads?.toSorted((a, b) => b.id - a.id)[0]
  if (newest?.state !== 'import_blocked' || !newest.error) return null
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-sm text-warn">{told(newest.error)}</p>
      <ImportByHand movie={movie} download={newest} isSmall />
    </div>
  )
}
