import { type Static, Type } from '@sinclair/typebox'
import { Reason } from '#server/foundation/lib/reason'
import { Bytes, Id, nullable, oneOf } from '#server/foundation/lib/shapes'

const closed = { additionalProperties: false }
export const ManualFile = Type.Object(
  {
    path: Type.String(),
    size_bytes: Bytes,
    movie_id: nullable(Id),
    title: nullable(Type.String()),
    year: nullable(Type.Integer()),
    quality: Type.String(),
    languages: Type.Array(Type.String()),
    release_group: nullable(Type.String()),
    confidence: Type.Integer({ minimum: 0, maximum: 100 }),
    reasons: Type.Array(Reason),
    problem: nullable(Reason),
  },
  { $id: 'ManualFile', ...closed, description: 'A file that can be imported, with its most likely movie in the library' },
)
export type ManualFile = Static<typeof ManualFile>

export const ManualImport = Type.Object(
  {
    files: Type.Array(
      Type.Object(
        {
          path: Type.String({ minLength: 1, maxLength: 4000 }),
          movie_id: Id,
          quality: Type.Optional(Type.String({ minLength: 1, maxLength: 50 })),
        },
        closed,
      ),
      { minItems: 1, maxItems: 500 },
    ),
    mode: Type.Optional(oneOf(['hardlink', 'copy'], { description: 'Defaults to the settings' })),
    download_id: Type.Optional({ ...Id, description: 'The download that the files belong to; it is marked as imported' }),
  },
  closed,
)
export type ManualImport = Static<typeof ManualImport>
export const ManualResult = Type.Object(
  {
    results: Type.Array(
      Type.Object(
        {
          path: Type.String(),
          file_id: nullable(Id),
          relative_path: nullable(Type.String()),
          replaced: Type.Array(Type.String(), {
            description: 'Files of the movie that it replaced, now in the recycle bin; paths relative to the root folder',
          }),
          error: nullable(Reason),
        },
        closed,
      ),
    ),
    next_cursor: Type.Null(),
    has_more: Type.Boolean(),
  },
  { $id: 'ManualResult', ...closed },
)
export type ManualResult = Static<typeof ManualResult>
