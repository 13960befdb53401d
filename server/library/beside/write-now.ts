import { asc, sql } from 'drizzle-orm'
import { attempt } from '#server/foundation/lib/attempt'
import { inSteps } from '#server/foundation/lib/in-steps'
import type { Db } from '#server/foundation/platform/db/open'
import { Canceled } from '#server/foundation/platform/errors'
import type { Log } from '#server/foundation/platform/log'
import type { Progress } from '#server/foundation/platform/scheduler'
import { filesTable } from '#server/library/files/table'
import type { Told } from './keep-beside'
import type { NfoOrder, NfoRun, Overwriting } from './schema'

type How = { artwork: boolean; overwrite: Overwriting }
type Deps = {
  db: Db
  log: Log
  ofFile: (fileId: number, how: How & { tell: (what: Told) => void }) => Promise<void>
  /** Runs the task, which calls `run`. */
  begin: () => unknown
  /** Aborted when the service pauses. */
  untilPause: () => AbortSignal
}
const nothing = { running: false, canceled: false, done: 0, total: 0, written: 0, foreign: 0, shared: 0, failed: 0 }

/** Writes NFO files and pictures once, whether or not they are kept from now on. What is there already is not written again. */
export const createWriteNow = ({ db, log, ofFile, begin, untilPause }: Deps) => {
  let told: NfoRun = nothing
  let order: (How & { ids: readonly number[] }) | null = null

  const count = (what: Told): void => {
    told = { ...told, [what]: told[what] + 1 }
  }
  /** One that cannot be written, as in a folder out of reach, does not keep the others from it. */
  const writeOne = async (file_id: number, how: How): Promise<void> => {
    const wrote = await attempt(() => ofFile(file_id, { ...how, tell: count }))
    if (wrote.ok) return
    log.warn('the files beside a movie could not be written', { file_id, error: wrote.error })
    count('failed')
  }
  const idsOf = (movie_ids: NfoOrder['movie_ids']): number[] =>
    db
      .select({ id: filesTable.id })
      .from(filesTable)
      .where(movie_ids && sql`${filesTable.movie_id} IN (SELECT value FROM json_each(${JSON.stringify(movie_ids)}))`)
      .orderBy(asc(filesTable.id))
      .all()
      .map(({ id }) => id)

  return {
    show: (): NfoRun => told,
    isDue: (): boolean => order !== null,
    progress: (): Progress | null => (told.running ? { done: told.done, total: told.total, seconds_left: null, note: null } : null),

    /** While one runs, another request starts nothing. */
    start({ movie_ids, artwork = true, overwrite = 'own' }: NfoOrder): NfoRun {
      if (order) return told
      order = { ids: idsOf(movie_ids), artwork, overwrite }
      told = { ...nothing, running: true, total: order.ids.length }
      begin()
      return told
    },

    /** Does what was ordered, one movie after another. Throws why it stopped: what it wrote by then stays. */
    async run(signal: AbortSignal): Promise<void> {
      if (!order) return
      const { ids, ...how } = order
      try {
        for (const id of inSteps(ids, AbortSignal.any([signal, untilPause()]))) {
          await writeOne(id, how)
          told = { ...told, done: told.done + 1 }
        }
      } catch (error) {
        told = { ...told, canceled: error instanceof Canceled }
        throw error
      } finally {
        order = null
        told = { ...told, running: false }
      }
    },
  }
}
