import { type Static, Type } from '@sinclair/typebox'
import { Id, nullable, Timestamp } from '#server/foundation/lib/shapes'

export const lastPlace = 100_000

const fields = {
  name: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' }),
  icon: nullable(Type.String({ minLength: 1, maxLength: 50 })),
  query: Type.Record(Type.String({ minLength: 1, maxLength: 50 }), Type.String({ maxLength: 500 }), {
    description: 'Query parameters of the list of movies, such as `{"status": "wanted", "sort": "year"}`',
    maxProperties: 50,
  }),
  position: Type.Integer({ minimum: 0, maximum: lastPlace, description: 'Its place among the others' }),
}
export const View = Type.Object({ id: Id, ...fields, created_at: Timestamp }, { $id: 'View', additionalProperties: false })
export type View = Static<typeof View>
export const NewView = Type.Object(
  { name: fields.name, query: fields.query, icon: Type.Optional(fields.icon), position: Type.Optional(fields.position) },
  { additionalProperties: false },
)
export type NewView = Static<typeof NewView>
export const ViewPatch = Type.Partial(Type.Object(fields), { additionalProperties: false })
export type ViewPatch = Static<typeof ViewPatch>
