/** Figures as people read them. */
export const span = (minutes: number): string => {
  if (minutes >= 48 * 60) return `${Math.round(minutes / (24 * 60))} days`
  if (minutes >= 120) return `${Math.round(minutes / 60)} hours`
  return minutes === 1 ? '1 minute' : `${Math.max(0, Math.round(minutes))} minutes`
}

export const day = (at: Date): string => at.toISOString().slice(0, 10)

/** `9 May 2026 14:05 UTC` would need a locale; this needs none. */
export const moment = (at: Date): string => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`

export const list = (values: readonly string[], last: 'and' | 'or'): string =>
  values.length < 2 ? (values[0] ?? '') : `${values.slice(0, -1).join(', ')} ${last} ${values.at(-1)}`
