import { type Static, Type } from '@sinclair/typebox'
import { Bytes } from '#server/lib/shapes'

const count = Type.Integer({ minimum: 0 })
const counts = (by: string) => Type.Record(Type.String(), count, { description: `By ${by}` })
export const Stats = Type.Object(
  {
    movies: Type.Object(
      {
        total: count,
        monitored: count,
        watched: count,
        added_last_30_days: count,
        by_status: counts('status'),
        by_decade: counts('decade'),
      },
      { additionalProperties: false },
    ),
    files: Type.Object(
      {
        total: count,
        missing: count,
        read: Type.Integer({ minimum: 0, description: 'Files that have been read; the rest is read in the background' }),
        size_bytes: Bytes,
        runtime_minutes: count,
        by_quality: counts('quality'),
      },
      { additionalProperties: false },
    ),
    downloads: Type.Object(
      { by_state: counts('state'), completed_last_30_days: count, downloaded_bytes: Bytes, uploaded_bytes: Bytes },
      { additionalProperties: false },
    ),
    releases: Type.Object({ seen_last_30_days: count, grabbed_last_30_days: count, blocked: count }, { additionalProperties: false }),
  },
  { $id: 'Stats', additionalProperties: false, description: 'Statistics of the library' },
)
export type Stats = Static<typeof Stats>
