const units = ['bytes', 'kB', 'MB', 'GB', 'TB'] as const

/**
 * Formats bytes for people. 1 GB is 1000³ bytes, like disk sizes and like the interface (`web/i18n/format.ts`), so a release never shows
 * two sizes on one screen.
 */
export const size = (bytes: number): string => {
  const step = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3))
  const value = bytes / 1000 ** step
  const digits = step < 2 || value >= 100 ? 0 : 1
  return `${Number(value.toFixed(digits))} ${units[step]}`
}
