import { type InfiniteData, type UseInfiniteQueryResult, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Check, CheckCheck, Search, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { sayProblem } from '../../data/api/actions'
import type { Scan, ScanItem } from '../../data/api/types'
import { percent, size } from '../../i18n/format'
import { told } from '../../i18n/told'
import { t } from '../../i18n/translate'
import { Badge } from '../../kit/badge'
import { Button } from '../../kit/button'
import { ProblemCard } from '../../kit/problem-card'
import { SkeletonRows } from '../../kit/skeleton'
import type { Choices } from './choices'
import { MoviePicker } from './movie-picker'
import { movieOfFileQuery, scanItemsQuery } from './queries'
import { type ItemState, isUnderWay } from './states'

/** Files of one state, each with its movie, the confidence and the reason. */
export const Items = ({ scan, state, choices }: { scan: Scan; state: ItemState; choices: Choices }) => {
  const items = useInfiniteQuery(scanItemsQuery(scan.id, state))
  const [picking, setPicking] = useState<ScanItem>()
  if (items.error && !items.data) return <ProblemCard error={items.error} onRetry={items.refetch} />
  if (!items.data) return <SkeletonRows rows={6} className="h-16" />
  return (
    <>
      {state === 'unsure' && !isUnderWay(scan) && <AcceptAll items={items} choices={choices} />}
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
        {items.data.pages
          .flatMap((page) => page.results)
          .map((item) => (
            <Row key={item.id} item={item} choices={choices} isOpen={!isUnderWay(scan)} onPick={() => setPicking(item)} />
          ))}
      </ul>
      {items.hasNextPage && (
        <div className="pt-6 text-center">
          <Button busy={items.isFetchingNextPage} onClick={() => void items.fetchNextPage()}>
            {t('ui.more')}
          </Button>
        </div>
      )}
      {picking && (
        <MoviePicker
          title={t('scan.other_movie')}
          text={picking.relative_path}
          start={picking.title}
          onClose={() => setPicking(undefined)}
          onPick={(movie) => {
            choices.choose(picking, movie)
            setPicking(undefined)
          }}
        />
      )}
    </>
  )
}

type AcceptAllProps = { items: UseInfiniteQueryResult<InfiniteData<{ results: ScanItem[] }>>; choices: Choices }

/** Accepts every suggestion that has no decision yet, including those not loaded yet. */
const AcceptAll = ({ items, choices }: AcceptAllProps) => {
  const open = (data: AcceptAllProps['items']['data']) =>
    data?.pages.flatMap(({ results }) => results).filter(({ id }) => !choices.chosen.has(id)) ?? []
  const accept = useMutation({
    mutationFn: async () => {
      let all = items
      while (all.hasNextPage) all = await all.fetchNextPage({ throwOnError: true })
      for (const item of open(all.data)) {
        const { metadata_id, title, year } = item
        if (metadata_id !== null && title !== null) choices.choose(item, { metadata_id, title, year })
      }
    },
    onError: sayProblem,
  })
  if (open(items.data).length < 2) return null
  return (
    <Button icon={CheckCheck} className="mb-4" busy={accept.isPending} onClick={() => accept.mutate()}>
      {t('scan.accept_all')}
    </Button>
  )
}

type RowProps = { item: ScanItem; choices: Choices; isOpen: boolean; onPick: () => void }

const Row = ({ item, choices, isOpen, onPick }: RowProps) => {
  const movie = choices.chosen.get(item.id) ?? item
  return (
    <li className="flex items-start gap-3 px-4 py-3">
      {item.state === 'matched' && isOpen && (
        <input
          type="checkbox"
          className="mt-1 size-4.5 shrink-0 accent-accent"
          checked={choices.isTaken(item)}
          aria-label={t('scan.take_one', { path: item.relative_path })}
          onChange={(event) => choices.take(item, event.target.checked)}
        />
      )}
      <div className="grid min-w-0 grow gap-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Title item={item} movie={movie} />
          {choices.chosen.has(item.id) ? <Badge tone="accent">{t('scan.your_choice')}</Badge> : <Sureness item={item} />}
        </p>
        <p className="break-all text-soft text-sm">
          <span className="font-mono">{item.relative_path}</span> <span className="text-muted">· {size(item.size_bytes)}</span>
        </p>
        {item.error && <p className="text-bad text-sm">{told(item.error)}</p>}
        {item.reasons.length > 0 && <p className="text-muted text-sm">{item.reasons.map((reason) => told(reason)).join(' · ')}</p>}
        {isOpen && <Ways item={item} choices={choices} onPick={onPick} />}
      </div>
    </li>
  )
}

const Title = ({ item, movie }: { item: ScanItem; movie: { title: string | null; year: number | null } }) => {
  if (movie.title === null && item.movie_id === null) return <span className="text-muted">{t('scan.no_title')}</span>
  if (movie.title === null) return <KnownMovie id={item.movie_id!} path={item.relative_path} />
  const words = (
    <>
      {movie.title} {movie.year && <span className="font-normal text-muted">{movie.year}</span>}
    </>
  )
  if (item.movie_id === null) return <span className="font-medium">{words}</span>
  return (
    <Link to="/movies/$id" params={{ id: item.movie_id }} className="font-medium hover:underline">
      {words}
    </Link>
  )
}

/** A known file shows its movie, or its file name until that has loaded. */
const KnownMovie = ({ id, path }: { id: number; path: string }) => {
  const { data } = useQuery(movieOfFileQuery(id))
  return (
    <Link to="/movies/$id" params={{ id }} className="min-w-0 break-words font-medium hover:underline">
      {data?.title ?? path.split('/').at(-1)} {data?.year && <span className="font-normal text-muted">{data.year}</span>}
    </Link>
  )
}

const Sureness = ({ item }: { item: ScanItem }) => {
  if (item.state === 'known' || item.state === 'applied' || item.metadata_id === null) return null
  return <Badge tone={item.state === 'matched' ? 'ok' : 'warn'}>{t('scan.sure', { percent: percent(item.confidence / 100) })}</Badge>
}

/** Actions for a file that is not recognized with certainty. */
const Ways = ({ item, choices, onPick }: Omit<RowProps, 'isOpen'>) => {
  if (item.state === 'known' || item.state === 'applied') return null
  const { metadata_id, title, year } = item
  if (choices.chosen.has(item.id))
    return (
      <div>
        <Button small kind="quiet" icon={Undo2} onClick={() => choices.choose(item, undefined)}>
          {t('scan.take_back')}
        </Button>
      </div>
    )
  return (
    <div className="flex flex-wrap gap-2 pt-1">
      {item.state !== 'matched' && metadata_id !== null && title !== null && (
        <Button small icon={Check} onClick={() => choices.choose(item, { metadata_id, title, year })}>
          {t('scan.it_is', { title })}
        </Button>
      )}
      <Button small kind="quiet" icon={Search} onClick={onPick}>
        {t('scan.other_movie')}
      </Button>
    </div>
  )
}
