import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import { Check, RotateCw, Star } from 'lucide-react'
import { day, duration, rating, size } from '../i18n/format'
import { t } from '../i18n/translate'
import { movieFaces } from '../movie/states'
import { toneText } from '../ui/badge'
import { Poster } from '../ui/poster'
import { Skeleton } from '../ui/skeleton'
import type { CardProps } from './movie-card'
import { usePress } from './use-press'

/** A movie as one line: what a poster cannot say stands beside it. */
export const ListCell = ({ movie, failed, onRetry, ...rest }: CardProps) => {
  if (movie) return <Line movie={movie} {...rest} />
  if (failed)
    return (
      <button
        type="button"
        onClick={() => void onRetry()}
        className="flex h-14 w-full items-center gap-3 rounded-ctl bg-ctl px-3 text-muted text-sm"
      >
        <RotateCw aria-hidden className="size-4" />
        {t('problem.retry')}
      </button>
    )
  return <Skeleton className="h-14" />
}

type LineProps = Omit<CardProps, 'movie' | 'failed' | 'onRetry' | 'width'> & { movie: NonNullable<CardProps['movie']> }

const Line = ({ movie, index, active, selected, selecting, onToggle }: LineProps) => {
  const face = movieFaces[movie.status]
  const press = usePress({ movie: { index, id: movie.id }, selecting, onToggle })
  return (
    <div className={clsx('group flex h-16 items-center gap-3 border-line border-b pe-2 hover:bg-hover', selected && 'bg-hover')}>
      <button
        type="button"
        aria-pressed={selected}
        aria-label={t('library.select', { title: movie.title })}
        tabIndex={active ? 0 : -1}
        onClick={press.onMark}
        className={clsx(
          'flex size-7 shrink-0 items-center justify-center rounded-pill border-2 pointer-coarse:size-9',
          selected ? 'border-accent bg-accent text-on-accent' : 'border-edge text-transparent',
          !selecting && 'pointer-coarse:hidden',
        )}
      >
        <Check aria-hidden className="size-4" strokeWidth={3} />
      </button>
      <Link
        to="/movies/$id"
        params={{ id: movie.id }}
        {...press.onFace}
        data-movie-index={index}
        tabIndex={active ? 0 : -1}
        className="grid min-w-0 grow select-none grid-cols-[2.25rem_1fr_auto] items-center gap-3 rounded-ctl py-1 md:grid-cols-[2.25rem_minmax(0,1fr)_9rem_4rem_5rem_6rem_8rem]"
      >
        <Poster src={movie.poster_url} color={movie.poster_color} title={movie.title} width={36} className="rounded-[0.25rem]!" />
        <span className="min-w-0">
          <span className="block truncate font-medium">{movie.title}</span>
          <span className="block truncate text-muted text-sm">
            {[movie.year ?? t('movie.no_year'), ...movie.genres.slice(0, 2)].join(' · ')}
          </span>
        </span>
        <span className={clsx('text-sm', toneText[face.tone])}>{t(face.word)}</span>
        <span className="text-sm tabular-nums max-md:hidden">
          {movie.rating !== null && (
            <span className="flex items-center gap-1">
              <Star aria-hidden className="size-3.5 fill-current text-accent" />
              {rating(movie.rating)}
            </span>
          )}
        </span>
        <span className="text-muted text-sm tabular-nums max-md:hidden">
          {movie.runtime_minutes ? duration(movie.runtime_minutes * 60) : ''}
        </span>
        <span className="text-muted text-sm tabular-nums max-md:hidden">{movie.size_bytes > 0 ? size(movie.size_bytes) : ''}</span>
        <span className="text-muted text-sm max-md:hidden">{day(movie.added_at)}</span>
      </Link>
    </div>
  )
}
