import { useEffect } from 'react'
import type { Movie } from '../../data/api/types'
import { picture } from '../../kit/pictures'

/** Keeps the screen awake during playback and handles media keys and lock screen controls. */
export const useSystem = ({ video, movie }: { video: HTMLVideoElement | null; movie: Movie }): void => {
  useEffect(() => {
    if (!video) return
    let lock: WakeLockSentinel | undefined
    const awake = async () => {
      // Not available over plain HTTP, and a hidden page may not request it.
      if (!video.paused && document.visibilityState === 'visible') lock = await navigator.wakeLock?.request('screen').catch(() => undefined)
    }
    const asleep = () => void lock?.release().catch(() => undefined)
    const visible = () => void awake()
    video.addEventListener('play', visible)
    video.addEventListener('pause', asleep)
    document.addEventListener('visibilitychange', visible)
    return () => {
      asleep()
      video.removeEventListener('play', visible)
      video.removeEventListener('pause', asleep)
      document.removeEventListener('visibilitychange', visible)
    }
  }, [video])

  const { title, year, poster_url } = movie
  useEffect(() => {
    const session = navigator.mediaSession
    if (!video || !session) return
    const artwork = poster_url ? [{ src: new URL(picture(poster_url, 342), location.href).href }] : []
    session.metadata = new MediaMetadata({ title, artist: year ? String(year) : '', artwork })
    const seekTo = (seconds: number) => {
      video.currentTime = seconds
    }
    const handlers: [MediaSessionAction, MediaSessionActionHandler][] = [
      ['play', () => void video.play().catch(() => undefined)],
      ['pause', () => video.pause()],
      ['seekbackward', ({ seekOffset }) => seekTo(video.currentTime - (seekOffset ?? 10))],
      ['seekforward', ({ seekOffset }) => seekTo(video.currentTime + (seekOffset ?? 10))],
      ['seekto', ({ seekTime }) => seekTo(seekTime ?? video.currentTime)],
    ]
    for (const [action, handler] of handlers) session.setActionHandler(action, handler)
    return () => {
      session.metadata = null
      for (const [action] of handlers) session.setActionHandler(action, null)
    }
  }, [video, title, year, poster_url])
}
