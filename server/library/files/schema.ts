import { type Static, Type } from '@sinclair/typebox'
import { Reason } from '#server/foundation/lib/reason'
import { Bytes, Id, nullable, oneOf, Timestamp, ValuesShape } from '#server/foundation/lib/shapes'
import { Page } from '#server/foundation/platform/http/page'

const Shared = Type.Boolean({
  description: 'Another program uses it too: Marquee never renames, moves, or deletes a file there that it did not place',
})
export const RootFolder = Type.Object(
  {
    id: Id,
    path: Type.String(),
    accessible: Type.Boolean({ description: 'Exists, is writable, and is the same folder as before' }),
    free_bytes: nullable(Bytes),
    total_bytes: nullable(Bytes),
    movie_count: Type.Integer({ minimum: 0 }),
    is_default: Type.Boolean(),
    shared: Shared,
    created_at: Timestamp,
  },
  { $id: 'RootFolder', additionalProperties: false },
)
export type RootFolder = Static<typeof RootFolder>
export const NewRootFolder = Type.Object(
  {
    path: Type.String({ minLength: 1, maxLength: 1000 }),
    create: Type.Optional(Type.Boolean({ default: false, description: 'Create the folder if it does not exist' })),
    shared: Type.Optional(Shared),
  },
  { additionalProperties: false },
)
export type NewRootFolder = Static<typeof NewRootFolder>
export const RootFolderPatch = Type.Object(
  { path: Type.Optional(Type.String({ minLength: 1, maxLength: 1000 })), shared: Type.Optional(Shared) },
  { additionalProperties: false },
)
export type RootFolderPatch = Static<typeof RootFolderPatch>

export const MovieFile = Type.Object(
  {
    id: Id,
    movie_id: Id,
    version_id: nullable(
      Type.Integer({ minimum: 1, description: 'The version of its movie that it belongs to; null is the default version' }),
    ),
    path: Type.String(),
    relative_path: Type.String({ description: 'Relative to its root folder' }),
    size_bytes: Bytes,
    quality: Type.String(),
    revision: Type.Object({ version: Type.Integer(), real: Type.Integer(), is_repack: Type.Boolean() }),
    edition: Type.String(),
    languages: Type.Array(Type.String()),
    release_name: nullable(Type.String()),
    release_group: nullable(Type.String()),
    indexer_id: nullable(Id),
    media_info: nullable(
      Type.Unsafe<Record<string, unknown>>({ type: 'object', description: 'What the media tool read; null if it was not installed' }),
    ),
    original_name: nullable(Type.String({ description: 'Its file name when it was imported, if its release is unknown' })),
    flags: Type.Array(Type.String(), { description: 'Indexer flags of its release, such as `freeleech`' }),
    custom_format_ids: Type.Array(Id, { description: 'The custom formats that match it' }),
    custom_format_score: Type.Integer({
      description: 'The score of these formats in the profile of its movie, renewed when either changes',
    }),
    meets_cutoff: Type.Boolean({ description: 'Whether it meets the cutoff of the profile' }),
    imported_from: nullable(Type.String()),
    added_at: Timestamp,
    missing_at: nullable(Timestamp),
    movie: Type.Optional(Type.Unsafe<unknown>({ description: 'The movie; only with `expand`' })),
  },
  { $id: 'MovieFile', additionalProperties: false, description: 'A movie in the library' },
)
export type MovieFile = Static<typeof MovieFile>
export const fileExpands = ['movie'] as const

export const Recycled = Type.Object(
  {
    id: Id,
    movie_id: nullable(Id),
    root_folder_id: Id,
    relative_path: Type.String({ description: 'Original path, relative to its root folder' }),
    size_bytes: Bytes,
    reason: oneOf(['removed', 'upgraded']),
    kind: oneOf(['movie', 'subtitle']),
    recycled_at: Timestamp,
  },
  { $id: 'Recycled', additionalProperties: false, description: 'A file in the recycle bin' },
)
export type Recycled = Static<typeof Recycled>

export const RenameRequest = Type.Object(
  { movie_ids: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 10_000, uniqueItems: true, description: 'Defaults to all movies' })) },
  { additionalProperties: false },
)
export type RenameRequest = Static<typeof RenameRequest>
const move = { from: Type.String(), to: Type.String() }
export const RenameItem = Type.Object(
  {
    file_id: Id,
    movie_id: Id,
    title: Type.String(),
    ...move,
    beside: Type.Array(Type.Object(move, { additionalProperties: false }), { description: 'Subtitles and nfo files that belong to it' }),
    problem: nullable(Reason),
  },
  { $id: 'RenameItem', additionalProperties: false, description: 'All paths relative to the root folder' },
)
export type RenameItem = Static<typeof RenameItem>
export const RenamePage = Type.Object(
  {
    ...Page(RenameItem).properties,
    total: Type.Integer({ minimum: 0, description: 'Number of files on all pages' }),
    movie_ids: Type.Optional(
      Type.Array(Id, { description: 'Only on the first page: the movies of all pages, in order, for renaming in several requests' }),
    ),
  },
  { additionalProperties: false },
)
export type RenamePage = Static<typeof RenamePage>
export const Renamed = Type.Object(
  {
    renamed: Type.Integer({ minimum: 0, description: 'Number of renamed files' }),
    failed: Type.Array(
      Type.Object(
        { file_id: Id, path: Type.String(), ...Reason.properties },
        { additionalProperties: false, description: 'A file, and why' },
      ),
    ),
  },
  { $id: 'Renamed', additionalProperties: false },
)
export type Renamed = Static<typeof Renamed>

export const SelfTestCheck = Type.Object(
  {
    code: oneOf(['downloads_writable', 'library_writable', 'hardlink', 'copy', 'permissions', 'free_space']),
    ok: Type.Boolean(),
    text: Type.String(),
    cure: nullable(Type.String({ description: 'What to do about it' })),
    values: ValuesShape,
  },
  { $id: 'SelfTestCheck', additionalProperties: false },
)

const format = Type.String({ minLength: 1, maxLength: 500 })
export const NamingRequest = Type.Object(
  {
    movie_folder_format: Type.Optional(format),
    movie_file_format: Type.Optional(format),
    colon_replacement: Type.Optional(
      oneOf(['delete', 'dash', 'space-dash', 'space-dash-space', 'smart'], { description: 'What replaces a colon in file names' }),
    ),
    movie_id: Type.Optional(Id),
  },
  { additionalProperties: false, description: 'Absent fields default to the settings; without a movie there are two examples' },
)
export type NamingRequest = Static<typeof NamingRequest>
export const NamingPreview = Type.Object(
  {
    problems: Type.Array(
      Type.Object({ field: oneOf(['movie_folder_format', 'movie_file_format']), ...Reason.properties }, { additionalProperties: false }),
      { description: 'Why a template cannot be used; empty if it can' },
    ),
    examples: Type.Array(
      Type.Object({ title: Type.String(), folder: Type.String(), file: Type.String() }, { additionalProperties: false }),
    ),
  },
  { $id: 'NamingPreview', additionalProperties: false },
)
export type NamingPreview = Static<typeof NamingPreview>
