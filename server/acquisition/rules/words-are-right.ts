import { compilePattern } from '#server/lib/pattern'
import { type Rule, refuse } from '../candidate'
import { list } from '../words'

/** One of the words that must be there is, and none of the others. `/pattern/` minds capitals, `/pattern/i` and plain words do not. */
export const wordsAreRight: Rule = ({ title }, { profile }) => {
  const { must_contain, must_not_contain } = profile
  if (must_contain.length > 0 && !must_contain.some((word) => stands(word, title)))
    return refuse('required_word_missing', `its name has none of ${list(must_contain, 'or')}`)
  const found = must_not_contain.filter((word) => stands(word, title))
  return found.length > 0 ? refuse('forbidden_word', `its name has ${list(found, 'and')}`) : undefined
}

const stands = (word: string, title: string) => {
  const written = /^\/(.+)\/(i?)$/.exec(word)
  if (!written) return title.toLowerCase().includes(word.toLowerCase())
  const compiled = compilePattern(written[1] ?? '', { ignoreCase: written[2] === 'i' })
  return compiled.ok && compiled.pattern.test(title)
}
