import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import { Check, CircleCheck, Pin, RotateCw } from 'lucide-react'
import { memo } from 'react'
import type { Movie } from '../../data/api/types'
import { movieFaces } from '../../data/movie-states'
import { dayShort, percent } from '../../i18n/format'
import { t } from '../../i18n/translate'
import { toneText } from '../../kit/badge'
import { Bulbs } from '../../kit/bulbs'
import { FIRST_POSTERS } from '../../kit/first-poster'
import { Poster } from '../../kit/poster'
import { type Mark, preferences } from '../../kit/preferences'
import { Rated } from '../../kit/rated'
import { Skeleton } from '../../kit/skeleton'
import { useStore } from '../../kit/store'
import { Tag } from '../../kit/tag'
import { useDownload } from './use-download'
import { useLeavesAt } from './use-leaves-at'
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
  const press = usePress({ movie: { index, id: movie.id }, selecting, onToggle })
  const { marks } = useStore(preferences)
  return (
    <div className="poster-card group relative">
      <Link
        to="/movies/$id"
        params={{ id: movie.id }}
        {...press.onFace}
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
          <Poster src={movie.poster_url} color={movie.poster_color} title={movie.title} width={width} eager={index < FIRST_POSTERS} />
        </span>
        <span className="mt-2 flex items-center gap-1 font-medium text-sm">
          <span className="truncate">{movie.title}</span>
          {movie.watched_at && marks.includes('watched') && <Watched />}
          {movie.keep && <Kept />}
        </span>
        <span className="flex h-6 items-center gap-2 overflow-hidden whitespace-nowrap text-muted text-xs tabular-nums">
          <Caption movie={movie} marks={marks} />
        </span>
      </Link>
      <button
        type="button"
        aria-pressed={selected}
        aria-label={t('library.select', { title: movie.title })}
        tabIndex={active ? 0 : -1}
        onClick={press.onMark}
        className={clsx(
          'absolute end-2 top-1.5 flex size-7 items-center justify-center rounded-pill border-2 transition-opacity pointer-coarse:size-9',
          selected ? 'border-accent bg-accent text-on-accent' : 'border-white bg-black/60',
          !selecting && !selected && 'opacity-0 group-hover:opacity-100 focus-visible:opacity-100 pointer-coarse:hidden',
        )}
      >
        {selected && <Check aria-hidden className="size-4" strokeWidth={3} />}
      </button>
    </div>
  )
})

const Kept = () => (
  <>
    <Pin aria-hidden className="ms-auto size-[0.9375rem] shrink-0 text-soft" />
    <span className="visually-hidden">, {t('leaving.kept')}</span>
  </>
)

const Watched = () => (
  <>
    <CircleCheck aria-hidden className="ms-auto size-[0.9375rem] shrink-0 text-soft" />
    <span className="visually-hidden">, {t('home.watched')}</span>
  </>
)

/** Resolution and HDR, as on packaging. Null without a file, or if the user hides this mark. */
const tagOf = ({ resolution, hdr }: Movie, marks: readonly Mark[]): string | null =>
  resolution !== null && marks.includes('quality') ? `${resolution}${hdr ? ' HDR' : ''}` : null

/** Nothing overlays the poster: progress appears below it, in place of the rating. */
const Caption = ({ movie, marks }: { movie: Movie; marks: readonly Mark[] }) => {
  const face = movieFaces[movie.status]
  const tag = tagOf(movie, marks)
  const leavesAt = useLeavesAt(movie.id)
  return (
    <>
      <span className={clsx((face.badge || tag) && 'max-sm:visually-hidden')}>{movie.year ?? t('movie.no_year')}</span>
      {movie.status === 'downloading' ? (
        <CardProgress movie={movie} />
      ) : leavesAt ? (
        <span className="truncate font-medium text-warn sm:ms-auto">{t('leaving.short', { day: dayShort(leavesAt) })}</span>
      ) : face.badge ? (
        <span className={clsx('truncate font-medium sm:ms-auto', toneText[face.tone])}>{t(face.word)}</span>
      ) : (
        <>
          {movie.rating !== null && movie.rating > 0 && marks.includes('rating') && <Rated value={movie.rating} />}
          {tag && (
            <span className="ms-auto">
              <Tag>{tag}</Tag>
            </span>
          )}
        </>
      )}
    </>
  )
}

const CardProgress = ({ movie }: { movie: Movie }) => {
  const { word, tone, share } = useDownload(movie)
  if (share === null) return <span className={clsx('truncate font-medium sm:ms-auto', toneText[tone])}>{t(word)}</span>
  return (
    <>
      <span className="min-w-0 grow overflow-hidden">
        <Bulbs value={share} label={t('movie.progress_of', { title: movie.title })} />
      </span>
      <span className="font-medium text-accent">{percent(share)}</span>
    </>
  )
}
