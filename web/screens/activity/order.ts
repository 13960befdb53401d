import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { ArrowDown, ArrowUp, ListStart } from 'lucide-react'
import { sayProblem } from '../../data/api/actions'
import { ask, client } from '../../data/api/client'
import { downloadsQuery } from '../../data/api/queries'
import type { Download } from '../../data/api/types'
import { t } from '../../i18n/translate'
import type { MenuEntry } from '../../kit/menu'
import { runningOf } from './states'

/** The list with one item at another place. */
export const movedTo = (ids: readonly number[], id: number, place: number): number[] => {
  const others = ids.filter((other) => other !== id)
  return [...others.slice(0, place), id, ...others.slice(place)]
}

const waitingIn = (queries: QueryClient): number[] =>
  runningOf(queries.getQueryData(downloadsQuery.queryKey)?.results ?? [])
    .filter(({ state }) => state === 'queued')
    .map(({ id }) => id)

const order = (ids: number[]) => ask(client.PUT('/api/v1/downloads/order', { body: { ids } })).catch(sayProblem)

/** What a person can do to a download that waits for its turn. */
export const useTurn = ({ id, state }: Pick<Download, 'id' | 'state'>) => {
  const queries = useQueryClient()
  const moveTo = (place: number) => void order(movedTo(waitingIn(queries), id, place))
  const entry = (label: string, icon: typeof ArrowUp, place: number): MenuEntry => ({ kind: 'item', label, icon, run: () => moveTo(place) })
  return {
    isWaiting: state === 'queued',
    /** Takes the place of another one that waits. */
    drop: (dragged: number) => {
      const ids = waitingIn(queries)
      if (ids.includes(dragged) && dragged !== id) void order(movedTo(ids, dragged, ids.indexOf(id)))
    },
    entries: (): MenuEntry[] => {
      const ids = waitingIn(queries)
      const place = ids.indexOf(id)
      if (place === -1 || ids.length === 1) return []
      return [
        ...(place > 0 ? [entry(t('activity.next'), ListStart, 0), entry(t('activity.up'), ArrowUp, place - 1)] : []),
        ...(place < ids.length - 1 ? [entry(t('activity.down'), ArrowDown, place + 1)] : []),
        { kind: 'line' },
      ]
    },
  }
}
