import { createStore, type Store } from '../../../kit/store'

/** When the movie pauses by itself: at a time of the wall clock, or at the end of the movie. Holds for the next movie, too. */
type Sleep = null | 'end' | { readonly minutes: number; readonly at: number }
export const sleep = createStore<Sleep>(null)

/** A choice that this device remembers. */
type Kept = Store<boolean> & { readonly toggle: () => void }
const kept = (key: string, usual: boolean): Kept => {
  const store = createStore(read(key) ?? usual)
  const toggle = () => {
    store.set(!store.get())
    try {
      localStorage.setItem(key, String(store.get()))
    } catch {
      // Without localStorage the choice is not remembered.
    }
  }
  return { ...store, toggle }
}
const read = (key: string): boolean | null => {
  try {
    const found = localStorage.getItem(key)
    return found === null ? null : found === 'true'
  } catch {
    return null
  }
}

export const louderDialog = kept('player-louder', false)
export const playsNext = kept('player-next', true)
