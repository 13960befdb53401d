import clsx from 'clsx'
import {
  ArrowLeft,
  Captions,
  Cast,
  Gauge,
  Layers,
  List,
  Maximize,
  Music,
  Pause,
  PictureInPicture,
  Play,
  RotateCcw,
  RotateCw,
  Tv,
  Volume2,
  VolumeX,
} from 'lucide-react'
import { Suspense, useState } from 'react'
import type { Movie } from '../../data/api/types'
import { clockTime as timeOfDay } from '../../i18n/format'
import { t, withWords } from '../../i18n/translate'
import { buttonStyle, IconButton } from '../../kit/button'
import { part } from '../../kit/later'
import type { Prepared } from './api'
import { clockTime } from './clock'
import type { PlayerActions } from './keys'
import { AudioMenu, ChapterMenu, RateMenu, SubtitleMenu } from './menus'
import { Panel } from './panel'
import { usePreviews } from './previews'
import { Scrubber } from './scrubber'
import type { SubtitleState } from './subtitles'
import { useRemote } from './use-remote'
import type { VideoState } from './use-video'
import { presentFiles, VersionMenu } from './version-choice'

const More = part(() => withWords('player', import('./evening/more')), 'More')
const PlayOn = part(() => withWords('player', import('./play-on')), 'PlayOn')

type Props = {
  movie: Movie
  prepared: Prepared
  state: VideoState
  video: HTMLVideoElement | null
  subtitles: SubtitleState
  actions: PlayerActions
  isHidden: boolean
  /** The one that the person chose. */
  audioTrack: number | undefined
  onAudioTrack: (index: number) => void
}

export const Controls = (props: Props) => {
  const { movie, prepared, state, video, actions, isHidden } = props
  const { previews, refresh } = usePreviews(prepared)
  const duration = state.duration || (prepared.duration_seconds ?? 0)
  return (
    <div className={clsx('transition-opacity duration-240', isHidden ? 'opacity-0' : 'opacity-100')} inert={isHidden}>
      <header className="absolute inset-x-0 top-0 flex items-center gap-3 bg-linear-to-b from-black/85 to-transparent p-4 pb-10">
        <IconButton icon={ArrowLeft} label={t('player.close')} onClick={actions.close} />
        <h1 className="truncate font-medium">{movie.year ? `${movie.title} (${String(movie.year)})` : movie.title}</h1>
      </header>
      <footer className="absolute inset-x-0 bottom-0 grid gap-2 bg-linear-to-t from-black/85 to-transparent px-4 pt-10 pb-[max(1rem,env(safe-area-inset-bottom))] sm:px-6">
        <Scrubber
          time={state.time}
          duration={duration}
          buffered={state.buffered}
          chapters={prepared.chapters}
          previews={previews}
          onPoint={refresh}
          onSeek={actions.seekTo}
        />
        <div className="flex flex-wrap items-center gap-1 sm:gap-2">
          <button
            type="button"
            onClick={actions.toggle}
            aria-label={state.isPaused ? t('player.play') : t('player.pause')}
            className="grid size-11 shrink-0 place-items-center rounded-pill bg-white text-black"
          >
            {state.isPaused ? <Play aria-hidden className="size-5 fill-current" /> : <Pause aria-hidden className="size-5 fill-current" />}
          </button>
          <Skip icon={RotateCcw} label={t('player.back_ten')} onClick={() => actions.seekBy(-SKIP)} />
          <Skip icon={RotateCw} label={t('player.forward_ten')} onClick={() => actions.seekBy(SKIP)} />
          <Volume video={video} state={state} actions={actions} />
          <p className="whitespace-nowrap px-2 text-sm tabular-nums">
            {clockTime(state.time)}
            <span className="text-white/70">
              {' '}
              / {clockTime(duration)}
              <span className="max-sm:hidden">, {t('player.ends', { time: timeOfDay(endOf(duration - state.time, state.rate)) })}</span>
            </span>
          </p>
          <div className="ms-auto flex items-center sm:gap-1">
            <Choices {...props} />
          </div>
        </div>
      </footer>
    </div>
  )
}

/** In seconds. */
const SKIP = 10

