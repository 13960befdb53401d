import type { Step, StepDeps } from './step'

/** seeding → completed: gives back until the goal is reached, then clears away what was fetched; the film on the shelf stays. */
export const createSeed =
  ({ store, clients, progress }: StepDeps): Step =>
  async (row) => {
    const seen = await clients.snapshot(row)
    if (seen) {
      progress.note(row.id, seen)
      store.note(row.id, { uploaded_bytes: seen.uploaded_bytes, ratio: seen.ratio })
      if (seen.state !== 'completed') return
      await clients.of(row).remove(seen.info_hash, { delete_data: true })
    }
    const ratio = seen?.ratio ?? row.ratio
    store.move(row.id, { from: ['seeding'], to: 'completed', event: (told) => ({ type: 'seeding_completed', ...told, ratio }) })
    progress.forget(row.id)
  }
