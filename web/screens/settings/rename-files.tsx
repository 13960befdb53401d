import { PencilLine } from 'lucide-react'
import { Suspense, useId, useState } from 'react'
import { t } from '../../i18n/translate'
import { Button } from '../../kit/button'
import { part } from '../../kit/later'
import type { Draft } from './use-draft'

const RenameDialog = part(() => import('./rename-dialog'), 'RenameDialog')
const NAMING = ['movie_folder_format', 'movie_file_format', 'colon_replacement']

/** Opens the renaming of existing files. The service renames by the saved templates, so unsaved ones must be saved first. */
export const RenameFiles = ({ draft }: { draft: Draft }) => {
  const [isOpen, setOpen] = useState(false)
  const why = useId()
  const isUnsaved = NAMING.some((name) => name in draft.changes)
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button icon={PencilLine} disabled={isUnsaved} aria-describedby={why} onClick={() => setOpen(true)}>
        {t('rename.title')}
      </Button>
      <p id={why} className="min-w-0 grow basis-60 text-muted text-sm">
        {t(isUnsaved ? 'rename.save_first' : 'rename.help')}
      </p>
      <Suspense fallback={null}>{isOpen && <RenameDialog onClose={() => setOpen(false)} />}</Suspense>
    </div>
  )
}
