import { count, duration, size, speed } from '../../i18n/format'
import { t } from '../../i18n/translate'

/** Settings in their units: kB/s and minutes; 0 is no limit. */
export type Limits = { download: number; upload: number; ratio: number; minutes: number }
export type Facts = {
  /** Of a movie in the library, in bytes; null without one. */
  average: number | null
  /** Bytes that the downloads in progress still need; of those whose size is known. */
  left: number
  /** Ratios of the downloads that seed. */
  ratios: readonly number[]
}

const SOME_MOVIE = 5e9
const MINUTE = 60
const HUNDRED = 100

const bytesPerSecond = (limit: number) => limit * 1000

/** What a download limit means for a movie and for the downloads in progress. */
export const downloadLines = ({ download }: Limits, { average, left }: Facts): string[] => {
  if (download === 0) return [t('limits.full_speed')]
  const [pace, movie] = [bytesPerSecond(download), average ?? SOME_MOVIE]
  return [
    t(average === null ? 'limits.some' : 'limits.one', { speed: speed(pace), size: size(movie), time: duration(movie / pace, 'long') }),
    ...(left > 0 ? [t('limits.left', { time: duration(left / pace, 'long') })] : []),
  ]
}

/** When seeding ends: at the ratio or after the time, whichever comes first. */
export const seedLines = ({ upload, ratio, minutes }: Limits, { average, ratios }: Facts): string[] => {
  if (ratio === 0 && minutes === 0) return [t('limits.forever')]
  const [pace, movie] = [bytesPerSecond(upload), average ?? SOME_MOVIE]
  const needed = pace > 0 ? (movie * ratio) / pace : 0
  const most = (minutes * MINUTE * pace) / movie
  const isCut = needed > 0 && minutes > 0 && most < ratio
  const reached = ratios.filter((value) => value >= ratio).length
  return [
    ...(needed > 0 ? [t('limits.ratio', { ratio: count(ratio), size: size(movie), time: duration(needed, 'long') })] : []),
    ...(isCut ? [t('limits.cut', { time: duration(minutes * MINUTE, 'long'), ratio: count(Math.floor(most * HUNDRED) / HUNDRED) })] : []),
    ...(ratio > 0 && ratios.length > 0 ? [t('limits.reached', { done: reached, all: ratios.length })] : []),
  ]
}
