import { createStore } from '../../kit/store'
import { base } from '../base'

export type Entry = 'unknown' | 'in' | 'out'

const KEY = `marquee.entered${base}`

/** A browser that was never signed in does not ask: the answer would be 401. Without localStorage it has to ask. */
const remembered = (): Entry => {
  try {
    return localStorage.getItem(KEY) === null ? 'out' : 'unknown'
  } catch {
    return 'unknown'
  }
}

/** Whether this browser is signed in. */
export const signInState = createStore<Entry>(remembered())

/** While the person leaves, requests still under way lose their session: no reason to ask for a new one. */
export const leaving = createStore(false)

export const sessionLost = () => {
  if (!leaving.get()) become('out')
}
export const sessionFound = () => become('in')

const become = (next: 'in' | 'out') => {
  if (signInState.get() === next) return
  signInState.set(next)
  try {
    if (next === 'in') localStorage.setItem(KEY, '1')
    else localStorage.removeItem(KEY)
  } catch {
    // The next start asks again.
  }
}
