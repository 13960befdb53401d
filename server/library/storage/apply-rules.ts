import { eq } from 'drizzle-orm'
import type { Announce, Journal } from '#server/foundation/history/journal'
import type { Tx } from '#server/foundation/platform/db/open'
import type { Log } from '#server/foundation/platform/log'
import { decide, type Proposal } from './decide'
import type { World } from './facts'
import type { Gather } from './gather'
import { storageMarksTable } from './table'

export type Taking = {
  movies: {
    changeIn: (tx: Tx, announce: Announce, change: { id: number; patch: { monitored?: boolean; quality_profile_id?: number } }) => void
    note: (tx: Tx, id: number, change: { next_search_at: string }) => void
  }
  /** The first two run in the transaction that takes the movie. */
  library: {
    /** Moves the files of a movie to the recycle bin. */
    removeFiles: (tx: Tx, announce: Announce, movie: { id: number; title: string; delete_files: boolean }) => number
    /** From now on a smaller release of the movie's profile may replace its files. */
    letShrink: (tx: Tx, movieId: number) => void
    /** Moves the recycled files on disk. */
    recycle: { sweep: () => Promise<void> }
  }
}
type Deps = Taking & { journal: Journal; gather: Gather; log: Log }

/**
 * Announces what leaves, withdraws what stays after all, and takes what was announced long enough ago. Everything about a movie is one
 * transaction, decided right before: a run that was interrupted is finished by the next, and the files by the next start.
 */
export const createApplyRules = ({ journal, gather, log, movies, library }: Deps) => {
  const take = createTake({ movies, library })

  return async (): Promise<void> => {
    const world = gather.world(gather.rulesInUse())
    const { goes } = decide(world)
    const now = world.now.toISOString()
    const announced = goes.filter((proposal) => isMarked(proposal, world))
    const due = announced.filter(({ needs_ok, leaves_at }) => !needs_ok && leaves_at <= now)
    journal.commit((tx, announce) => {
      withdraw(tx, world, goes)
      for (const proposal of goes) if (!isMarked(proposal, world)) mark(tx, announce, { proposal, now })
    })
    for (const proposal of due) journal.commit((tx, announce) => take(tx, announce, { proposal, now }))
    if (due.length === 0) return
    log.info('storage rules took movies', { movies: due.length, bytes: due.reduce((sum, { size_bytes }) => sum + size_bytes, 0) })
    await library.recycle.sweep()
  }
}

const isMarked = ({ movie, rule }: Proposal, { marks }: World): boolean => marks.get(movie.movie_id)?.rule_id === rule.id

const withdraw = (tx: Tx, { marks }: World, goes: readonly Proposal[]): void => {
  const leaving = new Set(goes.map(({ movie }) => movie.movie_id))
  for (const id of marks.keys()) if (!leaving.has(id)) unmark(tx, id)
}
const unmark = (tx: Tx, id: number): void => {
  tx.delete(storageMarksTable).where(eq(storageMarksTable.movie_id, id)).run()
}

type Now = { proposal: Proposal; now: string }

const mark = (tx: Tx, announce: Announce, { proposal, now }: Now): void => {
  const { movie, rule, leaves_at, needs_ok } = proposal
  const values = { rule_id: rule.id, marked_at: now, leaves_at, confirmed_at: null }
  tx.insert(storageMarksTable)
    .values({ movie_id: movie.movie_id, ...values })
    .onConflictDoUpdate({ target: storageMarksTable.movie_id, set: values })
    .run()
  announce({ type: 'movie_leaving', ...told(proposal), leaves_at, needs_ok })
}

const createTake =
  ({ movies, library }: Taking) =>
  (tx: Tx, announce: Announce, { proposal, now }: Now): void => {
    const { movie, rule } = proposal
    const { movie_id: id, title } = movie
    unmark(tx, id)
    if (rule.then === 'recycle') {
      library.removeFiles(tx, announce, { id, title, delete_files: true })
      movies.changeIn(tx, announce, { id, patch: { monitored: false } })
    } else {
      library.letShrink(tx, id)
      movies.changeIn(tx, announce, { id, patch: { quality_profile_id: rule.quality_profile_id! } })
      movies.note(tx, id, { next_search_at: now })
    }
    announce({ type: 'movie_left', ...told(proposal) })
  }

const told = ({ movie: { movie_id, title }, rule, size_bytes }: Proposal) => ({
  movie_id,
  title,
  rule_id: rule.id,
  rule: rule.name,
  shrinks: rule.then === 'shrink_to_profile',
  size_bytes,
})
