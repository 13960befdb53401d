/** Used when running from source: which source it is, nobody knows. */
export const build: string | null = null
