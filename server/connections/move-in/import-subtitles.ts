import type { ImportRecords } from '#server/connections/import/records'
import type { Pace } from '#server/connections/import/runs'
import { digestOf, type ImportItem, type ImportReport, type Made } from '#server/connections/import/schema'
import type { ConfigStore } from '#server/foundation/config/config'
import { configFields } from '#server/foundation/config/fields'
import type { Config, ConfigPatch } from '#server/foundation/config/schema'
import { defaultsOf, secretsOf } from '#server/foundation/lib/fields'
import { redacted } from '#server/foundation/lib/redact'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import type { Db } from '#server/foundation/platform/db/open'
import { codeOfLanguage, languageOfCode } from '#server/foundation/releases/languages'
import { nameSettings } from './name-subtitle-settings'
import { itemOf, reportOf } from './report'
import { sentences } from './sentences'
import { type BazarrContents, isOn, type SubtitleProfile } from './subtitle-shapes'

type Deps = {
  db: Db
  config: Pick<ConfigStore, 'get' | 'update'>
  records: Pick<ImportRecords, 'begin' | 'keep' | 'end' | 'leave'>
}
type Plan = { patch: ConfigPatch; items: Parameters<typeof reportOf>[1] }

const ours = defaultsOf(configFields) as Partial<Config>
const secrets: readonly string[] = secretsOf(configFields)
const page = '/settings/subtitles'
const mostLanguages = 10

/** Takes over the subtitle languages of Bazarr and its account, and names everything else. Settings that were changed here stay. */
export const createImportSubtitles = ({ db, config, records }: Deps) => {
  const shown = (there: BazarrContents, { items }: Plan, applied: boolean): Omit<ImportReport, 'report_id'> =>
    reportOf({ applied, source: 'bazarr', version: there.version }, items)

  return {
    preview: (there: BazarrContents): ImportReport => ({ ...shown(there, planOf(there, config.get()), false), report_id: null }),

    async take(there: BazarrContents, pace: Pace): Promise<ImportReport> {
      const plan = planOf(there, config.get())
      const report = shown(there, plan, true)
      if (Object.keys(plan.patch).length === 0) return { ...report, report_id: null }
      pace.tell(0, 1)
      const report_id = records.begin('bazarr')
      try {
        // Noted first: an undo of what was not changed finds nothing to set back.
        records.keep(db, report_id, madeOf(plan.patch, config.get()))
        config.update(plan.patch, { isKey: true })
        await records.end(report_id, report)
        return { ...report, report_id }
      } finally {
        records.leave(report_id)
      }
    },
  }
}

/** Of a secret only a digest is kept. */
const madeOf = (patch: ConfigPatch, before: Config): Made[] =>
  Object.entries(patch).map(([name, after]) =>
    secrets.includes(name)
      ? { what: 'secret', name, digest: digestOf(String(after)) }
      : { what: 'setting', name, before: before[name as keyof Config], after },
  )

const planOf = (there: BazarrContents, config: Config): Plan => {
  const used = usedIn(there)
  const languages = planLanguages(used, config)
  const automatic = planAutomatic(there, used, config)
  const account = planAccount(there, config)
  const named = there.settings === null ? nothingNamed : nameSettings(there.settings)
  const found = [languages, automatic, account].flatMap((one) => one ?? [])
  return {
    patch: Object.assign({}, ...found.map(({ patch }) => patch)),
    items: {
      subtitle_profiles: [
        ...there.profiles.map((profile) => profileItem(profile, there, used)),
        ...without(there.movies.get(null) ?? 0),
        ...there.unreadable.map((name) => itemOf(name, 'impossible', { reasons: [say(sentences, 'bazarr_profile_odd')], harm: 'setting' })),
      ],
      settings: [...found.map(({ item }) => item), ...named.settings],
      subtitle_providers: named.subtitle_providers,
      blocklist: there.blocked.map(({ title, provider, language, id }) =>
        itemOf(`${title} · ${language} · ${provider} ${id}`.trim(), 'left_behind', {
          reasons: [say(sentences, 'bazarr_blocked')],
          harm: 'knowledge',
        }),
      ),
      grab_history: counted('history', there.history, (count) => say(sentences, 'bazarr_history', { count })),
      notifications: there.notifiers.map((name) =>
        itemOf(name, 'left_behind', { reasons: [say(sentences, 'bazarr_notifier')], harm: 'setting' }),
      ),
      unknown: [
        ...there.unknown.flatMap(({ name, count }) => counted(name, count, (some) => say(sentences, 'bazarr_rows', { count: some }))),
        ...named.unknown,
      ],
    },
  }
}

