import { base } from '../base'
import { createStore } from '../ui/store'

export type Entry = 'unknown' | 'in' | 'out'

const KEY = `marquee.entered${base}`

/** A browser that never was in is not worth a question: the answer would be 401. One that keeps nothing has to ask. */
const remembered = (): Entry => {
  try {
    return localStorage.getItem(KEY) === null ? 'out' : 'unknown'
  } catch {
    return 'unknown'
  }
}

/** Whether this browser may ask the service anything. */
export const entry = createStore<Entry>(remembered())

export const sessionLost = () => become('out')
export const sessionFound = () => become('in')

const become = (next: 'in' | 'out') => {
  if (entry.get() === next) return
  entry.set(next)
  try {
    if (next === 'in') localStorage.setItem(KEY, '1')
    else localStorage.removeItem(KEY)
  } catch {
    // The next start asks.
  }
}
