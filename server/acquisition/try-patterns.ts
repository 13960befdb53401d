import { stepsSpent } from '#server/lib/pattern'
import { turnOfOthers } from '#server/lib/turns'
import type { Candidate, Context } from './candidate'
import { wordsAreRight } from './rules/words-are-right'
import { scoreOf } from './score'

/** After so many steps others get their turn: about 10 ms. */
const STEPS_PER_TURN = 100_000

/**
 * Tries the patterns of the user on all candidates beforehand, with pauses in between: judging, which happens inside of a transaction
 * and cannot pause, then finds the slow answers remembered.
 */
export const tryPatterns = async (
  candidates: Iterable<Candidate>,
  context: Pick<Context, 'movie' | 'formats' | 'profile'>,
  pause: () => Promise<void> = turnOfOthers,
): Promise<void> => {
  let since = stepsSpent()
  for (const candidate of candidates) {
    scoreOf(candidate, context)
    wordsAreRight(candidate, context)
    if (stepsSpent() - since < STEPS_PER_TURN) continue
    await pause()
    since = stepsSpent()
  }
}
