import type { Made } from '#server/connections/import/schema'
import type { Announce, Journal } from '#server/foundation/history/journal'
import { attempt } from '#server/foundation/lib/attempt'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import type { Db, Tx } from '#server/foundation/platform/db/open'
import { codeOf } from '#server/foundation/platform/durable-files'
import { Conflict, Forbidden, Invalid, NotFound, sentenceOf, Unavailable } from '#server/foundation/platform/errors'
import type { Log } from '#server/foundation/platform/log'
import { sentences as platform } from '#server/foundation/platform/sentences'
import { type Item, objection } from './plan'
import { sentences } from './sentences'

export type Batches = ReturnType<typeof createBatches>
/** Items per transaction in a long list. A movie takes about 12 ms on a small machine, and nothing else runs meanwhile. */
const batchSize = 3

/** Notes what was made, so that the import can be undone. */
export type Keep = (tx: Tx | Db, made: readonly Made[]) => void
type Deps = {
  db: Db
  journal: Journal
  log: Log
  keep: Keep
  /** Says how many items come next. Throws once a person canceled. */
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
      await Bun.sleep(0)
    }
  }

  /** Changes many items in one transaction; if one fails, each gets its own. */
  const inBatches = async <D>(items: readonly Item<D>[], change: (tx: Tx, announce: Announce, wanted: D) => void): Promise<void> => {
    const commit = (some: readonly Item<D>[]) =>
      attempt(() =>
        journal.commit((tx, announce) => {
          for (const item of some) change(tx, announce, item.change as D)
          keep(tx, made.splice(0))
        }),
      )
    const commitEach = async (some: readonly Item<D>[]) => {
      for (const item of some) {
        const done = await commit([item])
        if (done.ok) continue
        made.length = 0
        fail(item, done.error)
      }
    }
    const due = items.filter((item) => item.change !== null)
    for (let start = 0; start < due.length; start += batchSize) {
      const batch = due.slice(start, start + batchSize)
      tell(batch.length)
      const done = await commit(batch)
      if (!done.ok) {
        made.length = 0
        await commitEach(batch)
      }
      await Bun.sleep(0)
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
