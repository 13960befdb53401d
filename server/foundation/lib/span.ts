import { days, hours, minutes, type Seconds } from './duration'

const counted = (value: number, unit: string) => `${value} ${unit}${value === 1 ? '' : 's'}`

/** Formats a duration for people: 90 seconds, 110 minutes, 2 hours 5 minutes, 3 days. */
export const spanInWords = (span: Seconds): string => {
  const whole = Math.max(0, Math.round(span))
  if (whole < minutes(2)) return whole === minutes(1) ? '1 minute' : counted(whole, 'second')
  if (whole < hours(2)) return whole === hours(1) ? '1 hour' : counted(Math.round(whole / minutes(1)), 'minute')
  const [large, small] = whole < days(2) ? (['hour', 'minute'] as const) : (['day', 'hour'] as const)
  const [largeUnit, smallUnit] = large === 'hour' ? [hours(1), minutes(1)] : [days(1), hours(1)]
  const rounded = Math.round(whole / smallUnit) * smallUnit
  const rest = Math.round((rounded % largeUnit) / smallUnit)
  return [counted(Math.floor(rounded / largeUnit), large), ...(rest > 0 ? [counted(rest, small)] : [])].join(' ')
}
