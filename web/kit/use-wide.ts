import { useSyncExternalStore } from 'react'

const query = typeof matchMedia === 'function' ? matchMedia('(min-width: 64rem)') : undefined
const subscribe = (listener: () => void) => {
  query?.addEventListener('change', listener)
  return () => query?.removeEventListener('change', listener)
}

/** Whether the window is wide enough for a table. */
export const useWide = () => useSyncExternalStore(subscribe, () => query?.matches ?? false)
