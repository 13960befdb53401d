import { join } from 'node:path'
import type { RestoreHooks } from '#server/backups/restore'
import { createOwnBackups } from '#server/backups/room'
import { workHere } from '#server/backups/workshop'
import { createConfig } from '#server/config/config'
import type { AppEvent } from '#server/events'
import { createJournal } from '#server/history/journal'
import type { Clock } from '#server/lib/clock'
import { createBus } from '#server/platform/bus'
import { migrations } from '#server/platform/db/migrations/embedded.gen'
import { openDb } from '#server/platform/db/open'
import { createCursors } from '#server/platform/http/page'
import type { Logs } from '#server/platform/log'

type Folder = { dataDir: string; version: string; clock: Clock; logs: Logs }

/** The backups of a stopped service. The caller holds the lock and has checked the database. */
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
  const place = { dataDir, version, workshop: workHere(migrations), hooks }
  return { ...createOwnBackups({ db, journal, config, cursors, clock, logs }, place), close }
}
