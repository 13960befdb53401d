import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Bookmark, Ellipsis, FolderInput, Pause, Pencil, Play, RefreshCw, Search, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { ask, client } from '../api/client'
import { onDownload, removeMovie, sayProblem, searchMovie, setMonitored } from '../api/deeds'
import { releasesQuery } from '../api/queries'
import type { Download, Movie } from '../api/types'
import { size } from '../i18n/format'
import { t } from '../i18n/translate'
import { Button, buttonStyle } from '../ui/button'
import { confirm } from '../ui/confirm'
import { useKeys } from '../ui/keys'
import { part } from '../ui/later'
import { MenuButton, type MenuEntry } from '../ui/menu'
import { toast } from '../ui/toast'
import { liveDownload } from './state-line'

const BringIn = part(async () => (await import('../activity/bring-in-dialog')).BringInDialog)
const EditDialog = part(async () => (await import('./edit-dialog')).EditDialog)

/** What can be done with the movie now; the most likely first. */
export const Actions = ({ movie }: { movie: Movie }) => {
  const navigate = useNavigate()
  const [editing, setEditing] = useState(false)
  const find = useMutation({
    mutationFn: () => searchMovie(movie.id),
    onError: sayProblem,
    onSuccess: () => toast(t('movie.searching', { title: movie.title })),
  })
  const findAndShow = () => {
    find.mutate()
    void navigate({ to: '/movies/$id', params: { id: movie.id }, search: { tab: 'releases' }, replace: true, resetScroll: false })
  }
  const remove = async () => {
    const { yes, option, further } = await confirm(removalOf(movie))
    if (!yes) return
    await removeMovie(movie.id, { delete_files: option, add_exclusion: further })
      .then(() => {
        toast(t('movie.removed', { title: movie.title }), { tone: 'ok' })
        return navigate({ to: '/library' })
      })
      .catch(sayProblem)
  }
  useKeys({
    s: findAndShow,
    m: () => void setMonitored(movie, !movie.monitored),
    e: () => setEditing(true),
    delete: () => void remove(),
  })
  const entries = (): MenuEntry[] => [
    { kind: 'item', label: t('movie.edit'), icon: Pencil, run: () => setEditing(true) },
    { kind: 'item', label: t('movie.refresh'), icon: RefreshCw, run: () => void refresh(movie) },
    { kind: 'line' },
    { kind: 'item', label: t('movie.remove'), icon: Trash2, danger: true, run: () => void remove() },
  ]
  return (
    <div className="flex flex-wrap gap-2 max-sm:[&>:first-child]:basis-full max-sm:[&>button:nth-child(2)]:grow">
      {movie.file_ids.length > 0 && movie.status !== 'missing_file' && <PlayLink movie={movie} />}
      <Primary movie={movie} finding={find.isPending} onFind={findAndShow} />
      <Button
        changes
        icon={Bookmark}
        aria-pressed={movie.monitored}
        className={movie.monitored ? '[&>svg]:fill-current' : ''}
        onClick={() => void setMonitored(movie, !movie.monitored)}
      >
        {movie.monitored ? t(movie.file_ids.length > 0 ? 'movie.looked_after' : 'movie.watching_for') : t('movie.watch_for')}
      </Button>
      <MenuButton label={t('movie.more')} icon={Ellipsis} entries={entries} />
      <Suspense fallback={null}>{editing && <EditDialog movie={movie} onClose={() => setEditing(false)} />}</Suspense>
    </div>
  )
}

const refresh = (movie: Movie) =>
  ask(client.POST('/api/v1/movies/{id}/refresh', { params: { path: { id: movie.id } } }))
    .then(() => toast(t('movie.refreshed'), { tone: 'ok' }))
    .catch(sayProblem)

const removalOf = (movie: Movie) => ({
  title: t('movie.remove_title', { title: movie.title }),
  text: t('movie.remove_text'),
  action: t('movie.remove'),
  danger: true,
  ...(movie.size_bytes > 0 && {
    option: { label: t('movie.delete_size', { size: size(movie.size_bytes) }), help: t('movie.delete_files_help'), checked: false },
  }),
  further: { label: t('movie.never_add'), help: t('movie.never_add_help'), checked: false },
})

const PlayLink = ({ movie }: { movie: Movie }) => (
  <Link to="/watch/$id" params={{ id: movie.id }} className={buttonStyle('primary')}>
    <Play aria-hidden className="size-[1.125rem] fill-current" />
    {movie.resume_position_seconds > 0 ? t('movie.resume') : t('movie.play')}
  </Link>
)

const Primary = ({ movie, finding, onFind }: { movie: Movie; finding: boolean; onFind: () => void }) => {
  const download = liveDownload(movie)
  const { data } = useQuery({ ...releasesQuery(movie.id), enabled: !download && movie.status !== 'available' })
  if (download?.state === 'paused')
    return (
      <Button changes kind="primary" icon={Play} onClick={() => void onDownload(download.id, 'resume')}>
        {t('download.resume')}
      </Button>
    )
  if (download && (download.state === 'downloading' || download.state === 'stalled' || download.state === 'queued'))
    return (
      <Button changes kind="primary" icon={Pause} onClick={() => void onDownload(download.id, 'pause')}>
        {t('download.pause')}
      </Button>
    )
  if (download?.state === 'import_blocked') return <FileByHand movie={movie} download={download} />
  const settled = movie.file_ids.length > 0 && movie.status !== 'missing_file'
  return (
    <Button changes kind={settled ? 'secondary' : 'primary'} icon={Search} busy={finding} onClick={onFind}>
      {settled ? t('movie.find_other') : data && data.results.length > 0 ? t('movie.find_again') : t('movie.find')}
    </Button>
  )
}

const FileByHand = ({ movie, download }: { movie: Movie; download: Download }) => {
  const [filing, setFiling] = useState(false)
  return (
    <>
      <Button kind="primary" icon={FolderInput} onClick={() => setFiling(true)}>
        {t('bring_in.open')}
      </Button>
      <Suspense fallback={null}>{filing && <BringIn download={{ ...download, movie }} onClose={() => setFiling(false)} />}</Suspense>
    </>
  )
}
