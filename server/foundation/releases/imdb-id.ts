/** "tt" and at least seven digits, from either form ("tt1234567", "1234567"). Null if it is neither. */
export const normalizeImdbId = (text: string): string | null => {
  const digits = text.trim().toLowerCase().replace(/^tt/, '')
  return /^\d{1,10}$/.test(digits) && Number(digits) > 0 ? `tt${digits.padStart(7, '0')}` : null
}
