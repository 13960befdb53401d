import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Play } from 'lucide-react'
import type { Movie } from '../../data/api/types'
import { duration } from '../../i18n/format'
import { t } from '../../i18n/translate'
import { Carousel } from '../../kit/carousel'
import { useRest } from '../../kit/first-poster'
import { picture } from '../../kit/pictures'
import { begunQuery } from './queries'

const WIDTH = 268

/** Started movies; a click resumes playback. */
export const ContinueWatching = () => {
  const begun = useQuery(begunQuery)
  const movies = (begun.data?.results ?? []).filter(({ file_ids }) => file_ids.length > 0)
  if (movies.length === 0) return null
  return (
    <Carousel title={t('home.continue')} shape="still">
      {movies.map((movie) => (
        <li key={movie.id}>
          <Begun movie={movie} />
        </li>
      ))}
    </Carousel>
  )
}

const Begun = ({ movie }: { movie: Movie }) => {
  const isRest = useRest()
  const length = (movie.runtime_minutes ?? 0) * 60
  const left = length - movie.resume_position_seconds
  const still = movie.stills[0] ?? movie.backdrop_url ?? movie.poster_url
  return (
    <Link to="/watch/$id" params={{ id: movie.id }} search={{ from: 'resume' }} className="poster-card block rounded-card">
      <span
        className="poster-face relative block aspect-video overflow-hidden rounded-card bg-ctl ring-1 ring-line"
        style={movie.poster_color ? { backgroundColor: movie.poster_color } : undefined}
      >
        {still && (
          <img
            src={isRest ? picture(still, WIDTH) : undefined}
            alt=""
            width={WIDTH}
            height={(WIDTH * 9) / 16}
            loading="lazy"
            decoding="async"
            className="size-full object-cover"
          />
        )}
        <span className="absolute inset-x-0 top-1/2 bottom-0 flex items-end gap-2.5 bg-linear-to-t from-black/75 to-transparent p-3 text-white">
          <Play aria-hidden className="size-4 shrink-0 fill-current" />
          {left > 0 && (
            <span aria-hidden className="mb-1.5 h-1 grow overflow-hidden rounded-pill bg-white/35">
              <span
                className="block h-full rounded-pill bg-[#f3ae51]"
                style={{ width: `${String(Math.min(100, (movie.resume_position_seconds / length) * 100))}%` }}
              />
            </span>
          )}
        </span>
      </span>
      <span className="mt-2.5 block truncate font-medium text-sm">{movie.title}</span>
      <span className="block text-muted text-xs">{left > 0 ? t('activity.left', { time: duration(left) }) : t('home.begun')}</span>
    </Link>
  )
}
