import { type Static, Type } from '@sinclair/typebox'
import { Bytes, Id, nullable } from '#server/foundation/lib/shapes'

const card = {
  id: Id,
  title: Type.String(),
  year: nullable(Type.Integer()),
  duration_seconds: nullable(Type.Number({ description: 'Of its largest file, otherwise of the movie as announced' })),
  resume_position_seconds: Type.Number({ minimum: 0 }),
  watched: Type.Boolean(),
  poster_url: nullable(Type.String({ description: 'Served by this service, below `base_url`' })),
  backdrop_url: nullable(Type.String({ description: 'Served by this service, below `base_url`' })),
}
export const WatchableMovie = Type.Object(card, {
  $id: 'WatchableMovie',
  additionalProperties: false,
  description: 'A movie on disk, as far as a device that only watches needs to know it',
})
export type WatchableMovie = Static<typeof WatchableMovie>

const names = (description: string) => Type.Array(Type.String(), { description })
export const WatchableMovieDetails = Type.Object(
  {
    ...card,
    overview: nullable(Type.String()),
    genres: names('Genres'),
    certification: nullable(Type.String({ description: 'Age rating' })),
    rating: nullable(Type.Number()),
    directors: names('Names of the directors'),
    cast: names('Names of the first cast members'),
    files: Type.Array(
      Type.Object(
        { id: Id, quality: Type.String(), edition: Type.String({ description: 'Empty for the usual one' }), size_bytes: Bytes },
        { additionalProperties: false },
      ),
      { description: 'What can be played, the largest first' },
    ),
  },
  { $id: 'WatchableMovieDetails', additionalProperties: false, description: 'One movie for a device that only watches' },
)
export type WatchableMovieDetails = Static<typeof WatchableMovieDetails>
