import { createStore } from '../ui/store'

export type Layer = 'palette' | 'keys'

/** The one layer of the shell that is open, if any. */
export const layer = createStore<Layer | undefined>(undefined)
export const openLayer = (next: Layer | undefined) => layer.set(next)
