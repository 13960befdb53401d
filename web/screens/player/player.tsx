import clsx from 'clsx'
import { Play } from 'lucide-react'
import { type MouseEvent, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import type { Movie } from '../../data/api/types'
import { t, withWords } from '../../i18n/translate'
import { announce } from '../../kit/announce'
import { part } from '../../kit/later'
import { awaited, type ChosenTracks, type Drawing, type PlayState, type Prepared, reportProgress } from './api'
import { Awaiting } from './awaiting'
import { clockTime } from './clock'
import { Controls } from './controls'
import { Details } from './details'
import { KeyList } from './key-list'
import { type PlayerActions, usePlayerKeys } from './keys'
import { Losses } from './losses'
import { rates } from './rates'
import { openSource, type Source } from './source'
import { Subtitles, useSubtitles } from './subtitles'
import { TakenOver, useTakenOver } from './taken-over'
import { useIdle } from './use-idle'
import { useSystem } from './use-system'
import { useVideo } from './use-video'
import { Waiting } from './waiting'

const Ahead = part(() => withWords('player', import('./evening/ahead')), 'Ahead')

const reportEveryMs = 10_000

type Props = {
  movie: Movie
  prepared: Prepared
  start: number
  onClose: () => void
  /** The one that the person chose. */
  audioTrack: number | undefined
  onAudioTrack: (index: number, at: number) => void
  /** Subtitles go into the picture, or out of it: the movie is prepared anew. */
  onDrawing: (drawing: Drawing, at: number) => void
  /** Another device took over playback, and the user wants it back here. */
  onTakeBack: (at: number) => void
  /** The method failed at this position; another may work. */
  onFailure: (at: number) => void
  /** A smaller picture is faster to convert. Undefined if it is the smallest. */
  onSmaller: ((at: number) => void) | undefined
}

export const Player = ({
  movie,
  prepared,
  start,
  onClose,
  audioTrack,
  onAudioTrack,
  onDrawing,
  onTakeBack,
  onFailure,
  onSmaller,
}: Props) => {
  const room = useRef<HTMLDivElement>(null)
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const [layer, setLayer] = useState<'keys' | 'details' | null>(null)
  // Registered before the source: on unmount its cleanup must report while the position is still known.
  const chosen = useRef<ChosenTracks>({})
  useReports(video, prepared, chosen)
  const takenOver = useTakenOver(video, prepared)
  const { source, waitsForPress } = useSource({ video, prepared, start, onFailure })
  const state = useVideo(video)
  const subtitles = useSubtitles(video, prepared, onDrawing)
  useChosen({ video, prepared, audioTrack, subtitles, chosen })
  const download = awaited(prepared)
  const idle = useIdle(room, state?.isPaused ?? true)
  useSystem({ video, movie })

  const actions = useMemo(
    () =>
      actionsOf({
        video,
        room,
        onClose: layer === 'keys' ? () => setLayer(null) : onClose,
        subtitles,
        toggleLayer: (name) => setLayer((now) => (now === name ? null : name)),
      }),
    [video, onClose, subtitles, layer],
  )
  usePlayerKeys(actions)

  return (
    <div ref={room} className={clsx('player fixed inset-0 z-40 bg-black text-white [color-scheme:dark]', idle && 'cursor-none')}>
      {/* biome-ignore lint/a11y/useMediaCaption: captions are drawn beside it, so that they can be moved and resized */}
      <video
        ref={setVideo}
        className="size-full"
        playsInline
        aria-label={movie.title}
        onClick={actions.toggle}
        onDoubleClick={(event) => seekByTap(event, actions)}
      />
      <Subtitles subtitles={subtitles} video={video} isRaised={!idle} />
      {state && (
        <Controls
          movie={movie}
          prepared={prepared}
          state={state}
          video={video}
          subtitles={subtitles}
          actions={actions}
          isHidden={idle}
          audioTrack={audioTrack}
          onAudioTrack={(index) => onAudioTrack(index, video?.currentTime ?? 0)}
        />
      )}
      {state && (
        <Suspense fallback={null}>
          <Ahead movie={movie} prepared={prepared} state={state} onSeek={actions.seekTo} isRaised={!idle} />
        </Suspense>
      )}
      {state?.isWaiting && download === undefined && (
        <Waiting
          method={prepared.method}
          onSmaller={onSmaller && (() => onSmaller(placeOf(video, start)))}
          onOther={() => onFailure(placeOf(video, start))}
        />
      )}
      {state?.isWaiting && download !== undefined && (
        <p className="pointer-events-none absolute inset-0 grid animate-pulse place-items-center text-lg">
          <span className="rounded-ctl bg-black/80 px-3 py-2">
            <Awaiting downloadId={download} />
          </span>
        </p>
      )}
      {takenOver !== null && <TakenOver place={takenOver} onTakeBack={onTakeBack} />}
      {waitsForPress && takenOver === null && <BigPlay onClick={actions.toggle} />}
      <Losses prepared={prepared} isRaised={!idle} />
      {layer === 'keys' && <KeyList onClose={() => setLayer(null)} />}
      {layer === 'details' && state && <Details prepared={prepared} state={state} bitrate={source?.bitrate() ?? prepared.bitrate} />}
    </div>
  )
}

/** Before the first picture, the video element knows no position. */
const placeOf = (video: HTMLVideoElement | null, start: number): number => video?.currentTime || start

const BigPlay = ({ onClick }: { onClick: () => void }) => (
  <button
    type="button"
    aria-label={t('player.play')}
    onClick={onClick}
    className="absolute inset-0 m-auto grid size-20 place-items-center rounded-pill bg-white text-black shadow-pop"
  >
    <Play aria-hidden className="size-7 translate-x-0.5 fill-current" />
  </button>
)

type Playing = { video: HTMLVideoElement | null; prepared: Prepared; start: number; onFailure: (at: number) => void }
type Opened = { source: Source | null; waitsForPress: boolean }

/** `waitsForPress`: autoplay with sound is blocked until the user interacts. */
const useSource = ({ video, prepared, start, onFailure }: Playing): Opened => {
  const [source, setSource] = useState<Source | null>(null)
  const [waitsForPress, setWaitsForPress] = useState(false)
  const failed = useRef(onFailure)
  failed.current = onFailure
  useEffect(() => {
    if (!video) return
    let gone = false
    let opened: Source | undefined
    const onProblem = () => !gone && failed.current(video.currentTime || start)
    void openSource({ video, prepared, start, onFailure: onProblem }).then((found) => {
      if (gone) return found.stop()
      opened = found
      setSource(found)
      video.play().catch((error: unknown) => setWaitsForPress(!gone && error instanceof DOMException && error.name === 'NotAllowedError'))
    }, onProblem)
    const begun = () => setWaitsForPress(false)
    video.addEventListener('play', begun)
    return () => {
      gone = true
      video.removeEventListener('play', begun)
      opened?.stop()
    }
  }, [video, prepared, start])
  return { source, waitsForPress }
}

/** Reports the position during playback, on pause, and when the page is left. */
const useReports = (video: HTMLVideoElement | null, prepared: Prepared, chosen: { readonly current: ChosenTracks }): void => {
  useEffect(() => {
    if (!video) return
    let told = false
    const tell = (state: PlayState) => {
      if (state !== 'playing' && !told) return
      told = true
      reportProgress(prepared, { position: video.currentTime, state, chosen: chosen.current })
    }
    const timer = setInterval(() => !video.paused && tell('playing'), reportEveryMs)
    const started = () => tell('playing')
    const paused = () => tell('paused')
    const left = () => tell('stopped')
    video.addEventListener('playing', started)
    video.addEventListener('pause', paused)
    addEventListener('pagehide', left)
    return () => {
      clearInterval(timer)
      video.removeEventListener('playing', started)
      video.removeEventListener('pause', paused)
      removeEventListener('pagehide', left)
      left()
    }
  }, [video, prepared, chosen])
}

type Choosing = {
  video: HTMLVideoElement | null
  prepared: Prepared
  audioTrack: number | undefined
  subtitles: ReturnType<typeof useSubtitles>
  chosen: { current: ChosenTracks }
}
/** Subtitles are told at once: another audio track prepares the movie anew, with what the service knows then. */
const useChosen = ({ video, prepared, audioTrack, subtitles, chosen }: Choosing): void => {
  const subtitle_track = subtitles.wasChosen ? (subtitles.chosen?.index ?? null) : undefined
  chosen.current = { ...(audioTrack !== undefined && { audio_track: audioTrack }), ...(subtitle_track !== undefined && { subtitle_track }) }
  useEffect(() => {
    if (!video || subtitle_track === undefined) return
    reportProgress(prepared, { position: video.currentTime, state: video.paused ? 'paused' : 'playing', chosen: chosen.current })
  }, [video, prepared, subtitle_track, chosen])
}

type Room = { current: HTMLDivElement | null }
type Acting = {
  video: HTMLVideoElement | null
  room: Room
  onClose: () => void
  subtitles: ReturnType<typeof useSubtitles>
  toggleLayer: (name: 'keys' | 'details') => void
}

const actionsOf = ({ video, room, onClose, subtitles, toggleLayer }: Acting): PlayerActions => {
  const seekTo = (seconds: number) => {
    if (!video) return
    video.currentTime = Math.min(Math.max(0, seconds), Number.isFinite(video.duration) ? video.duration : seconds)
    announce(clockTime(video.currentTime))
  }
  return {
    seekTo,
    toggle: () => void (video?.paused ? video.play().catch(() => undefined) : video?.pause()),
    seekBy: (seconds) => seekTo((video?.currentTime ?? 0) + seconds),
    seekToShare: (share) => seekTo((video?.duration ?? 0) * share),
    louder: (by) => {
      if (!video) return
      video.muted = false
      video.volume = Math.min(1, Math.max(0, video.volume + by))
    },
    mute: () => {
      if (video) video.muted = !video.muted
    },
    fullscreen: () => void toggleFullscreen(room.current, video),
    nextSubtitle: subtitles.next,
    setRate: (rate) => {
      if (video) video.playbackRate = rate
    },
    faster: (by) => {
      if (!video) return
      const at = rates.findIndex((rate) => rate >= video.playbackRate)
      video.playbackRate = rates[Math.min(rates.length - 1, Math.max(0, at + by))] ?? 1
    },
    help: () => toggleLayer('keys'),
    details: () => toggleLayer('details'),
    close: () => {
      if (document.fullscreenElement) void document.exitFullscreen()
      else onClose()
    },
  }
}

/** iPhones allow full screen only for the video element itself. */
const toggleFullscreen = async (room: HTMLElement | null, video: HTMLVideoElement | null): Promise<void> => {
  if (document.fullscreenElement) return document.exitFullscreen()
  if (room?.requestFullscreen) return room.requestFullscreen().catch(() => undefined)
  ;(video as (HTMLVideoElement & { webkitEnterFullscreen?: () => void }) | null)?.webkitEnterFullscreen?.()
}

/** Double tap: left third seeks back, right third forward, the middle toggles full screen. */
const seekByTap = (event: MouseEvent<HTMLElement>, actions: PlayerActions): void => {
  const share = event.clientX / event.currentTarget.clientWidth
  if (share < 1 / 3) actions.seekBy(-10)
  else if (share > 2 / 3) actions.seekBy(10)
  else actions.fullscreen()
}
