export type MinimumAvailability = 'announced' | 'in_cinemas' | 'released'
type Dates = { cinema_date: string | null; digital_date: string | null; physical_date: string | null }
const DAY = 24 * 60 * 60 * 1000
/** Without a physical or digital date, a movie counts as released this long after its cinema date. */
const CINEMA_WINDOW_DAYS = 90

/** When the movie becomes available. Null if no date is known, `always` if none is needed. */
export const availableFrom = (dates: Dates, minimum: MinimumAvailability): Date | 'always' | null => {
  if (minimum === 'announced') return 'always'
  const cinema = parse(dates.cinema_date)
  if (minimum === 'in_cinemas' && cinema !== null) return new Date(cinema)
  const homes = [parse(dates.digital_date), parse(dates.physical_date)].filter((at) => at !== null)
  if (homes.length > 0) return new Date(Math.min(...homes))
  return cinema === null ? null : new Date(cinema + CINEMA_WINDOW_DAYS * DAY)
}

export const isAvailable = (movie: Dates & { minimum_availability: MinimumAvailability }, delayDays: number, now: Date): boolean => {
  const from = availableFrom(movie, movie.minimum_availability)
  if (from === 'always') return true
  return from !== null && now.getTime() >= from.getTime() + delayDays * DAY
}

const parse = (date: string | null) => {
  const at = date === null ? Number.NaN : Date.parse(date)
  return Number.isNaN(at) ? null : at
}
