import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import clsx from 'clsx'
import { Cast, Download as DownloadIcon, Ellipsis, Pause, Pencil, Play, RefreshCw, RotateCcw, Search, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { onDownload, removeMovie, sayProblem, searchMovie, setMonitored } from '../../data/api/actions'
import { ask, client } from '../../data/api/client'
import { releasesQuery } from '../../data/api/queries'
import type { Download, Movie } from '../../data/api/types'
import { isHere } from '../../data/movie-states'
import { duration, size } from '../../i18n/format'
import { t, withWords } from '../../i18n/translate'
import { Button, buttonStyle } from '../../kit/button'
import { confirm } from '../../kit/confirm'
import { useKeys } from '../../kit/keys'
import { part } from '../../kit/later'
import { MenuButton, type MenuEntry } from '../../kit/menu'
import { toast } from '../../kit/toast'
import { ImportByHand } from './import-by-hand'
import { mainFile } from './quality-tags'
import { keepEntry, StateButtons } from './state-buttons'
import { liveDownload } from './state-line'
import { Trailer } from './trailer'

const PlayOn = part(() => withWords('player', import('../player/play-on')), 'PlayOn')
const TakeAlong = part(() => withWords('player', import('../along/dialog')), 'TakeAlong')
const EditDialog = part(() => import('./edit-dialog'), 'EditDialog')

/** The movie's actions, most likely first. */
export const Actions = ({ movie }: { movie: Movie }) => {
  const navigate = useNavigate()
  const [editing, setEditing] = useState(false)
  const [isSending, setSending] = useState(false)
  const [isTaking, setTaking] = useState(false)
  const file = mainFile(movie)
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
  const playFromStart = () => void navigate({ to: '/watch/$id', params: { id: movie.id }, search: { from: 'start' } })
  const entries = (): MenuEntry[] => [
    ...(isSettled(movie) && leftOf(movie) !== null
      ? [{ kind: 'item', label: t('movie.from_start'), icon: RotateCcw, run: playFromStart } as const]
      : []),
    ...(file ? [{ kind: 'item', label: t('movie.play_on'), icon: Cast, run: () => setSending(true) } as const] : []),
    ...(file ? [{ kind: 'item', label: t('movie.take_along'), icon: DownloadIcon, run: () => setTaking(true) } as const] : []),
    ...(isSettled(movie) ? [{ kind: 'item', label: t('movie.find_other'), icon: Search, run: findAndShow } as const] : []),
    ...(isHere(movie) ? [keepEntry(movie)] : []),
    { kind: 'item', label: t('movie.edit'), icon: Pencil, run: () => setEditing(true) },
    { kind: 'item', label: t('movie.refresh'), icon: RefreshCw, run: () => void refresh(movie) },
    { kind: 'line' },
    { kind: 'item', label: t('movie.remove'), icon: Trash2, danger: true, run: () => void remove() },
  ]
  // While a download can be watched, long labels leave room for only one more icon.
  const isGoing = liveDownload(movie)?.can_be_watched === true
  return (
    <div className="flex flex-wrap gap-2 max-sm:[&>:first-child]:grow max-[22rem]:[&>:first-child]:basis-full">
      {isSettled(movie) ? <PlayLink movie={movie} /> : <Primary movie={movie} finding={find.isPending} onFind={findAndShow} />}
      <Trailer movie={movie} isIcon={isGoing} />
      <StateButtons movie={movie} />
      <MenuButton label={t('movie.more')} icon={Ellipsis} kind="glass" large entries={entries} />
      <Suspense fallback={null}>{editing && <EditDialog movie={movie} onClose={() => setEditing(false)} />}</Suspense>
      <Suspense fallback={null}>
        {isTaking && file && <TakeAlong movie={movie} fileId={file.id} onClose={() => setTaking(false)} />}
      </Suspense>
      <Suspense fallback={null}>{isSending && file && <PlayOn wanted={{ fileId: file.id }} onClose={() => setSending(false)} />}</Suspense>
    </div>
  )
}

/** Has a file and no download that needs the user. */
const isSettled = (movie: Movie) =>
  movie.file_ids.length > 0 && movie.status !== 'missing_file' && liveDownload(movie)?.state !== 'import_blocked'

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

/** How much of a begun movie is left, in seconds. Null if it is not begun. */
const leftOf = (movie: Movie): number | null => {
  const length = mainFile(movie)?.media_info?.duration_seconds ?? (movie.runtime_minutes ?? 0) * 60
  const left = length - movie.resume_position_seconds
  return movie.resume_position_seconds > 0 && left > 0 ? left : null
}

const PlayLink = ({ movie }: { movie: Movie }) => {
  const left = leftOf(movie)
  return (
    <Link
      to="/watch/$id"
      params={{ id: movie.id }}
      search={left === null ? {} : { from: 'resume' }}
      className={clsx(buttonStyle('primary'), 'min-h-12! sm:px-6!')}
    >
      <Play aria-hidden className="size-[1.125rem] fill-current" />
      {t(left === null ? 'movie.play' : 'movie.resume')}
      {left !== null && <span className="font-normal text-sm">{t('activity.left', { time: duration(left) })}</span>}
    </Link>
  )
}

const WatchLink = ({ movie, downloadId }: { movie: Movie; downloadId: number }) => (
  <Link
    to="/watch/$id"
    params={{ id: movie.id }}
    search={{ download: downloadId }}
    className={clsx(buttonStyle('primary'), 'min-h-12! px-1.5! sm:px-6!')}
  >
    <Play aria-hidden className="size-[1.125rem] fill-current" />
    {t('download.watch')}
  </Link>
)

const Primary = ({ movie, finding, onFind }: { movie: Movie; finding: boolean; onFind: () => void }) => {
  const download = liveDownload(movie)
  const { data } = useQuery({ ...releasesQuery(movie.id), enabled: !download && movie.status !== 'available' })
  if (download?.state === 'paused')
    return (
      <Button changes kind="primary" icon={Play} className="min-h-12!" onClick={() => void onDownload(download.id, 'resume')}>
        {t('download.resume')}
      </Button>
    )
  if (download && (download.state === 'downloading' || download.state === 'stalled' || download.state === 'queued'))
    return <Going movie={movie} download={download} />
  if (download?.state === 'import_blocked') return <ImportByHand movie={movie} download={download} />
  return (
    <Button changes kind="primary" icon={Search} busy={finding} onClick={onFind} className="min-h-12!">
      {data && data.results.length > 0 ? t('movie.find_again') : t('movie.find')}
    </Button>
  )
}

/** A running download: pause it, or watch it if enough is there. */
const Going = ({ movie, download: { id, can_be_watched } }: { movie: Movie; download: Download }) => (
  <>
    {can_be_watched && <WatchLink movie={movie} downloadId={id} />}
    <Button
      changes
      kind={can_be_watched ? 'glass' : 'primary'}
      icon={Pause}
      className={clsx('min-h-12!', can_be_watched && 'w-11 px-0!')}
      title={t('download.pause')}
      onClick={() => void onDownload(id, 'pause')}
    >
      <span className={can_be_watched ? 'visually-hidden' : ''}>{t('download.pause')}</span>
    </Button>
  </>
)
