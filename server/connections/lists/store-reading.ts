import type { Journal } from '#server/foundation/history/journal'
import { attempt } from '#server/foundation/lib/attempt'
import { after, type Clock, stamp } from '#server/foundation/lib/clock'
import { afterFailure, wellAgain } from '#server/foundation/lib/escalation'
import { noError } from '#server/foundation/lib/reason'
import { say } from '#server/foundation/lib/sentence'
import { Conflict, NotFound, sentenceOf, UpstreamRateLimited } from '#server/foundation/platform/errors'
import type { Log } from '#server/foundation/platform/log'
import type { ItemRow, Items } from './items'
import type { ListRow, Lists } from './lists'
import type { Read, Reading } from './reading'
import type { Limits, Recognized, Resolve } from './resolve'
import { sentences } from './sentences'
import { knownType } from './settings'

export type StoreReading = ReturnType<typeof createStoreReading>
type Deps = { lists: Lists; items: Items; reading: Reading; resolve: Resolve; journal: Journal; clock: Clock; log: Log }

/** Up to this size, a list may lose half its movies without suspicion. */
const fewEnough = 4
const isShrunk = (before: number, now: number): boolean => before > 0 && (now === 0 || (before >= fewEnough && now <= before / 2))

/** Refreshes what is stored of a list. Stores all lines, though some may not be looked up yet. */
export const createStoreReading = ({ lists, items, reading, resolve, journal, clock, log }: Deps) => {
  const nextAt = (list: ListRow): string => after(clock, knownType(list.type).every)

  const failed = (list: ListRow, error: Error): void => {
    const state = afterFailure(list, clock.now(), error instanceof UpstreamRateLimited ? error.retryAfterSeconds : 0)
    log.warn('list could not be read', { list_id: list.id, reason: error.message, escalation_level: state.escalation_level })
    const change = { ...state, last_error: error.message, last_error_reason: sentenceOf(error), next_sync_at: state.disabled_until }
    lists.note(list, change, { isNews: list.last_error !== error.message })
  }

  const readNow = async (list: ListRow): Promise<Read | null> => {
    const read = await attempt(() => reading.read(list))
    if (read.ok) return read.value
    if (lists.find(list.id)) failed(list, read.error)
    throw read.error
  }

  const refuseShrunk = (list: ListRow, before: number, now: number): void => {
    const why = say(sentences, 'list_shrunk', { count: now, before })
    const change = { ...wellAgain, last_error: why.text, last_error_reason: why, shrunk_to: now, next_sync_at: nextAt(list) }
    lists.note(list, change, { isNews: list.shrunk_to === null })
    throw new Conflict(why)
  }

  const store = (list: ListRow, recognized: readonly Recognized[], before: readonly ItemRow[]): void => {
    const isSame = JSON.stringify(recognized.map(identity)) === JSON.stringify(before.map(identity))
    journal.commit((tx, announce) => {
      refuseChanged(lists.find(list.id), list)
      if (isSame) return
      items.replace(tx, list.id, recognized)
      announce({ type: 'list_changed', id: list.id, name: list.name, change: 'updated' })
    })
  }

  return {
    /** Fetches the list again. Returns why some lines could not be looked up; throws if the list cannot be read. */
    async read(list: ListRow, { acceptsFewer = false, ...limits }: Limits & { acceptsFewer?: boolean }): Promise<Error | null> {
      const read = await readNow(list)
      const before = items.rows(list.id)
      const entries = read?.entries ?? before
      if (list.last_synced_at !== null && !acceptsFewer && isShrunk(before.length, entries.length))
        refuseShrunk(list, before.length, entries.length)
      const { items: recognized, trouble } = await resolve.lookUp(entries, limits)
      store(list, recognized, items.rows(list.id))
      const cut_to = read?.isCut ? entries.length : null
      const noted = { ...wellAgain, ...noError, shrunk_to: null, cut_to, last_synced_at: stamp(clock), next_sync_at: nextAt(list) }
      lists.note(list, noted, { isNews: list.last_error !== null })
      return trouble
    },

    /** Looks up pending lines without fetching the list, which may be read again meanwhile. */
    async lookUpMore(list: ListRow, limits: Limits): Promise<Error | null> {
      const open = items.rows(list.id).filter(isOpen)
      if (open.length === 0) return null
      const { trouble } = await resolve.lookUp(open, limits)
      const now = items.rows(list.id)
      store(list, resolve.asKnown(now), now)
      return trouble
    },
  }
}

/** Whether the line still has to be looked up. */
export const isOpen = ({ metadata_id, problem }: Pick<ItemRow, 'metadata_id' | 'problem'>): boolean =>
  metadata_id === null && problem === null

type Named = Pick<ItemRow, 'metadata_id' | 'imdb_id' | 'title' | 'year' | 'problem' | 'purpose' | 'rating' | 'watched_at'>
const identity = ({ metadata_id, imdb_id, title, year, problem, purpose, rating, watched_at }: Named) => [
  metadata_id,
  imdb_id,
  title,
  year,
  problem === 'gone' ? null : problem,
  purpose,
  rating,
  watched_at,
]

/** What was read is valid only for the settings that it was read with. */
const refuseChanged = (now: ListRow | undefined, before: ListRow): void => {
  if (!now) throw new NotFound('list', before.id)
  if (JSON.stringify(now.settings) !== JSON.stringify(before.settings))
    throw new Conflict(say(sentences, 'list_changed_meanwhile', { name: before.name }))
}
