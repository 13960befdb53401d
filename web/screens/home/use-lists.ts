import { useQuery } from '@tanstack/react-query'
import { calendarQuery, downloadsQuery, healthQuery } from '../../data/api/queries'
import { now } from '../../data/clock'
import { useNoPoster, useRest } from '../../kit/first-poster'
import { type HomeRow, orderOf, preferences } from '../../kit/preferences'
import { useStore } from '../../kit/store'
import { begunQuery, bestMoviesQuery } from './queries'
import { homeRows } from './rows'

const AHEAD_MS = 90 * 86_400_000

/** The lists of Home. Those of the rows below the first posters load once a poster is shown. */
export const useLists = () => {
  const order = orderOf(useStore(preferences).home_rows)
  const isRest = useRest()
  const ready = useQuery(homeRows.ready)
  const downloads = useQuery(downloadsQuery)
  const noneReady = ready.data?.results.length === 0
  const upper = noneReady ? order : order.slice(0, order.indexOf('added') + 1)
  const needsWanted = upper.includes('wanted')
  const needsComing = needsWanted || upper.includes('soon')
  const wanted = useQuery({ ...homeRows.wanted, enabled: isRest || needsWanted })
  const coming = useComing(isRest || needsComing)
  const always = [ready, downloads, useQuery(healthQuery), useQuery(begunQuery), useQuery(bestMoviesQuery)]
  const shown = [...always, ...(needsWanted ? [wanted] : []), ...(needsComing ? [coming] : [])]
  const isWaiting = shown.some(({ isPending }) => isPending)
  const comingIds = new Set(coming.entries.map(({ movie_id }) => movie_id))
  const waiting = (wanted.data?.results ?? []).filter(({ id }) => !comingIds.has(id))
  useNoPoster(noneReady && !isWaiting && waiting.length === 0)
  const isWhole = isRest && !wanted.isPending && !coming.isPending
  return {
    ready,
    downloads,
    coming: coming.entries,
    /** Wanted movies without those that come out soon. */
    waiting,
    noneReady,
    /** Whether there are no movies at all. */
    nothing: noneReady && wanted.data?.results.length === 0,
    /** Whether a list that is needed for the first paint is still loading. */
    isWaiting,
    isWhole,
    /** The rows that can be shown, in order. */
    rows: (isWhole ? order : upper) satisfies readonly HomeRow[],
  }
}

const dayOf = (ms: number) => `${new Date(ms).toISOString().slice(0, 10)}T00:00:00.000Z`

/** The next date of each movie that comes out soon. */
const useComing = (enabled: boolean) => {
  const { data, isPending } = useQuery({ ...calendarQuery(dayOf(now()), dayOf(now() + AHEAD_MS)), enabled })
  const awaited = (data?.results ?? []).filter(({ has_file }) => !has_file)
  return { entries: awaited.filter(({ movie_id }, at) => awaited.findIndex((other) => other.movie_id === movie_id) === at), isPending }
}
