import type { ClientDownload } from '../download-client'
import type { Row } from '../store'
import type { Step, StepDeps } from './step'

/**
 * seeding → completed: gives back until the goal is reached, then clears away what was fetched. That may be the last copy there is, so it
 * stays as long as the movie is not seen on the shelf.
 */
export const createSeed = ({ store, clients, progress, clearAway, isOnShelf }: StepDeps): Step => {
  const problemOf = async (row: Row, seen: ClientDownload): Promise<{ code: string; text: string } | null> => {
    if (seen.error) return seen.error
    return seen.state === 'completed' && !(await isOnShelf(row)) ? notOnShelf : null
  }

  const isOver = async (row: Row, seen: ClientDownload): Promise<boolean> => {
    progress.note(row.id, seen)
    const problem = await problemOf(row, seen)
    const change = { uploaded_bytes: seen.uploaded_bytes, ratio: seen.ratio, ...told(problem) }
    return store.move(row.id, { from: ['seeding'], to: 'seeding', change }) && problem === null && seen.state === 'completed'
  }

  return async (row) => {
    const seen = await clients.snapshot(row)
    if (seen && !(await isOver(row, seen))) return
    if (seen) await clearAway(row, { delete_data: true })
    const ratio = seen?.ratio ?? row.ratio
    const event = (of: { download_id: number; movie_id: number | null; title: string }) => ({
      type: 'seeding_completed' as const,
      ...of,
      ratio,
    })
    store.move(row.id, { from: ['seeding'], to: 'completed', change: told(null), event })
    progress.forget(row.id)
  }
}

const told = (problem: { code: string; text: string } | null) => ({ error_code: problem?.code ?? null, error: problem?.text ?? null })
const notOnShelf = {
  code: 'not_on_shelf',
  text: 'the movie is not in its place on the shelf, so what was fetched is kept; bring the disk or the file back, or remove this download',
}
