import type { Steps } from '#server/foundation/lib/turns'
import type { Candidate, Context } from './candidate'
import { choose, deciding, type Judged, type Verdict } from './decide'

/** The stored candidates of one movie, and the context to judge them in. */
export type Remembered<C extends Candidate = Candidate> = { context: Omit<Context, 'profile'>; candidates: readonly C[] }
type Terms = Pick<Context, 'profile' | 'formats'>

export type Change<C extends Candidate = Candidate> = { candidate: C; before: Verdict; after: Verdict }
export type Comparison<C extends Candidate = Candidate> = {
  before: Judged<C> | null
  after: Judged<C> | null
  /** A different release would be chosen. */
  changed: boolean
  /** Candidates whose verdict or score would change. */
  changes: Change<C>[]
}

/** Compares the decision on one movie's candidates under the old and the new terms. */
export function* comparing<C extends Candidate>(movie: Remembered<C>, terms: { before: Terms; after: Terms }): Steps<Comparison<C>> {
  const then = { ...movie.context, ...terms.before }
  const now = { ...movie.context, ...terms.after }
  const before = yield* deciding(movie.candidates, then)
  const after = yield* deciding(movie.candidates, now)
  const chosen = { before: choose(before, then) ?? null, after: choose(after, now) ?? null }
  return { ...chosen, changed: chosen.before?.candidate !== chosen.after?.candidate, changes: changesOf(before, after) }
}

const changesOf = <C extends Candidate>(before: readonly Judged<C>[], after: readonly Judged<C>[]): Change<C>[] =>
  before.flatMap(({ candidate, verdict }, index) => {
    const then = after[index]?.verdict
    const differs = then && (then.verdict !== verdict.verdict || then.score !== verdict.score)
    return differs ? [{ candidate, before: verdict, after: then }] : []
  })
