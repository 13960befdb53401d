import { type Static, Type } from '@sinclair/typebox'
import { Day, Id, nullable, oneOf } from '#server/foundation/lib/shapes'

export const dateKinds = ['cinema', 'digital', 'physical'] as const
export const CalendarEntry = Type.Object(
  {
    movie_id: Id,
    title: Type.String(),
    year: nullable(Type.Integer()),
    date: Day('The day'),
    kind: oneOf(dateKinds),
    monitored: Type.Boolean(),
    has_file: Type.Boolean({ description: 'Whether the library has a file of it' }),
    missing_versions: Type.Integer({ minimum: 0, description: 'Of a movie with several versions, how many have no file' }),
    poster_url: nullable(Type.String()),
    movie: Type.Optional(Type.Unsafe<unknown>({ description: 'The movie; only with `expand`' })),
  },
  { $id: 'CalendarEntry', additionalProperties: false, description: 'A release day of a movie, in the configured region' },
)
export type CalendarEntry = Static<typeof CalendarEntry>
export const calendarExpands = ['movie'] as const
