import { type Static, Type } from '@sinclair/typebox'
import { Bytes, Id, nullable, Timestamp } from '#server/lib/shapes'

export const RootFolder = Type.Object(
  {
    id: Id,
    path: Type.String(),
    accessible: Type.Boolean({ description: 'There, writable, and the same folder as before' }),
    free_bytes: nullable(Bytes),
    total_bytes: nullable(Bytes),
    movie_count: Type.Integer({ minimum: 0 }),
    is_default: Type.Boolean(),
    created_at: Timestamp,
  },
  { $id: 'RootFolder', additionalProperties: false },
)
export type RootFolder = Static<typeof RootFolder>
export const NewRootFolder = Type.Object(
  {
    path: Type.String({ minLength: 1, maxLength: 1000 }),
    create: Type.Optional(Type.Boolean({ default: false, description: 'Make the folder when it is not there' })),
  },
  { additionalProperties: false },
)
export type NewRootFolder = Static<typeof NewRootFolder>
export const RootFolderPatch = Type.Object(
  { path: Type.Optional(Type.String({ minLength: 1, maxLength: 1000 })) },
  { additionalProperties: false },
)
export type RootFolderPatch = Static<typeof RootFolderPatch>

export const File = Type.Object(
  {
    id: Id,
    movie_id: Id,
    path: Type.String(),
    relative_path: Type.String({ description: 'Below its root folder' }),
    size_bytes: Bytes,
    quality: Type.String(),
    revision: Type.Object({ version: Type.Integer(), real: Type.Integer(), is_repack: Type.Boolean() }),
    edition: Type.String(),
    languages: Type.Array(Type.String()),
    release_name: nullable(Type.String()),
    release_group: nullable(Type.String()),
    indexer_id: nullable(Id),
    media_info: nullable(
      Type.Unsafe<Record<string, unknown>>({ type: 'object', description: 'What the media tool read; null when it was not there' }),
    ),
    custom_format_score: Type.Integer(),
    meets_cutoff: Type.Boolean({ description: 'Whether the profile is content with it' }),
    imported_from: nullable(Type.String()),
    added_at: Timestamp,
    missing_at: nullable(Timestamp),
    movie: Type.Optional(Type.Unsafe<unknown>({ description: 'The film; only with `expand`' })),
  },
  { $id: 'File', additionalProperties: false, description: 'A film on the shelf' },
)
export type File = Static<typeof File>
export const fileExpands = ['movie'] as const
