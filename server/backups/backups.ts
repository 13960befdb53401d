import { Failure } from '#server/lib/failure'
import { type Sentence, say } from '#server/lib/sentence'
import { stagingIn } from './archive'
import { createShelf } from './backup-store'
import { createCheck } from './check'
import { archivesIn, sweepStaging } from './folder'
import { createMake } from './make'
import { keptBeforeRestore } from './retention'
import type { Backup, VerifiedBackup } from './schema'
import { sentences } from './sentences'
import { createTurns } from './taking-turns'

type Deps = Omit<Parameters<typeof createShelf>[0] & Parameters<typeof createMake>[0], 'shelf'>
export type Backups = ReturnType<typeof createBackups>

/** The archives of the database: made, listed, checked and cleared away, one piece of work at a time. */
export const createBackups = (deps: Deps) => {
  const { config, log } = deps
  const turns = createTurns()
  const shelf = createShelf(deps)
  const { make, clearAway, discard } = createMake({ ...deps, shelf })
  const { verify, adopt } = createCheck({ ...deps, shelf })

  return {
    list: shelf.list,
    /** Throws NotFound. */
    get: (id: number): Backup => shelf.show(shelf.row(id)),
    /** The newest first, at most `count`. */
    recent: (count: number): Backup[] => shelf.rows().slice(0, count).map(shelf.show),
    /** Throws NotFound, or Conflict when its file is gone. */
    archive: shelf.archive,
    /** Others are refused while `work` runs. Throws Conflict when it is not alone. */
    alone: <T>(why: Sentence, work: () => Promise<T>): Promise<T> => turns.alone(why, work),

    /** Throws OutOfSpace, Unavailable, or Conflict while a restore is on. */
    create: (): Promise<Backup> => turns.take(async () => shelf.show(await make('manual'))),
    makeScheduled: (): Promise<Backup> =>
      turns.take(async () => {
        const made = await make('scheduled')
        clearAway(made, { keep: config.get().backup_keep })
        return shelf.show(made)
      }),
    /** For a restore, which is alone. Nothing is cleared away yet: the restore may fail, and its source be the oldest. */
    makeBeforeRestore: async (): Promise<Backup> => shelf.show(await make('pre_restore')),
    /** After a restore, in the service that was built anew. The backup that was restored stays. */
    clearBeforeRestore: ({ made, source }: { made: number; source: number | null }): Promise<void> =>
      turns.take(async () => clearAway({ id: made, kind: 'pre_restore' }, { keep: keptBeforeRestore, spared: source })),
    /** Throws NotFound. */
    remove: (id: number): Promise<void> => turns.take(async () => discard(id)),
    /** Throws NotFound. */
    verify: (id: number): Promise<VerifiedBackup> => turns.take(() => verify(id)),
    /** Throws a Failure that names what cannot be used. */
    async verifyAll(): Promise<void> {
      const broken: { filename: string; why: Sentence }[] = []
      for (const { id } of shelf.rows()) {
        const found = await turns.take(async () => (shelf.isListed(id) ? await verify(id) : null))
        if (found?.problem_reason) broken.push({ filename: found.backup.filename, why: found.problem_reason })
      }
      const [first] = broken
      if (first) throw new Failure(say(sentences, 'backups_unusable', { count: broken.length, ...first }))
    },

    /** At the start of the service: clears what an interruption left, and lists what lies in the folder. */
    tidyUp: (): Promise<void> =>
      turns.take(async () => {
        sweepStaging(stagingIn(shelf.folder()))
        for (const filename of archivesIn(shelf.folder())) await adopt(filename)
        const missing = shelf.rows().filter((row) => shelf.pathOf(row) === null)
        if (missing.length > 0) log.warn('backups are missing from their folder', { count: missing.length, folder: shelf.folder() })
      }),
  }
}
