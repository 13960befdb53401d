import { isDeepStrictEqual } from 'node:util'
import { Value } from '@sinclair/typebox/value'
import { NewQualityProfile, type ProfileItem } from '#server/catalog/profiles/schema'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import { languageOfId } from '#server/foundation/releases/languages'
import { qualityNamed, qualityOfId } from '#server/foundation/releases/quality'
import type { Item } from './item'
import { here, objection, planned, settled } from './plan'
import type { ProfileRules } from './plan-rules'
import type { KnownProfile, Present } from './present'
import { rulesHere } from './rules-here'
import { sentences } from './sentences'
import { idIn, type RadarrLibrary, type WireProfile, type WireStep } from './wire'

/** Scores refer to formats by name, because ids are known only after the import. `update`: a profile that already exists. */
export type ProfileChange =
  | { profile: NewQualityProfile; scores: { format: string; score: number }[]; rules: ProfileRules }
  | { update: number; rules: ProfileRules }
type Deps = {
  /** What applies to all profiles in Radarr. */
  rules: ProfileRules
  present: Present
  /** Custom formats that exist here or will be imported. */
  formats: ReadonlySet<string>
  problemOf: (profile: NewQualityProfile) => Sentence | string | undefined
}

export const planProfiles = (library: RadarrLibrary, { present, formats, problemOf, rules }: Deps): Item<ProfileChange>[] => {
  const names = new Map(library.custom_formats.map(({ id, name }) => [id, name]))
  const seen = new Set<string>()
  return library.quality_profiles.map((wire) => {
    const known = present.profiles.get(wire.name)
    if (known) return seen.has(wire.name) ? here(wire.name) : planKnown(known, rules, present)
    if (seen.has(wire.name)) return settled(wire.name, 'matched', say(sentences, 'radarr_profile_twice'))
    const item = planNew(wire, names, { formats, problemOf, rules })
    if (item.outcome === 'added') seen.add(wire.name)
    return item
  })
}

type NewDeps = Omit<Deps, 'present'>
const planNew = (wire: WireProfile, names: ReadonlyMap<number, string>, { formats, problemOf, rules }: NewDeps): Item<ProfileChange> => {
  const notes: Sentence[] = []
  const profile = translated(wire, notes)
  const scores = scoresOf(wire, names)
  const lost = scores.filter(({ format }) => !formats.has(format))
  if (lost.length > 0) notes.push(say(sentences, 'radarr_scores_lost', { names: lost.map(({ format }) => format) }))
  const problem = Value.Check(NewQualityProfile, profile) ? problemOf(profile) : say(sentences, 'radarr_profile_odd')
  if (problem !== undefined) return { ...settled(wire.name, 'impossible', objection(problem)), ...guard }
  const change = { profile, scores: scores.filter(({ format }) => formats.has(format)), rules }
  return { ...planned<ProfileChange>(wire.name, 'added', { change, reasons: notes }), ...(lost.length > 0 && guard) }
}

const guard = { harm: 'guard', goes_to: '/settings/quality' } as const

/** A profile that exists here gets the rules that it lacks; what was set here stays. */
const planKnown = (known: KnownProfile, rules: ProfileRules, present: Present): Item<ProfileChange> => {
  const wanted = rulesHere(rules, present)
  const fields = Object.keys(wanted) as (keyof typeof wanted)[]
  const [open, own] = [fields.filter((field) => isUnset(known[field])), fields.filter((field) => !isUnset(known[field]))]
  const differing = own.filter((field) => !isDeepStrictEqual(known[field], wanted[field]))
  const notes = differing.length > 0 ? [say(sentences, 'radarr_rules_differ', { fields: differing })] : []
  const harm = differing.length > 0 ? guard : {}
  if (open.length === 0) return { ...settled(known.name, 'matched', say(sentences, 'radarr_stays'), ...notes), ...harm }
  const change = { update: known.id, rules }
  return { ...planned(known.name, 'changed', { change, reasons: [say(sentences, 'radarr_profile_gets_rules'), ...notes] }), ...harm }
}

export const isUnset = (value: unknown): boolean => value === 0 || (Array.isArray(value) && value.length === 0)

const translated = (wire: WireProfile, notes: Sentence[]): NewQualityProfile => {
  const steps = wire.items.flatMap((step) => {
    const item = itemOf(step)
    return item ? [{ step, item }] : []
  })
  const end = steps.find(({ step, item }) => item.allowed && isAt(step, wire.cutoff)) ?? steps.findLast(({ item }) => item.allowed)
  if (end && !isAt(end.step, wire.cutoff)) notes.push(say(sentences, 'radarr_upgrades_end', { quality: nameOf(end.item) }))
  return {
    name: wire.name,
    items: steps.map(({ item }) => item),
    cutoff: end ? nameOf(end.item) : '',
    upgrade_allowed: Boolean(wire.upgradeAllowed ?? true),
    min_format_score: wire.minFormatScore ?? 0,
    cutoff_format_score: wire.cutoffFormatScore ?? 0,
    min_upgrade_score: Math.max(1, wire.minUpgradeFormatScore ?? 1),
    languages: languagesOf(idIn(wire.language)),
  }
}

const itemOf = ({ quality, items, name, id, allowed }: WireStep): ProfileItem | undefined => {
  const single = qualityOfId(idIn(quality) ?? Number.NaN)?.name
  if (single !== undefined) return { quality: single, allowed: allowed ?? false }
  const members = (items ?? []).flatMap((member) => qualityOfId(idIn(member.quality) ?? Number.NaN)?.name ?? [])
  const group = name?.trim() || `Group ${id ?? ''}`
  if (members.length === 0) return undefined
  return { group: qualityNamed(group) ? `${group} group` : group, qualities: members, allowed: allowed ?? false }
}

/** The cutoff is a quality or a group; a quality inside a group means the group. */
const isAt = ({ quality, id, items }: WireStep, cutoff: number): boolean =>
  quality === null || quality === undefined
    ? id === cutoff || (items ?? []).some((member) => idIn(member.quality) === cutoff)
    : idIn(quality) === cutoff

const nameOf = (item: ProfileItem) => ('group' in item ? item.group : item.quality)

const languagesOf = (id: number | null): NonNullable<NewQualityProfile['languages']> => {
  const language = id === null || id === 0 || id === -1 ? undefined : languageOfId(id)
  if (language === undefined) return { mode: 'any', values: [] }
  return id === -2 ? { mode: 'original', values: [] } : { mode: 'any_of', values: [language.name] }
}

const scoresOf = ({ formatItems }: WireProfile, names: ReadonlyMap<number, string>) =>
  (formatItems ?? []).flatMap(({ format, score }) => (score === 0 ? [] : [{ format: names.get(format) ?? `format ${format}`, score }]))
