import { attempt } from '#server/foundation/lib/attempt'
import type { Clock } from '#server/foundation/lib/clock'
import { inSteps } from '#server/foundation/lib/in-steps'
import { sentenceOf } from '#server/foundation/platform/errors'
import type { Log } from '#server/foundation/platform/log'
import type { Adding, AddMovies } from './add-movies'
import { countsOf, isAddable, type Known, type Line } from './item-state'
import type { Items } from './items'
import type { ListRow, Lists } from './lists'
import type { Reading } from './reading'
import type { Limits, Recognized, Resolve } from './resolve'
import type { ListCounts } from './schema'
import { isOpen, type StoreReading } from './store-reading'

export type Sync = ReturnType<typeof createSync>
type Deps = {
  lists: Lists
  items: Items
  reading: Reading
  lookUp: Resolve['lookUp']
  storeReading: StoreReading
  addMovies: AddMovies
  knownOf: (lines: readonly Line[]) => Known
  cap: () => number
  clock: Clock
  log: Log
  /** Continues what a person need not wait for. */
  inBackground: (work: () => Promise<void>) => void
  isPausing: () => boolean
}
type Previewed = Pick<ListRow, 'name' | 'type' | 'settings' | 'auto_add'> & { id?: number }
type How = Limits & { acceptsFewer?: boolean; reads: boolean }

/** Reads lists, resolves their movies and adds new ones. Never removes a movie for leaving a list. */
export const createSync = ({ lists, items, reading, lookUp, storeReading, addMovies, knownOf, cap, clock, log, ...deps }: Deps) => {
  const running = new Map<number, Promise<ListCounts>>()
  const count = (lines: readonly Line[], { auto_add }: Pick<ListRow, 'auto_add'>): ListCounts =>
    countsOf(lines, { known: knownOf(lines), cap: cap(), auto_add })

  /** Adds the next movies, up to the cap per sync. */
  const addNext = async (list: ListRow): Promise<Adding> => {
    const lines = items.rows(list.id)
    const known = knownOf(lines)
    return await addMovies(list, lines.filter((line) => isAddable(line, known)).slice(0, cap()))
  }

  const step = async (list: ListRow, how: How): Promise<ListCounts> => {
    const unread = how.reads ? await storeReading.read(list, how) : await storeReading.lookUpMore(list, how)
    const isNext = list.auto_add && lists.row(list.id).adding_since === null
    const { added, trouble } = isNext ? await addNext(list) : { added: 0, trouble: null }
    const worst = trouble ?? unread
    const { last_error } = lists.row(list.id)
    const now = worst?.message ?? null
    if (now !== last_error) lists.note(list, { last_error: now, last_error_reason: sentenceOf(worst) }, { isNews: now !== list.last_error })
    if (worst) throw worst
    return { ...count(items.rows(list.id), list), added }
  }

  /** A concurrent call joins the running one. */
  const once = (list: ListRow, how: How): Promise<ListCounts> => {
    const work = running.get(list.id) ?? step(list, how).finally(() => running.delete(list.id))
    running.set(list.id, work)
    return work
  }

  const isDue = ({ next_sync_at }: ListRow): boolean => next_sync_at === null || Date.parse(next_sync_at) <= clock.now().getTime()
  const hasMore = (list: ListRow): boolean => {
    const lines = items.rows(list.id)
    const known = knownOf(lines)
    return lines.some(isOpen) || (list.auto_add && lines.some((line) => isAddable(line, known)))
  }

  /** Without a bound; the next scheduled sync goes on where a failure or a stop ended it. */
  const lookUpRest = (id: number): void =>
    deps.inBackground(async () => {
      const trouble = await storeReading.lookUpMore(lists.row(id), { most: Number.POSITIVE_INFINITY, goesOn: () => !deps.isPausing() })
      if (trouble) log.debug('lines of a list are looked up later', { list_id: id, reason: trouble.message })
    })

  return {
    /** A sync that a person requested. Throws what went wrong, after storing it. */
    async sync(id: number, { acceptsFewer = false } = {}): Promise<ListCounts> {
      const counts = await once(lists.row(id), { acceptsFewer, reads: true })
      if (counts.not_looked_up > 0) lookUpRest(id)
      return counts
    },

    lookUpRest,

    /** What a sync would do; stores only answers from the metadata provider. Throws what went wrong. */
    async preview(list: Previewed): Promise<{ entries: Recognized[]; counts: ListCounts }> {
      const stored = list.id === undefined ? [] : items.rows(list.id)
      const { items: entries, trouble } = await lookUp((await reading.read(list))?.entries ?? stored)
      if (trouble) throw trouble
      const addedAt = new Map(stored.map(({ metadata_id, added_at }) => [metadata_id, added_at]))
      const lines = entries.map((line) => ({ ...line, added_at: addedAt.get(line.metadata_id) ?? null }))
      return { entries, counts: count(lines, list) }
    },

    /** Reads every list that is due and continues adding where movies wait. A failing list does not stop the others. */
    async syncDue(signal?: AbortSignal): Promise<void> {
      for (const list of inSteps(lists.rows(), signal)) {
        const reads = isDue(list)
        if (!list.enabled || !(reads || hasMore(list))) continue
        const done = await attempt(() => once(list, { reads, most: Number.POSITIVE_INFINITY, goesOn: () => !deps.isPausing() }))
        if (!done.ok) log.debug('list sync ended early', { list_id: list.id, reason: done.error.message })
      }
    },
  }
}
