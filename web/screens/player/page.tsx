import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { movieQuery } from '../../data/api/queries'
import type { Movie } from '../../data/api/types'
import { t } from '../../i18n/translate'
import { Button, IconButton } from '../../kit/button'
import { useTitle } from '../../kit/page'
import { picture } from '../../kit/pictures'
import { Problem } from '../../kit/problem'
import { ProblemCard } from '../../kit/problem-card'
import { type Drawing, type Method, type Played, type Prepared, prepare } from './api'
import { Awaiting } from './awaiting'
import { clockTime } from './clock'
import { NoFile } from './no-file'
import { NotPlayable } from './not-playable'
import { Player } from './player'
import { usePreviews } from './previews'
import { useFile } from './version-choice'

const route = getRouteApi('/watch/$id')
/** In seconds. Earlier positions are not worth a question. */
const shortestResume = 30

/** The full-window player. */
export const PlayerPage = () => {
  const { id } = route.useParams()
  const { file, download, from } = route.useSearch()
  const movie = useQuery({ ...movieQuery(id), enabled: Number.isInteger(id) && id > 0 })
  const close = useClose(id)
  const title = movie.data ? t('player.title', { title: movie.data.title }) : t('player.loading')
  useTitle(title)
  const fileId = useFile(movie.data, file)
  if (movie.error)
    return (
      <Stage title={title} onClose={close}>
        <ProblemCard error={movie.error} onRetry={movie.refetch} />
      </Stage>
    )
  if (!movie.data)
    return (
      <Stage title={title} onClose={close}>
        {t('player.loading')}
      </Stage>
    )
  if (download !== undefined) return <Session key={download} movie={movie.data} played={{ downloadId: download }} onClose={close} />
  if (fileId === undefined)
    return (
      <Stage title={title} artwork={movie.data.backdrop_url} onClose={close}>
        {t('player.loading')}
      </Stage>
    )
  if (fileId === null)
    return (
      <Stage title={title} artwork={movie.data.backdrop_url} onClose={close}>
        <NoFile movie={movie.data} />
      </Stage>
    )
  return <Session key={fileId} movie={movie.data} played={{ fileId }} from={from} onClose={close} />
}

/** Closes the player: back in history, or to the movie's page if the player was opened directly. */
const useClose = (id: number) => {
  const router = useRouter()
  const navigate = route.useNavigate()
  return useCallback(() => {
    if (router.history.canGoBack()) router.history.back()
    else void navigate({ to: '/movies/$id', params: { id }, replace: true })
  }, [router, navigate, id])
}

/** `turn`: a movie taken back from another device is a new play. */
type Choice = {
  audioTrack?: number | undefined
  lines?: number | undefined
  drawing?: Drawing | undefined
  failed: readonly Method[]
  start: number | null
  turn: number
}

/** `from`: where to begin. If absent, the person is asked. */
type SessionProps = { movie: Movie; played: Played; from?: 'start' | 'resume' | undefined; onClose: () => void }

