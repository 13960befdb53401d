import { say } from '#server/foundation/lib/sentence'
import { type Candidate, type Context, type Refusal, type Rule, refuse } from '../candidate'
import { sentences } from '../sentences'
import { fullBudget, matchesPattern, patternOfWord, Undecided } from '../user-patterns'

type Named = { title: string; indexer?: Pick<Candidate['indexer'], 'id'> }
type Seen = Pick<Context, 'profile'> & { movie: Pick<Context['movie'], 'tag_ids'> }
type Words = { must: readonly string[]; must_not: readonly string[] }

/**
 * The name must contain one of the required words and none of the forbidden ones, for the profile and for each of its word rules that
 * applies. `/pattern/` is case-sensitive; `/pattern/i` and plain words are not. A pattern that cannot be evaluated on this name never
 * counts in favor of the release.
 */
export const wordsMatch = ({ title, indexer }: Named, { profile, movie: { tag_ids = [] } }: Seen): ReturnType<Rule> => {
  const { must_contain, must_not_contain, words } = profile
  const contains = reader(title)
  const applies = (wanted: readonly number[], given: readonly number[]) => wanted.length === 0 || wanted.some((id) => given.includes(id))
  const indexers = indexer?.id == null ? [] : [indexer.id]
  const rules = words.filter((rule) => applies(rule.tag_ids, tag_ids) && applies(rule.indexer_ids, indexers))
  for (const rule of [{ must: must_contain, must_not: must_not_contain }, ...rules]) {
    const refusal = refusalBy(rule, contains)
    if (refusal) return refusal
  }
  return undefined
}

/** Undefined if a pattern takes too long. */
const reader = (title: string) => {
  const budget = fullBudget()
  return (word: string): boolean | undefined => {
    const written = patternOfWord(word)
    if (!written) return title.toLowerCase().includes(word.toLowerCase())
    try {
      return matchesPattern(written.pattern, title, { budget, ignoreCase: written.ignoreCase })
    } catch (error) {
      if (error instanceof Undecided) return undefined
      throw error
    }
  }
}

const refusalBy = ({ must, must_not }: Words, contains: ReturnType<typeof reader>): Refusal | undefined => {
  if (must.length > 0 && !must.some(contains)) return refuse(say(sentences, 'required_word_missing', { words: [...must] }))
  const answers = must_not.map((word) => ({ word, found: contains(word) }))
  const wordsWith = (answer: boolean | undefined) => answers.filter(({ found }) => found === answer).map(({ word }) => word)
  const [found, undecided] = [wordsWith(true), wordsWith(undefined)]
  if (found.length > 0) return refuse(say(sentences, 'forbidden_word', { words: found }))
  return undecided.length > 0 ? refuse(say(sentences, 'word_undecided', { words: undecided })) : undefined
}
