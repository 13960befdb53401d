import { createStore } from '../ui/store'

export type Connection = { state: 'connecting' } | { state: 'live' } | { state: 'lost'; since: number } | { state: 'stopped' }

/** How the one socket to the service is doing. */
export const connection = createStore<Connection>({ state: 'connecting' })
