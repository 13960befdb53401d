import { useEffect, useState } from 'react'
import { lastEvent } from '../../data/live/live'
import { t } from '../../i18n/translate'
import { Button } from '../../kit/button'
import type { Prepared } from './api'
import { clockTime } from './clock'

/**
 * The position on another device that started the same movie later; null if none. This player pauses then, so that the two do not overwrite
 * each other's position. Resets when playback resumes here.
 */
export const useTakenOver = (video: HTMLVideoElement | null, { id, movie_id }: Prepared): number | null => {
  const [place, setPlace] = useState<number | null>(null)
  useEffect(() => {
    if (!video) return
    const goesOn = () => setPlace(null)
    const hear = () => {
      const event = lastEvent.get()
      if (event?.type !== 'playback_started' && event?.type !== 'playback_progress') return
      if (event.movie_id !== movie_id || event.play_id === undefined || event.play_id === id) return
      const begins = event.type === 'playback_started'
      if (begins) video.pause()
      setPlace((before) => (begins || before !== null ? event.position_seconds : null))
    }
    video.addEventListener('play', goesOn)
    const end = lastEvent.subscribe(hear)
    return () => {
      end()
      video.removeEventListener('play', goesOn)
    }
  }, [video, id, movie_id])
  return place
}

export const TakenOver = ({ place, onTakeBack }: { place: number; onTakeBack: (at: number) => void }) => (
  <div className="pointer-events-none absolute inset-0 grid place-items-center p-6">
    <div className="pointer-events-auto grid max-w-xl justify-items-center gap-4 rounded-card bg-black/85 p-6 text-center">
      <p role="status">{t('player.taken_over')}</p>
      <Button kind="primary" onClick={() => onTakeBack(place)}>
        {t('player.take_back', { time: clockTime(place) })}
      </Button>
    </div>
  </div>
)
