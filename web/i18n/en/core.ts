import { leaving } from './leaving'
import { movies } from './movies'
import { shell } from './shell'

/** Texts that nearly every screen needs. */
export const words = { ...shell, ...leaving, ...movies } as const
