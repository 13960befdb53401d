import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useCallback, useState } from 'react'
import { movieQuery } from '../api/queries'
import type { Movie } from '../api/types'
import { t } from '../i18n/translate'
import { Button, IconButton } from '../ui/button'
import { useTitle } from '../ui/page'
import { picture } from '../ui/pictures'
import { Problem } from '../ui/problem'
import { ProblemCard } from '../ui/problem-card'
import { type Method, type Played, prepare } from './api'
import { Awaiting } from './awaiting'
import { clockTime } from './clock'
import { NoFile } from './no-file'
import { NotPlayable } from './not-playable'
import { Player } from './player'

const route = getRouteApi('/watch/$id')
/** In seconds. Earlier positions are not worth a question. */
const shortestResume = 30

/** The full-window player. */
export const PlayerPage = () => {
  const { id } = route.useParams()
  const { file, download } = route.useSearch()
  const movie = useQuery({ ...movieQuery(id), enabled: Number.isInteger(id) && id > 0 })
  const close = useClose(id)
  const title = movie.data ? t('player.title', { title: movie.data.title }) : t('player.loading')
  useTitle(title)
  const fileId = file ?? movie.data?.file_ids[0]
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
        <NoFile movie={movie.data} />
      </Stage>
    )
  return <Session key={fileId} movie={movie.data} played={{ fileId }} onClose={close} />
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
type Choice = { audioTrack?: number | undefined; failed: readonly Method[]; start: number | null; turn: number }

const Session = ({ movie, played, onClose }: { movie: Movie; played: Played; onClose: () => void }) => {
  const [choice, setChoice] = useState<Choice>({ failed: [], start: null, turn: 0 })
  const play = useQuery({
    queryKey: ['play', played, choice.audioTrack ?? null, choice.failed.join(), choice.turn],
    queryFn: () => prepare({ played, audioTrack: choice.audioTrack, failed: choice.failed }),
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
  const resumeAt = prepared.resume_position_seconds
  if (choice.start === null && resumeAt > shortestResume)
    return (
      <Stage title={t('player.title', { title: movie.title })} artwork={movie.backdrop_url} onClose={onClose}>
        <Resume title={movie.title} at={resumeAt} onChoose={(start) => setChoice({ ...choice, start })} />
      </Stage>
    )
  return (
    <Player
      key={prepared.id}
      movie={movie}
      prepared={prepared}
      start={choice.start ?? 0}
      onClose={onClose}
      onAudioTrack={(audioTrack, start) => setChoice({ ...choice, audioTrack, start })}
      onTakeBack={(start) => setChoice({ ...choice, start, turn: choice.turn + 1 })}
      onFailure={(start) => setChoice({ ...choice, failed: [...choice.failed, prepared.method], start })}
    />
  )
}

/** The next part is not downloaded yet: the service waited for it and timed out. */
const isNotDownloadedYet = (error: unknown) => error instanceof Problem && error.reason === 'not_downloaded_yet'

const Resume = ({ title, at, onChoose }: { title: string; at: number; onChoose: (start: number) => void }) => (
  <div className="grid justify-items-center gap-4">
    <h2 className="font-bold text-xl">{t('player.resume_title', { title, time: clockTime(at) })}</h2>
    <div className="flex flex-wrap justify-center gap-2">
      <Button kind="primary" autoFocus onClick={() => onChoose(at)}>
        {t('player.resume', { time: clockTime(at) })}
      </Button>
      <Button onClick={() => onChoose(0)}>{t('player.from_start')}</Button>
    </div>
  </div>
)

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
