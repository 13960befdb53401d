import { join } from 'node:path'
import { say } from '#server/foundation/lib/sentence'
import { migrations } from '#server/foundation/platform/db/migrations/embedded.gen'
import { Unavailable } from '#server/foundation/platform/errors'
import { createUpstreamFetch } from '#server/foundation/upstream/fetch'
import type { Ground } from '#server/ground'
import type { Action } from '#server/service/sessions/sentences'
import { type ArchiveWork, createWorkshop } from './archive-work'
import { createBackups } from './backups'
import { createRestore, type RestoreHooks } from './restore'
import { backupRoutes } from './routes'
import { sentences } from './sentences'
import { forgetOldRollback } from './swap'

type Basics = Pick<Ground, 'db' | 'journal' | 'config' | 'cursors' | 'clock' | 'facts'> & { logs: Pick<Ground['logs'], 'for'> }
type Place = { dataDir: string; version: string; archiveWork: ArchiveWork; hooks: RestoreHooks }

/** Backups and restores of one database, wherever the archive work runs. */
export const createOwnBackups = ({ logs, ...basics }: Basics, { hooks, ...place }: Place) => {
  const database = join(place.dataDir, 'app.db')
  const fetch = createUpstreamFetch({ name: 'The place for backups', clock: basics.clock, log: logs.for('backups', 'offsite') })
  const backups = createBackups({ ...basics, ...place, database, fetch, log: logs.for('backups', 'backups') })
  const restore = createRestore({ ...basics, ...place, backups, hooks, known: migrations.at(-1)?.version ?? 0 })
  return { backups, restore }
}

type Needs = { sessions: { requireKey: (request: Request, what: Action) => void } }

/** The backups of the running service. Archives are made in a separate process. */
export const openBackups = (ground: Ground, { sessions: { requireKey } }: Needs) => {
  const { self, childEnv, dataDir, version, restoring = cannotRestore } = ground.options
  const { db, journal, config, cursors, clock, facts, logs } = ground
  const archiveWork = createWorkshop({ cmd: [...self, 'archive-worker'], env: childEnv })
  const place = { dataDir, version, archiveWork, hooks: restoring }
  const { backups, restore } = createOwnBackups({ db, journal, config, cursors, clock, facts, logs }, place)
  return {
    routes: [backupRoutes({ backups, restore, requireKey, uploadsIn: join(dataDir, 'uploads') })],
    ...backups,
    forgetOldRollback: (): void => forgetOldRollback(dataDir, clock),
    close: archiveWork.stop,
  }
}

const cannotRestore: RestoreHooks = {
  quiesce: () => Promise.reject(new Unavailable(say(sentences, 'restore_by_command'))),
  close: async () => {},
  open: async () => null,
  lost: () => {},
}
