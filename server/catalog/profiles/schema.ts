import { type Static, Type } from '@sinclair/typebox'
import { patchOf, ValuesShape } from '#server/foundation/lib/shapes'

const closed = { additionalProperties: false }
const name = Type.String({ minLength: 1, maxLength: 100 })
const score = Type.Integer({ minimum: -100_000, maximum: 100_000 })
const total = { minimum: -1_000_000, maximum: 1_000_000 }
const stamp = Type.String({ format: 'date-time' })
const megabytesPerMinute = Type.Union([Type.Number({ minimum: 0, maximum: 2000 }), Type.Null()])
const words = Type.Array(Type.String({ minLength: 1, maxLength: 500 }), { maxItems: 100 })

const ids = Type.Array(Type.Integer({ minimum: 1 }), { maxItems: 200, uniqueItems: true })
/** Words that apply only to movies with one of the tags, and to releases of one of the indexers; an empty list means all. */
export const WordRule = Type.Object(
  {
    must: { ...words, description: 'At least one of these must be in the name; `/pattern/i` is a regular expression' },
    must_not: { ...words, description: 'None of these may be in the name' },
    tag_ids: { ...ids, description: 'Only for movies with one of these tags; empty means all' },
    indexer_ids: { ...ids, description: 'Only for releases of these indexers; empty means all' },
  },
  closed,
)
export type WordRule = Static<typeof WordRule>

export const DelayRule = Type.Object(
  {
    minutes: Type.Integer({ minimum: 0, maximum: 43_200, description: 'Minimum age of a release before it is grabbed' }),
    tag_ids: { ...ids, minItems: 1, description: 'For movies with one of these tags' },
  },
  closed,
)
export type DelayRule = Static<typeof DelayRule>

const SingleQuality = Type.Object({ quality: Type.String({ minLength: 1 }), allowed: Type.Boolean() }, closed)
const QualityGroup = Type.Object(
  { group: name, qualities: Type.Array(Type.String({ minLength: 1 }), { minItems: 1 }), allowed: Type.Boolean() },
  closed,
)
/** A step of the ladder: a quality, or a group of equal qualities. */
export const ProfileItem = Type.Union([SingleQuality, QualityGroup])
export type ProfileItem = Static<typeof ProfileItem>

export const FormatScore = Type.Object({ custom_format_id: Type.Integer({ minimum: 1 }), score }, closed)
export type FormatScore = Static<typeof FormatScore>

/** Megabytes (1024 x 1024) per minute of runtime; null means no limit. */
export const SizeLimit = Type.Object(
  {
    quality: Type.String({ minLength: 1 }),
    min_size: megabytesPerMinute,
    max_size: megabytesPerMinute,
    preferred_size: megabytesPerMinute,
  },
  closed,
)
export type SizeLimit = Static<typeof SizeLimit>

/** `values` are English language names; `Original` means the movie's own. Only `any_of` and `all_of` use them. */
export const LanguageRule = Type.Object(
  {
    mode: Type.Union([Type.Literal('any'), Type.Literal('original'), Type.Literal('any_of'), Type.Literal('all_of')]),
    values: Type.Array(Type.String({ minLength: 1, examples: ['English'] }), { maxItems: 60 }),
    preferred: Type.Optional(
      Type.Array(Type.Object({ language: Type.String({ minLength: 1, examples: ['German'] }), score }, closed), {
        maxItems: 60,
        description: 'Points for releases in a language, added to the score; of several, the highest counts. Empty by default',
      }),
    ),
    untagged: Type.Optional(
      Type.Union([Type.Literal('as_named'), Type.Literal('accept'), Type.Literal('reject')], { default: 'as_named' as const }),
    ),
  },
  closed,
)
export type LanguageRule = Static<typeof LanguageRule>

