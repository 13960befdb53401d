import { Link } from '@tanstack/react-router'
import type { Movie } from '../api/types'
import { t } from '../i18n/translate'
import type { LibrarySearch } from '../library/search'
import { movieFaces } from '../movie/states'
import { Poster } from '../ui/poster'
import { shareFace } from '../ui/share-face'
import { Skeleton } from '../ui/skeleton'

const shelf =
  '-mx-(--gutter) flex snap-x gap-2.5 overflow-x-auto px-(--gutter) pt-1 pb-2 md:gap-4 [scroll-padding-inline:var(--gutter)] [scrollbar-width:thin]'
const place = 'w-[6.5rem] shrink-0 snap-start md:w-[9.75rem]'

type Props = { title: string; films: readonly Movie[]; search: LibrarySearch; eager?: boolean }

/** Films side by side; the heading leads to all of them. */
export const FilmRow = ({ title, films, search, eager = false }: Props) => {
  if (films.length === 0) return null
  return (
    <section aria-label={title}>
      <header className="mb-2 flex items-baseline justify-between gap-4">
        <h2 className="font-medium text-lg">{title}</h2>
        <Link
          to="/library"
          search={search}
          aria-label={t('home.all_of', { title })}
          className="inline-flex min-h-6 items-center text-muted text-sm hover:text-fg"
        >
          {t('home.all')}
        </Link>
      </header>
      <ul className={shelf}>
        {films.map((movie) => {
          const face = movieFaces[movie.status]
          return (
            <li key={movie.id} className={`poster-card ${place}`}>
              <Link to="/movies/$id" params={{ id: movie.id }} viewTransition onClick={shareFace} className="block rounded-card">
                <span className="poster-face relative block rounded-card transition-[transform,box-shadow] duration-120">
                  <Poster src={movie.poster_url} color={movie.poster_color} title={movie.title} width={156} eager={eager} />
                  {face.badge && (
                    <span className="poster-badge absolute start-2 top-2 max-w-[calc(100%-1rem)] truncate rounded-[0.375rem] bg-black/75 px-2 py-0.5 font-medium text-white text-xs">
                      {t(face.word)}
                    </span>
                  )}
                </span>
                <span className="mt-2 block truncate font-medium text-sm">{movie.title}</span>
                <span className="block text-muted text-xs">{movie.year ?? t('movie.no_year')}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

export const FilmRowWaiting = () => (
  <div aria-hidden>
    <Skeleton className="mb-3 h-6 w-40" />
    <div className={shelf}>
      {Array.from({ length: 8 }, (_, at) => (
        <Skeleton key={`bone-${String(at)}`} className={`aspect-2/3 rounded-card! ${place}`} />
      ))}
    </div>
  </div>
)
