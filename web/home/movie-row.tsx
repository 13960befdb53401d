import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Movie } from '../api/types'
import { t } from '../i18n/translate'
import type { LibrarySearch } from '../library/search'
import { movieFaces } from '../movie/states'
import { Poster } from '../ui/poster'
import { shareFace } from '../ui/share-face'
import { Shelf, shelfWaiting } from '../ui/shelf'
import { Skeleton } from '../ui/skeleton'

const allLink = 'inline-flex min-h-6 items-center text-muted text-sm hover:text-fg'
type Props = { title: string; movies: readonly Movie[]; search: LibrarySearch; eager?: boolean }

/** Movies side by side; the heading leads to all of them. */
export const MovieRow = ({ title, movies, search, eager = false }: Props) => {
  if (movies.length === 0) return null
  return (
    <Shelf
      title={title}
      more={
        <Link to="/library" search={search} aria-label={t('home.all_of', { title })} className={allLink}>
          {t('home.all')}
        </Link>
      }
    >
      {movies.map((movie) => {
        const face = movieFaces[movie.status]
        return (
          <MoviePlace
            key={movie.id}
            movie={movie}
            eager={eager}
            badge={face.badge ? t(face.word) : undefined}
            note={movie.year ?? t('movie.no_year')}
          />
        )
      })}
    </Shelf>
  )
}

type PlaceProps = {
  movie: Pick<Movie, 'id' | 'title' | 'poster_url'> & { poster_color?: string | null }
  note: ReactNode
  badge?: string | undefined
  eager?: boolean
}

export const MoviePlace = ({ movie, note, badge, eager = false }: PlaceProps) => (
  <li className="poster-card">
    <Link to="/movies/$id" params={{ id: movie.id }} viewTransition onClick={shareFace} className="block rounded-card">
      <span className="poster-face relative block rounded-card transition-[transform,box-shadow] duration-120">
        <Poster src={movie.poster_url} color={movie.poster_color} title={movie.title} width={156} eager={eager} />
        {badge && (
          <span className="poster-badge absolute start-2 top-2 max-w-[calc(100%-1rem)] truncate rounded-[0.375rem] bg-black/75 px-2 py-0.5 font-medium text-white text-xs">
            {badge}
          </span>
        )}
      </span>
      <span className="mt-2 block truncate font-medium text-sm">{movie.title}</span>
      <span className="block text-muted text-xs">{note}</span>
    </Link>
  </li>
)

export const MovieRowWaiting = () => (
  <div aria-hidden>
    <Skeleton className="mb-3 h-6 w-40" />
    <div className={shelfWaiting}>
      {Array.from({ length: 8 }, (_, at) => (
        <Skeleton key={`bone-${String(at)}`} className="aspect-2/3 w-[6.5rem] shrink-0 rounded-card! md:w-[9.75rem]" />
      ))}
    </div>
  </div>
)
