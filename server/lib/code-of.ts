/** The code of an error, or its name where it has none; nothing for what is no error. Messages of the runtime quote addresses, codes do not. */
export const codeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return ''
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}
