import type { Condition, CustomFormat } from '#server/catalog/profiles/schema'
import type { StepBudget } from '#server/foundation/lib/pattern'
import { doubtOf } from '#server/foundation/releases/doubt'
import type { Candidate, Context, FormatMatch, Scored, SpokenMovie } from './candidate'
import { languagesOf } from './languages'
import { fullBudget, matchesPattern, textOf, Undecided } from './user-patterns'

/** What a condition can test. Also available for files. */
export type Traits = Pick<Candidate, 'title' | 'size_bytes' | 'flags' | 'parsed' | 'file_name'> & {
  languages: readonly string[]
  original_language: string | null
}

export type Scoring = Pick<Context, 'formats' | 'profile'> & { movie: SpokenMovie }
/** Scores a release under the profile. */
export const scoreOf = (candidate: Candidate, { movie, formats, profile }: Scoring): Scored => {
  const languages = languagesOf(candidate, movie)
  const traits = { ...candidate, languages, original_language: movie.original_language }
  const budget = fullBudget()
  const custom_formats = formats
    .filter((format) => matchesFormat(format, traits, budget))
    .map((format) => withScore(format, profile.format_scores))
  const points = languagePoints(languages, { movie, profile })
  const doubt = doubtOf(candidate.parsed, movie)
  return { custom_formats, languages, doubt, score: custom_formats.reduce((sum, { score }) => sum + score, points) }
}

/** What the profile adds for the languages of a release: the points of the one that it likes best. */
export const languagePoints = (languages: readonly string[], { movie, profile }: Pick<Scoring, 'movie' | 'profile'>): number => {
  const liked = (profile.languages.preferred ?? []).filter(({ language }) =>
    languages.includes(language === 'Original' ? (movie.original_language ?? '') : language),
  )
  return liked.length === 0 ? 0 : Math.max(...liked.map(({ score }) => score))
}

/**
 * Conditions are grouped by kind: in each group no required one may fail, and at least one must match. Every group must match.
 * A format with a pattern that cannot be evaluated on this name does not match.
 */
export const matchesFormat = ({ conditions }: Pick<CustomFormat, 'conditions'>, traits: Traits, budget = fullBudget()): boolean => {
  const kinds = new Set(conditions.map(({ kind }) => kind))
  try {
    return conditions.length > 0 && [...kinds].every((kind) => matchesGroup(conditions, kind, { traits, budget }))
  } catch (error) {
    if (error instanceof Undecided) return false
    throw error
  }
}

/** Throws Undecided. */
export const matchesCondition = (condition: Condition, traits: Traits, budget = fullBudget()): boolean =>
  holds(condition, traits, budget) !== condition.negate

type Judging = { traits: Traits; budget: StepBudget }
const matchesGroup = (conditions: readonly Condition[], kind: Condition['kind'], { traits, budget }: Judging) => {
  let matched = false
  for (const condition of conditions) {
    if (condition.kind !== kind) continue
    const matches = matchesCondition(condition, traits, budget)
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

const holds = (condition: Condition, traits: Traits, budget: StepBudget): boolean => {
  const { parsed, flags, size_bytes, languages, original_language } = traits
  switch (condition.kind) {
    case 'release_title':
      return [traits.title, traits.file_name].some(
        (title) => title !== undefined && matchesPattern(condition.value, textOf(condition, { title, parsed }) ?? '', { budget }),
      )
    case 'edition':
    case 'release_group':
      return matchesPattern(condition.value, textOf(condition, traits) ?? '', { budget })
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
