import { join } from 'node:path'
import { createBackups } from '#server/backups/backups'
import { createRestore, type RestoreHooks } from '#server/backups/restore'
import { createWorkshop, type Workshop, workHere } from '#server/backups/workshop'
import type { Basics as AllBasics } from '#server/compose'
import { createConfig } from '#server/config/config'
import type { AppEvent } from '#server/events'
import { createJournal } from '#server/history/journal'
import type { Clock } from '#server/lib/clock'
import { createBus } from '#server/platform/bus'
import { migrations } from '#server/platform/db/migrations/embedded.gen'
import { openDb } from '#server/platform/db/open'
import { Unavailable } from '#server/platform/errors'
import { createCursors } from '#server/platform/http/page'
import type { Logs } from '#server/platform/log'

type Basics = Pick<Parameters<typeof createBackups>[0], 'db' | 'journal' | 'config' | 'cursors' | 'clock'> & { logs: Logs }
type Place = { dataDir: string; version: string; workshop: Workshop; hooks: RestoreHooks }

export const composeBackups = ({ logs, ...basics }: Basics, { hooks, ...place }: Place) => {
  const database = join(place.dataDir, 'app.db')
  const backups = createBackups({ ...basics, ...place, database, log: logs.for('backups', 'backups') })
  const known = migrations.at(-1)?.version ?? 0
  const restore = createRestore({ ...basics, ...place, backups, hooks, known })
  return { backups, restore }
}

/** The backups of the service itself, whose archives are made by a process of its own. */
export const composeOwnBackups = (basics: AllBasics) => {
  const { self, childEnv, dataDir, version, restoring = cannotRestore } = basics.options
  const workshop = createWorkshop({ cmd: [...self, 'archive-worker'], env: childEnv })
  return { workshop, ...composeBackups(basics, { dataDir, version, workshop, hooks: restoring }) }
}

const cannotRestore: RestoreHooks = {
  quiesce: () => Promise.reject(new Unavailable('This service cannot be built anew; use `marquee backup restore`')),
  close: async () => {},
  open: async () => null,
  lost: () => {},
}

type Folder = { dataDir: string; version: string; clock: Clock; logs: Logs }
/** For commands: the backups of a stopped service whose lock we hold and whose database was found sound. */
export const openStopped = ({ dataDir, version, clock, logs }: Folder) => {
  const db = openDb(join(dataDir, 'app.db'))
  const journal = createJournal({ db, bus: createBus<AppEvent>(), clock })
  const config = createConfig({ db, journal })
  const cursors = createCursors(() => '')
  let isOpen = true
  const close = () => {
    if (isOpen) db.$client.close()
    isOpen = false
  }
  const hooks: RestoreHooks = { quiesce: async () => {}, close: async () => close(), open: async () => null, lost: () => {} }
  const basics = { db, journal, config, cursors, clock, logs }
  return { ...composeBackups(basics, { dataDir, version, workshop: workHere(migrations), hooks }), close }
}
