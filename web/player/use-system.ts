import { useEffect } from 'react'
import type { Movie } from '../api/types'
import { picture } from '../ui/pictures'

/** Keeps the screen awake while the movie plays, and answers the media keys of keyboards, headphones and lock screens. */
export const useSystem = ({ video, movie }: { video: HTMLVideoElement | null; movie: Movie }): void => {
  useEffect(() => {
    if (!video) return
    let lock: WakeLockSentinel | undefined
    const awake = async () => {
      // There is none over plain http, and a hidden page may not ask.
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
