type Folder = { free_bytes: number | null; total_bytes: number | null }
type Month = { month: string; files: number; size_bytes: number }

/** Of so many months the pace is taken: a single busy weekend says little. */
const MONTHS = 3
const MONTH_DAYS = 30.4

export type Plan = {
  free: number
  total: number
  /** Movies that the free space has room for, by the mean of those that are here; null when nothing is here. */
  room: number | null
  /** Movies a month; 0 when none came lately, null while the library is younger than a month. */
  pace: number | null
  /** Days until the disk is full at that pace; null when it does not fill. */
  fullInDays: number | null
}

/** How long the space lasts. Folders on one disk tell the same numbers and are counted once. */
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
  // The month that a library began in says nothing: what somebody had before was added then.
  const lived = growth.slice(1).filter(({ month }) => monthsAgo(month, now) < MONTHS)
  const whole = growth.slice(0, 1).map(({ month }) => monthsAgo(month, now) - 1)
  // The month that began a few days ago counts as the days that it has had.
  const months = Math.min(MONTHS - 1, ...whole) + now.getUTCDate() / MONTH_DAYS
  const isYoung = whole.some((count) => count < 0)
  const [bytes, movies] = [lived.reduce((sum, each) => sum + each.size_bytes, 0), lived.reduce((sum, each) => sum + each.files, 0)]
  return {
    free,
    total,
    room: files.total === 0 ? null : Math.floor(free / Math.max(1, files.size_bytes / files.total)),
    pace: isYoung ? null : Math.round(movies / months),
    fullInDays: bytes === 0 ? null : Math.floor(free / (bytes / months / MONTH_DAYS)),
  }
}

const monthsAgo = (month: string, now: Date) => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return (now.getUTCFullYear() - year) * 12 + now.getUTCMonth() + 1 - number
}

const SHOWN_MONTHS = 12

type Growth = readonly { month: string; files: number; size_bytes: number }[]

/** The last twelve months, those without anything new among them. */
export const lastMonths = (growth: Growth, now: Date): { month: string; size_bytes: number }[] =>
  Array.from({ length: SHOWN_MONTHS }, (_, at) => {
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (SHOWN_MONTHS - 1 - at), 1)).toISOString().slice(0, 7)
    return { month, size_bytes: growth.find((each) => each.month === month)?.size_bytes ?? 0 }
  })
