import { attempt } from '#server/foundation/lib/attempt'
import { stamp } from '#server/foundation/lib/clock'
import { inSpan } from '#server/foundation/platform/trace'
import { createClearAway } from './clear-away'
import { isOver, open, type Phase } from './phase'
import { createStallWatch } from './stall'
import { createAddToClient } from './steps/add-to-client'
import { createFailed, waitsForClient } from './steps/failed'
import { createFollowPause } from './steps/follow-pause'
import { createInspect } from './steps/inspect'
import { createSeed } from './steps/seed'
import { createGiveUp, type Step, type StepDeps } from './steps/step'
import { createWatch } from './steps/watch'
import type { Row } from './store'

export type Drive = ReturnType<typeof createDrive>

/** Advances downloads from their stored state. Safe to call at any time, any number of times, and after any crash. */
export const createDrive = (given: Omit<StepDeps, 'clearAway' | 'stallWatch'>) => {
  const deps = { ...given, clearAway: createClearAway(given), stallWatch: createStallWatch(given) }
  const { store, clients, clock, log, importDownload, clearAway, stallWatch } = deps
  const running = new Map<number, Promise<void>>()
  const watch = createWatch(deps)
  const failed = createFailed(deps)
  const nothing: Step = async () => {}
  const bring: Step = async (row) => {
    if (row.next_try_at !== null && row.next_try_at > stamp(clock)) return
    await importDownload(await findAgain(row))
    const after = store.find(row.id)
    if (after && isOver(after.state)) await clearAway(after, { delete_data: true })
  }
  /** The folder may have changed in the client: the torrent was moved, or a path mapping was fixed. */
  const findAgain = async (row: Row): Promise<Row> => {
    if (row.attempts === 0) return row
    const seen = await attempt(() => clients.snapshot(row))
    const save_path = seen.ok ? (seen.value?.save_path ?? null) : null
    if (save_path === null || save_path === row.save_path) return row
    store.note(row.id, { save_path })
    return store.get(row.id)
  }
  const steps: Record<Phase, Step> = {
    queued: createAddToClient(deps),
    fetching_metadata: createInspect(deps),
    checking: watch,
    downloading: watch,
    stalled: watch,
    paused: createFollowPause(deps),
    importing: bring,
    import_blocked: nothing,
    seeding: createSeed(deps),
    completed: nothing,
    failed: nothing,
    cancelled: nothing,
  }

  /** Repeats while the state changes, so that a download just added is inspected right away. */
  const once = async (id: number): Promise<void> => {
    for (let before: Phase | undefined; ; ) {
      const row = store.find(id)
      if (!row || isOver(row.state) || row.state === before) return
      before = row.state
      await steps[row.state](row)
    }
  }

  const safely = (id: number): Promise<void> =>
    once(id)
      .catch((error: unknown) => failed(id, error))
      .catch((error: unknown) => log.error('failed to end a download in its client', { download_id: id, error }))

  const advance = (id: number): Promise<void> => {
    const after = (running.get(id) ?? Promise.resolve()).then(() => inSpan(() => safely(id)))
    const tracked = after.finally(() => {
      if (running.get(id) === tracked) running.delete(id)
    })
    running.set(id, tracked)
    return tracked
  }

  const advanceAll = async (): Promise<void> => {
    const rows = store.inPhases(open)
    stallWatch.keep(rows.map((row) => row.id))
    await Promise.all(rows.map((row) => advance(row.id)))
  }

  return {
    advance,
    advanceAll,
    fail: createGiveUp(deps),
    /** Downloads that waited for an unresponsive client stop waiting. */
    async clientIsBack(clientId: number | null): Promise<void> {
      for (const { id } of store.inPhases(['importing']).filter((row) => row.client_id === clientId)) store.note(id, { next_try_at: null })
      const waiting = store.inPhases(['queued']).filter((row) => row.client_id === clientId && waitsForClient(row))
      for (const { id } of waiting) store.move(id, { from: ['queued'], to: 'queued', change: { next_try_at: null } })
      await advanceAll()
    },
  }
}

/** The same, registered as background work while it runs. */
export const inBackground = (drive: Drive, begin: (work: () => Promise<void>) => Promise<void>): Drive => ({
  ...drive,
  advance: (id) => begin(() => drive.advance(id)),
  advanceAll: () => begin(drive.advanceAll),
})