/** A circular arrow with the number of seconds inside. */
const Skip = ({ icon: Icon, label, onClick }: { icon: typeof RotateCw; label: string; onClick: () => void }) => (
  <button
    type="button"
    title={label}
    aria-label={label}
    onClick={onClick}
    className={`${buttonStyle('quiet')} relative size-(--ctl-height) px-0!`}
  >
    <Icon aria-hidden className="size-7" strokeWidth={1.5} />
    <span aria-hidden className="absolute inset-0 grid place-items-center pt-0.5 font-bold" style={{ fontSize: '0.5625rem' }}>
      {SKIP}
    </span>
  </button>
)

const endOf = (left: number, rate: number): string => new Date(Date.now() + (left / rate) * 1000).toISOString()

/** The rest of the movie on a TV: this player closes then. */
const OnScreen = ({ prepared, state, subtitles, actions, audioTrack }: Props) => {
  const [isOpen, setOpen] = useState(false)
  if (prepared.file_id === null) return null
  const open = () => {
    if (document.fullscreenElement) void document.exitFullscreen()
    setOpen(true)
  }
  const wanted = {
    ...{ fileId: prepared.file_id, start: state.time, audioTrack },
    subtitle: subtitles.chosen ?? subtitles.inPicture ?? undefined,
  }
  return (
    <>
      <IconButton icon={Tv} label={t('screens.title')} onClick={open} />
      <Suspense fallback={null}>{isOpen && <PlayOn wanted={wanted} onClose={() => setOpen(false)} onPlayed={actions.close} />}</Suspense>
    </>
  )
}

const Choices = (props: Props) => {
  const { movie, prepared, state, video, subtitles, actions, onAudioTrack } = props
  const remote = useRemote(video)
  return (
    <>
      {prepared.chapters.length > 1 && (
        <Panel icon={List} label={t('player.chapters')}>
          <ChapterMenu chapters={prepared.chapters} time={state.time} onChoose={actions.seekTo} />
        </Panel>
      )}
      {(subtitles.tracks.length > 0 || prepared.file_id !== null) && (
        <Panel icon={Captions} label={t('player.subtitles')} isOn={subtitles.chosen !== null || subtitles.inPicture !== null}>
          <SubtitleMenu subtitles={subtitles} movieId={movie.id} canSearch={prepared.file_id !== null} />
        </Panel>
      )}
      {presentFiles(movie).length > 1 && prepared.file_id !== null && (
        <Panel icon={Layers} label={t('player.version')}>
          <VersionMenu movie={movie} fileId={prepared.file_id} />
        </Panel>
      )}
      {prepared.audio_tracks.length > 1 && (
        <Panel icon={Music} label={t('player.audio')}>
          <AudioMenu prepared={prepared} onChoose={onAudioTrack} />
        </Panel>
      )}
      <Panel icon={Gauge} label={t('player.rate')} isOn={state.rate !== 1}>
        <RateMenu rate={state.rate} onChoose={actions.setRate} />
      </Panel>
      <Suspense fallback={null}>
        <More movie={movie} video={video} />
      </Suspense>
      <OnScreen {...props} />
      {remote && <IconButton icon={Cast} label={t('player.remote')} onClick={remote} />}
      {document.pictureInPictureEnabled && (
        <IconButton
          icon={PictureInPicture}
          label={t('player.picture_in_picture')}
          className="max-sm:hidden"
          onClick={() =>
            void (document.pictureInPictureElement
              ? document.exitPictureInPicture()
              : video?.requestPictureInPicture().catch(() => undefined))
          }
        />
      )}
      <IconButton icon={Maximize} label={t('player.fullscreen')} onClick={actions.fullscreen} />
    </>
  )
}

const Volume = ({ video, state, actions }: { video: HTMLVideoElement | null; state: VideoState; actions: PlayerActions }) => (
  <div className="flex items-center max-sm:hidden">
    <IconButton
      icon={state.isMuted ? VolumeX : Volume2}
      label={state.isMuted ? t('player.unmute') : t('player.mute')}
      onClick={actions.mute}
    />
    <input
      type="range"
      min={0}
      max={1}
      step={0.05}
      value={state.isMuted ? 0 : state.volume}
      aria-label={t('player.volume')}
      className="w-20 accent-white"
      onChange={({ target }) => {
        if (!video) return
        video.muted = false
        video.volume = Number(target.value)
      }}
    />
  </div>
)
