/** The `code` of an error, else its name; an empty string for anything else. Safe to log: runtime messages quote URLs, codes do not. */
export const codeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return ''
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}
