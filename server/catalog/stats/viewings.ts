import { days, hours, milliseconds } from '#server/foundation/lib/duration'

/** A movie was watched: it ended, or was marked, at that time. */
export type Viewing = { readonly movie_id: number; readonly at: string }
/** A viewing and its day. A night belongs to the day before it until five in the morning. */
export type DatedViewing = Viewing & { readonly day: string }

const NIGHT_ENDS = hours(5)
const SAME_PLAY = days(1)

/** Plays here, and marks by hand, an import, or the tracking service. A mark within a day of a play is that play. */
export const viewingsOf = (plays: readonly Viewing[], marks: readonly Viewing[]): Viewing[] => {
  const byMovie = Map.groupBy(plays, ({ movie_id }) => movie_id)
  const isKnown = ({ movie_id, at }: Viewing): boolean =>
    (byMovie.get(movie_id) ?? []).some((play) => Math.abs(Date.parse(play.at) - Date.parse(at)) < milliseconds(SAME_PLAY))
  return [...plays, ...marks.filter((mark) => !isKnown(mark))].toSorted((a, b) => (a.at < b.at ? -1 : 1))
}

/** Throws RangeError for an unknown time zone. */
export const dayIn = (time_zone: string): ((at: string) => string) => {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: time_zone, year: 'numeric', month: '2-digit', day: '2-digit' })
  return (at) => format.format(Date.parse(at) - milliseconds(NIGHT_ENDS))
}

/** The viewings of a year. Only those near its borders depend on the time zone, so only they are formatted for that. */
export const viewingsIn = (year: number, viewings: readonly Viewing[], dayOf: (at: string) => string): DatedViewing[] =>
  viewings.filter(({ at }) => yearOf(at, dayOf) === year).map(({ movie_id, at }) => ({ movie_id, at, day: dayOf(at) }))

/** How many viewings each year has, the newest year first. */
export const yearsOf = (viewings: readonly Viewing[], dayOf: (at: string) => string): { year: number; viewings: number }[] =>
  [...Map.groupBy(viewings, ({ at }) => yearOf(at, dayOf))]
    .map(([year, found]) => ({ year, viewings: found.length }))
    .toSorted((a, b) => b.year - a.year)

const nearBorder = /^\d+-(?:12-3[01]|01-0[12])/
const yearOf = (at: string, dayOf: (at: string) => string): number => Number((nearBorder.test(at) ? dayOf(at) : at).slice(0, 4))
