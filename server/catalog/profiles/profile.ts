import { compilePattern } from '#server/foundation/lib/pattern'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import { languageNamed } from '#server/foundation/releases/languages'
import { qualities, qualityNamed } from '#server/foundation/releases/quality'
import type { Problem } from './custom-format'
import type { NewQualityProfile, ProfileItem, QualityProfileValues } from './schema'
import { sentences } from './sentences'

/** Fills in missing fields with defaults. */
export const completeProfile = (wanted: NewQualityProfile): QualityProfileValues => ({ ...defaults, ...wanted })

/** All qualities, worst first, with the web qualities of one resolution as one step. `allowed` names qualities or groups. */
export const ladderOf = (allowed: readonly string[]): ProfileItem[] => {
  const names = [...new Set(qualities.map(({ name, group }) => group ?? name))]
  return names.map((name) => {
    const members = qualities.filter(({ group }) => group === name).map((quality) => quality.name)
    const ticked = allowed.includes(name)
    return members.length > 0 ? { group: name, qualities: members, allowed: ticked } : { quality: name, allowed: ticked }
  })
}

/** Problems that the schema cannot express: unknown or duplicate names, and an unreachable cutoff. */
export const problemsOfProfile = (profile: QualityProfileValues, formatIds: ReadonlySet<number>): Problem[] => [
  ...problemsOfLadder(profile),
  ...problemsOfSizes(profile),
  ...problemsOfLanguages(profile),
  ...problemsOfScores(profile, formatIds),
  ...problemsOfWords('must_contain', profile.must_contain),
  ...problemsOfWords('must_not_contain', profile.must_not_contain),
  ...profile.words.flatMap(({ must, must_not }, place) => [
    ...problemsOfWords(`words[${place}].must`, must),
    ...problemsOfWords(`words[${place}].must_not`, must_not),
  ]),
]

const defaults = {
  upgrade_allowed: true,
  min_format_score: 0,
  cutoff_format_score: 0,
  min_upgrade_score: 1,
  format_scores: [],
  languages: { mode: 'any', values: [] },
  size_limits: [],
  must_contain: [],
  must_not_contain: [],
  words: [],
  delays: [],
  delay_minutes: 0,
  delay_bypass_best_quality: true,
  delay_bypass_score: null,
  is_default: false,
} satisfies Partial<QualityProfileValues>

const membersOf = (item: ProfileItem) => ('group' in item ? item.qualities : [item.quality])
const nameOf = (item: ProfileItem) => ('group' in item ? item.group : item.quality)

const problemsOfLadder = ({ items, cutoff }: QualityProfileValues): Problem[] => {
  const members = items.flatMap(membersOf)
  const groups = items.filter((item) => 'group' in item).map(nameOf)
  const end = items.find((item) => nameOf(item) === cutoff)
  return [
    ...unknownQualities(members).map((name) => problem('items', say(sentences, 'quality_unknown', { name }))),
    ...repeated([...members, ...groups]).map((name) => problem('items', say(sentences, 'named_twice', { name }))),
    ...groups.filter((name) => qualityNamed(name)).map((name) => problem('items', say(sentences, 'group_named_like_quality', { name }))),
    ...(items.some(({ allowed }) => allowed) ? [] : [problem('items', say(sentences, 'no_quality_allowed'))]),
    ...(end?.allowed ? [] : [problem('cutoff', say(sentences, 'cutoff_not_allowed', { cutoff }))]),
  ]
}

const problemsOfSizes = ({ size_limits }: QualityProfileValues): Problem[] => {
  const names = size_limits.map(({ quality }) => quality)
  const impossible = size_limits.filter(({ min_size, preferred_size, max_size }) => !isAscending([min_size, preferred_size, max_size]))
  return [
    ...unknownQualities(names).map((name) => problem('size_limits', say(sentences, 'quality_unknown', { name }))),
    ...repeated(names).map((name) => problem('size_limits', say(sentences, 'named_twice', { name }))),
    ...impossible.map(({ quality }) => problem('size_limits', say(sentences, 'sizes_do_not_rise', { quality }))),
  ]
}

const problemsOfLanguages = ({ languages: { mode, values, preferred = [] } }: QualityProfileValues): Problem[] => {
  const unknown = values.filter((name) => !languageNamed(name))
  const liked = preferred.map(({ language }) => language)
  const needed = (mode === 'any_of' || mode === 'all_of') && values.length === 0
  return [
    ...unknown.map((name) => problem('languages.values', say(sentences, 'profile_language_unknown', { name }))),
    ...liked
      .filter((name) => !languageNamed(name))
      .map((name) => problem('languages.preferred', say(sentences, 'profile_language_unknown', { name }))),
    ...repeated(liked).map((name) => problem('languages.preferred', say(sentences, 'named_twice', { name }))),
    ...(needed ? [problem('languages.values', say(sentences, 'no_language_named'))] : []),
  ]
}

const problemsOfScores = ({ format_scores }: QualityProfileValues, known: ReadonlySet<number>): Problem[] => {
  const ids = format_scores.map(({ custom_format_id }) => custom_format_id)
  return [
    ...ids.filter((id) => !known.has(id)).map((id) => problem('format_scores', say(sentences, 'format_does_not_exist', { id }))),
    ...repeated(ids).map((id) => problem('format_scores', say(sentences, 'format_twice', { id }))),
  ]
}

const problemsOfWords = (field: string, words: readonly string[]): Problem[] =>
  words.flatMap((word, index) => {
    const pattern = /^\/(.+)\/i?$/.exec(word)?.[1]
    const compiled = pattern === undefined ? undefined : compilePattern(pattern)
    return compiled && !compiled.ok ? [problem(`${field}[${index}]`, compiled.why)] : []
  })

const problem = (field: string, message: Sentence): Problem => ({ field, message })
const unknownQualities = (names: readonly string[]) => names.filter((name) => !qualityNamed(name))
const repeated = <T>(values: readonly T[]) => [...new Set(values.filter((value, index) => values.indexOf(value) !== index))]
const isAscending = (sizes: readonly (number | null)[]) => {
  const known = sizes.filter((size) => size !== null)
  return known.every((size, index) => index === 0 || size >= (known[index - 1] ?? 0))
}
