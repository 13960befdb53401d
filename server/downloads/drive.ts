import { stamp } from '#server/lib/clock'
import { NotFound, UpstreamUnreachable } from '#server/platform/errors'
import { inSpan } from '#server/platform/trace'
import { isOver, open, type Phase } from './phase'
import { createHandOver } from './steps/hand-over'
import { createLookInside } from './steps/look-inside'
import { createSeed } from './steps/seed'
import { busy, createGiveUp, type Step, type StepDeps } from './steps/step'
import { createWatch } from './steps/watch'

export type Drive = ReturnType<typeof createDrive>

/** Moves downloads on from what is stored: safe to call at any time, as often as one likes, after any crash. */
export const createDrive = (deps: StepDeps) => {
  const { store, clock, log, bringIn } = deps
  const running = new Map<number, Promise<void>>()
  const watch = createWatch(deps)
  const nothing: Step = async () => {}
  const bring: Step = async (row) => {
    if (row.next_try_at === null || row.next_try_at <= stamp(clock)) await bringIn(row)
  }
  const steps: Record<Phase, Step> = {
    queued: createHandOver(deps),
    fetching_metadata: createLookInside(deps),
    checking: watch,
    downloading: watch,
    stalled: watch,
    paused: nothing,
    importing: bring,
    import_blocked: nothing,
    seeding: createSeed(deps),
    completed: nothing,
    failed: nothing,
    cancelled: nothing,
  }

  const failed = (id: number, error: unknown): void => {
    if (error instanceof NotFound) store.move(id, { from: [...busy, 'stalled'], to: 'queued' })
    else if (error instanceof UpstreamUnreachable) log.warn('download waits for its client', { download_id: id, error })
    else log.error('download could not be moved on', { download_id: id, error })
  }

  /** As long as a step leads on: what is handed over is looked into at once. */
  const once = async (id: number): Promise<void> => {
    for (let before: Phase | undefined; ; ) {
      const row = store.find(id)
      if (!row || isOver(row.state) || row.state === before) return
      before = row.state
      await steps[row.state](row)
    }
  }

  const drive = (id: number): Promise<void> => {
    const after = (running.get(id) ?? Promise.resolve()).then(() => inSpan(() => once(id).catch((error: unknown) => failed(id, error))))
    const tracked = after.finally(() => {
      if (running.get(id) === tracked) running.delete(id)
    })
    running.set(id, tracked)
    return tracked
  }

  return {
    drive,
    fail: createGiveUp(deps),
    driveAll: async (): Promise<void> => {
      await Promise.all(store.inPhases(open).map((row) => drive(row.id)))
    },
  }
}
