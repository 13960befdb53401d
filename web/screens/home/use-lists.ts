import { useQuery } from '@tanstack/react-query'
import { calendarQuery, downloadsQuery, healthQuery } from '../../data/api/queries'
import { now } from '../../data/clock'
import { useNoPoster, useRest } from '../../kit/first-poster'
import { type HomeRow, orderOf, type Preferences, preferences } from '../../kit/preferences'
import { useStore } from '../../kit/store'
import { begunQuery, bestMoviesQuery } from './queries'
import { homeRows } from './rows'

const AHEAD_MS = 90 * 86_400_000

/** The lists of Home. Those of the rows below the first posters load once a poster is shown. */
export const useLists = () => {
  const order = shownRows(useStore(preferences))
  const isRest = useRest()
  const ready = useQuery(homeRows.ready)
  const downloads = useQuery(downloadsQuery)
  const noneReady = ready.data?.results.length === 0
  const { upper, noneShown } = upperOf(order, noneReady)
  const needsWanted = upper.includes('wanted')
  const needsComing = needsWanted || upper.includes('soon')
  const wanted = useQuery({ ...homeRows.wanted, enabled: isRest || needsWanted })
  const coming = useComing(isRest || needsComing)
  const always = [ready, downloads, useQuery(healthQuery), useQuery(begunQuery), useQuery(bestMoviesQuery)]
  const shown = [...always, ...(needsWanted ? [wanted] : []), ...(needsComing ? [coming] : [])]
  const isWaiting = shown.some(({ isPending }) => isPending)
  const comingIds = new Set(coming.entries.map(({ movie_id }) => movie_id))
  const waiting = (wanted.data?.results ?? []).filter(({ id }) => !comingIds.has(id))
  useNoPoster(!isWaiting && !hasPoster({ noneShown, noneReady, waiting: needsWanted ? waiting.length : 0 }))
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

/** The rows down to the first one with posters. */
const upperOf = (order: readonly HomeRow[], noneReady: boolean) => {
  const noneShown = noneReady || !order.includes('added')
  return { noneShown, upper: noneShown ? order : order.slice(0, order.indexOf('added') + 1) }
}

type Uppermost = { noneShown: boolean; noneReady: boolean; waiting: number }
/** Whether a row of posters is near the top, whose first one the rest waits for. */
const hasPoster = ({ noneShown, noneReady, waiting }: Uppermost): boolean => !noneShown || (noneReady && waiting > 0)

const shownRows = ({ home_rows, home_hidden }: Pick<Preferences, 'home_rows' | 'home_hidden'>): HomeRow[] =>
  orderOf(home_rows).filter((row) => !home_hidden.includes(row))

const dayOf = (ms: number) => `${new Date(ms).toISOString().slice(0, 10)}T00:00:00.000Z`

/** The next date of each movie that comes out soon. */
const useComing = (enabled: boolean) => {
  const { data, isPending } = useQuery({ ...calendarQuery(dayOf(now()), dayOf(now() + AHEAD_MS)), enabled })
  const awaited = (data?.results ?? []).filter(({ has_file }) => !has_file)
  return { entries: awaited.filter(({ movie_id }, at) => awaited.findIndex((other) => other.movie_id === movie_id) === at), isPending }
}
