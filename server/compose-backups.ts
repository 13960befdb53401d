import { join } from 'node:path'
import { createBackups } from '#server/backups/backups'
import { createRestore, type RestoreHooks } from '#server/backups/restore'
import { type Workshop, workHere } from '#server/backups/workshop'
import { createConfig } from '#server/config/config'
import type { AppEvent } from '#server/events'
import { createJournal } from '#server/history/journal'
import type { Clock } from '#server/lib/clock'
import { createBus } from '#server/platform/bus'
import { migrations } from '#server/platform/db/migrations/embedded.gen'
import { openDb } from '#server/platform/db/open'
import { createCursors } from '#server/platform/http/page'
import type { Logs } from '#server/platform/log'

type Basics = Pick<Parameters<typeof createBackups>[0], 'db' | 'journal' | 'config' | 'cursors' | 'clock'> & { logs: Logs }
type Place = { dataDir: string; version: string; workshop: Workshop; hooks: RestoreHooks }

export const composeBackups = ({ logs, ...basics }: Basics, { hooks, ...place }: Place) => {
  const database = join(place.dataDir, 'app.db')
  const backups = createBackups({ ...basics, ...place, database, log: logs.for('backups', 'backups') })
  const known = migrations.at(-1)?.version ?? 0
  const restore = createRestore({ ...basics, ...place, backups, hooks, known, log: logs.for('backups', 'restore') })
  return { backups, restore }
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
  const hooks: RestoreHooks = { quiesce: async () => {}, close: async () => close(), open: async () => {} }
  const basics = { db, journal, config, cursors, clock, logs }
  return { ...composeBackups(basics, { dataDir, version, workshop: workHere(migrations), hooks }), close }
}
