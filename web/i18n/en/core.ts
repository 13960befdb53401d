import { movies } from './movies'
import { shell } from './shell'

/** The words that nearly every screen needs. */
export const words = { ...shell, ...movies } as const
