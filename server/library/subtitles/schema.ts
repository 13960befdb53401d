import { type Static, Type } from '@sinclair/typebox'
import { Reason } from '#server/foundation/lib/reason'
import { Id, nullable, oneOf, Timestamp } from '#server/foundation/lib/shapes'

const language = Type.String({ description: 'BCP 47 code such as `en` or `pt-br`' })
const forced = Type.Boolean({ description: 'Only dialogue in a foreign language' })
const hearing_impaired = Type.Boolean({ description: 'Also describes sounds' })
const matched_by = oneOf(['hash', 'id', 'title'], {
  description: 'How the provider matched the movie: by the file itself, by an id, or by title',
})

/** Text in a separate file, by its extension, or inside the movie's file, by its codec. All others are images. */
const textFormats = 'srt vtt ass ssa sub smi sami mpl ttml dfxp subrip webvtt mov_text'.split(' ')
export const isText = ({ format }: { readonly format: string }): boolean => textFormats.includes(format.toLowerCase())

const rate = Type.Union([Type.Literal(23.976), Type.Literal(24), Type.Literal(25)])
const timing = {
  shift_seconds: Type.Number({ minimum: -3600, maximum: 3600, description: 'Above zero: later' }),
  frame_rates: {
    ...nullable(Type.Object({ from: rate, to: rate }, { additionalProperties: false })),
    description: 'The text was made for `from` pictures per second, the movie has `to`. Null if both have the same.',
  },
}
export const SubtitleTiming = Type.Object(timing, {
  additionalProperties: false,
  examples: [{ shift_seconds: -2.3, frame_rates: null }],
  description: 'First the rate is changed, then the text is shifted. The text itself stays as it is.',
})

export const Subtitle = Type.Object(
  {
    id: Id,
    movie_id: Id,
    file_id: Type.Integer({ minimum: 1, description: "The movie's file that it belongs to" }),
    language: nullable(Type.String({ description: 'BCP 47 code such as `en`; null if its name does not tell' })),
    forced,
    hearing_impaired,
    source: oneOf(['embedded', 'sidecar', 'provider'], { description: 'In the file, found next to it, or downloaded' }),
    format: Type.String({ description: 'Extension of the file, such as `srt`; codec of a track' }),
    path: Type.String({ description: 'For a track, the path of the file that contains it' }),
    provider_id: nullable(Type.String({ description: 'Id at the provider' })),
    score: nullable(Type.Integer({ description: 'How well it fits, according to the provider' })),
    matched_by: nullable(matched_by),
    timing: nullable(Type.Object(timing, { additionalProperties: false, description: 'Null for images, which have no other times' })),
    added_at: Timestamp,
  },
  { $id: 'Subtitle', description: 'Subtitles of a movie: a track inside its file, or a separate file' },
)
export type Subtitle = Static<typeof Subtitle>

export const SubtitleOffer = Type.Object(
  {
    provider_id: Type.String({ description: 'Name at the provider' }),
    language,
    forced,
    hearing_impaired,
    release_name: Type.String({ description: 'The release that it was made for, as the uploader wrote it' }),
    matched_by,
    score: Type.Integer({ description: 'The higher, the better it fits' }),
    reasons: Type.Array(Reason, { description: 'Parts of the score' }),
    downloads: Type.Integer({ minimum: 0 }),
    uploaded_at: nullable(Timestamp),
  },
  { $id: 'SubtitleOffer', additionalProperties: false, description: 'A subtitle that the provider has' },
)

export const SubtitleSearch = Type.Object(
  {
    languages: Type.Optional(
      Type.Array(Type.String({ minLength: 2, maxLength: 20 }), { maxItems: 20, description: 'Defaults to those in the settings' }),
    ),
  },
  { additionalProperties: false },
)
export const SubtitleChoice = Type.Object(
  { provider_id: Type.String({ minLength: 1, maxLength: 40, description: 'From the results of the last search' }) },
  { additionalProperties: false },
)

export const TimingPreview = Type.Object(
  {
    lines: Type.Array(
      Type.Object(
        {
          text: Type.String(),
          original_seconds: Type.Number({ description: 'When the text shows it' }),
          seconds: Type.Number({ description: 'When it would be shown; below zero, it is not' }),
        },
        { additionalProperties: false },
      ),
      { description: 'From its beginning to its end' },
    ),
  },
  { $id: 'TimingPreview', additionalProperties: false, description: 'A few lines of subtitles with other times' },
)
export type TimingPreview = Static<typeof TimingPreview>

export const TimingCheck = Type.Object(
  {
    state: oneOf(['none', 'waiting', 'listening', 'done', 'failed']),
    progress: nullable(Type.Number({ minimum: 0, maximum: 1, description: 'How much of the sound was heard, while listening' })),
    confidence: nullable(oneOf(['high', 'medium'], { description: 'How far the proposal stands out from every other' })),
    proposal: nullable(Type.Object(timing, { additionalProperties: false, description: 'The timing that fits the sound' })),
    in_step: Type.Boolean({ description: 'Whether the subtitles have that timing already, to a quarter of a second' }),
    problem: nullable(Reason),
  },
  { $id: 'TimingCheck', additionalProperties: false, description: 'What the sound of a movie says about the timing of its subtitles' },
)
export type TimingCheck = Static<typeof TimingCheck>

export const SubtitleStatus = Type.Object(
  {
    configured: Type.Boolean({ description: 'Whether a key is set' }),
    remaining: nullable(Type.Integer({ minimum: 0, description: 'Downloads left today; null if the provider has not reported it' })),
    resets_at: nullable(Timestamp),
    problem: nullable(Type.String({ description: 'Why the provider could not be used last time' })),
    movies: Type.Integer({ minimum: 0, description: 'Movies without subtitles in at least one wanted language' }),
    languages: Type.Array(
      Type.Object(
        { language, movies: Type.Integer({ minimum: 0, description: 'Movies without subtitles in it' }) },
        { additionalProperties: false },
      ),
      { description: 'The wanted ones, in the order of the settings' },
    ),
  },
  { $id: 'SubtitleStatus', additionalProperties: false, description: 'The subtitle provider and the missing subtitles' },
)
export type SubtitleStatus = Static<typeof SubtitleStatus>

export const SubtitleGap = Type.Object(
  {
    movie_id: Id,
    title: Type.String(),
    year: nullable(Type.Integer()),
    languages: Type.Array(language, { description: 'Wanted languages without subtitles' }),
    movie: Type.Optional(Type.Unsafe<unknown>({ description: 'The movie; only with `expand`' })),
  },
  { $id: 'SubtitleGap', additionalProperties: false, description: 'A movie that lacks subtitles' },
)
export const gapExpands = ['movie'] as const
