import { type Static, Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import type { InstanceFacts } from '#server/foundation/history/instance'
import type { Journal } from '#server/foundation/history/journal'
import { type Clock, stamp } from '#server/foundation/lib/clock'
import { Reason } from '#server/foundation/lib/reason'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import { Id, nullable, Timestamp } from '#server/foundation/lib/shapes'
import { UnknownSchema } from '#server/foundation/platform/db/migrate'
import { Conflict } from '#server/foundation/platform/errors'
import type { Log } from '#server/foundation/platform/log'
import { BadArchive } from '#server/foundation/platform/read-zip'
import type { ArchiveWork } from './archive-work'
import type { BackupRow, BackupStore } from './backup-store'
import { type Comparison, Counts } from './comparison'
import { stagingIn } from './folder'
import { named } from './make'
import { sentences } from './sentences'

export const RestoreDrill = Type.Object(
  {
    at: nullable(Timestamp),
    backup_id: nullable(Id),
    ok: nullable(Type.Boolean({ description: 'Whether the backup could be restored' })),
    counts: Type.Unsafe<Counts>({ ...Counts, description: 'What was found in it, by kind: `movies`, `settings`, and others' }),
    problem: nullable(Type.String({ description: 'Why it could not be restored' })),
    problem_reason: nullable(Reason),
  },
  {
    $id: 'RestoreDrill',
    additionalProperties: false,
    description: 'The last rehearsal of a restore. Every value is null before the first one.',
  },
)
export type RestoreDrill = Static<typeof RestoreDrill>

type Deps = {
  store: BackupStore
  facts: InstanceFacts
  journal: Journal
  clock: Clock
  log: Log
  archiveWork: ArchiveWork
  database: string
}

/** Rehearses the restore of a backup: everything up to the swap, in a scratch folder. The library that is in use is only read. */
export const createDrill = ({ store, facts, journal, clock, log, archiveWork, database }: Deps) => {
  /** What it would bring, or why it cannot be restored. Any other failure says nothing about the archive and is thrown. */
  const rehearse = async (row: BackupRow): Promise<Comparison | Sentence> => {
    const archive = store.pathOf(row)
    if (archive === null) return say(sentences, 'backup_file_not_there', { folder: store.folder() })
    try {
      const scratch = stagingIn(store.folder())
      return await archiveWork.compare({ archive, checksum_sha256: row.checksum_sha256, scratch, live: database })
    } catch (error) {
      if (error instanceof BadArchive) return error.sentence
      if (error instanceof UnknownSchema) return say(sentences, 'backup_of_unknown_version', { found: error.found, known: error.known })
      throw error
    }
  }

  return {
    /** What a restore would change now. Throws NotFound, or Conflict if the backup cannot be restored. */
    async compare(id: number): Promise<Comparison> {
      const found = await rehearse(store.row(id))
      if ('counts' in found) return found
      throw new Conflict(say(sentences, 'restore_of_backup_refused', { id, why: found }))
    },

    /** Rehearses with the newest backup, and remembers what came of it. Without a backup, it does nothing. */
    async drill(): Promise<void> {
      const [newest] = store.rows()
      if (!newest) return
      const found = await rehearse(newest)
      const problem = 'counts' in found ? null : found
      const drilled: RestoreDrill = {
        at: stamp(clock),
        backup_id: newest.id,
        ok: problem === null,
        counts: 'counts' in found ? found.counts : {},
        problem: problem?.text ?? null,
        problem_reason: problem,
      }
      journal.commit((_, announce) => {
        facts.set(fact, JSON.stringify(drilled))
        announce({ type: 'backup_drilled', ...named(newest), ok: problem === null })
      })
      if (problem !== null) log.error('the newest backup cannot be restored', { backup_id: newest.id, problem: problem.text })
    },

    lastDrill(): RestoreDrill {
      const stored: unknown = JSON.parse(facts.get(fact) ?? 'null')
      return Value.Check(RestoreDrill, stored) ? stored : never
    },
  }
}

const fact = 'restore_drill'
const never: RestoreDrill = { at: null, backup_id: null, ok: null, counts: {}, problem: null, problem_reason: null }
