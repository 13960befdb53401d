import { type TObject, type TSchema, type TUnsafe, Type } from '@sinclair/typebox'
import type { Field, Fields, ValueOf } from '#server/foundation/lib/fields'

const waiting = 'This version does not use it yet.'
const nullable = (schema: TSchema, about: object) => Type.Union([schema, Type.Null()], about)

const descriptionOf = ({ help, zero, waits }: Field): string =>
  [help, ...(zero ? [`0: ${zero.toLowerCase()}.`] : []), ...(waits ? [waiting] : [])].join(' ')

const schemaOf = (field: Field): TSchema => {
  const about = { title: field.label, description: descriptionOf(field), 'x-section': field.section }
  switch (field.kind) {
    case 'integer': {
      const limits = { minimum: field.min, maximum: field.max }
      return field.nullable ? nullable(Type.Integer(limits), about) : Type.Integer({ ...limits, ...about })
    }
    case 'decimal':
      return Type.Number({ ...about, minimum: field.min, maximum: field.max })
    case 'toggle':
      return Type.Boolean(about)
    case 'choice':
      return Type.Unsafe<string>({ type: 'string', enum: [...field.options], ...about })
    case 'list':
      return Type.Array(Type.String({ minLength: 1, maxLength: field.max }), { ...about, maxItems: field.max_items })
    case 'text': {
      const limits = { maxLength: field.max, minLength: 1 }
      const described = field.secret ? { ...about, 'x-secret': true } : about
      return field.nullable ? nullable(Type.String(limits), described) : Type.String({ ...limits, ...described })
    }
  }
}

/** The wire shape of declared fields, all required. */
export const schemaFrom = <T extends Fields>(fields: T, options: object = {}) =>
  Type.Object(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field)])), {
    additionalProperties: false,
    ...options,
  }) as unknown as TObject<{ [K in keyof T]: TUnsafe<ValueOf<T[K]>> }>
