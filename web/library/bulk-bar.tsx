import { Bookmark, BookmarkX, Trash2, X } from 'lucide-react'
import { changeMany, removeMany } from '../api/deeds'
import { t } from '../i18n/translate'
import { Button, IconButton } from '../ui/button'
import { confirm } from '../ui/confirm'

/** What can be done with all chosen films at once. */
export const BulkBar = ({ selected, onDone }: { selected: ReadonlySet<number>; onDone: () => void }) => {
  const ids = [...selected]
  const then = (deed: Promise<void>) => void deed.then(onDone)
  const remove = async () => {
    const { yes, option } = await confirm({
      title: t('library.remove_title', { count: ids.length }),
      text: t('library.remove_text'),
      action: t('movie.remove'),
      danger: true,
      option: { label: t('movie.delete_files'), help: t('movie.delete_files_help'), checked: false },
    })
    if (yes) await removeMany(ids, option).then(onDone)
  }
  return (
    <section
      aria-label={t('library.selection')}
      className="fixed inset-x-3 bottom-[calc(var(--bar)+env(safe-area-inset-bottom)+0.75rem)] z-30 mx-auto flex max-w-2xl flex-wrap items-center gap-2 rounded-panel bg-raised p-2 ps-4 shadow-pop md:inset-x-6 md:bottom-6 lg:start-[calc(var(--rail)+1.5rem)]"
    >
      <strong className="grow font-medium">{t('library.selected', { count: ids.length })}</strong>
      <Button small icon={Bookmark} onClick={() => then(changeMany(ids, { monitored: true }))}>
        {t('movie.watch_for')}
      </Button>
      <Button small icon={BookmarkX} onClick={() => then(changeMany(ids, { monitored: false }))}>
        {t('movie.stop_watching')}
      </Button>
      <Button small kind="danger" icon={Trash2} onClick={() => void remove()}>
        {t('movie.remove')}
      </Button>
      <IconButton small icon={X} label={t('library.clear_selection')} onClick={onDone} />
    </section>
  )
}
