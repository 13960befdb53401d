import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { recentMoviesQuery } from '../../data/api/queries'
import { fromNow, size } from '../../i18n/format'
import { t } from '../../i18n/translate'
import { Thumb } from '../../kit/thumb'

const MOST = 6
const arrivedQuery = recentMoviesQuery({ status: 'available,upgradable', sort: 'added_at', order: 'desc' }, MOST)

/** What the downloads beside it were for: the movies that came last. */
export const Arrived = () => {
  const { data } = useQuery(arrivedQuery)
  const movies = data?.results ?? []
  if (movies.length === 0) return null
  return (
    <section aria-labelledby="arrived">
      <h2 id="arrived" className="font-bold text-lg">
        {t('home.ready')}
      </h2>
      <ul className="divide-y divide-line">
        {movies.map(({ id, title, poster_url, poster_color, size_bytes, added_at }) => (
          <li key={id} className="flex items-center gap-3 py-3">
            <Thumb src={poster_url} color={poster_color} title={title} width={40} />
            <span className="min-w-0">
              <Link to="/movies/$id" params={{ id }} className="block truncate font-medium hover:underline">
                {title}
              </Link>
              <span className="text-muted text-sm">
                {size(size_bytes)}, {fromNow(added_at)}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
