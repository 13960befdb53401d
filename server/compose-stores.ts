import type { Options } from '#server/compose'
import { composeLogs } from '#server/compose-upkeep'
import { type Db, openDb } from '#server/platform/db/open'

type Late = ReturnType<Parameters<typeof composeLogs>[0]['late']>
export type Stores = ReturnType<typeof openStores>

/** The library's database and the log. `close` may be called again, also when nothing else could be built on them. */
export const openStores = ({ clock, dataDir, logs: given }: Pick<Options, 'clock' | 'dataDir' | 'logs'>) => {
  /** The log is there before the settings that it needs. */
  const late: { read: () => Late } = { read: () => null }
  const logs = given ?? composeLogs({ dataDir, clock, late: () => late.read() })
  const db = openDb(`${dataDir}/app.db`)
  let isOpen = true

  const close = (): void => {
    if (!isOpen) return
    isOpen = false
    try {
      db.$client.run('PRAGMA wal_checkpoint(TRUNCATE)')
    } finally {
      db.$client.close()
      if (!given) logs.close()
    }
  }
  return { logs, db, late, close }
}

export const maintain = (db: Db): void => {
  db.$client.run('PRAGMA optimize')
  db.$client.run('PRAGMA wal_checkpoint(TRUNCATE)')
}
