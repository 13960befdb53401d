import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ask, client } from '../../data/api/client'
import { inLocale } from '../../i18n/format'
import { t } from '../../i18n/translate'
import { buttonStyle } from '../../kit/button'
import { choicesLike } from '../../shell/find/rank'

const FEW = 10
const studiosQuery = (q: string) =>
  queryOptions({
    queryKey: ['metadata', 'studios', q],
    queryFn: ({ signal }) => ask(client.GET('/api/v1/metadata/studios', { params: { query: { q, limit: FEW } }, signal })),
    staleTime: 600_000,
  })

/** Studios with this name, to open them. `none`: shown if there are none. */
export const StudiosFound = ({ q, none = null }: { q: string; none?: ReactNode }) => {
  const found = useQuery({ ...studiosQuery(q), enabled: q.length > 2 })
  const studios = choicesLike(
    (found.data?.results ?? []).map((studio) => ({ ...studio, label: studio.name })),
    q,
  )
  if (studios.length === 0) return found.isLoading ? null : none
  return (
    <section aria-labelledby="studios-found" className="mb-6">
      <h2 id="studios-found" className="mb-3 font-bold text-lg">
        {t('movie.studios')}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {studios.map(({ studio_id, name, country }) => (
          <li key={studio_id} className="max-w-full">
            <Link to="/discover" search={{ studio: studio_id }} className={buttonStyle('secondary', true)}>
              {name}
              {country && <span className="text-muted">{inLocale(country, 'region')}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
