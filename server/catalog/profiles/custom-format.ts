import { compilePattern } from '#server/foundation/lib/pattern'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import { languageNamed } from '#server/foundation/releases/languages'
import type { Condition, NewCustomFormat } from './schema'
import { sentences } from './sentences'

/** What is wrong with a field. `field` is its path in the body. */
export type Problem = { field: string; message: Sentence }

/** The first problem that the schema cannot express: invalid patterns, empty ranges, unknown languages. */
export const problemOfFormat = ({ conditions }: Pick<NewCustomFormat, 'conditions'>): Problem | undefined => {
  let size = 0
  for (const [index, condition] of conditions.entries()) {
    const problem = problemOf(condition)
    size += sizeOf(condition)
    const message = problem ?? (size > LARGEST_FORMAT ? say(sentences, 'patterns_too_large') : undefined)
    if (message) return { field: `conditions[${index}].value`, message }
  }
  return undefined
}

/** In pattern states. All patterns of a format run on every name. */
const LARGEST_FORMAT = 5000

const problemOf = (condition: Condition): Sentence | undefined => {
  switch (condition.kind) {
    case 'release_title':
    case 'edition':
    case 'release_group':
      return problemOfPattern(condition.value)
    case 'language':
      return languageNamed(condition.value) ? undefined : say(sentences, 'profile_language_unknown', { name: condition.value })
    case 'size':
      return condition.value.min < condition.value.max ? undefined : say(sentences, 'range_must_rise')
    case 'year':
      return condition.value.min <= condition.value.max ? undefined : say(sentences, 'range_falls')
    case 'indexer_flag':
    case 'source':
    case 'resolution':
    case 'quality_modifier':
      return undefined
  }
}

const sizeOf = (condition: Condition): number => {
  if (condition.kind !== 'release_title' && condition.kind !== 'edition' && condition.kind !== 'release_group') return 0
  const compiled = compilePattern(condition.value)
  return compiled.ok ? compiled.pattern.size : 0
}

const problemOfPattern = (pattern: string) => {
  const compiled = compilePattern(pattern)
  return compiled.ok ? undefined : compiled.why
}
