import type { Config } from '#server/foundation/config/schema'

/** The settings that decide. */
export const speedFields = [
  'download_speed_limit',
  'upload_speed_limit',
  'speed_schedule',
  'speed_schedule_from',
  'speed_schedule_until',
  'scheduled_download_speed_limit',
  'scheduled_upload_speed_limit',
] as const satisfies readonly (keyof Config)[]
type Scheduled = Pick<Config, (typeof speedFields)[number]>

/** In kB/s; 0 is none. */
export type SpeedLimits = { readonly download: number; readonly upload: number; readonly isScheduled: boolean }

/** The limits in force at a moment, by the computer's local time. */
export const speedLimitsAt = (config: Scheduled, at: Date): SpeedLimits =>
  isScheduled(config, at)
    ? { download: config.scheduled_download_speed_limit, upload: config.scheduled_upload_speed_limit, isScheduled: true }
    : { download: config.download_speed_limit, upload: config.upload_speed_limit, isScheduled: false }

const MINUTES_OF_HOUR = 60
const minuteOf = (time: string): number => {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * MINUTES_OF_HOUR + minute
}

/** A span past midnight belongs to the day on which it began. Two equal times mean the whole day. */
const isScheduled = ({ speed_schedule, speed_schedule_from, speed_schedule_until }: Scheduled, at: Date): boolean => {
  const [from, until] = [minuteOf(speed_schedule_from), minuteOf(speed_schedule_until)]
  const now = at.getHours() * MINUTES_OF_HOUR + at.getMinutes()
  const [today, yesterday] = [at.getDay(), (at.getDay() + 6) % 7]
  if (from < until) return from <= now && now < until && isChosen(speed_schedule, today)
  return (now >= from && isChosen(speed_schedule, today)) || (now < until && isChosen(speed_schedule, yesterday))
}

const isChosen = (days: Scheduled['speed_schedule'], day: number): boolean => {
  const isWeekend = day === 0 || day === 6
  return days === 'every_day' || (days === 'weekends' && isWeekend) || (days === 'weekdays' && !isWeekend)
}
