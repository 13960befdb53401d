import { type Static, Type } from '@sinclair/typebox'
import { Reason } from '#server/lib/reason'
import { Id, nullable, oneOf, Timestamp } from '#server/lib/shapes'

const language = Type.String({ description: 'BCP 47 code such as `en` or `pt-br`' })
const forced = Type.Boolean({ description: 'Only what is said in a language foreign to the movie' })
const hearing_impaired = Type.Boolean({ description: 'Also describes sounds' })
const matched_by = oneOf(['hash', 'id', 'title'], {
  description: 'How its provider knew the movie: by the very file, by an id, or by its title',
})

export const Subtitle = Type.Object(
  {
    id: Id,
    movie_id: Id,
    file_id: Type.Integer({ minimum: 1, description: "The movie's file that it belongs to" }),
    language: nullable(Type.String({ description: 'BCP 47 code such as `en`; null when its name does not say' })),
    forced,
    hearing_impaired,
    source: oneOf(['embedded', 'sidecar', 'provider'], { description: 'In the file, found beside it, or downloaded' }),
    format: Type.String({ description: 'Ending of the file, such as `srt`; of a track its codec' }),
    path: Type.String({ description: 'Of a track, the path of the file that it is inside of' }),
    provider_id: nullable(Type.String({ description: 'What its provider calls it' })),
    score: nullable(Type.Integer({ description: 'How well its provider said that it fits' })),
    matched_by: nullable(matched_by),
    added_at: Timestamp,
  },
  { $id: 'Subtitle', description: 'Subtitles of a movie: a track inside its file, or a file of their own' },
)
export type Subtitle = Static<typeof Subtitle>

export const SubtitleOffer = Type.Object(
  {
    provider_id: Type.String({ description: 'What the provider calls it' }),
    language,
    forced,
    hearing_impaired,
    release_name: Type.String({ description: 'The release that it was made for, as its uploader wrote it' }),
    matched_by,
    score: Type.Integer({ description: 'The higher, the better it fits' }),
    reasons: Type.Array(Reason, { description: 'What the score is made of' }),
    downloads: Type.Integer({ minimum: 0 }),
    uploaded_at: nullable(Timestamp),
  },
  { $id: 'SubtitleOffer', additionalProperties: false, description: 'A subtitle that the provider has' },
)

export const SubtitleSearch = Type.Object(
  {
    languages: Type.Optional(
      Type.Array(Type.String({ minLength: 2, maxLength: 20 }), { maxItems: 20, description: 'Those of the settings unless told' }),
    ),
  },
  { additionalProperties: false },
)
export const SubtitleChoice = Type.Object(
  { provider_id: Type.String({ minLength: 1, maxLength: 40, description: 'Of one of the results of the last search' }) },
  { additionalProperties: false },
)

export const SubtitleStatus = Type.Object(
  {
    configured: Type.Boolean({ description: 'Whether there is a key' }),
    remaining: nullable(Type.Integer({ minimum: 0, description: 'Downloads left today; null when the provider has not said' })),
    resets_at: nullable(Timestamp),
    problem: nullable(Type.String({ description: 'Why the provider could not be used last time' })),
    movies: Type.Integer({ minimum: 0, description: 'Movies that lack subtitles in one of the wanted languages or more' }),
    languages: Type.Array(
      Type.Object(
        { language, movies: Type.Integer({ minimum: 0, description: 'Movies that have no subtitles in it' }) },
        { additionalProperties: false },
      ),
      { description: 'The wanted ones, in the order of the settings' },
    ),
  },
  { $id: 'SubtitleStatus', additionalProperties: false, description: 'The subtitle provider, and what is missing' },
)
export type SubtitleStatus = Static<typeof SubtitleStatus>

export const SubtitleGap = Type.Object(
  {
    movie_id: Id,
    title: Type.String(),
    year: nullable(Type.Integer()),
    languages: Type.Array(language, { description: 'Wanted ones that a file of it has no subtitles in' }),
    movie: Type.Optional(Type.Unsafe<unknown>({ description: 'The movie; only with `expand`' })),
  },
  { $id: 'SubtitleGap', additionalProperties: false, description: 'A movie that lacks subtitles' },
)
export const gapExpands = ['movie'] as const
