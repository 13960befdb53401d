import { type Static, Type } from '@sinclair/typebox'
import { Bytes, nullable } from '#server/lib/shapes'

export const Folder = Type.Object(
  { name: Type.String(), path: Type.String(), writable: Type.Boolean() },
  { $id: 'Folder', additionalProperties: false },
)
export type Folder = Static<typeof Folder>
export const Place = Type.Object(
  { name: Type.String(), path: Type.String() },
  { $id: 'Place', additionalProperties: false, description: 'A folder to begin at' },
)
export type Place = Static<typeof Place>
export const FolderPage = Type.Object(
  {
    results: Type.Array(Folder),
    next_cursor: nullable(Type.String()),
    has_more: Type.Boolean(),
    path: Type.String({ description: 'The folder that was looked into' }),
    missing: Type.Boolean({ description: 'Whether the folder that was asked for is not there, and `path` is the nearest one above it' }),
    parent: nullable(Type.String({ description: 'The one above; null at the top' })),
    places: Type.Array(Place, { description: 'Where people keep movies, and the disks of this computer, as far as they are there' }),
    writable: Type.Boolean(),
    free_bytes: nullable(Bytes),
  },
  { $id: 'FolderPage', additionalProperties: false },
)
export type FolderPage = Static<typeof FolderPage>
