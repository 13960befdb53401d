import { type Static, type TSchema, Type } from '@sinclair/typebox'
import { type TypeCheck, TypeCompiler } from '@sinclair/typebox/compiler'
import type { Harm, ImportKind } from '#server/connections/import/schema'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import { sentences } from './sentences'
import {
  WireBlocked,
  WireClient,
  WireCollection,
  WireDelayProfile,
  WireGrab,
  WireList,
  WirePathMapping,
  WireReleaseProfile,
  WireSetting,
  WireSize,
} from './wire-rules'

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

const revision = maybe(Type.Object({ version: maybe(whole), real: maybe(whole), isRepack: maybe(Type.Boolean()) }))
const WireFile = Type.Object({
  id: maybe(whole),
  relativePath: text,
  sceneName: maybe(text),
  originalFilePath: maybe(text),
  releaseGroup: maybe(text),
  edition: maybe(text),
  dateAdded: maybe(text),
  indexerFlags: maybe(Type.Union([whole, text])),
  quality: maybe(Type.Object({ quality: numbered, revision })),
  languages: maybe(Type.Array(numbered)),
})
export type WireFile = Static<typeof WireFile>
export const WireMovie = Type.Object({
  id: maybe(whole),
  tmdbId: whole,
  title: text,
  imdbId: maybe(text),
  originalTitle: maybe(text),
  alternateTitles: maybe(Type.Array(Type.Object({ title: maybe(text) }))),
  originalLanguage: maybe(numbered),
  overview: maybe(text),
  year: maybe(whole),
  secondaryYear: maybe(whole),
  lastSearchTime: maybe(text),
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
export const WireFormat = Type.Object({
  id: whole,
  name: text,
  specifications: Type.Array(Type.Unknown()),
  includeCustomFormatWhenRenaming: maybe(flag),
})
export type WireFormat = Static<typeof WireFormat>

const WireTag = Type.Object({ id: whole, label: text })

const WireExclusion = Type.Object({ tmdbId: whole, movieTitle: maybe(text), movieYear: maybe(whole) })

const WireRoot = Type.Object({ path: text })

/** `settings` by name, as in the database; the API's list of fields is converted to this form. */
export const WireIndexer = Type.Object({
  id: maybe(whole),
  name: text,
  tags: maybe(ids),
  downloadClientId: maybe(whole),
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
    requiredFlags: maybe(ids),
    multiLanguages: maybe(ids),
    failDownloads: maybe(ids),
    removeYear: maybe(flag),
    rejectBlocklistedTorrentHashesWhileGrabbing: maybe(flag),
    seedCriteria: maybe(Type.Object({ seedRatio: maybe(Type.Number()), seedTime: maybe(whole) })),
  }),
})
export type WireIndexer = Static<typeof WireIndexer>

const shapes = {
  tags: WireTag,
  custom_formats: WireFormat,
  quality_profiles: WireProfile,
  quality_sizes: WireSize,
  release_profiles: WireReleaseProfile,
  delay_profiles: WireDelayProfile,
  root_folders: WireRoot,
  settings: WireSetting,
  indexers: WireIndexer,
  download_clients: WireClient,
  path_mappings: WirePathMapping,
  lists: WireList,
  exclusions: WireExclusion,
  blocklist: WireBlocked,
  grab_history: WireGrab,
  collections: WireCollection,
  movies: WireMovie,
} satisfies Partial<Record<ImportKind, TSchema>>
/** The kinds that are read item by item. */
export type Kind = keyof typeof shapes

/** Something that has no place here: named, with the reason, so that nothing stays behind silently. */
export type LeftBehind = { kind: ImportKind; name: string; reason: Sentence; more?: readonly Sentence[]; harm: Harm }

/** Everything Radarr provides, item by item, with the names of unreadable items and of those without a place here. */
export type RadarrLibrary = { [K in Kind]: Static<(typeof shapes)[K]>[] } & {
  version: string | null
  left_behind: LeftBehind[]
  unreadable: { kind: Kind; name: string; reason: Sentence }[]
}

const checks = new Map<Kind, TypeCheck<TSchema>>()

export const emptyLibrary = (version: string | null): RadarrLibrary => ({
  version,
  tags: [],
  custom_formats: [],
  quality_profiles: [],
  quality_sizes: [],
  release_profiles: [],
  delay_profiles: [],
  root_folders: [],
  settings: [],
  indexers: [],
  download_clients: [],
  path_mappings: [],
  lists: [],
  exclusions: [],
  blocklist: [],
  grab_history: [],
  collections: [],
  movies: [],
  left_behind: [],
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
  const name = [named.title, named.name, named.label, named.movieTitle, named.sourceTitle, named.path, named.key, named.host].find(
    (each) => typeof each === 'string' && each !== '',
  )
  return shortened(typeof name === 'string' ? name : 'without a name')
}

/** A name for the report: one line of limited length. */
export const shortened = (name: string): string => {
  const line = name.replaceAll(/\p{C}/gu, ' ').toWellFormed().trim()
  return line.length > 200 ? `${line.slice(0, 200).toWellFormed()}…` : line
}

export const idIn = (value: number | { id: number } | null | undefined): number | null =>
  typeof value === 'object' ? (value?.id ?? null) : (value ?? null)
