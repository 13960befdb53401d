import { type Static, Type } from '@sinclair/typebox'
import { type AppEvent, events, isTransient } from '#server/events'
import { Id, nullable, Timestamp } from '#server/foundation/lib/shapes'

export const HistoryRow = Type.Object(
  {
    id: Id,
    seq: Id,
    type: Type.String(),
    at: Timestamp,
    movie_id: nullable(Id),
    download_id: nullable(Id),
    data: Type.Unsafe<AppEvent>({ type: 'object', 'x-schema': 'AppEvent' }),
    movie: Type.Optional(Type.Unsafe<unknown>({ description: 'The movie; only with `expand`' })),
  },
  { $id: 'HistoryRow', additionalProperties: false, description: '`data` is the event as the socket sent it' },
)
export type HistoryRow = Static<typeof HistoryRow>
/** Event types that have history rows, for filtering. */
export const storedTypes = Object.keys(events).filter((type) => !isTransient(type))
export const historyExpands = ['movie'] as const
