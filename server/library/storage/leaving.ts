import { eq } from 'drizzle-orm'
import type { Journal } from '#server/foundation/history/journal'
import { type Clock, stamp } from '#server/foundation/lib/clock'
import { say } from '#server/foundation/lib/sentence'
import type { Db } from '#server/foundation/platform/db/open'
import { Conflict } from '#server/foundation/platform/errors'
import { type Cursors, type PageOf, type PageRequest, pageOfAll } from '#server/foundation/platform/http/page'
import { decide, type Proposal, type Spared } from './decide'
import type { Rule } from './facts'
import type { Gather } from './gather'
import { checkRule, completeRule } from './rules'
import type { LeavingMovie, NewStorageRule, StoragePreview, StorageProposal } from './schema'
import { sentences } from './sentences'
import { storageMarksTable } from './table'

export type Leaving = ReturnType<typeof createLeaving>
type Deps = {
  db: Db
  journal: Journal
  clock: Clock
  cursors: Cursors
  gather: Gather
  /** Throws NotFound. */
  movie: (id: number) => { title: string }
}

/** What leaves and what would leave. Decided on reading, so a movie that no longer qualifies is gone from the list at once. */
export const createLeaving = ({ db, journal, clock, cursors, gather, movie }: Deps) => {
  const marked = (): LeavingMovie[] => {
    const marks = db.select().from(storageMarksTable).all()
    if (marks.length === 0) return []
    const { goes } = decide(
      gather.world(
        gather.rulesInUse(),
        marks.map((mark) => mark.movie_id),
      ),
    )
    const markOf = new Map(marks.map((mark) => [mark.movie_id, mark]))
    return goes
      .flatMap((proposal) => {
        const mark = markOf.get(proposal.movie.movie_id)
        return mark?.rule_id === proposal.rule.id ? [{ ...shown(proposal), leaves_at: mark.leaves_at, marked_at: mark.marked_at }] : []
      })
      .sort((a, b) => (a.leaves_at < b.leaves_at ? -1 : Number(a.leaves_at > b.leaves_at)))
  }

  return {
    list: (asked: PageRequest): PageOf<LeavingMovie> => pageOfAll(marked(), asked, { scope: 'storage/leaving', cursors }),

    /** A person agrees that the movie goes although no indexer offers it. Throws NotFound, and Conflict if it is not about to leave. */
    confirm(id: number): void {
      const { title } = movie(id)
      if (!marked().some(({ movie_id }) => movie_id === id)) throw new Conflict(say(sentences, 'not_leaving', { title }))
      journal.commit((tx) => {
        tx.update(storageMarksTable)
          .set({ confirmed_at: stamp(clock) })
          .where(eq(storageMarksTable.movie_id, id))
          .run()
      })
    },

    /** What a rule, or all rules in use, would do now. Changes nothing. Throws Invalid. */
    preview(tried: NewStorageRule | undefined, asked: PageRequest): StoragePreview {
      const { goes, spared } = decide(gather.world(tried ? [ruleOf(tried)] : gather.rulesInUse()))
      const rows = [...goes.map(wouldGo), ...spared.map(wouldStay)]
      return {
        ...pageOfAll(rows, asked, { scope: 'storage/rules/preview', cursors }),
        total: goes.length,
        size_bytes: goes.reduce((sum, { size_bytes }) => sum + size_bytes, 0),
        total_needs_ok: goes.filter(({ needs_ok }) => needs_ok).length,
        total_spared: spared.length,
      }
    },
  }

  function ruleOf(tried: NewStorageRule): Rule {
    const values = completeRule(tried)
    checkRule(db, values)
    return { id: 0, ...values }
  }
}

const wouldGo = (proposal: Proposal): StorageProposal => ({ ...shown(proposal), leaves_at: proposal.leaves_at, spared: null })
const wouldStay = ({ why, ...match }: Spared): StorageProposal => ({
  ...shown({ ...match, needs_ok: false }),
  leaves_at: null,
  spared: why,
})

const shown = ({
  movie,
  rule,
  size_bytes,
  needs_ok,
  reasons,
}: Pick<Proposal, 'movie' | 'rule' | 'size_bytes' | 'needs_ok' | 'reasons'>) => ({
  movie_id: movie.movie_id,
  title: movie.title,
  year: movie.year,
  rule_id: rule.id === 0 ? null : rule.id,
  rule: rule.name,
  // biome-ignore lint/suspicious/noThenProperty: nobody awaits it
  then: rule.then,
  size_bytes,
  needs_ok,
  reasons,
})
