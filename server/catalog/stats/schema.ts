import { type Static, Type } from '@sinclair/typebox'
import { Bytes, oneOf } from '#server/foundation/lib/shapes'

const count = Type.Integer({ minimum: 0 })
const counts = (by: string) => Type.Record(Type.String(), count, { description: `By ${by}` })
const amount = (description: string) => Type.Object({ movies: count, size_bytes: Bytes }, { additionalProperties: false, description })
const Disk = Type.Object(
  {
    bytes_by_quality: counts('quality, in bytes'),
    by_codec: counts('video codec; files that were read'),
    growth: Type.Array(
      Type.Object(
        {
          month: Type.String({ pattern: '^\\d{4}-\\d{2}$', description: 'Such as `2026-11`', example: '2026-11' }),
          files: count,
          size_bytes: Bytes,
        },
        { additionalProperties: false },
      ),
      { description: 'Files added in the last twelve months that are still there, the oldest month first' },
    ),
    never_watched: amount('Movies with a file that were never started'),
    watched_long_ago: amount('Movies with a file that were watched more than a year ago'),
    recycle: Type.Object({ files: count, size_bytes: Bytes }, { additionalProperties: false, description: 'The recycle bin' }),
  },
  { additionalProperties: false, description: 'Space used by the movies' },
)
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
        by_color: counts('color of the poster, `none` if it is unknown'),
      },
      { additionalProperties: false },
    ),
    files: Type.Object(
      {
        total: count,
        missing: count,
        read: Type.Integer({ minimum: 0, description: 'Files that have been read; the rest are read in the background' }),
        size_bytes: Bytes,
        runtime_minutes: count,
        by_quality: counts('quality'),
      },
      { additionalProperties: false },
    ),
    versions: Type.Object(
      {
        total: Type.Integer({ minimum: 0, description: 'Versions beside the default ones' }),
        with_file: Type.Integer({ minimum: 0, description: 'Those with a file on disk' }),
      },
      { additionalProperties: false, description: 'Versions of movies' },
    ),
    downloads: Type.Object(
      { by_state: counts('state'), completed_last_30_days: count, downloaded_bytes: Bytes, uploaded_bytes: Bytes },
      { additionalProperties: false },
    ),
    disk: Disk,
    releases: Type.Object({ seen_last_30_days: count, grabbed_last_30_days: count, blocked: count }, { additionalProperties: false }),
  },
  { $id: 'Stats', additionalProperties: false, description: 'Statistics of the library' },
)
export type Stats = Static<typeof Stats>

/** Best first. */
export const resolutions = ['4K', '1080p', '720p', 'SD'] as const
export const MovieSizes = Type.Object(
  {
    by_resolution: Type.Array(
      Type.Object(
        {
          resolution: oneOf(resolutions, { description: 'Resolution that the quality of the file stands for' }),
          movies: Type.Integer({ minimum: 1, description: 'Movies with a file on disk' }),
          sizes: Type.Array(
            Type.Object(
              {
                gigabytes: Type.Integer({ minimum: 1, description: 'Size of the movie in gigabytes (10⁹ bytes), rounded up' }),
                movies: Type.Integer({ minimum: 1, description: 'Movies of this size' }),
                size_bytes: Bytes,
              },
              { additionalProperties: false },
            ),
            { description: 'Smallest first' },
          ),
        },
        { additionalProperties: false },
      ),
      { description: 'Only resolutions of some movie, the best first' },
    ),
  },
  { $id: 'MovieSizes', additionalProperties: false, description: 'Sizes of the movies on disk' },
)
export type MovieSizes = Static<typeof MovieSizes>
