import { type Static, Type } from '@sinclair/typebox'
import { Bytes, nullable } from '#server/lib/shapes'

export const Folder = Type.Object(
  { name: Type.String(), path: Type.String(), writable: Type.Boolean() },
  { $id: 'Folder', additionalProperties: false },
)
export type Folder = Static<typeof Folder>
export const FolderPage = Type.Object(
  {
    results: Type.Array(Folder),
    next_cursor: nullable(Type.String()),
    has_more: Type.Boolean(),
    path: Type.String({ description: 'The folder that was looked into' }),
    parent: nullable(Type.String({ description: 'The one above; null at the top' })),
    writable: Type.Boolean(),
    free_bytes: nullable(Bytes),
  },
  { $id: 'FolderPage', additionalProperties: false },
)
export type FolderPage = Static<typeof FolderPage>
