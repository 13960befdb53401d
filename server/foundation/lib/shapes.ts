import { type TSchema, Type, TypeRegistry } from '@sinclair/typebox'
import type { Values } from './sentence'

type UnsafeSchema = { enum?: readonly unknown[]; type?: string }
/** The compiler does not support `Type.Unsafe`, so check its `enum`, or else its `type`. */
TypeRegistry.Set<UnsafeSchema>('Unsafe', (schema, value) => {
  if (schema.enum) return schema.enum.includes(value)
  if (schema.type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value)
  return schema.type === undefined || schema.type === typeof value
})

/** Recurring wire shapes. Plain JSON schema: nothing here coerces. */
export const nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])
export const Id = Type.Integer({ minimum: 1 })
export const Timestamp = Type.String({ format: 'date-time', description: 'RFC 3339, UTC' })
/** A calendar day without a time zone. */
export const Day = (description: string) => Type.String({ format: 'date', description })
export const Bytes = Type.Integer({ minimum: 0, description: 'bytes' })
export const oneOf = <const T extends readonly string[]>(words: T, options: object = {}) =>
  Type.Unsafe<T[number]>({ type: 'string', enum: [...words], ...options })

type Fields = Record<string, TSchema>
/** Makes each field optional and drops its default: a field absent from a patch means unchanged, and a default would overwrite it. */
export const patchOf = <P extends Fields>(fields: P) =>
  Type.Partial(
    Type.Object(Object.fromEntries(Object.entries(fields).map(([name, { default: _, ...schema }]) => [name, schema])) as unknown as P),
    {
      additionalProperties: false,
    },
  )

/** The values of a sentence, next to its code and text. */
export const ValuesShape = Type.Unsafe<Values>({
  type: 'object',
  additionalProperties: true,
  description:
    'The values in the text, by name: texts, numbers in base units (bytes, seconds), RFC 3339 times, lists of texts, or another sentence as `code`, `values`, and `text`',
})
