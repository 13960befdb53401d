import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { collectionPartsQuery, movieQuery } from '../../../data/api/queries'
import type { Movie } from '../../../data/api/types'
import { titleAndYear } from '../../../i18n/format'
import { t } from '../../../i18n/translate'
import { Button } from '../../../kit/button'
import { useStore } from '../../../kit/store'
import type { Prepared } from '../api'
import type { VideoState } from '../use-video'
import { presentFiles } from '../version-choice'
import { chapterAt } from './chapter-at'
import { playsNext, sleep } from './state'

type Props = {
  movie: Movie
  prepared: Prepared
  state: VideoState
  onSeek: (to: number) => void
  /** The controls are shown below. */
  isRaised: boolean
}

/** What can be skipped now, and what follows. */
export const Ahead = ({ movie, prepared, state, onSeek, isRaised }: Props) => {
  const chapter = chapterAt(prepared.chapters, state.time, state.duration)
  const isAtEnd = state.hasEnded || chapter?.kind === 'credits'
  const next = useNextPart(movie, isAtEnd)
  const [isCanceled, setCanceled] = useState(false)
  const follows = [useStore(playsNext), useStore(sleep) !== 'end', !isCanceled].every(Boolean)
  const skip = chapter && !state.hasEnded && skipOf(chapter)
  if (!skip && !next) return null
  return (
    <div
      className={`pointer-events-none absolute inset-x-3 flex flex-wrap items-center justify-end gap-3 ${isRaised ? 'bottom-44' : 'bottom-10'}`}
    >
      {skip && (
        <Button className="pointer-events-auto" onClick={() => onSeek(skip.to)}>
          {t(skip.text)}
        </Button>
      )}
      {next && state.hasEnded && follows && <Countdown next={next} onCancel={() => setCanceled(true)} />}
      {next && !(state.hasEnded && follows) && <Next next={next} />}
    </div>
  )
}

type Skip = { readonly to: number; readonly text: 'player.skip_intro' | 'player.skip_credits' }
const skipOf = ({ kind, end, isLast }: NonNullable<ReturnType<typeof chapterAt>>): Skip | null => {
  if (kind === 'intro') return { to: end, text: 'player.skip_intro' }
  return kind === 'credits' && !isLast ? { to: end, text: 'player.skip_credits' } : null
}

/** The next part of the collection, if it is in the library. Asked for when it is near: most viewings end before. */
const useNextPart = ({ collection, metadata_id }: Movie, isNear: boolean): Movie | null => {
  const parts = useQuery({ ...collectionPartsQuery(collection?.metadata_id ?? 0), enabled: isNear && collection !== null && !!collection })
  const all = parts.data?.parts ?? []
  const id = all[all.findIndex((part) => part.metadata_id === metadata_id) + 1]?.movie_id ?? null
  const next = useQuery({ ...movieQuery(id ?? 0), enabled: isNear && id !== null })
  return isNear && id !== null && next.data && presentFiles(next.data).length > 0 ? next.data : null
}

const usePlay = ({ id }: Movie) => {
  const navigate = useNavigate()
  return useCallback(() => void navigate({ to: '/watch/$id', params: { id }, search: { from: 'resume' }, replace: true }), [navigate, id])
}

const Next = ({ next }: { next: Movie }) => {
  const play = usePlay(next)
  return (
    <Button className="pointer-events-auto" onClick={play}>
      {t('player.play_next', { title: titleAndYear(next) })}
    </Button>
  )
}

const SECONDS = 15

const Countdown = ({ next, onCancel }: { next: Movie; onCancel: () => void }) => {
  const [left, setLeft] = useState(SECONDS)
  const play = usePlay(next)
  useEffect(() => {
    const timer = setTimeout(() => (left > 1 ? setLeft(left - 1) : play()), 1000)
    return () => clearTimeout(timer)
  }, [left, play])
  return (
    <div className="pointer-events-auto flex max-w-xl flex-wrap items-center gap-3 rounded-card bg-black/85 p-4">
      <p>{t('player.next_in', { title: titleAndYear(next), count: left })}</p>
      <Button kind="primary" onClick={play}>
        {t('player.play_now')}
      </Button>
      <Button onClick={onCancel}>{t('ui.cancel')}</Button>
    </div>
  )
}
