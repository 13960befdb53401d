import { type TSchema, Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { titleIn } from './values'

/** A language of a profile, and what is wanted of its subtitles. */
export type WantedLanguage = {
  id: number | null
  code: string
  forced: boolean
  impaired: boolean
  unlessSpoken: boolean
  ifSpoken: boolean
}
export type SubtitleProfile = {
  id: number
  name: string
  languages: WantedLanguage[]
  cutoff: number | null
  must: string[]
  mustNot: string[]
  isOriginal: boolean
  tag: string | null
}
export type BlockedSubtitle = { title: string; provider: string; language: string; id: string }
export type Settings = Readonly<Record<string, Readonly<Record<string, unknown>>>>
/** What Bazarr knows, from its API or its backup. */
export type BazarrContents = {
  version: string | null
  profiles: SubtitleProfile[]
  /** Movies by the profile that they have. */
  movies: ReadonlyMap<number | null, number>
  blocked: BlockedSubtitle[]
  history: number
  notifiers: string[]
  /** Null if the file holds none. */
  settings: Settings | null
  /** Tables that this reader does not know, with the number of their rows. */
  unknown: { name: string; count: number }[]
  unreadable: string[]
}

const optional = <T extends TSchema>(schema: T) => Type.Optional(Type.Union([schema, Type.Null()]))
const flag = Type.Optional(Type.Unknown())
const WireProfile = Type.Object({
  profileId: Type.Integer(),
  name: Type.String(),
  cutoff: optional(Type.Number()),
  items: Type.Array(
    Type.Object({
      id: optional(Type.Number()),
      language: Type.String({ maxLength: 20 }),
      forced: flag,
      hi: flag,
      audio_exclude: flag,
      audio_only_include: flag,
    }),
  ),
  mustContain: optional(Type.Array(Type.String())),
  mustNotContain: optional(Type.Array(Type.String())),
  originalFormat: flag,
  tag: optional(Type.String()),
})

/** Null for what cannot be one. */
export const profileIn = (wire: unknown): SubtitleProfile | null => {
  if (!Value.Check(WireProfile, wire)) return null
  const { profileId: id, name, cutoff, items, mustContain, mustNotContain, originalFormat, tag } = wire
  return {
    id,
    name: titleIn(name),
    languages: items.map((item) => ({
      id: item.id ?? null,
      code: item.language,
      forced: isOn(item.forced),
      impaired: isOn(item.hi),
      unlessSpoken: isOn(item.audio_exclude),
      ifSpoken: isOn(item.audio_only_include),
    })),
    cutoff: cutoff ?? null,
    must: (mustContain ?? []).map(titleIn),
    mustNot: (mustNotContain ?? []).map(titleIn),
    isOriginal: isOn(originalFormat),
    tag: tag ? titleIn(tag) : null,
  }
}

/** Flags are words of Python there. */
export const isOn = (value: unknown): boolean => value === true || value === 1 || /^(?:true|1)$/i.test(String(value))

/** Sections of settings, each with its values. */
export const settingsIn = (wire: unknown): Settings =>
  Object.fromEntries(Object.entries(plain(wire)).map(([section, values]) => [section.toLowerCase(), plain(values)]))

export const plain = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {}
