import { type Static, Type } from '@sinclair/typebox'
import { Id, nullable, oneOf, Timestamp } from '#server/lib/shapes'

export const Subtitle = Type.Object(
  {
    id: Id,
    movie_id: Id,
    file_id: Type.Integer({ minimum: 1, description: "The movie's file that it belongs to" }),
    language: nullable(Type.String({ description: 'BCP 47 code such as `en`; null when its name does not say' })),
    forced: Type.Boolean({ description: 'Only what is said in a language foreign to the movie' }),
    hearing_impaired: Type.Boolean({ description: 'Also describes sounds' }),
    source: oneOf(['embedded', 'sidecar', 'provider'], { description: 'In the file, found beside it, or downloaded' }),
    format: Type.String({ description: 'Ending of the file, such as `srt`' }),
    path: Type.String(),
    provider_id: nullable(Type.String({ description: 'What its provider calls it' })),
    score: nullable(Type.Integer({ description: 'How well its provider said that it fits' })),
    matched_by: nullable(oneOf(['hash', 'id', 'title'], { description: 'How its provider knew the movie' })),
    added_at: Timestamp,
  },
  { $id: 'Subtitle', description: 'Subtitles of a movie, in a file of their own' },
)
export type Subtitle = Static<typeof Subtitle>
