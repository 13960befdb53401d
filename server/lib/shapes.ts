import { type TSchema, Type } from '@sinclair/typebox'

/** Words for wire shapes that recur. Plain JSON schema: nothing here coerces. */
export const nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])
export const Id = Type.Integer({ minimum: 1 })
export const Timestamp = Type.String({ format: 'date-time', description: 'RFC 3339, UTC' })
export const Bytes = Type.Integer({ minimum: 0, description: 'bytes' })
export const oneOf = <const T extends readonly string[]>(words: T, options: object = {}) =>
  Type.Unsafe<T[number]>({ type: 'string', enum: [...words], ...options })
