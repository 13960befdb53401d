import { attempt } from '#server/foundation/lib/attempt'
import type { Host } from '#server/foundation/platform/host'
import type { MountedService } from '#server/foundation/platform/http/mounted-service'
import { createSharedListener } from '#server/foundation/platform/http/shared-listener'
import { writeInstanceNote } from '#server/foundation/platform/instance-lock'
import { silentLog } from '#server/foundation/platform/log'
import { writeProbe } from '#server/foundation/platform/storage-watch'
import type { App } from '#server/open-app'
import { restoringWords } from '#server/service/recovery/maintenance'
import { bootApp, type Opened } from './boot-app'
import { CannotRun, exitCodes, messageFor } from './exit-codes'
import type { ListenOn } from './listen-on'
import type { Outside } from './outside'
import { maintenanceFor } from './serve-recovery'

type Restartable = { kind: 'app'; present: () => App; isFirst: boolean } | Exclude<Opened, { kind: 'app' }>
type Place = { dataDir: string; listenOn: ListenOn; host?: Host; mounted?: MountedService; restoreTimeoutMs?: number }

/** Starts the service on this folder. Restoring a backup rebuilds it behind the same listener. */
export const openRestartableApp = (outside: Outside, place: Place): Promise<Restartable> => openOn(outside, place, { checksLater: true })

const openOn = async (outside: Outside, given: Place, { checksLater }: { checksLater: boolean }): Promise<Restartable> => {
  const { dataDir, mounted, ...place } = given
  const sharedListener = createSharedListener(mounted)
  const onSettled = () => noteInstance(app, outside, dataDir)
  const restoring = {
    quiesce: () => app.quiesce(),
    close: async () => {
      sharedListener.standIn(maintenanceFor(outside, { words: restoringWords, log: silentLog, base: baseOf(app) }))
      await app.stop()
    },
    open: async () => {
      // The restore reports its own outcome.
      const next = await bootApp(outside, dataDir, { ...place, sharedListener, restoring, onSettled, log: silentLog, isRestoring: true })
      if (next.kind !== 'app') throw new CannotRun(next.kind === 'recovery' ? next.why : 'Its database is of another version')
      app = next.app
      start(app, outside, dataDir)
      return { log: app.ground.logs.for('backups', 'restore'), backups: app.rooms.backups }
    },
    lost: (error: unknown) => {
      outside.err(`marquee: the service does not come back: ${messageFor(error)}`)
      outside.exit(exitCodes.internal)
    },
  }
  const opened = await bootApp(outside, dataDir, { ...place, sharedListener, restoring, onSettled, checksLater })
  if (opened.kind !== 'app') return opened
  let app = opened.app
  const begun = await attempt(() => start(app, outside, dataDir))
  if (!begun.ok) {
    const isUnchecked = app.ground.laterCheck.isPending()
    const stopped = await attempt(() => app.stop())
    // Damage may have come to light before it was searched.
    if (isUnchecked) return openOn(outside, given, { checksLater: false })
    throw stopped.ok ? begun.error : stopped.error
  }
  const reopen = async (): Promise<void> => {
    await restoring.close()
    // A failed connection only closes once its statements are garbage-collected; until then SQLite keeps its old view of the disk.
    Bun.gc(true)
    const next = await bootApp(outside, dataDir, { ...place, sharedListener, restoring, onSettled })
    if (next.kind !== 'app') throw new CannotRun(next.kind === 'recovery' ? next.why : 'Its database is of another version')
    app = next.app
    start(app, outside, dataDir)
    awaitDisk()
  }
  const awaitDisk = (): void => {
    if (!app.mayChange) whenWritable(dataDir, () => !app.isStopping() && reopen().catch(restoring.lost))
  }
  awaitDisk()
  return { kind: 'app', present: () => app, isFirst: opened.isFirst }
}

const probeEveryMs = 5000

const whenWritable = (dataDir: string, then: () => unknown): void => {
  const timer = setInterval(() => {
    try {
      writeProbe(dataDir)
    } catch {
      return
    }
    clearInterval(timer)
    then()
  }, probeEveryMs)
  timer.unref()
}

export const baseOf = (app: App): string => app.ground.config.get().base_url ?? ''

const start = (app: App, outside: Outside, dataDir: string): void => {
  const { port, hosts } = app.start()
  noteInstance(app, outside, dataDir)
  app.ground.logs.for('service', 'main').info('service started', { version: outside.version, port, hosts })
}

/** Writes the instance note (address and backup folder), which commands, a second start, and a start without a database read. */
const noteInstance = (app: App, { pid, version }: Outside, dataDir: string): void => {
  const { port, hosts } = app.listening() ?? {}
  if (port === undefined || hosts === undefined) return
  const { backup_path } = app.ground.config.get()
  writeInstanceNote(dataDir, { pid, port, hosts, base_url: baseOf(app), version, backup_path })
}
