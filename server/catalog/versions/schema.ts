import { type Static, Type } from '@sinclair/typebox'
import { movieStatuses } from '#server/catalog/movies/schema'
import { Id, oneOf } from '#server/foundation/lib/shapes'

const fields = {
  name: Type.String({
    minLength: 1,
    maxLength: 50,
    pattern: '\\S',
    description: 'Name of the version, unique among those of its movie; `{Version Name}` in file names',
  }),
  quality_profile_id: Id,
  edition: Type.String({
    minLength: 1,
    maxLength: 100,
    pattern: '\\S',
    examples: ['any', 'theatrical', "Director's Cut"],
    description:
      '`any` keeps to the edition that it first got, and leaves a cut that another version names to it; `theatrical`; or the name of an edition',
  }),
}

export const MovieVersion = Type.Object(
  {
    id: Id,
    name: Type.String({ description: 'Name of the version; the default version may have none' }),
    quality_profile_id: fields.quality_profile_id,
    edition: fields.edition,
    is_default: Type.Boolean({ description: 'Whether the status and profile of the movie are those of this version' }),
    status: oneOf(movieStatuses, { description: 'Derived on reading, from the downloads and files of this version' }),
    file_ids: Type.Array(Id, { uniqueItems: true, description: 'The files of this version' }),
  },
  {
    $id: 'MovieVersion',
    additionalProperties: false,
    description: 'A version of a movie that is searched for, downloaded, and upgraded on its own',
  },
)
export type MovieVersion = Static<typeof MovieVersion>

const edition = Type.Optional({ ...fields.edition, default: 'any' })
export const NewVersion = Type.Object(
  { name: fields.name, quality_profile_id: fields.quality_profile_id, edition },
  { additionalProperties: false },
)
export type NewVersion = Static<typeof NewVersion>

export const VersionPatch = Type.Object(
  {
    ...Type.Partial(Type.Object(fields)).properties,
    is_default: Type.Optional(Type.Literal(true, { description: 'Makes it the default version instead of the present one' })),
  },
  { additionalProperties: false },
)
export type VersionPatch = Static<typeof VersionPatch>

export const BulkVersion = Type.Object(
  {
    ids: Type.Array(Id, { minItems: 1, maxItems: 10_000, uniqueItems: true }),
    name: fields.name,
    quality_profile_id: fields.quality_profile_id,
    edition,
  },
  { additionalProperties: false },
)
export type BulkVersion = Static<typeof BulkVersion>
