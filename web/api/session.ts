import { createStore } from '../ui/store'

export type Entry = 'unknown' | 'in' | 'out'

/** Whether this browser may ask the service anything. */
export const entry = createStore<Entry>('unknown')

export const sessionLost = () => entry.set('out')
export const sessionFound = () => entry.set('in')
