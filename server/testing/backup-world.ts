import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { tagsTable } from '#server/catalog/tags/table'
import type { AppEvent } from '#server/events'
import { createConfig } from '#server/foundation/config/config'
import { instanceFacts } from '#server/foundation/history/instance'
import { createJournal, lastSeq } from '#server/foundation/history/journal'
import { instanceTable } from '#server/foundation/history/table'
import { type Clock, stoppedClock } from '#server/foundation/lib/clock'
import { createBus } from '#server/foundation/platform/bus'
import { type Migration, migrate } from '#server/foundation/platform/db/migrate'
import { migrations as released } from '#server/foundation/platform/db/migrations/embedded.gen'
import { openDb } from '#server/foundation/platform/db/open'
import { createCursors } from '#server/foundation/platform/http/page'
import { silentLog } from '#server/foundation/platform/log'
import { createUpstreamFetch } from '#server/foundation/upstream/fetch'
import { type ArchiveWork, workHere } from '#server/service/backups/archive-work'
import { createBackups } from '#server/service/backups/backups'
import { boot } from '#server/service/backups/boot'
import { createRestore, type RestoreStep } from '#server/service/backups/restore'
import { createSessions } from '#server/service/sessions/sessions'

type Options = {
  dataDir: string
  archiveWork?: ArchiveWork
  migrations?: readonly Migration[]
  clock?: Clock
  reached?: (step: RestoreStep) => void
  /** Runs each time the service is reopened; may throw. */
  onOpen?: () => void
}
export type BackupWorld = Awaited<ReturnType<typeof openBackupWorld>>

/** A temporary data folder, deleted by `remove`. */
export const newDataDir = () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'marquee-backups-'))
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) }
}

/** A minimal service with a database, its events and its backups, which can be closed and reopened as a restore needs. */
export const openBackupWorld = async (options: Options) => {
  const { dataDir, migrations = released, archiveWork = workHere(migrations), clock = stoppedClock('2026-03-01T12:00:00.000Z') } = options
  const events: AppEvent[] = []
  const calls: string[] = []

  const build = async () => {
    const state = await boot({ dataDir, migrations, log: silentLog })
    if (state.kind !== 'ok' && state.kind !== 'first_boot') throw new Error(`cannot boot: ${JSON.stringify(state)}`)
    const db = openDb(join(dataDir, 'app.db'))
    migrate(db.$client, migrations)
    db.insert(instanceTable).values({ key: 'instance_id', value: 'this-installation' }).onConflictDoNothing().run()
    const bus = createBus<AppEvent>()
    bus.subscribe((event) => events.push(event))
    const journal = createJournal({ db, bus, clock })
    const config = createConfig({ db, journal })
    const sessions = createSessions({ db, journal, clock, log: silentLog, config, onEnded: () => {} })
    const cursors = createCursors(() => 'a signing key')
    const backups = createBackups({
      sealCost: 8,
      facts: instanceFacts(db),
      fetch: createUpstreamFetch({ name: 'The place for backups', clock, log: silentLog, retries: 0 }),
      ...{ db, journal, clock, config, cursors, dataDir, archiveWork },
      database: join(dataDir, 'app.db'),
      log: silentLog,
      version: '0.1.0',
    })
    return { db, journal, config, sessions, backups, state, cursors }
  }
  let app = await build()
  let isOpen = true

  const hooks = {
    quiesce: async () => void calls.push('quiesce'),
    close: async () => {
      calls.push('close')
      if (isOpen) app.db.$client.close()
      isOpen = false
    },
    open: async () => {
      calls.push('open')
      options.onOpen?.()
      app = await build()
      isOpen = true
      return { log: silentLog, backups: app.backups }
    },
    lost: () => void calls.push('lost'),
  }
  const restore = () =>
    createRestore({
      ...{ db: app.db, backups: app.backups, archiveWork, hooks, clock, dataDir },
      known: migrations.at(-1)?.version ?? 0,
      ...(options.reached && { reached: options.reached }),
    })

  /** Another process must not find the database in use: uncollected statements would keep the log open. */
  const close = () => {
    if (!isOpen) return
    isOpen = false
    Bun.gc(true)
    app.db.$client.run('PRAGMA journal_mode = DELETE')
    app.db.$client.close()
  }

  return {
    dataDir,
    clock,
    calls,
    events,
    app: () => app,
    hooks,
    db: () => app.db,
    backups: () => app.backups,
    restore,
    seq: () => lastSeq(app.db),
    addTag: (name: string) =>
      app.journal.commit((tx, announce) => {
        const { id } = tx.insert(tagsTable).values({ name }).returning({ id: tagsTable.id }).get()
        announce({ type: 'tag_changed', id, name, change: 'created' })
      }),
    tags: () =>
      app.db
        .select({ name: tagsTable.name })
        .from(tagsTable)
        .orderBy(tagsTable.id)
        .all()
        .map((row) => row.name),
    setKey: (key: string, value: string) => {
      app.db.update(instanceTable).set({ value }).where(eq(instanceTable.key, key)).run()
    },
    close,
  }
}
