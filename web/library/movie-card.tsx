import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import { Check, RotateCw } from 'lucide-react'
import { memo } from 'react'
import type { Movie } from '../api/types'
import { t } from '../i18n/translate'
import { useProgress } from '../live/progress'
import { movieFaces } from '../movie/states'
import { toneText } from '../ui/badge'
import { Bar } from '../ui/bar'
import { Poster } from '../ui/poster'
import { shareFace } from '../ui/share-face'
import { Skeleton } from '../ui/skeleton'
import { usePress } from './use-press'
import type { Selection } from './use-selection'

export type CardProps = {
  movie: Movie | undefined
  failed: boolean
  onRetry: () => unknown
  index: number
  width: number
  active: boolean
  selected: boolean
  selecting: boolean
  onToggle: Selection['toggle']
}

export const MovieCard = ({ movie, failed, onRetry, width, ...rest }: CardProps) => {
  if (movie) return <Card movie={movie} width={width} {...rest} />
  if (failed)
    return (
      <button
        type="button"
        onClick={() => void onRetry()}
        className="flex aspect-2/3 w-full flex-col items-center justify-center gap-2 rounded-card bg-ctl text-muted text-sm"
      >
        <RotateCw aria-hidden className="size-5" />
        {t('problem.retry')}
      </button>
    )
  return (
    <div aria-hidden>
      <Skeleton className="aspect-2/3 rounded-card!" />
      <Skeleton className="mt-2 h-4 w-4/5" />
    </div>
  )
}

type FaceProps = Omit<CardProps, 'failed' | 'onRetry' | 'movie'> & { movie: Movie }

const Card = memo(({ movie, index, width, active, selected, selecting, onToggle }: FaceProps) => {
  const face = movieFaces[movie.status]
  const press = usePress({ movie: { index, id: movie.id }, selecting, onToggle })
  return (
    <div className="poster-card group relative">
      <Link
        to="/movies/$id"
        params={{ id: movie.id }}
        viewTransition
        {...press.onFace}
        onClick={(event) => {
          press.onFace.onClick(event)
          if (!event.defaultPrevented) shareFace(event)
        }}
        data-movie-index={index}
        tabIndex={active ? 0 : -1}
        className="block touch-manipulation select-none rounded-card outline-offset-3 [-webkit-touch-callout:none]"
      >
        <span
          className={clsx(
            'poster-face relative block rounded-card transition-[transform,box-shadow] duration-120',
            selected && 'ring-3 ring-accent',
          )}
        >
          <Poster src={movie.poster_url} color={movie.poster_color} title={movie.title} width={width} eager={index < 12} />
          {face.badge && (
            <span className="poster-badge absolute start-2 top-2 max-w-[calc(100%-1rem)] truncate rounded-[0.375rem] bg-black/75 px-2 py-0.5 max-sm:px-1.5 max-sm:text-2xs font-medium text-white text-xs">
              {t(face.word)}
            </span>
          )}
          {movie.status === 'downloading' && movie.download_ids[0] !== undefined && (
            <CardProgress downloadId={movie.download_ids[0]} title={movie.title} />
          )}
        </span>
        <span className="mt-2 block truncate font-medium text-sm">{movie.title}</span>
        <span className="block text-muted text-xs">{movie.year ?? t('movie.no_year')}</span>
      </Link>
      <button
        type="button"
        aria-pressed={selected}
        aria-label={t('library.select', { title: movie.title })}
        tabIndex={active ? 0 : -1}
        onClick={press.onMark}
        className={clsx(
          'absolute end-1.5 top-1.5 flex size-7 items-center justify-center rounded-pill border-2 transition-opacity pointer-coarse:size-9',
          selected ? 'border-accent bg-accent text-on-accent' : 'border-white bg-black/60 text-transparent',
          !selecting && !selected && 'opacity-0 group-hover:opacity-100 focus-visible:opacity-100 pointer-coarse:hidden',
        )}
      >
        <Check aria-hidden className="size-4" strokeWidth={3} />
      </button>
    </div>
  )
})

const CardProgress = ({ downloadId, title }: { downloadId: number; title: string }) => {
  const progress = useProgress(downloadId)
  if (!progress) return null
  return (
    <span className={clsx('absolute inset-x-2 bottom-2 block', toneText.accent)}>
      <Bar thin value={progress.progress} label={t('movie.progress_of', { title })} />
    </span>
  )
}
