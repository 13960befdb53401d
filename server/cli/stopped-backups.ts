import { join } from 'node:path'
import type { AppEvent } from '#server/events'
import { createConfig } from '#server/foundation/config/config'
import { instanceFacts } from '#server/foundation/history/instance'
import { createJournal } from '#server/foundation/history/journal'
import type { Clock } from '#server/foundation/lib/clock'
import { createBus } from '#server/foundation/platform/bus'
import { migrations } from '#server/foundation/platform/db/migrations/embedded.gen'
import { openDb } from '#server/foundation/platform/db/open'
import { createCursors } from '#server/foundation/platform/http/page'
import type { Logs } from '#server/foundation/platform/log'
import { workHere } from '#server/service/backups/archive-work'
import type { RestoreHooks } from '#server/service/backups/restore'
import { createOwnBackups } from '#server/service/backups/room'

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
  const place = { dataDir, version, archiveWork: workHere(migrations), hooks }
  return { ...createOwnBackups({ db, journal, config, cursors, clock, facts: instanceFacts(db), logs }, place), close }
}
