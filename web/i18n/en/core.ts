import { films } from './films'
import { shell } from './shell'

/** The words that nearly every screen needs. */
export const english = { ...shell, ...films } as const
export type CoreKey = keyof typeof english