const profileFields = {
  name,
  items: Type.Array(ProfileItem, { minItems: 1, maxItems: 100, description: 'Worst first, best last' }),
  cutoff: Type.String({ minLength: 1, description: 'The quality or group of `items` at which upgrading stops' }),
  upgrade_allowed: Type.Boolean({ default: true }),
  min_format_score: Type.Integer({ ...total, default: 0, description: 'Releases with a lower score are rejected' }),
  cutoff_format_score: Type.Integer({ ...total, default: 0, description: 'Upgrades by score stop at this score' }),
  min_upgrade_score: Type.Integer({
    minimum: 1,
    maximum: 100_000,
    default: 1,
    description: 'The minimum gain in score for an upgrade',
  }),
  format_scores: Type.Array(FormatScore, { default: [], maxItems: 1000 }),
  languages: { ...LanguageRule, default: { mode: 'any', values: [] as string[] } },
  size_limits: Type.Array(SizeLimit, { default: [], maxItems: 100, description: 'Deviations from the default sizes of a quality' }),
  must_contain: {
    ...words,
    default: [] as string[],
    description: 'At least one of these must be in the name; `/pattern/i` is a regular expression',
  },
  must_not_contain: { ...words, default: [] as string[], description: 'None of these may be in the name' },
  words: Type.Array(WordRule, {
    default: [],
    maxItems: 100,
    description: 'More words: a release must satisfy every entry that applies to it. Empty `tag_ids` or `indexer_ids` mean all',
  }),
  delays: Type.Array(DelayRule, {
    default: [],
    maxItems: 100,
    description: 'Other delays for movies with a tag; the first entry that fits replaces `delay_minutes`',
  }),
  delay_minutes: Type.Integer({ minimum: 0, maximum: 43_200, default: 0, description: 'Minimum age of a release before it is grabbed' }),
  delay_bypass_best_quality: Type.Boolean({ default: true, description: 'The best quality of the profile is not delayed' }),
  delay_bypass_score: Type.Union([score, Type.Null()], { default: null, description: 'A release with this format score is not delayed' }),
  is_default: Type.Boolean({ default: false }),
}

const { name: profileName, items, cutoff, ...defaulted } = profileFields
/** Everything that judges a release; a stored profile adds id and times. */
export const QualityProfileValues = Type.Object(profileFields, closed)
export type QualityProfileValues = Static<typeof QualityProfileValues>

export const QualityProfile = Type.Object(
  { ...profileFields, id: Type.Integer(), created_at: stamp, updated_at: stamp },
  { ...closed, $id: 'QualityProfile' },
)
export type QualityProfile = Static<typeof QualityProfile>

export const NewQualityProfile = Type.Object(
  { name: profileName, items, cutoff, ...Type.Partial(Type.Object(defaulted)).properties },
  closed,
)
export type NewQualityProfile = Static<typeof NewQualityProfile>

export const QualityProfilePatch = patchOf(profileFields)
export type QualityProfilePatch = Static<typeof QualityProfilePatch>

const shared = { negate: Type.Boolean({ default: false }), required: Type.Boolean({ default: false }) }
const pattern = Type.String({ minLength: 1, maxLength: 4000 })
const range = (upTo: number) =>
  Type.Object({ min: Type.Number({ minimum: 0, maximum: upTo }), max: Type.Number({ minimum: 0, maximum: upTo }) }, closed)
const literals = <T extends string | number>(values: readonly T[]) => Type.Union(values.map((value) => Type.Literal(value)))

const sources = ['unknown', 'cam', 'telesync', 'telecine', 'workprint', 'dvd', 'tv', 'webdl', 'webrip', 'bluray'] as const
const resolutions = [0, 480, 576, 720, 1080, 2160] as const
const modifiers = ['none', 'regional', 'screener', 'rawhd', 'brdisk', 'remux'] as const

/** A condition of a custom format. Patterns ignore case; size is in GB, above `min` up to `max`; year ranges are inclusive. */
export const Condition = Type.Union([
  Type.Object({ kind: Type.Literal('release_title'), value: pattern, ...shared }, closed),
  Type.Object({ kind: Type.Literal('edition'), value: pattern, ...shared }, closed),
  Type.Object({ kind: Type.Literal('release_group'), value: pattern, ...shared }, closed),
  Type.Object(
    {
      kind: Type.Literal('language'),
      value: Type.String({ minLength: 1, description: 'English name, or `Original`' }),
      except: Type.Optional(Type.Boolean({ default: false, description: 'A language other than this one' })),
      ...shared,
    },
    closed,
  ),
  Type.Object({ kind: Type.Literal('indexer_flag'), value: Type.String({ minLength: 1 }), ...shared }, closed),
  Type.Object({ kind: Type.Literal('source'), value: literals(sources), ...shared }, closed),
  Type.Object({ kind: Type.Literal('resolution'), value: literals(resolutions), ...shared }, closed),
  Type.Object({ kind: Type.Literal('quality_modifier'), value: literals(modifiers), ...shared }, closed),
  Type.Object({ kind: Type.Literal('size'), value: range(10_000), ...shared }, closed),
  Type.Object({ kind: Type.Literal('year'), value: range(9999), ...shared }, closed),
])
export type Condition = Static<typeof Condition>

