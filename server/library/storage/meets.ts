import { days, milliseconds } from '#server/foundation/lib/duration'
import type { Disk, MovieFacts } from './facts'
import type { When } from './schema'

type Now = { now: Date; disks: ReadonlyMap<string, Disk> }
type Given = Now & { movie: MovieFacts }

/** Whether all conditions hold. How many movies are needed for the free space is decided later, over all of them. */
export const meets = (movie: MovieFacts, when: When, { now, disks }: Now): boolean =>
  (Object.keys(when) as (keyof When)[]).every(
    (name) => when[name] === undefined || holds[name](when as Required<When>, { movie, now, disks }),
  )

const holds: { [Name in keyof Required<When>]: (when: Required<When>, given: Given) => boolean } = {
  never_watched: (_, { movie }) => movie.watched_at === null && movie.play_count === 0,
  watched_days_ago: ({ watched_days_ago }, { movie, now }) => movie.watched_at !== null && isOlder(movie.watched_at, watched_days_ago, now),
  added_days_ago: ({ added_days_ago }, { movie, now }) => isOlder(movie.arrived_at, added_days_ago, now),
  rating_below: ({ rating_below }, { movie }) => movie.rating !== null && movie.rating < rating_below,
  tag_ids: ({ tag_ids }, { movie }) => tag_ids.some((id) => movie.tag_ids.includes(id)),
  root_folder_id: ({ root_folder_id }, { movie }) => movie.root_folder_ids.every((id) => id === root_folder_id),
  free_space_below_mb: ({ free_space_below_mb }, { movie, disks }) => {
    const disk = disks.get(movie.disk ?? '')
    return disk !== undefined && disk.free_bytes + disk.pending_bytes < free_space_below_mb * MB
  },
}

export const MB = 1_000_000

/** Whether a moment is at least so many days ago. */
export const isOlder = (moment: string, age: number, now: Date): boolean => now.getTime() - Date.parse(moment) >= milliseconds(days(age))
