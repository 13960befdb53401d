import { movies } from './movies'
import { shell } from './shell'

/** Texts that nearly every screen needs. */
export const words = { ...shell, ...movies } as const
