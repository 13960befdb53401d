import { stepsSpent } from '#server/foundation/lib/pattern'
import { createTurn, turnOfOthers } from '#server/foundation/lib/turns'
import type { Candidate, Context } from './candidate'
import { wordsMatch } from './rules/words-match'
import { scoreOf } from './score'

/** Lets other work run after this many steps of patterns, or after 5 ms of anything else. */
const STEPS_PER_TURN = 100_000

/**
 * Tries the user's patterns on all candidates beforehand, with pauses. Judging runs in a transaction and cannot pause; it then finds the
 * slow results cached.
 */
export const tryPatterns = async (
  candidates: Iterable<Candidate>,
  context: Pick<Context, 'movie' | 'formats' | 'profile'>,
  pause: () => Promise<void> = turnOfOthers,
): Promise<void> => {
  let since = stepsSpent()
  const turn = createTurn()
  for (const candidate of candidates) {
    scoreOf(candidate, context)
    wordsMatch(candidate, context)
    if (stepsSpent() - since < STEPS_PER_TURN && !turn.isOver()) continue
    await pause()
    since = stepsSpent()
    turn.begin()
  }
}
