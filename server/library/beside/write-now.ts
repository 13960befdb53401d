import { asc, sql } from 'drizzle-orm'
import { attempt } from '#server/foundation/lib/attempt'
import { inSteps } from '#server/foundation/lib/in-steps'
import type { Db } from '#server/foundation/platform/db/open'
import type { Log } from '#server/foundation/platform/log'
import { filesTable } from '#server/library/files/table'
import type { Told } from './keep-beside'
import type { NfoOrder, NfoRun } from './schema'

type Deps = {
  db: Db
  log: Log
  ofFile: (fileId: number, how: { artwork: boolean; tell: (what: Told) => void }) => Promise<void>
  /** Aborted when the service pauses. */
  untilPause: () => AbortSignal
}

/** Writes NFO files and pictures once, whether or not they are kept from now on. What is there already is not written again. */
export const createWriteNow = ({ db, log, ofFile, untilPause }: Deps) => {
  let run: NfoRun = { running: false, done: 0, total: 0, written: 0, foreign: 0, shared: 0, failed: 0 }

  const count = (what: Told): void => {
    run = { ...run, [what]: run[what] + 1 }
  }
  /** One that cannot be written, as in a folder out of reach, does not keep the others from it. */
  const writeOne = async (file_id: number, artwork: boolean): Promise<void> => {
    const wrote = await attempt(() => ofFile(file_id, { artwork, tell: count }))
    if (wrote.ok) return
    log.warn('the files beside a movie could not be written', { file_id, error: wrote.error })
    count('failed')
  }
  const writeAll = async (ids: readonly number[], artwork: boolean): Promise<void> => {
    for (const id of inSteps(ids, untilPause())) {
      await writeOne(id, artwork)
      run = { ...run, done: run.done + 1 }
    }
  }

  return {
    show: (): NfoRun => run,

    /** While one runs, another request starts nothing. */
    start({ movie_ids, artwork = true }: NfoOrder): NfoRun {
      if (run.running) return run
      const only = movie_ids && sql`${filesTable.movie_id} IN (SELECT value FROM json_each(${JSON.stringify(movie_ids)}))`
      const ids = db
        .select({ id: filesTable.id })
        .from(filesTable)
        .where(only)
        .orderBy(asc(filesTable.id))
        .all()
        .map(({ id }) => id)
      run = { running: true, done: 0, total: ids.length, written: 0, foreign: 0, shared: 0, failed: 0 }
      const begun = run
      void attempt(() => writeAll(ids, artwork)).then(() => {
        run = { ...run, running: false }
      })
      return begun
    },
  }
}