const Session = ({ movie, played, from, onClose }: SessionProps) => {
  const first = useFirst(from)
  const [choice, setChoice] = useState<Choice>({ failed: [], start: null, turn: 0 })
  const play = useQuery({
    queryKey: ['play', played, choice.audioTrack ?? null, choice.failed.join(), choice.lines ?? null, choice.drawing ?? null, choice.turn],
    queryFn: () => prepare({ played, ...choice }),
    retry: (_, error) => isNotDownloadedYet(error),
    retryDelay: 1000,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  if (play.error)
    return (
      <Stage title={t('player.title', { title: movie.title })} artwork={movie.backdrop_url} onClose={onClose}>
        <ProblemCard error={play.error} onRetry={play.refetch} />
      </Stage>
    )
  if (!play.data)
    return (
      <Stage title={t('player.title', { title: movie.title })} artwork={movie.backdrop_url} onClose={onClose}>
        {'downloadId' in played ? <Awaiting downloadId={played.downloadId} /> : t('player.loading')}
      </Stage>
    )
  const prepared = play.data
  if (prepared.method === 'not_playable')
    return (
      <Stage title={t('player.title', { title: movie.title })} artwork={movie.backdrop_url} onClose={onClose}>
        <NotPlayable prepared={prepared} movie={movie} />
      </Stage>
    )
  const smaller = 'fileId' in played ? smallerThan(prepared, choice.lines) : undefined
  const start = choice.start ?? startOf(first, prepared.resume_position_seconds)
  if (start === null)
    return (
      <Stage title={t('player.title', { title: movie.title })} artwork={movie.backdrop_url} onClose={onClose}>
        <Resume title={movie.title} prepared={prepared} onChoose={(at) => setChoice({ ...choice, start: at })} />
      </Stage>
    )
  return (
    <Player
      key={prepared.id}
      movie={movie}
      prepared={prepared}
      start={start}
      onClose={onClose}
      audioTrack={choice.audioTrack}
      onAudioTrack={(audioTrack, at) => setChoice({ ...choice, audioTrack, start: at })}
      onDrawing={(drawing, at) => setChoice({ ...choice, drawing, start: at })}
      onTakeBack={(at) => setChoice({ ...choice, start: at, turn: choice.turn + 1 })}
      onFailure={(at) => setChoice({ ...choice, failed: [...choice.failed, prepared.method], start: at })}
      onSmaller={smaller === undefined ? undefined : (at) => setChoice({ ...choice, lines: smaller, start: at })}
    />
  )
}

/** Each converts about twice as fast as the one before. */
const sizes = [480, 288]

/** The next smaller height of a movie that is converted, or may be. */
const smallerThan = ({ video }: Prepared, lines: number | undefined): number | undefined => {
  const now = Math.min(lines ?? Number.POSITIVE_INFINITY, video?.height ?? 0)
  return sizes.find((height) => height < now)
}

/** Begins at the start only once: a reloaded page, as phones reload tabs of their own, must not overwrite the position. */
const useFirst = (from: SessionProps['from']): SessionProps['from'] => {
  const [first] = useState(from)
  const navigate = route.useNavigate()
  useEffect(() => {
    if (from === 'start') void navigate({ search: (search) => ({ ...search, from: 'resume' }), replace: true })
  }, [from, navigate])
  return first
}

/** The next part is not downloaded yet: the service waited for it and timed out. */
const isNotDownloadedYet = (error: unknown) => error instanceof Problem && error.reason === 'not_downloaded_yet'

/** Null if the person is to be asked. */
const startOf = (from: SessionProps['from'], resumeAt: number): number | null => {
  if (from === 'resume') return resumeAt
  return from === 'start' || resumeAt <= shortestResume ? 0 : null
}

type ResumeProps = { title: string; prepared: Prepared; onChoose: (start: number) => void }

const Resume = ({ title, prepared, onChoose }: ResumeProps) => {
  const at = prepared.resume_position_seconds
  return (
    <div className="grid justify-items-center gap-4">
      <FrameAt prepared={prepared} at={at} />
      <h2 className="font-bold text-xl">{t('player.resume_title', { title, time: clockTime(at) })}</h2>
      <div className="flex flex-wrap justify-center gap-2">
        <Button kind="primary" autoFocus onClick={() => onChoose(at)}>
          {t('player.resume', { time: clockTime(at) })}
        </Button>
        <Button onClick={() => onChoose(0)}>{t('player.from_start')}</Button>
      </div>
    </div>
  )
}

/** The seek preview of a position. Its room is kept until it is loaded. */
const FrameAt = ({ prepared, at }: { prepared: Prepared; at: number }) => {
  const { previews } = usePreviews(prepared)
  const { previews_url, video } = prepared
  if (previews_url === null || video === null) return null
  const frame = previews.find(({ from, to }) => from <= at && at < to)
  return (
    <div
      aria-hidden
      className="w-60 overflow-hidden rounded-card bg-white/10 ring-1 ring-white/20"
      style={{ aspectRatio: `${String(video.width)} / ${String(video.height)}` }}
    >
      {frame && <img src={frame.url} alt="" className="size-full object-cover" />}
    </div>
  )
}

type StageProps = { title: string; artwork?: string | null; onClose: () => void; children: ReactNode }

/** The dark screen before playback, or if it cannot start, over the movie's artwork. */
const Stage = ({ title, artwork = null, onClose, children }: StageProps) => (
  <div className="player fixed inset-0 z-40 grid place-items-center bg-black p-6 text-fg [color-scheme:dark]">
    {artwork !== null && <img src={picture(artwork, 780)} alt="" className="absolute inset-0 size-full object-cover" style={dimmed} />}
    <h1 className="visually-hidden">{title}</h1>
    <IconButton icon={ArrowLeft} label={t('player.close')} onClick={onClose} className="absolute start-4 top-4" />
    <div className="relative grid w-full max-w-xl justify-items-center gap-4 text-center">{children}</div>
  </div>
)

/** Dark enough for text over a white picture. */
const dimmed = { opacity: 0.2 }
