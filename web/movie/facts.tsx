import { Star } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Movie } from '../api/types'
import { duration, rating as ratingWord, size } from '../i18n/format'
import { t } from '../i18n/translate'

/** Year, length, certificate, genres and rating in one line. */
export const Facts = ({ movie }: { movie: Movie }) => {
  const facts: { key: string; shown: ReactNode }[] = []
  if (movie.year) facts.push({ key: 'year', shown: movie.year })
  if (movie.runtime_minutes) facts.push({ key: 'length', shown: duration(movie.runtime_minutes * 60) })
  if (movie.certification)
    facts.push({
      key: 'certificate',
      shown: <span className="rounded-[0.25rem] border border-edge px-1 text-xs">{movie.certification}</span>,
    })
  if (movie.genres.length > 0) facts.push({ key: 'genres', shown: movie.genres.slice(0, 3).join(', ') })
  if (movie.rating) facts.push({ key: 'rating', shown: <Rating rating={movie.rating} /> })
  if (movie.size_bytes > 0) facts.push({ key: 'size', shown: size(movie.size_bytes) })
  return (
    <ul className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-soft">
      {facts.map(({ key, shown }) => (
        <li key={key}>{shown}</li>
      ))}
    </ul>
  )
}

const Rating = ({ rating }: { rating: number }) => (
  <span className="flex items-center gap-1">
    <Star aria-hidden className="size-3.5 fill-current text-accent" />
    <span className="visually-hidden">{t('movie.rating')}</span>
    {ratingWord(rating)}
  </span>
)
