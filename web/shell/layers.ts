import { createStore } from '../kit/store'

export type Layer = 'palette' | 'keys' | 'given'

/** What was pasted or dropped last, outside of a field. */
export const given = createStore<{ readonly text: string; readonly files: readonly File[] }>({ text: '', files: [] })

/** The shell layer that is open, if any. At most one is open at a time. */
export const layer = createStore<Layer | undefined>(undefined)
export const openLayer = (next: Layer | undefined) => {
  early = ''
  layer.set(next)
}

let early = ''
/** Letters typed after the palette was opened and before its field was there. */
export const typeEarly = (letter: string) => {
  early += letter
}
export const typedEarly = () => early
