import { say } from '#server/foundation/lib/sentence'
import { type Candidate, type Context, type Rule, refuse } from '../candidate'
import { sentences } from '../sentences'
import { fullBudget, matchesPattern, patternOfWord, Undecided } from '../user-patterns'

/**
 * The name must contain one of the required words and none of the forbidden ones. `/pattern/` is case-sensitive; `/pattern/i` and plain
 * words are not. A pattern that cannot be evaluated on this name never counts in favor of the release.
 */
export const wordsMatch = ({ title }: Pick<Candidate, 'title'>, { profile }: Pick<Context, 'profile'>): ReturnType<Rule> => {
  const { must_contain, must_not_contain } = profile
  const budget = fullBudget()
  const contains = (word: string): boolean | undefined => {
    const written = patternOfWord(word)
    if (!written) return title.toLowerCase().includes(word.toLowerCase())
    try {
      return matchesPattern(written.pattern, title, { budget, ignoreCase: written.ignoreCase })
    } catch (error) {
      if (error instanceof Undecided) return undefined
      throw error
    }
  }
  if (must_contain.length > 0 && !must_contain.some(contains))
    return refuse(say(sentences, 'required_word_missing', { words: must_contain }))
  const answers = must_not_contain.map((word) => ({ word, found: contains(word) }))
  const wordsWith = (answer: boolean | undefined) => answers.filter(({ found }) => found === answer).map(({ word }) => word)
  const [found, undecided] = [wordsWith(true), wordsWith(undefined)]
  if (found.length > 0) return refuse(say(sentences, 'forbidden_word', { words: found }))
  return undecided.length > 0 ? refuse(say(sentences, 'word_undecided', { words: undecided })) : undefined
}
