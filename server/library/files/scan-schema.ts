import { type Static, Type } from '@sinclair/typebox'
import { MinimumAvailability } from '#server/catalog/movies/schema'
import { Reason } from '#server/foundation/lib/reason'
import { Bytes, Id, nullable, oneOf, Timestamp } from '#server/foundation/lib/shapes'

const closed = { additionalProperties: false }
const count = Type.Integer({ minimum: 0 })
export const itemStates = ['matched', 'unsure', 'unmatched', 'known', 'applied', 'failed'] as const

export const Scan = Type.Object(
  {
    id: Id,
    root_folder_id: Id,
    state: oneOf(['running', 'ready', 'applying', 'applied', 'failed']),
    found: count,
    matched: count,
    total: nullable(Type.Integer({ minimum: 0, description: 'Number of files to scan; null before they are counted and after the scan' })),
    seconds_left: nullable(Type.Integer({ minimum: 0, description: 'Estimated time until the scan is done; null if unknown' })),
    counts: Type.Record(Type.String(), count, { description: `Files by state: ${itemStates.join(', ')}` }),
    error: nullable(Reason),
    started_at: Timestamp,
    finished_at: nullable(Timestamp),
  },
  { $id: 'Scan', ...closed, description: 'A scan of a library folder. Nothing on disk changes.' },
)
export type Scan = Static<typeof Scan>

export const ScanItem = Type.Object(
  {
    id: Id,
    scan_id: Id,
    relative_path: Type.String(),
    size_bytes: Bytes,
    state: oneOf(itemStates, { description: '`known`: it already belongs to a movie in the library' }),
    confidence: Type.Integer({ minimum: 0, maximum: 100 }),
    reasons: Type.Array(Reason),
    metadata_id: nullable(Id),
    movie_id: nullable(Id),
    title: nullable(Type.String()),
    year: nullable(Type.Integer()),
    error: nullable(Reason),
  },
  { $id: 'ScanItem', ...closed },
)
export type ScanItem = Static<typeof ScanItem>

export const NewScan = Type.Object({ root_folder_id: Id }, closed)
export const ApplyScan = Type.Object(
  {
    item_ids: Type.Optional(
      Type.Array(Id, { maxItems: 100_000, uniqueItems: true, description: 'Only these; defaults to all matched ones' }),
    ),
    except_item_ids: Type.Optional(Type.Array(Id, { maxItems: 100_000, uniqueItems: true, description: 'Never these' })),
    choices: Type.Optional(
      Type.Array(Type.Object({ item_id: Id, metadata_id: Id }, closed), { maxItems: 10_000, description: 'Movies that a person chose' }),
    ),
    quality_profile_id: Type.Optional(Id),
    monitored: Type.Optional(Type.Boolean()),
    minimum_availability: Type.Optional(MinimumAvailability),
    tag_ids: Type.Optional(Type.Array(Id, { uniqueItems: true, maxItems: 100 })),
  },
  closed,
)
export type ApplyScan = Static<typeof ApplyScan>
