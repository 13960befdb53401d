import { queryOptions, useQuery } from '@tanstack/react-query'
import { ask, client } from '../../data/api/client'
import { t } from '../../i18n/translate'
import { ProblemCard } from '../../kit/problem-card'
import { FollowButton } from '../follow/button'
import { FilteredMovies, type Shown } from './results'

const staleTime = 600_000

const studioQuery = (studio_id: number) =>
  queryOptions({
    queryKey: ['metadata', 'studio', studio_id],
    queryFn: ({ signal }) => ask(client.GET('/api/v1/metadata/studios/{studio_id}', { params: { path: { studio_id } }, signal })),
    staleTime,
  })

/** A studio and all of its movies, best known first. */
export const Studio = ({ id, ...shown }: Shown & { id: number }) => {
  const found = useQuery(studioQuery(id))
  if (found.error && !found.data) return <ProblemCard error={found.error} onRetry={found.refetch} />
  return (
    <>
      <div className="mb-4 flex min-h-8 flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="font-bold text-lg">{found.data?.name ?? t('movie.studio')}</h2>
        {found.data && <FollowButton small subject={{ kind: 'studio', metadata_id: id }} name={found.data.name} />}
      </div>
      <FilteredMovies wish={{ studio_id: id }} {...shown} />
    </>
  )
}
