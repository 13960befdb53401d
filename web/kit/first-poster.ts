import { useEffect } from 'react'
import { createStore, useStore } from './store'

/** Posters that load before everything else. With the artwork above them they are fewer than a browser's connections to one host. */
export const FIRST_POSTERS = 2

const COMING_MS = 10_000
const LOADING_MS = 4000

/**
 * Whether everything may load. On a screen that begins with posters it turns true once the first one is shown, none is coming, or the
 * wait is over: until then the screen requests only what the first posters need.
 */
const rest = createStore(true)
let timer: ReturnType<typeof setTimeout> | undefined
let isLoading = false

const loadWithin = (ms: number) => {
  clearTimeout(timer)
  timer = setTimeout(loadRest, ms)
}

/** Call before the first render of a screen that begins with posters. */
export const postersFirst = () => {
  rest.set(false)
  isLoading = false
  loadWithin(COMING_MS)
}

const firstPosterLoads = () => {
  if (rest.get() || isLoading) return
  isLoading = true
  loadWithin(LOADING_MS)
}

/** The first poster is shown, or none is coming. */
export const loadRest = () => {
  clearTimeout(timer)
  rest.set(true)
}

export const useRest = () => useStore(rest)

/** Whether a poster may load. One of the first that has no picture ends the wait. */
export const useTurn = (isFirst: boolean, hasPicture: boolean): boolean => {
  const isRest = useRest()
  useEffect(() => {
    if (isFirst) (hasPicture ? firstPosterLoads : loadRest)()
  }, [isFirst, hasPicture])
  return isFirst || isRest
}

/** Ends the wait for a first poster if the screen turns out to have none. */
export const useNoPoster = (hasNone: boolean) => useEffect(() => (hasNone ? loadRest() : undefined), [hasNone])

/** Runs it once everything may load, unless the returned function is called before. */
export const onceRest = (run: () => void): (() => void) => {
  if (rest.get()) {
    run()
    return () => {}
  }
  const end = rest.subscribe(() => {
    end()
    run()
  })
  return end
}
