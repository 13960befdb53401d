import { createStore } from '../kit/store'

export type Layer = 'palette' | 'keys'

/** The shell layer that is open, if any. At most one is open at a time. */
export const layer = createStore<Layer | undefined>(undefined)
export const openLayer = (next: Layer | undefined) => layer.set(next)
