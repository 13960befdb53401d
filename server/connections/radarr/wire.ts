import { type Static, type TSchema, Type } from '@sinclair/typebox'
import { type TypeCheck, TypeCompiler } from '@sinclair/typebox/compiler'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import { sentences } from './sentences'

/**
 * Radarr's data in the shape of its API; database rows are converted to it. The API gives a quality, language or status as an object or
 * word, the database as a number.
 */
const maybe = <T extends TSchema>(schema: T) => Type.Optional(Type.Union([schema, Type.Null()]))
const text = Type.String()
const whole = Type.Integer()
const ids = Type.Array(whole)
const numbered = Type.Union([whole, Type.Object({ id: whole })])
const flag = Type.Union([Type.Boolean(), whole])

const WireFile = Type.Object({
  relativePath: text,
  sceneName: maybe(text),
  quality: maybe(Type.Object({ quality: numbered })),
  languages: maybe(Type.Array(numbered)),
})
export const WireMovie = Type.Object({
  tmdbId: whole,
  title: text,
  imdbId: maybe(text),
  originalTitle: maybe(text),
  alternateTitles: maybe(Type.Array(Type.Object({ title: maybe(text) }))),
  originalLanguage: maybe(numbered),
  overview: maybe(text),
  year: maybe(whole),
  runtime: maybe(Type.Number()),
  genres: maybe(Type.Array(text)),
  certification: maybe(text),
  inCinemas: maybe(text),
  digitalRelease: maybe(text),
  physicalRelease: maybe(text),
  youTubeTrailerId: maybe(text),
  popularity: maybe(Type.Number()),
  images: maybe(Type.Array(Type.Object({ coverType: maybe(Type.Unknown()), url: maybe(text), remoteUrl: maybe(text) }))),
  ratings: maybe(Type.Object({ tmdb: maybe(Type.Object({ value: maybe(Type.Number()), votes: maybe(whole) })) })),
  collection: maybe(Type.Object({ title: maybe(text), tmdbId: maybe(whole) })),
  path: maybe(text),
  monitored: maybe(flag),
  minimumAvailability: maybe(Type.Union([text, whole])),
  qualityProfileId: maybe(whole),
  tags: maybe(ids),
  added: maybe(text),
  movieFile: maybe(WireFile),
})
export type WireMovie = Static<typeof WireMovie>

const WireQuality = Type.Object({ quality: maybe(numbered), allowed: maybe(Type.Boolean()) })
const WireStep = Type.Object({
  id: maybe(whole),
  name: maybe(text),
  quality: maybe(numbered),
  items: maybe(Type.Array(WireQuality)),
  allowed: maybe(Type.Boolean()),
})
export const WireProfile = Type.Object({
  id: whole,
  name: text,
  cutoff: whole,
  items: Type.Array(WireStep),
  upgradeAllowed: maybe(flag),
  minFormatScore: maybe(whole),
  cutoffFormatScore: maybe(whole),
  minUpgradeFormatScore: maybe(whole),
  formatItems: maybe(Type.Array(Type.Object({ format: whole, score: whole }))),
  language: maybe(numbered),
})
export type WireProfile = Static<typeof WireProfile>
export type WireStep = Static<typeof WireStep>

/** Its conditions are read by the reader of shared custom formats. */
export const WireFormat = Type.Object({ id: whole, name: text, specifications: Type.Array(Type.Unknown()) })
export type WireFormat = Static<typeof WireFormat>

export const WireTag = Type.Object({ id: whole, label: text })
export type WireTag = Static<typeof WireTag>

export const WireExclusion = Type.Object({ tmdbId: whole, movieTitle: maybe(text), movieYear: maybe(whole) })
export type WireExclusion = Static<typeof WireExclusion>

export const WireRoot = Type.Object({ path: text })
export type WireRoot = Static<typeof WireRoot>

/** `settings` by name, as in the database; the API's list of fields is converted to this form. */
export const WireIndexer = Type.Object({
  name: text,
  implementation: text,
  enableRss: maybe(flag),
  enableAutomaticSearch: maybe(flag),
  enableInteractiveSearch: maybe(flag),
  priority: maybe(whole),
  settings: Type.Object({
    baseUrl: maybe(text),
    apiPath: maybe(text),
    apiKey: maybe(text),
    cookie: maybe(text),
    allowZeroSize: maybe(flag),
    categories: maybe(ids),
    minimumSeeders: maybe(whole),
    additionalParameters: maybe(text),
    seedCriteria: maybe(Type.Object({ seedRatio: maybe(Type.Number()), seedTime: maybe(whole) })),
  }),
})
export type WireIndexer = Static<typeof WireIndexer>

export const kinds = ['tags', 'custom_formats', 'quality_profiles', 'root_folders', 'indexers', 'exclusions', 'movies'] as const
export type Kind = (typeof kinds)[number]

/** Everything Radarr provides, item by item, with the names of unreadable items. */
export type RadarrLibrary = {
  version: string | null
  tags: WireTag[]
  custom_formats: WireFormat[]
  quality_profiles: WireProfile[]
  root_folders: WireRoot[]
  indexers: WireIndexer[]
  exclusions: WireExclusion[]
  movies: WireMovie[]
  unreadable: { kind: Kind; name: string; reason: Sentence }[]
}

const shapes = {
  tags: WireTag,
  custom_formats: WireFormat,
  quality_profiles: WireProfile,
  root_folders: WireRoot,
  indexers: WireIndexer,
  exclusions: WireExclusion,
  movies: WireMovie,
} satisfies Record<Kind, TSchema>
const checks = new Map<Kind, TypeCheck<TSchema>>()

export const emptyLibrary = (version: string | null): RadarrLibrary => ({
  version,
  tags: [],
  custom_formats: [],
  quality_profiles: [],
  root_folders: [],
  indexers: [],
  exclusions: [],
  movies: [],
  unreadable: [],
})

/** Sorts an item into its kind, or records it as unreadable. */
export const receive = (library: RadarrLibrary, kind: Kind, thing: unknown): void => {
  const check = checks.get(kind) ?? TypeCompiler.Compile(shapes[kind])
  checks.set(kind, check)
  if (check.Check(thing)) (library[kind] as unknown[]).push(thing)
  else {
    const where = check.Errors(thing).First()?.path.slice(1).replaceAll('/', '.') ?? ''
    const reason = where === '' ? say(sentences, 'radarr_not_understood') : say(sentences, 'radarr_odd_value', { field: where })
    library.unreadable.push({ kind, name: nameIn(thing), reason })
  }
}

const nameIn = (thing: unknown): string => {
  const named = (typeof thing === 'object' && thing !== null ? thing : {}) as Record<string, unknown>
  const name = [named.title, named.name, named.label, named.movieTitle, named.path].find((each) => typeof each === 'string' && each !== '')
  return shortened(typeof name === 'string' ? name : 'without a name')
}

/** A name for the report: one line of limited length. */
export const shortened = (name: string): string => {
  const line = name.replaceAll(/\p{C}/gu, ' ').toWellFormed().trim()
  return line.length > 200 ? `${line.slice(0, 200).toWellFormed()}…` : line
}

export const idIn = (value: number | { id: number } | null | undefined): number | null =>
  typeof value === 'object' ? (value?.id ?? null) : (value ?? null)
