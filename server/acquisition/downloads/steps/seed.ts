import { troubleFrom, untroubled } from '#server/foundation/lib/reason'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import type { ClientDownload } from '../download-client'
import { sentences } from '../sentences'
import type { Row } from '../store'
import type { Step, StepDeps } from './step'

/**
 * seeding → completed: seeds until the goal is reached, then deletes the payload. That may be the last copy, so it stays until the movie is
 * on the shelf.
 */
export const createSeed = ({ store, clients, progress, clearAway, isInLibrary }: StepDeps): Step => {
  const problemOf = async (row: Row, seen: ClientDownload): Promise<Sentence | null> => {
    if (seen.error) return seen.error
    return seen.state === 'completed' && !row.adopted && !(await isInLibrary(row)) ? notOnShelf : null
  }

  const isOver = async (row: Row, seen: ClientDownload): Promise<boolean> => {
    progress.note(row.id, seen)
    const problem = await problemOf(row, seen)
    const change = { uploaded_bytes: seen.uploaded_bytes, ratio: seen.ratio, ...troubled(problem) }
    return store.follow(row.id, { from: ['seeding'], to: 'seeding', change }) && problem === null && seen.state === 'completed'
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
    store.follow(row.id, { from: ['seeding'], to: 'completed', change: untroubled, event })
    progress.forget(row.id)
  }
}

const troubled = (problem: Sentence | null) => (problem === null ? untroubled : troubleFrom(problem))
const notOnShelf = say(sentences, 'not_in_library')
