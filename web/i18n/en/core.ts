import { movies } from './movies'
import { shell } from './shell'

/** The words that nearly every screen needs. */
export const english = { ...shell, ...movies } as const
export type CoreKey = keyof typeof english
