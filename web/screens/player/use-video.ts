import { useEffect, useState } from 'react'

export type VideoState = {
  readonly time: number
  readonly duration: number
  readonly buffered: number
  readonly isPaused: boolean
  readonly isWaiting: boolean
  readonly hasEnded: boolean
  readonly volume: number
  readonly isMuted: boolean
  readonly rate: number
}

const events = [
  'timeupdate',
  'durationchange',
  'progress',
  'play',
  'playing',
  'pause',
  'waiting',
  'seeking',
  'seeked',
  'ended',
  'volumechange',
  'ratechange',
] as const

const readState = (video: HTMLVideoElement): VideoState => ({
  time: video.currentTime,
  duration: Number.isFinite(video.duration) ? video.duration : 0,
  buffered: bufferedUntil(video),
  isPaused: video.paused,
  isWaiting: !video.paused && video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA,
  hasEnded: video.ended,
  volume: video.volume,
  isMuted: video.muted || video.volume === 0,
  rate: video.playbackRate,
})

/** The end of the buffered range at the current position. */
const bufferedUntil = ({ buffered, currentTime }: HTMLVideoElement): number => {
  for (let i = 0; i < buffered.length; i++)
    if (buffered.start(i) <= currentTime + 0.5 && buffered.end(i) >= currentTime) return buffered.end(i)
  return currentTime
}

/** The video element's state, kept up to date. Null until there is an element. */
export const useVideo = (video: HTMLVideoElement | null): VideoState | null => {
  const [state, setState] = useState<VideoState | null>(null)
  useEffect(() => {
    if (!video) return
    const update = () => setState(readState(video))
    for (const name of events) video.addEventListener(name, update)
    update()
    return () => {
      for (const name of events) video.removeEventListener(name, update)
    }
  }, [video])
  return state
}
