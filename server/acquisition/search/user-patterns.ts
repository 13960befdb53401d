import type { Condition } from '#server/catalog/profiles/schema'
import { compilePattern, PatternTooCostly, STEPS_PER_NAME, type StepBudget } from '#server/foundation/lib/pattern'
import type { ParsedRelease } from '#server/foundation/releases/release'
import { withoutTitle } from '#server/foundation/releases/without-title'

/** A pattern could not be evaluated: it takes too long on this text, or is invalid. */
export class Undecided extends Error {}

export const fullBudget = (): StepBudget => ({ left: STEPS_PER_NAME })

/** Throws Undecided, and counts it for Health. */
export const matchesPattern = (
  pattern: string,
  text: string,
  { budget = fullBudget(), ignoreCase = true }: { budget?: StepBudget; ignoreCase?: boolean } = {},
): boolean => {
  try {
    const compiled = compilePattern(pattern, { ignoreCase })
    if (compiled.ok) return compiled.pattern.test(text, budget)
    throw new Undecided(compiled.why.text)
  } catch (error) {
    if (!(error instanceof PatternTooCostly || error instanceof Undecided)) throw error
    noteSkipped(pattern, text)
    throw new Undecided(error.message)
  }
}

/** The pattern between the slashes of a profile's word; undefined for a plain word. */
export const patternOfWord = (word: string): { pattern: string; ignoreCase: boolean } | undefined => {
  const written = /^\/(.+)\/(i?)$/.exec(word)
  return written ? { pattern: written[1] ?? '', ignoreCase: written[2] === 'i' } : undefined
}

/**
 * The text that a condition's pattern is matched against; undefined for a condition without a pattern. Words of the title are no marks of
 * the release ("Uncut Gems"), so a title's place holder is in their place.
 */
export const textOf = ({ kind }: Condition, { title, parsed }: { title: string; parsed: ParsedRelease }): string | undefined => {
  switch (kind) {
    case 'release_title':
      return describedBy(title)
    case 'edition':
      return parsed.edition
    case 'release_group':
      return parsed.release_group ?? ''
    default:
      return undefined
  }
}

/** All conditions ask about one name after another, or about that of a release and that of its file in turn. */
const latest = new Map<string, string>()
const describedBy = (title: string): string => {
  const known = latest.get(title)
  if (known !== undefined) return known
  if (latest.size > 1) latest.clear()
  const described = withoutTitle(title)
  latest.set(title, described)
  return described
}

type Skipped = { example: string; names: Set<string> }
const skipped = new Map<string, Skipped>()
const MOST_SKIPPED = 1000

const noteSkipped = (pattern: string, text: string): void => {
  const before = skipped.get(pattern)
  if (before === undefined && skipped.size < MOST_SKIPPED) skipped.set(pattern, { example: text, names: new Set([text]) })
  else if (before && before.names.size < MOST_SKIPPED) before.names.add(text)
}

/** How many names a pattern was skipped on since the start, with an example. */
export const skippedOn = (pattern: string): { names: number; example: string } | undefined => {
  const found = skipped.get(pattern)
  return found && { names: found.names.size, example: found.example }
}
