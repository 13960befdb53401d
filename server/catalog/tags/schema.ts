import { type Static, Type } from '@sinclair/typebox'
import { Id } from '#server/foundation/lib/shapes'

const name = Type.String({ minLength: 1, maxLength: 50, pattern: '\\S' })
export const Tag = Type.Object(
  { id: Id, name: Type.String(), movie_count: Type.Integer({ minimum: 0 }) },
  { $id: 'Tag', additionalProperties: false },
)
export type Tag = Static<typeof Tag>
export const NewTag = Type.Object({ name }, { additionalProperties: false })
export type NewTag = Static<typeof NewTag>
export const TagPatch = Type.Partial(NewTag, { additionalProperties: false })
export type TagPatch = Static<typeof TagPatch>
