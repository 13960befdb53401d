import { compilePattern } from '#server/lib/pattern'
import type { Condition, CustomFormat } from '#server/profiles/schema'
import type { Candidate, Context, FormatMatch, Scored } from './candidate'
import { languagesOf } from './languages'

/** What a condition may look at. A file on the shelf has these too. */
export type Traits = Pick<Candidate, 'title' | 'size_bytes' | 'flags' | 'parsed'> & {
  languages: readonly string[]
  original_language: string | null
}

/** What the release is worth under the profile. */
export const scoreOf = (candidate: Candidate, { movie, formats, profile }: Pick<Context, 'movie' | 'formats' | 'profile'>): Scored => {
  const languages = languagesOf(candidate, movie)
  const traits = { ...candidate, languages, original_language: movie.original_language }
  const custom_formats = formats.filter((format) => matchesFormat(format, traits)).map((format) => withScore(format, profile.format_scores))
  return { custom_formats, languages, score: custom_formats.reduce((sum, { score }) => sum + score, 0) }
}

/** Conditions of one kind form a group: none that is required may fail, and one at least must match. Every group must match. */
export const matchesFormat = ({ conditions }: Pick<CustomFormat, 'conditions'>, traits: Traits): boolean => {
  const kinds = new Set(conditions.map(({ kind }) => kind))
  return conditions.length > 0 && [...kinds].every((kind) => matchesGroup(conditions, kind, traits))
}

export const matchesCondition = (condition: Condition, traits: Traits): boolean => holds(condition, traits) !== condition.negate

const matchesGroup = (conditions: readonly Condition[], kind: Condition['kind'], traits: Traits) => {
  let matched = false
  for (const condition of conditions) {
    if (condition.kind !== kind) continue
    const matches = matchesCondition(condition, traits)
    if (condition.required && !matches) return false
    matched ||= matches
  }
  return matched
}

const withScore = ({ id, name }: Pick<CustomFormat, 'id' | 'name'>, scores: Context['profile']['format_scores']): FormatMatch => ({
  custom_format_id: id,
  name,
  score: scores.find(({ custom_format_id }) => custom_format_id === id)?.score ?? 0,
})

const holds = (condition: Condition, { title, parsed, flags, size_bytes, languages, original_language }: Traits): boolean => {
  switch (condition.kind) {
    case 'release_title':
      return matches(condition.value, title)
    case 'edition':
      return matches(condition.value, parsed.edition)
    case 'release_group':
      return matches(condition.value, parsed.release_group ?? '')
    case 'language':
      return hasLanguage(condition, languages, original_language)
    case 'indexer_flag':
      return flags.includes(condition.value.toLowerCase())
    case 'source':
      return parsed.source === condition.value
    case 'resolution':
      return parsed.resolution === condition.value
    case 'quality_modifier':
      return parsed.modifier === condition.value
    case 'size':
      return isBetween((size_bytes ?? 0) / 1024 ** 3, condition.value)
    case 'year':
      return parsed.year !== null && parsed.year >= condition.value.min && parsed.year <= condition.value.max
  }
}

const isBetween = (gigabytes: number, { min, max }: { min: number; max: number }) => gigabytes > min && gigabytes <= max

const hasLanguage = (condition: Extract<Condition, { kind: 'language' }>, languages: readonly string[], original: string | null) => {
  const wanted = condition.value === 'Original' ? (original ?? 'Original') : condition.value
  return condition.except ? languages.some((language) => language !== wanted) : languages.includes(wanted)
}

/** Patterns are checked when they are saved; one that slipped through matches nothing. */
const matches = (pattern: string, text: string) => {
  const compiled = compilePattern(pattern)
  return compiled.ok && compiled.pattern.test(text)
}
