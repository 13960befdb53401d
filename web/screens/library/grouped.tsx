import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Layers } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { recentMoviesQuery, statsQuery } from '../../data/api/queries'
import { t } from '../../i18n/translate'
import { buttonStyle } from '../../kit/button'
import { MovieRow, MovieRowWaiting } from '../home/movie-row'
import { collectionsQuery } from './collections'
import { collectionsOf, colorsOf, decadesOf } from './groups'
import type { LibrarySearch } from './search'

type Props = { by: NonNullable<LibrarySearch['group']>; search: LibrarySearch }

const MOST = 40
const ROW_PX = 330

/** The library as rows, one per decade, color or collection. Filters still apply. */
export const Grouped = ({ by, search }: Props) => {
  const movies = useQuery({ ...statsQuery, enabled: by !== 'collection' }).data?.movies
  const collections = useQuery({ ...collectionsQuery, enabled: by === 'collection' }).data?.results
  const groups = by === 'collection' ? collections && collectionsOf(collections) : movies && (by === 'color' ? colorsOf : decadesOf)(movies)
  if (!groups) return <MovieRowWaiting />
  if (groups.length === 0) return <p className="py-10 text-muted">{t('shelf.no_groups')}</p>
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      {by === 'collection' && (
        <Link to="/collections" className={`${buttonStyle('secondary', true)} justify-self-start`}>
          <Layers aria-hidden className="size-4" />
          {t('shelf.all_collections')}
        </Link>
      )}
      {groups.map(({ key, title, filter }) => (
        <Row key={key} title={title} search={search} filter={filter} />
      ))}
    </div>
  )
}

type RowProps = { title: string; search: LibrarySearch; filter: LibrarySearch }

/** Loads its movies when it is about to scroll into view. */
const Row = ({ title, search, filter }: RowProps) => {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: '600px' })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const { group: _, sort = 'year', order = 'asc', ...filters } = search
  const movies = useQuery({ ...recentMoviesQuery({ ...filters, ...filter, sort, order }, MOST), enabled: isNear })
  return (
    <div ref={place} style={movies.data ? undefined : { minHeight: ROW_PX }}>
      {movies.data ? (
        <MovieRow title={title} movies={movies.data.results} search={{ ...filters, ...filter }} />
      ) : (
        isNear && <MovieRowWaiting />
      )}
    </div>
  )
}
