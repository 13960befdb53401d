import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import { Check, RotateCw } from 'lucide-react'
import { movieFaces } from '../../data/movie-states'
import { percent } from '../../i18n/format'
import { genreWord } from '../../i18n/genre'
import { t } from '../../i18n/translate'
import { toneText } from '../../kit/badge'
import { Poster } from '../../kit/poster'
import { preferences } from '../../kit/preferences'
import { Skeleton } from '../../kit/skeleton'
import { useStore } from '../../kit/store'
import { columnShapes, shownColumns, tracksOf } from './columns'
import type { CardProps } from './movie-card'
import { useDownload } from './use-download'
import { usePress } from './use-press'

/** A movie as a list row, with more detail than a poster. */
export const ListCell = ({ movie, failed, onRetry, ...rest }: CardProps) => {
  if (movie) return <Line movie={movie} {...rest} />
  if (failed)
    return (
      <button
        type="button"
        onClick={() => void onRetry()}
        className="flex h-11 w-full items-center gap-3 rounded-ctl bg-ctl px-3 text-muted text-sm"
      >
        <RotateCw aria-hidden className="size-4" />
        {t('problem.retry')}
      </button>
    )
  return <Skeleton className="h-10" />
}

type LineProps = Omit<CardProps, 'movie' | 'failed' | 'onRetry' | 'width'> & { movie: NonNullable<CardProps['movie']> }

const heights = { s: 'h-11', m: 'h-14', l: 'h-16' } as const

const Line = ({ movie, index, active, selected, selecting, onToggle }: LineProps) => {
  const face = movieFaces[movie.status]
  const press = usePress({ movie: { index, id: movie.id }, selecting, onToggle })
  const { columns, poster_size } = useStore(preferences)
  const shown = shownColumns(columns)
  return (
    <div
      className={clsx(
        'group flex items-center gap-3 border-line border-b pe-2',
        heights[poster_size],
        selected ? 'bg-accent/9' : 'hover:bg-hover',
      )}
    >
      <button
        type="button"
        aria-pressed={selected}
        aria-label={t('library.select', { title: movie.title })}
        tabIndex={active ? 0 : -1}
        onClick={press.onMark}
        className={clsx(
          'flex size-6 shrink-0 items-center justify-center rounded-[0.375rem] border-2 pointer-coarse:size-9',
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
        className="grid h-full min-w-0 grow select-none items-center gap-x-4 rounded-ctl text-sm max-lg:grid-cols-[2.25rem_minmax(0,1fr)_auto]! [grid-template-columns:var(--tracks)]"
        style={{ '--tracks': tracksOf(shown) } as object}
      >
        <span className="flex justify-center">
          <Poster
            src={movie.poster_url}
            color={movie.poster_color}
            title={movie.title}
            width={36}
            className={clsx('rounded-[0.25rem]!', poster_size === 's' ? 'w-6!' : 'w-8!')}
          />
        </span>
        <span className="min-w-0">
          <span className="block truncate font-medium text-base">{movie.title}</span>
          <span className={clsx('block truncate text-muted text-xs', poster_size === 's' && 'hidden', poster_size === 'm' && 'lg:hidden')}>
            {[movie.year ?? t('movie.no_year'), ...movie.genres.slice(0, 2).map(genreWord)].join(', ')}
          </span>
        </span>
        {shown.map((name) => {
          const { isNumber, cell } = columnShapes[name]
          return (
            <span key={name} className={clsx('truncate text-soft tabular-nums max-lg:hidden', isNumber && 'text-end')}>
              {cell(movie)}
            </span>
          )
        })}
        {movie.status === 'downloading' ? (
          <LineProgress movie={movie} />
        ) : (
          <span className={clsx('truncate', face.badge ? toneText[face.tone] : 'text-muted')}>{t(face.word)}</span>
        )}
      </Link>
    </div>
  )
}

const LineProgress = ({ movie }: Pick<LineProps, 'movie'>) => {
  const { word, tone, share } = useDownload(movie)
  return (
    <span className={clsx('truncate tabular-nums', toneText[tone])}>
      {t(word)} {share !== null && percent(share)}
    </span>
  )
}
