import { Link } from '@tanstack/react-router'
import { CircleCheck } from 'lucide-react'
import type { Movie } from '../../data/api/types'
import { type Face, movieFaces } from '../../data/movie-states'
import { t } from '../../i18n/translate'
import { toneText } from '../../kit/badge'
import { Carousel, carouselWaiting } from '../../kit/carousel'
import { FIRST_POSTERS } from '../../kit/first-poster'
import { Poster } from '../../kit/poster'
import { Rated } from '../../kit/rated'
import { Skeleton } from '../../kit/skeleton'
import { Tag } from '../../kit/tag'
import type { LibrarySearch } from '../library/search'
import { useDownload } from '../library/use-download'

const allLink = 'inline-flex min-h-6 items-center text-muted text-sm hover:text-fg'
type Props = { title: string; movies: readonly Movie[]; search: LibrarySearch; eager?: boolean }

/** A row of movies; the heading links to all of them. */
export const MovieRow = ({ title, movies, search, eager = false }: Props) => {
  if (movies.length === 0) return null
  return (
    <Carousel
      title={title}
      more={
        <Link to="/library" search={search} aria-label={t('home.all_of', { title })} className={allLink}>
          {t('home.all')}
        </Link>
      }
    >
      {movies.map((movie, at) => (
        <MoviePlace key={movie.id} movie={movie} eager={eager && at < FIRST_POSTERS} />
      ))}
    </Carousel>
  )
}

const State = ({ word, tone }: Pick<Face, 'word' | 'tone'>) => (
  <span className={`truncate font-medium md:ms-auto ${toneText[tone]}`}>{t(word)}</span>
)
const Underway = ({ movie }: { movie: Movie }) => <State {...useDownload(movie)} />

/** Nothing overlays the poster: all text is below it. */
const MoviePlace = ({ movie, eager }: { movie: Movie; eager: boolean }) => {
  const face = movieFaces[movie.status]
  return (
    <li className="poster-card">
      <Link to="/movies/$id" params={{ id: movie.id }} className="block rounded-card">
        <span className="poster-face relative block rounded-card transition-[transform,box-shadow] duration-120">
          <Poster src={movie.poster_url} color={movie.poster_color} title={movie.title} width={156} eager={eager} />
        </span>
        <span className="mt-2.5 flex items-center gap-1.5 font-medium text-sm">
          <span className="truncate">{movie.title}</span>
          {movie.watched_at && (
            <>
              <CircleCheck aria-hidden className="ms-auto size-[0.9375rem] shrink-0 text-soft" />
              <span className="visually-hidden">, {t('home.watched')}</span>
            </>
          )}
        </span>
        <span className="flex h-6 items-center gap-2 whitespace-nowrap text-muted text-xs tabular-nums">
          <span className={face.badge ? 'max-md:visually-hidden' : ''}>{movie.year ?? t('movie.no_year')}</span>
          {movie.status === 'downloading' ? (
            <Underway movie={movie} />
          ) : face.badge ? (
            <State {...face} />
          ) : (
            <>
              {movie.rating !== null && movie.rating > 0 && <Rated value={movie.rating} />}
              {movie.resolution !== null && (
                <span className="ms-auto max-md:hidden">
                  <Tag>{`${movie.resolution}${movie.hdr ? ' HDR' : ''}`}</Tag>
                </span>
              )}
            </>
          )}
        </span>
      </Link>
    </li>
  )
}

export const MovieRowWaiting = () => (
  <div aria-hidden>
    <Skeleton className="mb-3 h-6 w-44" />
    <div className={carouselWaiting}>
      {Array.from({ length: 8 }, (_, at) => (
        <Skeleton key={`bone-${String(at)}`} className="aspect-2/3 w-[6.5rem] shrink-0 rounded-card! md:w-[9.25rem]" />
      ))}
    </div>
  </div>
)
