import { Type } from '@sinclair/typebox'
import type { Revive } from '#server/foundation/lib/foreign-json'
import { createDecoder, maybe } from '../decode'

/** The upstream's name in messages. */
export const TRACKER = 'The tracker'

const Movie = Type.Object({
  title: maybe(Type.String()),
  year: maybe(Type.Integer()),
  ids: Type.Object({ tmdb: maybe(Type.Integer()) }),
})

/** Play ids may exceed the range of a double, so they are kept as text. */
const exactIds: Revive = (name, value, { source }) => (name === 'id' && typeof value === 'number' ? (source ?? String(value)) : value)

export const readCode = createDecoder(
  TRACKER,
  Type.Object({
    device_code: Type.String({ minLength: 1 }),
    user_code: Type.String({ minLength: 1, maxLength: 40 }),
    verification_url: Type.String({ pattern: '^https?://', maxLength: 500 }),
    expires_in: Type.Integer({ minimum: 1 }),
    interval: Type.Integer({ minimum: 1 }),
  }),
)

export const readTokens = createDecoder(
  TRACKER,
  Type.Object({
    access_token: Type.String({ minLength: 1 }),
    refresh_token: Type.String({ minLength: 1 }),
    expires_in: Type.Integer({ minimum: 1 }),
  }),
)

export const readWho = createDecoder(TRACKER, Type.Object({ user: Type.Object({ username: Type.String({ minLength: 1 }) }) }))

const moment = maybe(Type.String())
export const readActivities = createDecoder(
  TRACKER,
  Type.Object({ movies: Type.Object({ watched_at: moment, rated_at: moment, watchlisted_at: moment }) }),
)

/** A person's own account: ten thousand movies with their ids. */
const mostValues = 3_000_000

export const readWatched = createDecoder(TRACKER, Type.Array(Type.Object({ plays: Type.Integer({ minimum: 0 }), movie: Movie })), {
  mostValues,
})

export const readHistory = createDecoder(
  TRACKER,
  Type.Array(Type.Object({ id: Type.String(), watched_at: maybe(Type.String()), movie: Movie })),
  { mostValues, revive: exactIds },
)

export const readRatings = createDecoder(
  TRACKER,
  Type.Array(Type.Object({ rating: Type.Integer({ minimum: 1, maximum: 10 }), rated_at: Type.String(), movie: Movie })),
  { mostValues },
)

/** Entries of other kinds have no movie. */
export const readListed = createDecoder(TRACKER, Type.Array(Type.Object({ listed_at: maybe(Type.String()), movie: maybe(Movie) })))

export const readNotFound = createDecoder(
  TRACKER,
  Type.Object({
    not_found: maybe(Type.Object({ movies: maybe(Type.Array(Type.Object({ ids: maybe(Type.Object({ tmdb: maybe(Type.Integer()) })) }))) })),
  }),
)