const nothingNamed = {
  settings: [itemOf('config.yaml', 'left_behind', { reasons: [say(sentences, 'bazarr_no_settings')], harm: 'setting' })],
  subtitle_providers: [],
  unknown: [],
}

const counted = (name: string, count: number, reason: (count: number) => Sentence): ImportItem[] =>
  count === 0 ? [] : [itemOf(name, 'left_behind', { reasons: [reason(count)], harm: 'comfort' })]

const without = (count: number): ImportItem[] =>
  count === 0 ? [] : [itemOf('–', 'left_behind', { reasons: [say(sentences, 'bazarr_movies_without', { count })], harm: 'setting' })]

/** Profiles that movies have, the most frequent first, and the one that new movies get. */
const usedIn = ({ profiles, movies, settings }: BazarrContents): SubtitleProfile[] => {
  const { movie_default_enabled, movie_default_profile } = settings?.general ?? {}
  const ofNew = isOn(movie_default_enabled) ? Number(movie_default_profile) : null
  const countOf = ({ id }: SubtitleProfile) => movies.get(id) ?? 0
  return profiles.filter((profile) => countOf(profile) > 0 || profile.id === ofNew).toSorted((a, b) => countOf(b) - countOf(a))
}

type Settled = { item: ImportItem; patch: ConfigPatch }

/** Languages of which full subtitles are wanted. Both have codes of their own for some. */
const fullLanguages = (profiles: readonly SubtitleProfile[]): string[] => [
  ...new Set(profiles.flatMap(({ languages }) => languages.flatMap(({ code, forced }) => (forced ? [] : (ownCode(code) ?? []))))),
]
const special: Readonly<Record<string, string>> = { pb: 'pt-br', zt: 'zh', ea: 'es-419' }
const ownCode = (code: string): string | null => {
  const language = languageOfCode(special[code.toLowerCase()] ?? code)
  return language ? codeOfLanguage(language.name) || null : null
}

const planLanguages = (used: readonly SubtitleProfile[], { subtitle_languages: own }: Config): Settled | null => {
  const all = fullLanguages(used)
  const wanted = all.slice(0, mostLanguages)
  if (wanted.length === 0) return null
  const item = (outcome: 'changed' | 'matched' | 'left_behind', reasons: Sentence[]): ImportItem => ({
    ...itemOf('subtitle_languages', outcome, { reasons, harm: outcome === 'changed' ? null : 'setting' }),
    goes_to: page,
  })
  if (same(own, wanted)) return { item: { ...item('matched', [say(sentences, 'state_here')]), harm: null }, patch: {} }
  if (!same(own, ours.subtitle_languages)) {
    const reason = say(sentences, 'subtitle_languages_stay', { own, theirs: wanted })
    return { item: item('matched', [reason]), patch: {} }
  }
  const rest = all.slice(mostLanguages)
  const reasons: Sentence[] = [say(sentences, 'subtitle_languages_now', { languages: wanted })]
  if (rest.length > 0) reasons.push(say(sentences, 'subtitle_languages_rest', { most: mostLanguages, languages: rest }))
  return { item: item('changed', reasons), patch: { subtitle_languages: wanted } }
}

/** A hundred years, which is how Bazarr writes never. */
const never = 876_000

const planAutomatic = (there: BazarrContents, used: readonly SubtitleProfile[], config: Config): Settled | null => {
  if (fullLanguages(used).length === 0 || Number(there.settings?.general?.wanted_search_frequency_movie) >= never) return null
  if (config.subtitle_auto) return { item: itemOf('subtitle_auto', 'matched', { reasons: [say(sentences, 'state_here')] }), patch: {} }
  const key = config.subtitles_api_key === null ? [say(sentences, 'bazarr_key_needed')] : []
  const reasons = [say(sentences, 'subtitle_auto_now'), ...key]
  return { item: { ...itemOf('subtitle_auto', 'changed', { reasons }), goes_to: page }, patch: { subtitle_auto: true } }
}

