import { Failure } from '#server/lib/failure'
import { type Sentence, say } from '#server/lib/sentence'
import { createBackupStore } from './backup-store'
import { createCheck } from './check'
import { archivesIn, stagingIn, sweepStaging } from './folder'
import { createMake } from './make'
import { keptBeforeRestore } from './retention'
import type { Backup, VerifiedBackup } from './schema'
import { sentences } from './sentences'
import { createTurns } from './taking-turns'

type Deps = Omit<Parameters<typeof createBackupStore>[0] & Parameters<typeof createMake>[0], 'store'>
export type Backups = ReturnType<typeof createBackups>

/** The archives of the database: made, listed, checked and cleared away, one piece of work at a time. */
export const createBackups = (deps: Deps) => {
  const { config, log } = deps
  const turns = createTurns()
  const store = createBackupStore(deps)
  const { make, clearAway, discard } = createMake({ ...deps, store })
  const { verify, adopt } = createCheck({ ...deps, store })

  return {
    list: store.list,
    /** Throws NotFound. */
    get: (id: number): Backup => store.show(store.row(id)),
    /** The newest first, at most `count`. */
    recent: (count: number): Backup[] => store.rows().slice(0, count).map(store.show),
    /** Throws NotFound, or Conflict when its file is gone. */
    archive: store.archive,
    /** Others are refused while `work` runs. Throws Conflict when it is not alone. */
    alone: <T>(why: Sentence, work: () => Promise<T>): Promise<T> => turns.alone(why, work),

    /** Throws OutOfSpace, Unavailable, or Conflict while a restore is on. */
    create: (): Promise<Backup> => turns.take(async () => store.show(await make('manual'))),
    makeScheduled: (): Promise<Backup> =>
      turns.take(async () => {
        const made = await make('scheduled')
        clearAway(made, { keep: config.get().backup_keep })
        return store.show(made)
      }),
    /** For a restore, which is alone. Nothing is cleared away yet: the restore may fail, and its source be the oldest. */
    makeBeforeRestore: async (): Promise<Backup> => store.show(await make('pre_restore')),
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
      for (const { id } of store.rows()) {
        const found = await turns.take(async () => (store.isListed(id) ? await verify(id) : null))
        if (found?.problem_reason) broken.push({ filename: found.backup.filename, why: found.problem_reason })
      }
      const [first] = broken
      if (first) throw new Failure(say(sentences, 'backups_unusable', { count: broken.length, ...first }))
    },

    /** At the start of the service: clears what an interruption left, and lists what lies in the folder. */
    tidyUp: (): Promise<void> =>
      turns.take(async () => {
        sweepStaging(stagingIn(store.folder()))
        for (const filename of archivesIn(store.folder())) await adopt(filename)
        const missing = store.rows().filter((row) => store.pathOf(row) === null)
        if (missing.length > 0) log.warn('backups are missing from their folder', { count: missing.length, folder: store.folder() })
      }),
  }
}
