type Folder = { free_bytes: number | null; total_bytes: number | null }
type Month = { month: string; files: number; size_bytes: number }

/** Number of months that the growth rate is based on, to even out busy weekends. */
const MONTHS = 3
const MONTH_DAYS = 30.4

export type Plan = {
  free: number
  total: number
  /** How many more movies fit, at the average size; null if too few movies, or too small ones, tell what a movie takes. */
  room: number | null
  /** Movies per month; 0 if none were added recently, null if the library is less than a month old. */
  pace: number | null
  /** Days until the disk is full at that rate; null if it is not filling up. */
  fullInDays: number | null
}

/** Predicts how long the space will last. Folders with equal sizes are taken to be on one disk and counted once. */
export const planOf = ({
  folders,
  growth,
  files,
  now,
}: {
  folders: readonly Folder[]
  growth: readonly Month[]
  files: { total: number; size_bytes: number }
  now: Date
}): Plan | null => {
  const disks = [...new Map(folders.map((folder) => [`${String(folder.free_bytes)} ${String(folder.total_bytes)}`, folder])).values()]
  const known = disks.filter(
    (disk): disk is { free_bytes: number; total_bytes: number } => disk.free_bytes !== null && disk.total_bytes !== null,
  )
  if (known.length === 0) return null
  const free = known.reduce((sum, { free_bytes }) => sum + free_bytes, 0)
  const total = known.reduce((sum, { total_bytes }) => sum + total_bytes, 0)
  // The first month is ignored: existing movies were added then.
  const lived = growth.slice(1).filter(({ month }) => monthsAgo(month, now) < MONTHS)
  const whole = growth.slice(0, 1).map(({ month }) => monthsAgo(month, now) - 1)
  // The current month counts with the days it has had.
  const months = Math.min(MONTHS - 1, ...whole) + now.getUTCDate() / MONTH_DAYS
  const isYoung = whole.some((count) => count < 0)
  const [bytes, movies] = [lived.reduce((sum, each) => sum + each.size_bytes, 0), lived.reduce((sum, each) => sum + each.files, 0)]
  return {
    free,
    total,
    room: roomFor(free, files),
    pace: isYoung ? null : Math.round(movies / months),
    fullInDays: bytes === 0 ? null : Math.floor(free / (bytes / months / MONTH_DAYS)),
  }
}

/** Fewer files, or smaller ones, do not tell how large movies are. */
const ENOUGH_FILES = 5
const SMALL_MOVIE_BYTES = 100_000_000

const roomFor = (free: number, { total, size_bytes }: { total: number; size_bytes: number }): number | null =>
  total < ENOUGH_FILES || size_bytes / total < SMALL_MOVIE_BYTES ? null : Math.floor((free * total) / size_bytes)

const monthsAgo = (month: string, now: Date) => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return (now.getUTCFullYear() - year) * 12 + now.getUTCMonth() + 1 - number
}

const SHOWN_MONTHS = 12

type Growth = readonly { month: string; files: number; size_bytes: number }[]

/** The last twelve months, including empty ones. */
export const lastMonths = (growth: Growth, now: Date): { month: string; size_bytes: number }[] =>
  Array.from({ length: SHOWN_MONTHS }, (_, at) => {
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (SHOWN_MONTHS - 1 - at), 1)).toISOString().slice(0, 7)
    return { month, size_bytes: growth.find((each) => each.month === month)?.size_bytes ?? 0 }
  })