export const NewCustomFormat = Type.Object({ name, conditions: Type.Array(Condition, { minItems: 1, maxItems: 500 }) }, closed)
export type NewCustomFormat = Static<typeof NewCustomFormat>

export const CustomFormat = Type.Object(
  { ...NewCustomFormat.properties, id: Type.Integer(), created_at: stamp, updated_at: stamp },
  {
    ...closed,
    $id: 'CustomFormat',
  },
)
export type CustomFormat = Static<typeof CustomFormat>

export const CustomFormatPatch = Type.Partial(NewCustomFormat, closed)
export type CustomFormatPatch = Static<typeof CustomFormatPatch>

/** As people share them: one format or a list. Each is validated separately. */
const sharedExample = {
  name: 'x265',
  specifications: [{ name: 'x265', implementation: 'ReleaseTitleSpecification', negate: false, required: true, fields: { value: 'x265' } }],
}
export const SharedCustomFormats = Type.Union(
  [Type.Object({}, { additionalProperties: true, examples: [sharedExample] }), Type.Array(Type.Unknown(), { minItems: 1, maxItems: 500 })],
  { description: 'The JSON of a custom format as it is written for Radarr, or a list of them' },
)
export const CustomFormatImport = Type.Object(
  {
    imported: Type.Array(
      Type.Object(
        {
          custom_format: Type.Unsafe<CustomFormat>(CustomFormat),
          suggested_score: Type.Union([Type.Integer(), Type.Null()], { description: 'Score suggested by its authors' }),
        },
        closed,
      ),
    ),
    refused: Type.Array(Type.Object({ name: Type.String(), code: Type.String(), values: ValuesShape, why: Type.String() }, closed), {
      description: 'Rejected as a whole: with a missing condition, it would match the wrong releases',
    }),
  },
  { $id: 'CustomFormatImport', ...closed },
)
export type CustomFormatImport = Static<typeof CustomFormatImport>

const { is_default: _, format_scores: __, delays: ___, ...carried } = defaulted
/** A quality profile as Marquee exports it: scores name their custom formats, which come along. */
export const SharedProfile = Type.Object(
  {
    name: profileName,
    items,
    cutoff,
    ...Type.Partial(Type.Object(carried)).properties,
    format_scores: Type.Array(Type.Object({ name, score }, closed), {
      maxItems: 1000,
      description: 'Points of custom formats, by their name',
    }),
    custom_formats: Type.Array(Type.Unsafe<NewCustomFormat>(NewCustomFormat), {
      maxItems: 1000,
      description: 'The custom formats that it scores',
    }),
  },
  { ...closed, $id: 'SharedQualityProfile' },
)
export type SharedProfile = Static<typeof SharedProfile>

const guideExample = { name: 'HD', cutoff: 'Bluray-1080p', items: [{ name: 'Bluray-1080p', allowed: true }], formatItems: { x265: 'x265' } }
export const SharedProfiles = Type.Union(
  [Type.Object({}, { additionalProperties: true, examples: [guideExample] }), Type.Array(Type.Unknown(), { minItems: 1, maxItems: 500 })],
  { description: 'A quality profile exported from Marquee or written by a guide for Radarr, or a list of profiles and custom formats' },
)
export const QualityProfileImport = Type.Object(
  {
    imported: Type.Array(
      Type.Object(
        {
          quality_profile: Type.Unsafe<QualityProfile>(QualityProfile),
          missing_formats: Type.Array(Type.String(), { description: 'Custom formats that it scores and that do not exist here' }),
          formats_without_score: Type.Array(Type.String(), {
            description: 'Custom formats that it names and whose points are not known, so they count nothing yet',
          }),
        },
        closed,
      ),
    ),
    added_formats: Type.Array(Type.String(), { description: 'Custom formats that were added' }),
    refused: CustomFormatImport.properties.refused,
  },
  { ...closed, $id: 'QualityProfileImport' },
)
export type QualityProfileImport = Static<typeof QualityProfileImport>
