import { frameOf } from './frame'
import { tokensOf } from './tokens'
import { unwrap } from './wrapping'

/**
 * A release name with "A Movie" in place of the title, so that words of the title are not read as marks of the release. A name without a
 * title stays.
 */
export const withoutTitle = (name: string): string => {
  const { stem } = unwrap(name)
  const offset = name.indexOf(stem)
  const tokens = tokensOf(stem)
  const { end, year } = frameOf(tokens)
  const [first, last] = [tokens[0], tokens[end - 1]]
  if (offset < 0 || !first || !last || (year === null && end === tokens.length)) return name
  const written = stem.slice(first.start, last.end)
  return `${name.slice(0, offset + first.start)}${written.includes('.') ? 'A.Movie' : 'A Movie'}${name.slice(offset + last.end)}`
}
