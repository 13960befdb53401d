import clsx from 'clsx'
import { Heart, Star } from 'lucide-react'
import { useEffect, useState } from 'react'
import { changeMovie, sayProblem } from '../../data/api/actions'
import type { Movie } from '../../data/api/types'
import { count, rating as ratingWord } from '../../i18n/format'
import { t } from '../../i18n/translate'
import { IconButton } from '../../kit/button'

/** Ratings of others, the user's own, and whether it is a favorite. */
export const Ratings = ({ movie }: { movie: Movie }) => (
  <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
    <Rating of={movie} />
    <div className="flex items-center gap-2">
      <YourStars movie={movie} />
      <Favorite movie={movie} />
    </div>
  </div>
)

/** The average rating of others. */
export const Rating = ({ of: { rating, rating_votes: votes } }: { of: Pick<Movie, 'rating' | 'rating_votes'> }) => {
  if (!rating) return null
  return (
    <p className="flex items-baseline gap-2">
      <Star aria-hidden className="size-4 self-center fill-current text-accent" />
      <span className="visually-hidden">{t('movie.rating')}</span>
      <span className="font-bold text-xl tabular-nums">{ratingWord(rating)}</span>
      {votes ? <span className="text-sm text-soft">{t('movie.votes', { count: votes, shown: count(votes) })}</span> : null}
    </p>
  )
}

const Favorite = ({ movie: { id, favorite } }: { movie: Pick<Movie, 'id' | 'favorite'> }) => (
  <IconButton
    changes
    icon={Heart}
    label={t('movie.favorite')}
    aria-pressed={favorite}
    onClick={() => void changeMovie(id, { favorite: !favorite }).catch(sayProblem)}
    className={clsx(favorite && 'text-accent! [&>svg]:fill-current')}
  />
)

const STARS = 5
const SETTLED_MS = 500

/** Five stars as one slider: half a star per arrow key, no rating at its start. */
const YourStars = ({ movie }: { movie: Movie }) => {
  const kept = movie.user_rating ?? 0
  const [value, setValue] = useState(kept)
  useEffect(() => setValue(kept), [kept])
  useEffect(() => {
    if (value === kept) return
    const timer = setTimeout(() => {
      changeMovie(movie.id, { user_rating: value || null }).catch((error: unknown) => {
        setValue(kept)
        sayProblem(error)
      })
    }, SETTLED_MS)
    return () => clearTimeout(timer)
  }, [value, kept, movie.id])
  return (
    <div className="flex items-center gap-2">
      <span className="relative flex rounded-[0.25rem] outline-offset-2 has-focus-visible:outline-2 has-focus-visible:outline-accent">
        <Row className="text-edge" />
        <span className="absolute inset-y-0 start-0 overflow-hidden" style={{ width: `${String(value * 10)}%` }}>
          <Row className="fill-current text-accent" />
        </span>
        <input
          type="range"
          min={0}
          max={STARS * 2}
          step={1}
          value={value}
          onChange={({ target }) => setValue(Number(target.value))}
          aria-label={t('movie.your_rating')}
          aria-valuetext={value === 0 ? t('movie.not_rated') : t('movie.stars', { count: value / 2 })}
          className="absolute inset-0 m-0 size-full cursor-pointer opacity-0"
        />
      </span>
      <span className="text-sm text-soft">{t(value === 0 ? 'movie.rate_it' : 'movie.your_rating')}</span>
    </div>
  )
}

const Row = ({ className }: { className: string }) => (
  <span aria-hidden className="flex w-30 py-0.5">
    {Array.from({ length: STARS }, (_, at) => (
      <Star key={`star-${String(at)}`} className={`size-6 shrink-0 px-0.5 ${className}`} strokeWidth={1.75} />
    ))}
  </span>
)
