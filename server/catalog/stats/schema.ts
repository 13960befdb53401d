import { type Static, Type } from '@sinclair/typebox'
import { Bytes, Day, Id, nullable, oneOf } from '#server/foundation/lib/shapes'

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

const closed = { additionalProperties: false } as const
export const YearOfWatching = Type.Object(
  { year: Type.Integer(), viewings: Type.Integer({ minimum: 1, description: 'How often a movie was watched' }) },
  { $id: 'YearOfWatching', ...closed, description: 'A year in which movies were watched' },
)
export type YearOfWatching = Static<typeof YearOfWatching>

const YearMovie = Type.Object(
  {
    movie_id: Id,
    title: Type.String(),
    year: nullable(Type.Integer()),
    runtime_minutes: nullable(count),
    user_rating: nullable(Type.Integer()),
    poster_url: nullable(Type.String({ description: 'Served by this service, below `base_url`' })),
    poster_color: nullable(Type.String()),
  },
  { $id: 'YearMovie', ...closed, description: 'A movie that was watched in the year' },
)
export type YearMovie = Static<typeof YearMovie>

const YearPerson = Type.Object(
  { person_id: Id, name: Type.String(), portrait_url: nullable(Type.String({ description: 'Served by this service' })), movies: count },
  { $id: 'YearPerson', ...closed, description: 'A person with at least two of the movies that were watched in the year' },
)
const watchedOn = (description: string) => ({ ...nullable(Type.Object({ day: Day('Day'), movie: YearMovie }, closed)), description })

export const YearInReview = Type.Object(
  {
    year: Type.Integer(),
    viewings: Type.Integer({ minimum: 0, description: 'How often a movie was watched' }),
    movies: Type.Integer({ minimum: 0, description: 'How many different movies were watched' }),
    minutes: Type.Integer({ minimum: 0, description: 'Their running times, of all viewings' }),
    by_month: Type.Array(count, {
      minItems: 12,
      maxItems: 12,
      example: [5, 3, 4, 2, 1, 0, 0, 2, 3, 6, 7, 8],
      description: 'Viewings in each month, January first',
    }),
    genres: Type.Array(Type.Object({ name: Type.String(), movies: count }, closed), {
      description: 'At most eight, the most frequent first',
    }),
    decades: Type.Array(Type.Object({ decade: Type.Integer({ description: 'Its first year', example: 1990 }), movies: count }, closed), {
      description: 'When the movies were made',
    }),
    directors: Type.Array(YearPerson, { description: 'At most five, the most frequent first' }),
    actors: Type.Array(YearPerson, { description: 'At most five of the top-billed cast, the most frequent first' }),
    longest_evening: {
      ...nullable(
        Type.Object(
          {
            day: Day('Day'),
            minutes: Type.Integer({ minimum: 0, description: 'Running time of its movies' }),
            movies: Type.Array(YearMovie),
          },
          closed,
        ),
      ),
      description: 'The day with the most hours, if two movies or more were watched on it',
    },
    first: watchedOn('The first viewing'),
    last: watchedOn('The last viewing so far'),
    longest: nullable(YearMovie),
    oldest: nullable(YearMovie),
    best_rated: Type.Array(YearMovie, { description: 'At most five, by your own rating' }),
    posters: Type.Array(YearMovie, { description: 'At most 24 movies with a poster, the last one watched first' }),
  },
  { $id: 'YearInReview', ...closed, description: 'A year of watching' },
)
export type YearInReview = Static<typeof YearInReview>
