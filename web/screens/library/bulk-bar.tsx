import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Bookmark, BookmarkX, Gem, Layers, Pin, Search, Tag, Trash2, X } from 'lucide-react'
import { Suspense, useState } from 'react'
import { changeMany, removeMany, searchMany } from '../../data/api/actions'
import { profilesQuery } from '../../data/api/queries'
import { sayDone } from '../../data/api/undo'
import { addVersions, type VersionWish } from '../../data/api/versions'
import { t } from '../../i18n/translate'
import { Button, IconButton } from '../../kit/button'
import { confirm } from '../../kit/confirm'
import { part } from '../../kit/later'
import { MenuButton, type MenuEntry } from '../../kit/menu'
import { toast } from '../../kit/toast'
import { type Change, undoFor } from './undo-many'
import type { Selection } from './use-selection'

const VersionDialog = part(() => import('./version-dialog'), 'VersionDialog')
const TagsDialog = part(() => import('./tags-dialog'), 'TagsDialog')

const addVersionTo = async (ids: number[], wish: VersionWish): Promise<void> => {
  const { changed } = await addVersions(ids, wish)
  toast(t('bulk.version_added', { count: changed }), { tone: 'ok' })
}

/** Actions on all selected movies. */
export const BulkBar = ({ selection }: { selection: Selection }) => {
  const { ids: chosen, clear, all, busy } = selection
  const profiles = useQuery(profilesQuery).data?.results ?? []
  const [dialog, setDialog] = useState<'tags' | 'version' | null>(null)
  const close = () => setDialog(null)
  const ids = [...chosen]
  /** Disabled while the selection is still loading, so an action never hits only a part of it. */
  const isNotReady = ids.length === 0 || busy
  const then = (action: Promise<boolean>) => void action.then((done) => done && clear())
  const queries = useQueryClient()
  const change = (what: Change) => then(changeMany(ids, what, undoFor(queries, selection, what)))
  const remove = async () => {
    const { yes, option } = await confirm({
      title: t('library.remove_title', { count: ids.length }),
      text: t('library.remove_text', { count: ids.length }),
      action: t('movie.remove'),
      danger: true,
      option: { label: t('movie.delete_files', { count: ids.length }), help: t('movie.delete_files_help'), checked: false },
    })
    if (!yes || !(await removeMany(ids, option))) return
    clear()
    await sayDone(t('library.removed', { count: ids.length }))
  }
  const profileEntries = (): MenuEntry[] =>
    profiles.map(({ id, name }) => ({
      kind: 'item',
      label: name,
      disabled: isNotReady,
      run: () => change({ quality_profile_id: id }),
    }))
  return (
    <section
      aria-label={t('library.selection')}
      className="fixed inset-x-3 bottom-[calc(var(--bar)+env(safe-area-inset-bottom)+0.75rem)] z-30 mx-auto grid max-w-6xl gap-2 rounded-panel bg-raised p-2 shadow-pop md:inset-x-6 md:bottom-6 md:flex md:items-center lg:start-[calc(var(--rail)+1.5rem)]"
    >
      <div className="flex grow items-center gap-2 ps-3">
        <strong className="whitespace-nowrap font-medium" role="status" aria-busy={busy}>
          {t('library.selected', { count: ids.length })}
        </strong>
        <Button small kind="quiet" busy={busy} onClick={all}>
          {t('bulk.all')}
        </Button>
        <IconButton small icon={X} label={t('library.clear_selection')} onClick={clear} className="ms-auto md:hidden" />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button small changes icon={Bookmark} disabled={isNotReady} onClick={() => change({ monitored: true })}>
          {t('movie.watch_for')}
        </Button>
        <Button small changes icon={BookmarkX} disabled={isNotReady} onClick={() => change({ monitored: false })}>
          {t('movie.stop_watching')}
        </Button>
        <Button small changes icon={Pin} disabled={isNotReady} onClick={() => change({ keep: true })}>
          {t('leaving.keep')}
        </Button>
        <Button small changes icon={Search} disabled={isNotReady} onClick={() => then(searchMany(ids))}>
          {t('bulk.search')}
        </Button>
        <MenuButton small label={t('bulk.profile')} text={t('bulk.profile')} icon={Gem} entries={profileEntries} />
        <Button small icon={Tag} disabled={isNotReady} onClick={() => setDialog('tags')}>
          {t('bulk.tags')}
        </Button>
        <Button small icon={Layers} disabled={isNotReady} onClick={() => setDialog('version')}>
          {t('bulk.version')}
        </Button>
        <Button small kind="danger" icon={Trash2} disabled={isNotReady} onClick={() => void remove()}>
          {t('movie.remove')}
        </Button>
      </div>
      <IconButton small icon={X} label={t('library.clear_selection')} onClick={clear} className="max-md:hidden" />
      <Suspense fallback={null}>
        {dialog === 'tags' && <TagsDialog ids={ids} onClose={close} onDone={clear} />}
        {dialog === 'version' && (
          <VersionDialog
            title={t('bulk.version_title', { count: ids.length })}
            text={t('bulk.version_text')}
            save={(wish) => addVersionTo(ids, wish).then(clear)}
            onClose={close}
          />
        )}
      </Suspense>
    </section>
  )
}
