import { useEffect } from 'react'
import { now } from '../../../data/clock'
import { t } from '../../../i18n/translate'
import { announce } from '../../../kit/announce'
import { useStore } from '../../../kit/store'
import { sleep } from './state'

export const sleepMinutes = [15, 30, 45, 60, 90] as const
const MINUTE_MS = 60_000
/** The sound gets quieter for this long, so that nobody wakes up from the silence. */
const FADE_MS = 8000

export const sleepIn = (minutes: number): void => sleep.set({ minutes, at: now() + minutes * MINUTE_MS })

/** The share of the volume that is left at a time before the end; null when it is over. */
export const shareAt = (leftMs: number): number | null => (leftMs <= 0 ? null : Math.min(1, leftMs / FADE_MS))

/** Pauses the movie when the time is over. The volume is then as before. */
export const useSleepTimer = (video: HTMLVideoElement | null): void => {
  const timer = useStore(sleep)
  useEffect(() => {
    if (!video || timer === null || timer === 'end') return
    const { volume } = video
    let wasFading = false
    const look = () => {
      const share = shareAt(timer.at - now())
      if (share === null) {
        video.pause()
        sleep.set(null)
        announce(t('player.slept'))
      } else if (share < 1) {
        wasFading = true
        video.volume = volume * share
      }
    }
    const ticking = setInterval(look, 250)
    return () => {
      clearInterval(ticking)
      if (wasFading) video.volume = volume
    }
  }, [video, timer])
  useEffect(() => {
    if (!video) return
    const over = () => sleep.get() === 'end' && setTimeout(() => sleep.set(null))
    video.addEventListener('ended', over)
    return () => video.removeEventListener('ended', over)
  }, [video])
}
