import { events } from './events'
import { films } from './films'
import { shell } from './shell'

/** The words that every screen but the settings needs. */
export const english = { ...shell, ...films, ...events } as const
export type CoreKey = keyof typeof english
