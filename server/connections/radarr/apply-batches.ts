import type { Pace } from '#server/connections/import/runs'
import type { Made } from '#server/connections/import/schema'
import type { Announce, Journal } from '#server/foundation/history/journal'
import { attempt } from '#server/foundation/lib/attempt'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import { createTurn, turnOfOthers } from '#server/foundation/lib/turns'
import type { Db, Tx } from '#server/foundation/platform/db/open'
import { codeOf } from '#server/foundation/platform/durable-files'
import { Conflict, Forbidden, Invalid, NotFound, sentenceOf, Unavailable } from '#server/foundation/platform/errors'
import type { Log } from '#server/foundation/platform/log'
import { sentences as platform } from '#server/foundation/platform/sentences'
import type { Item } from './item'
import { objection } from './plan'
import { sentences } from './sentences'

export type Batches = ReturnType<typeof createBatches>
const mostAtOnce = 100

/** Notes what was made, so that the import can be undone. */
type Keep = (tx: Tx | Db, made: readonly Made[]) => void
/** What an import is told of while it is carried out. */
export type Watched = { keep: Keep; pace: Pace }
type Deps = {
  db: Db
  journal: Journal
  log: Log
  keep: Keep
  /** Counts items. Throws once a person canceled. */
  tell: (more: number) => void
}

/** Carries out items; records failures on their item and what was made, and continues. */
export const createBatches = ({ db, journal, log, keep, tell }: Deps) => {
  const made: Made[] = []

  const fail = (item: Item<unknown>, error: Error): void => {
    if (['SQLITE_FULL', 'ENOSPC', 'EDQUOT'].includes(codeOf(error))) throw error
    const isRefusal = [Conflict, Forbidden, Invalid, NotFound, Unavailable].some((kind) => error instanceof kind)
    if (!isRefusal) log.error('a Radarr item could not be imported', { name: item.name, error })
    item.outcome = 'impossible'
    item.reasons = [isRefusal ? refusalOf(error) : say(platform, 'unforeseen')]
  }

  const oneByOne = async <D>(items: readonly Item<D>[], change: (wanted: D) => unknown): Promise<void> => {
    for (const item of items) {
      const wanted = item.change
      if (wanted === null) continue
      tell(1)
      const done = await attempt(() => change(wanted))
      keep(db, made.splice(0))
      if (!done.ok) fail(item, done.error)
      await turnOfOthers()
    }
  }

  /** Changes as many items in one transaction as fit into a turn; if one fails, each gets its own. A movie takes longer than a turn. */
  const inBatches = async <D>(items: readonly Item<D>[], change: (tx: Tx, announce: Announce, wanted: D) => void): Promise<void> => {
    const due = items.filter((item) => item.change !== null)
    /** Returns the items that it tried, and why they failed. */
    const commitSome = async (some: readonly Item<D>[]) => {
      let tried = 0
      const done = await attempt(() =>
        journal.commit((tx, announce) => {
          const turn = createTurn()
          do change(tx, announce, some[tried++]!.change as D)
          while (tried < some.length && !turn.isOver())
          keep(tx, made.splice(0))
        }),
      )
      return { tried: some.slice(0, tried), error: done.ok ? null : done.error }
    }
    /** After they failed together. */
    const commitEach = async (some: readonly Item<D>[], error: Error) => {
      for (const item of some) {
        made.length = 0
        const failed = some.length === 1 ? error : (await commitSome([item])).error
        if (failed) fail(item, failed)
      }
      made.length = 0
    }
    for (let start = 0; start < due.length; await turnOfOthers()) {
      const { tried, error } = await commitSome(due.slice(start, start + mostAtOnce))
      start += tried.length
      if (error !== null) await commitEach(tried, error)
      tell(tried.length)
    }
  }

  return { made, oneByOne, inBatches }
}

/** Includes the name of an invalid field. */
const refusalOf = (error: Error): Sentence => {
  const why = sentenceOf(error)
  if (why === null) return objection(error.message)
  return error instanceof Invalid && error.field !== undefined ? say(sentences, 'radarr_refused_field', { field: error.field, why }) : why
}
