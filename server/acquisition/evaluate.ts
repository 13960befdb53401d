import type { Candidate, Context } from './candidate'
import { choose, decide, type Judged, type Verdict } from './decide'

/** What is remembered of one movie: its candidates, and what they would be judged against. */
export type Remembered<C extends Candidate = Candidate> = { context: Omit<Context, 'profile'>; candidates: readonly C[] }
type Terms = Pick<Context, 'profile' | 'formats'>

export type Choice<C extends Candidate = Candidate> = {
  movie_id: number
  before: Judged<C> | null
  after: Judged<C> | null
  changed: boolean
}
export type Change<C extends Candidate = Candidate> = { candidate: C; before: Verdict; after: Verdict }

/** Per movie, what would have been chosen under the old terms and under the new ones. */
export const compareChoices = <C extends Candidate>(movies: readonly Remembered<C>[], before: Terms, after: Terms): Choice<C>[] =>
  movies.map((movie) => {
    const [then, now] = [chosen(movie, before), chosen(movie, after)]
    return { movie_id: movie.context.movie.id, before: then, after: now, changed: then?.candidate !== now?.candidate }
  })

/** The candidates of one movie whose verdict or score the new terms would change. */
export const changesOf = <C extends Candidate>({ context, candidates }: Remembered<C>, before: Terms, after: Terms): Change<C>[] => {
  const now = decide(candidates, { ...context, ...after })
  return decide(candidates, { ...context, ...before }).flatMap(({ candidate, verdict }, index) => {
    const then = now[index]?.verdict
    const differs = then && (then.verdict !== verdict.verdict || then.score !== verdict.score)
    return differs ? [{ candidate, before: verdict, after: then }] : []
  })
}

const chosen = <C extends Candidate>({ context, candidates }: Remembered<C>, terms: Terms): Judged<C> | null => {
  const complete = { ...context, ...terms }
  return choose(decide(candidates, complete), complete) ?? null
}
