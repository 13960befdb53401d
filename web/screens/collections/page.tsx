import { infiniteQueryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Layers } from 'lucide-react'
import { ask, client } from '../../data/api/client'
import type { Collection } from '../../data/api/types'
import { t } from '../../i18n/translate'
import { buttonStyle } from '../../kit/button'
import { Empty } from '../../kit/empty'
import { Page } from '../../kit/page'
import { Poster } from '../../kit/poster'
import { ProblemCard } from '../../kit/problem-card'
import { GridWaiting, grid, More } from '../discover/grid'
import { followsQuery } from '../follow/queries'

const PER_PAGE = 60
const collectionsQuery = infiniteQueryOptions({
  queryKey: ['collections', 'all'],
  queryFn: ({ signal, pageParam }) => {
    const query = { limit: PER_PAGE, ...(pageParam && { cursor: pageParam }) }
    return ask(client.GET('/api/v1/collections', { params: { query }, signal }))
  },
  initialPageParam: '',
  getNextPageParam: ({ next_cursor }) => next_cursor,
  meta: { refreshOn: ['movie_added', 'movie_removed', 'movie_updated'] },
})

/** Every collection with a movie in the library. */
export const CollectionsPage = () => (
  <Page title={t('follow.collections')}>
    <Collections />
  </Page>
)

const Collections = () => {
  const found = useInfiniteQuery(collectionsQuery)
  const follows = useQuery(followsQuery).data?.results ?? []
  if (found.error && !found.data) return <ProblemCard error={found.error} onRetry={found.refetch} />
  if (!found.data) return <GridWaiting count={12} />
  const all = found.data.pages.flatMap(({ results }) => results)
  const followed = new Set(follows.map(({ kind, metadata_id }) => kind === 'collection' && metadata_id))
  if (all.length === 0)
    return (
      <Empty icon={Layers} title={t('shelf.no_groups')} text={t('set.none_text')}>
        <Link to="/discover" className={buttonStyle('primary')}>
          {t('nav.discover')}
        </Link>
      </Empty>
    )
  return (
    <>
      <ul className={grid}>
        {all.map((collection) => (
          <Card key={collection.id} collection={collection} isFollowed={followed.has(collection.metadata_id)} />
        ))}
      </ul>
      <More pages={found} />
    </>
  )
}

const Card = ({
  collection: { metadata_id, name, poster_url, movie_count, part_count },
  isFollowed,
}: {
  collection: Collection
  isFollowed: boolean
}) => (
  <li className="poster-card">
    <Link to="/discover" search={{ collection: metadata_id }} className="block rounded-card outline-offset-3">
      <span className="poster-face relative block rounded-card transition-[transform,box-shadow] duration-120">
        <Poster src={poster_url} title={name} width={200} />
      </span>
      <span className="mt-2.5 block truncate font-medium text-sm">{name}</span>
      <span className="block truncate text-muted text-sm">
        {part_count === null ? t('set.held', { count: movie_count }) : t('set.have', { count: movie_count, all: part_count })}
        {isFollowed && ` · ${t('set.followed')}`}
      </span>
    </Link>
  </li>
)
