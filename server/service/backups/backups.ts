import { Failure } from '#server/foundation/lib/failure'
import { inSteps } from '#server/foundation/lib/in-steps'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import { createBackupStore } from './backup-store'
import { createCheck } from './check'
import type { Comparison } from './comparison'
import { createDrill, type RestoreDrill } from './drill'
import { createExclusiveTurns } from './exclusive-turns'
import { archivesIn, stagingIn, sweepStaging } from './folder'
import { createMake } from './make'
import { createOffsite } from './offsite/offsite'
import type { Offsite, OffsiteOrder } from './offsite/schema'
import { keptBeforeRestore } from './retention'
import type { Backup, VerifiedBackup } from './schema'
import { sentences } from './sentences'

type Deps = Omit<
  Parameters<typeof createBackupStore>[0] &
    Parameters<typeof createMake>[0] &
    Parameters<typeof createDrill>[0] &
    Parameters<typeof createOffsite>[0],
  'store'
>
export type Backups = ReturnType<typeof createBackups>

/** Makes, lists, verifies, and deletes archives of the database, one operation at a time. */
export const createBackups = (deps: Deps) => {
  const { config, log } = deps
  const turns = createExclusiveTurns()
  const store = createBackupStore(deps)
  const { make, clearAway, discard } = createMake({ ...deps, store })
  const { verify, adopt } = createCheck({ ...deps, store })
  const { compare, drill, lastDrill } = createDrill({ ...deps, store })
  const offsite = createOffsite({ ...deps, store })

  return {
    list: store.list,
    /** Throws NotFound. */
    get: (id: number): Backup => store.show(store.row(id)),
    /** Newest first, at most `count`. */
    recent: (count: number): Backup[] => store.rows().slice(0, count).map(store.show),
    /** Throws NotFound, or Conflict if the file is missing. */
    archive: store.archive,
    /** Refuses other operations while `work` runs. Throws Conflict if another exclusive operation is running. */
    exclusive: <T>(why: Sentence, work: () => Promise<T>): Promise<T> => turns.exclusive(why, work),

    /** Throws OutOfSpace, Unavailable, or Conflict during a restore. */
    create: (): Promise<Backup> => turns.run(async () => store.show(await make('manual'))),
    makeScheduled: (): Promise<Backup> =>
      turns.run(async () => {
        const made = await make('scheduled')
        clearAway(made, { keep: config.get().backup_keep })
        return store.show(made)
      }),
    /** For a restore, which runs exclusively. Deletes nothing yet: the restore may fail, and the oldest backup may be its source. */
    makeBeforeRestore: async (): Promise<Backup> => store.show(await make('pre_restore')),
    /** Runs in the rebuilt service after a restore. Keeps the backup that was restored. */
    clearBeforeRestore: ({ made, source }: { made: number; source: number | null }): Promise<void> =>
      turns.run(async () => clearAway({ id: made, kind: 'pre_restore' }, { keep: keptBeforeRestore, spared: source })),
    /** Throws NotFound. */
    remove: (id: number): Promise<void> => turns.run(async () => discard(id)),
    /** Throws NotFound. */
    verify: (id: number): Promise<VerifiedBackup> => turns.run(() => verify(id)),
    /** What a restore of a backup would change. Throws NotFound, or Conflict if it cannot be restored. */
    compare: (id: number): Promise<Comparison> => turns.run(() => compare(id)),
    /** Rehearses a restore of the newest backup. */
    drill: (): Promise<void> => turns.run(drill),
    lastDrill: (): RestoreDrill => lastDrill(),
    offsite: (): Offsite => offsite.show(),
    /** Throws Invalid, or why the other place cannot be used. */
    setOffsite: (order: OffsiteOrder): Promise<Offsite> => turns.run(() => offsite.set(order)),
    copyDue: (): Promise<void> => turns.run(offsite.copyDue),
    isCopyDue: offsite.isDue,
    copyTrouble: offsite.lastError,
    /** Throws a Failure that names every unusable archive. */
    async verifyAll(signal?: AbortSignal): Promise<void> {
      const broken: { filename: string; why: Sentence }[] = []
      for (const { id } of inSteps(store.rows(), signal)) {
        const found = await turns.run(async () => (store.isListed(id) ? await verify(id) : null))
        if (found?.problem_reason) broken.push({ filename: found.backup.filename, why: found.problem_reason })
      }
      const [first] = broken
      if (first) throw new Failure(say(sentences, 'backups_unusable', { count: broken.length, ...first }))
    },

    /** At startup: deletes interrupted work, and lists archives in the folder that have no row. */
    tidyUp: (): Promise<void> =>
      turns.run(async () => {
        sweepStaging(stagingIn(store.folder()))
        for (const filename of archivesIn(store.folder())) await adopt(filename)
        const missing = store.rows().filter((row) => store.pathOf(row) === null)
        if (missing.length > 0) log.warn('backups are missing from their folder', { count: missing.length, folder: store.folder() })
      }),
  }
}
