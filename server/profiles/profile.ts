import { compilePattern } from '#server/lib/pattern'
import { languageNamed } from '#server/releases/languages'
import { qualities, qualityNamed } from '#server/releases/quality'
import type { Problem } from './custom-format'
import type { NewQualityProfile, ProfileItem, QualityProfileValues } from './schema'

/** Fills in what the caller left out. */
export const completeProfile = (wanted: NewQualityProfile): QualityProfileValues => ({ ...defaults, ...wanted })

/** All qualities, worst first, with the web qualities of one height as one step. `allowed` names qualities or groups. */
export const ladderOf = (allowed: readonly string[]): ProfileItem[] => {
  const names = [...new Set(qualities.map(({ name, group }) => group ?? name))]
  return names.map((name) => {
    const members = qualities.filter(({ group }) => group === name).map((quality) => quality.name)
    const ticked = allowed.includes(name)
    return members.length > 0 ? { group: name, qualities: members, allowed: ticked } : { quality: name, allowed: ticked }
  })
}

/** What the schema cannot say: names that exist, each only once, and a cutoff that can be reached. */
export const problemsOfProfile = (profile: QualityProfileValues, formatIds: ReadonlySet<number>): Problem[] => [
  ...problemsOfLadder(profile),
  ...problemsOfSizes(profile),
  ...problemsOfLanguages(profile),
  ...problemsOfScores(profile, formatIds),
  ...problemsOfWords('must_contain', profile.must_contain),
  ...problemsOfWords('must_not_contain', profile.must_not_contain),
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
    ...unknownQualities(members).map((name) => problem('items', `${name} is no quality that we know`)),
    ...repeated([...members, ...groups]).map((name) => problem('items', `${name} stands there twice`)),
    ...groups.filter((name) => qualityNamed(name)).map((name) => problem('items', `${name} is a quality, a group needs another name`)),
    ...(items.some(({ allowed }) => allowed) ? [] : [problem('items', 'At least one quality must be allowed')]),
    ...(end?.allowed ? [] : [problem('cutoff', `${cutoff} is not an allowed quality or group of this profile`)]),
  ]
}

const problemsOfSizes = ({ size_limits }: QualityProfileValues): Problem[] => {
  const names = size_limits.map(({ quality }) => quality)
  const impossible = size_limits.filter(({ min_size, preferred_size, max_size }) => !isAscending([min_size, preferred_size, max_size]))
  return [
    ...unknownQualities(names).map((name) => problem('size_limits', `${name} is no quality that we know`)),
    ...repeated(names).map((name) => problem('size_limits', `${name} stands there twice`)),
    ...impossible.map(({ quality }) => problem('size_limits', `${quality}: the sizes must rise from least over preferred to most`)),
  ]
}

const problemsOfLanguages = ({ languages: { mode, values } }: QualityProfileValues): Problem[] => {
  const unknown = values.filter((name) => !languageNamed(name))
  const needed = (mode === 'any_of' || mode === 'all_of') && values.length === 0
  return [
    ...unknown.map((name) => problem('languages.values', `${name} is no language that we know`)),
    ...(needed ? [problem('languages.values', 'Name at least one language')] : []),
  ]
}

const problemsOfScores = ({ format_scores }: QualityProfileValues, known: ReadonlySet<number>): Problem[] => {
  const ids = format_scores.map(({ custom_format_id }) => custom_format_id)
  return [
    ...ids.filter((id) => !known.has(id)).map((id) => problem('format_scores', `custom format ${id} does not exist`)),
    ...repeated(ids).map((id) => problem('format_scores', `custom format ${id} stands there twice`)),
  ]
}

const problemsOfWords = (field: string, words: readonly string[]): Problem[] =>
  words.flatMap((word, index) => {
    const pattern = /^\/(.+)\/i?$/.exec(word)?.[1]
    const compiled = pattern === undefined ? undefined : compilePattern(pattern)
    return compiled && !compiled.ok ? [problem(`${field}[${index}]`, compiled.why)] : []
  })

const problem = (field: string, message: string): Problem => ({ field, message })
const unknownQualities = (names: readonly string[]) => names.filter((name) => !qualityNamed(name))
const repeated = <T>(values: readonly T[]) => [...new Set(values.filter((value, index) => values.indexOf(value) !== index))]
const isAscending = (sizes: readonly (number | null)[]) => {
  const known = sizes.filter((size) => size !== null)
  return known.every((size, index) => index === 0 || size >= (known[index - 1] ?? 0))
}
