import { compilePattern } from '#server/lib/pattern'
import { languageNamed } from '#server/releases/languages'
import type { Condition, NewCustomFormat } from './schema'

/** What is wrong with a field, in words. `field` is its path in the body. */
export type Problem = { field: string; message: string }

/** What the schema cannot say: patterns that work, ranges that hold something, languages that exist. */
export const problemsOfFormat = ({ conditions }: Pick<NewCustomFormat, 'conditions'>): Problem[] =>
  conditions.flatMap((condition, index) => {
    const message = problemOf(condition)
    return message ? [{ field: `conditions[${index}].value`, message }] : []
  })

const problemOf = (condition: Condition): string | undefined => {
  switch (condition.kind) {
    case 'release_title':
    case 'edition':
    case 'release_group':
      return problemOfPattern(condition.value)
    case 'language':
      return languageNamed(condition.value) ? undefined : `${condition.value} is no language that we know`
    case 'size':
      return condition.value.min < condition.value.max ? undefined : 'The upper end must lie above the lower one'
    case 'year':
      return condition.value.min <= condition.value.max ? undefined : 'The upper end lies below the lower one'
    case 'indexer_flag':
    case 'source':
    case 'resolution':
    case 'quality_modifier':
      return undefined
  }
}

const problemOfPattern = (pattern: string) => {
  const compiled = compilePattern(pattern)
  return compiled.ok ? undefined : compiled.why
}