const planAccount = ({ settings }: BazarrContents, config: Config): Settled | null => {
  const { username, password } = settings?.opensubtitlescom ?? {}
  if (typeof username !== 'string' || username.trim() === '') return null
  const item = (
    outcome: 'changed' | 'matched' | 'left_behind',
    code: 'subtitle_account_now' | 'subtitle_account_stays' | 'state_here',
  ) => ({
    ...itemOf('subtitles_username', outcome, { reasons: [say(sentences, code)] }),
    goes_to: page,
  })
  const { subtitles_username, subtitles_password } = config
  if (subtitles_username === username && subtitles_password === password) return { item: item('matched', 'state_here'), patch: {} }
  if (subtitles_username !== null || subtitles_password !== null) return { item: item('matched', 'subtitle_account_stays'), patch: {} }
  if (!isPassword(password) || username.length > 200) {
    const reasons = [say(sentences, 'subtitle_account_hidden')]
    return { item: { ...itemOf('subtitles_username', 'left_behind', { reasons, harm: 'setting' }), goes_to: page }, patch: {} }
  }
  return { item: item('changed', 'subtitle_account_now'), patch: { subtitles_username: username, subtitles_password: password } }
}

const isPassword = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value !== redacted && !/^\*+$/.test(value)

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** What of a profile comes along, and what its rules were. */
const profileItem = (profile: SubtitleProfile, { movies }: BazarrContents, used: readonly SubtitleProfile[]): ImportItem => {
  if (!used.includes(profile))
    return itemOf(profile.name, 'left_behind', { reasons: [say(sentences, 'bazarr_profile_unused')], harm: 'comfort' })
  const lost = rulesOf(profile)
  const count = movies.get(profile.id) ?? 0
  const others = used.length > 1 ? [say(sentences, 'bazarr_profile_of', { count })] : []
  const taken = fullLanguages([profile])
  const reasons = taken.length > 0 ? [say(sentences, 'bazarr_profile_taken', { languages: taken }), ...others, ...lost] : lost
  return others.length + lost.length > 0
    ? itemOf(profile.name, 'left_behind', { reasons, harm: 'setting' })
    : itemOf(profile.name, 'matched', { reasons })
}

const anyOfThem = 65_535

/** Rules of a profile without a place here. */
const rulesOf = ({ languages, cutoff, must, mustNot, isOriginal, tag }: SubtitleProfile): Sentence[] => {
  const codesOf = (some: typeof languages) => [...new Set(some.map(({ code }) => ownCode(code) ?? code))]
  const named = (some: typeof languages, code: PerLanguage): Sentence[] =>
    some.length === 0 ? [] : [say(sentences, code, { languages: codesOf(some) })]
  const last = languages.find(({ id }) => id !== null && id === cutoff)
  return [
    ...named(
      languages.filter(({ code, forced }) => !forced && ownCode(code) === null),
      'bazarr_language_unknown',
    ),
    ...named(
      languages.filter(({ forced }) => forced),
      'bazarr_forced',
    ),
    ...named(
      languages.filter(({ impaired }) => impaired),
      'bazarr_impaired',
    ),
    ...named(
      languages.filter(({ unlessSpoken }) => unlessSpoken),
      'bazarr_unless_spoken',
    ),
    ...named(
      languages.filter(({ ifSpoken }) => ifSpoken),
      'bazarr_if_spoken',
    ),
    ...(cutoff === anyOfThem ? [say(sentences, 'bazarr_cutoff_any')] : []),
    ...(last ? [say(sentences, 'bazarr_cutoff', { languages: codesOf([last]) })] : []),
    ...(must.length > 0 ? [say(sentences, 'bazarr_must', { words: must })] : []),
    ...(mustNot.length > 0 ? [say(sentences, 'bazarr_must_not', { words: mustNot })] : []),
    ...(isOriginal ? [say(sentences, 'bazarr_original')] : []),
    ...(tag === null ? [] : [say(sentences, 'bazarr_tag', { tag })]),
  ]
}
type PerLanguage = 'bazarr_language_unknown' | 'bazarr_forced' | 'bazarr_impaired' | 'bazarr_unless_spoken' | 'bazarr_if_spoken'
