import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { addMissing } from '../../data/api/actions'
import { collectionPartsQuery, movieQuery } from '../../data/api/queries'
import type { Collection, Movie } from '../../data/api/types'
import { t } from '../../i18n/translate'
import { Button } from '../../kit/button'
import { ProblemCard } from '../../kit/problem-card'
import { CarouselWaiting, MatchCarousel } from '../discover/match-carousel'
import { FollowButton } from '../follow/button'

/** The movie's collection: all parts, which are missing, and what happens to future ones. */
export const CollectionStrip = ({ movie }: { movie: Movie }) =>
  movie.collection ? <Series movie={movie} collection={movie.collection} /> : null

const Series = ({ movie, collection }: { movie: Movie; collection: Collection }) => {
  const queries = useQueryClient()
  const parts = useQuery(collectionPartsQuery(collection.metadata_id))
  const changed = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: movieQuery(movie.id).queryKey }),
      queries.invalidateQueries({ queryKey: ['metadata', 'collection'] }),
    ])
  const add = useMutation({ mutationFn: () => addMissing(collection.id), onSettled: changed })
  if (parts.error && !parts.data)
    return (
      <section>
        <h2 className="mb-3 font-medium text-lg">{collection.name}</h2>
        <ProblemCard error={parts.error} onRetry={parts.refetch} />
      </section>
    )
  if (!parts.data) return <CarouselWaiting title={collection.name} />
  const all = parts.data.parts
  const missing = all.filter(({ movie_id, excluded }) => movie_id === null && !excluded)
  if (all.length < 2) return null
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <MatchCarousel title={collection.name} note={t('set.have', { count: all.length - missing.length, all: all.length })} matches={all} />
      <div className="flex flex-wrap items-center gap-3">
        {missing.length > 0 && (
          <Button changes icon={Plus} busy={add.isPending} onClick={() => add.mutate()}>
            {t('set.add', { count: missing.length })}
          </Button>
        )}
        <FollowButton subject={{ kind: 'collection', metadata_id: collection.metadata_id }} name={collection.name} />
      </div>
    </section>
  )
}
