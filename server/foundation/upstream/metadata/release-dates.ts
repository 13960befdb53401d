import type { WireCountry, WireReleaseDate } from './wire'

/** The provider's release types. A premiere is a single event: nobody can get the movie from it. */
const PREMIERE = 1
const LIMITED = 2
const CINEMA = 3
const DIGITAL = 4
const DISC = 5
const TELEVISION = 6

export type ReleaseDates = { cinema_date: string | null; digital_date: string | null; physical_date: string | null }

/**
 * The release dates for a region. Missing ones come from the United States, else from the earliest country: a release travels, and no date
 * would mean that the movie never comes out.
 */
export const releaseDatesIn = (region: string, countries: readonly WireCountry[], firstSeen: string | null): ReleaseDates => {
  const of = (...types: number[]) => types.map((type) => dateOf(type, region, countries)).find((date) => date !== null) ?? null
  const isUntold = countries.every((country) => country.release_dates.length === 0)
  return {
    cinema_date: of(CINEMA, LIMITED) ?? (isUntold ? dayOf(firstSeen) : null),
    digital_date: of(DIGITAL, TELEVISION),
    physical_date: of(DISC),
  }
}

/**
 * The other year that releases of a movie may carry: its first showing, often at a festival, else the region's cinema date. Null if both
 * are the main year or far from it.
 */
export const secondaryYearIn = (region: string, countries: readonly WireCountry[], year: number | null): number | null => {
  const shown = countries.flatMap((country) => country.release_dates).filter(({ type }) => type <= CINEMA && type >= PREMIERE)
  const first = yearAt(earliest(shown.map((date) => dayOf(date.release_date))))
  const own = yearAt(dateOf(CINEMA, region, countries))
  const isOther = (other: number | null): other is number =>
    year !== null && other !== null && other !== year && Math.abs(other - year) <= 2
  return [first, own].find(isOther) ?? null
}

const yearAt = (date: string | null): number | null => (date === null ? null : new Date(date).getUTCFullYear())

/** A certification is valid only in its own country, so there is no fallback. */
export const certificationIn = (region: string, countries: readonly WireCountry[]): string | null => {
  const dates = countries.find((country) => country.iso_3166_1 === region)?.release_dates ?? []
  const rated = dates.toSorted((a, b) => Number(b.type === CINEMA) - Number(a.type === CINEMA))
  return rated.map((date) => date.certification?.trim()).find((word) => word) ?? null
}

export const dayOf = (date: string | null | undefined): string | null => {
  const at = date ? Date.parse(date) : Number.NaN
  return Number.isNaN(at) ? null : new Date(at).toISOString().slice(0, 10)
}

const dateOf = (type: number, region: string, countries: readonly WireCountry[]): string | null => {
  const firsts = countries.map((country) => ({ region: country.iso_3166_1, first: firstOf(type, country.release_dates) }))
  const inRegion = (wanted: string) => firsts.find((entry) => entry.region === wanted)?.first ?? null
  return inRegion(region) ?? inRegion('US') ?? earliest(firsts.map((entry) => entry.first))
}

const firstOf = (type: number, dates: readonly WireReleaseDate[]): string | null =>
  earliest(dates.filter((date) => date.type === type && !isFestival(date)).map((date) => dayOf(date.release_date)))

const isFestival = ({ note }: WireReleaseDate) => /festival|premi[eè]re/i.test(note ?? '')

const earliest = (dates: readonly (string | null)[]): string | null => dates.filter((date) => date !== null).toSorted()[0] ?? null
