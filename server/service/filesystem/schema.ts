import { type Static, Type } from '@sinclair/typebox'
import { Bytes, nullable } from '#server/foundation/lib/shapes'

export const Folder = Type.Object(
  { name: Type.String(), path: Type.String(), writable: Type.Boolean() },
  { $id: 'Folder', additionalProperties: false },
)
export type Folder = Static<typeof Folder>
export const Place = Type.Object(
  { name: Type.String(), path: Type.String() },
  { $id: 'Place', additionalProperties: false, description: 'A folder to start at' },
)
export type Place = Static<typeof Place>
export const FolderPage = Type.Object(
  {
    results: Type.Array(Folder),
    next_cursor: nullable(Type.String()),
    has_more: Type.Boolean(),
    path: Type.String({ description: 'The listed folder' }),
    missing: Type.Boolean({ description: 'Whether the requested folder does not exist, so that `path` is its nearest existing parent' }),
    parent: nullable(Type.String({ description: 'The parent folder; null at the top' })),
    places: Type.Array(Place, { description: 'Common folders for movies, and the disks of this computer, if they exist' }),
    writable: Type.Boolean(),
    free_bytes: nullable(Bytes),
  },
  { $id: 'FolderPage', additionalProperties: false },
)
export type FolderPage = Static<typeof FolderPage>
