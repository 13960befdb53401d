import { useEffect, useRef } from 'react'

type Layer = { id: number; close: () => void }
type Mark = { layer?: number } | null

/** Layers that are open, the topmost last. Each has an entry of its own in the history of the browser. */
const open: Layer[] = []
let isStepping = false
/** What came while a step back of ours was on its way. */
let waiting: (() => void)[] = []
let guard = 0
/** A browser that was asked too often takes no step, and says nothing. */
const LONGEST_STEP_MS = 5000

const mark = () => (history.state as Mark)?.layer

/** Goes back without telling the router: the screen stays the same. */
const stepBack = () => {
  isStepping = true
  clearTimeout(guard)
  guard = window.setTimeout(arrive, LONGEST_STEP_MS)
  history.back()
}

const arrive = () => {
  clearTimeout(guard)
  isStepping = false
  const due = waiting
  waiting = []
  for (const change of due) change()
}

const afterStep = (change: () => void) => {
  if (isStepping) waiting.push(change)
  else change()
}

/**
 * A step back ends a while after it was asked for, and takes back whatever was added in between, such as the screen that a choice in
 * a layer leads to. So entries are added and changed once it has ended. To be called before the router is made: a window calls its
 * listeners in the order in which they came, and what is said here about steps of ours is not for the router's ears.
 */
export const keepHistoryInOrder = () => {
  addEventListener('popstate', onPop, { capture: true })
  for (const name of ['pushState', 'replaceState'] as const) {
    const change = history[name].bind(history)
    history[name] = (...entry) => afterStep(() => change(...entry))
  }
}

const onPop = (event: PopStateEvent) => {
  const here = (event.state as Mark)?.layer
  if (isStepping) event.stopImmediatePropagation()
  if (here !== undefined && !open.some(({ id }) => id === here)) return stepBack()
  if (isStepping) return arrive()
  const left = open.splice(open.findIndex(({ id }) => id === here) + 1)
  if (left.length === 0) return
  event.stopImmediatePropagation()
  for (const { close } of left.reverse()) close()
}

const opened = (close: () => void) => {
  const layer = { id: Math.random(), close }
  open.push(layer)
  // The router patched `history.pushState`; it need not hear of an entry that leads nowhere else.
  afterStep(() => {
    if (!open.includes(layer)) return
    History.prototype.pushState.call(history, { ...(history.state as object | null), layer: layer.id }, '')
  })
  return () => {
    const at = open.indexOf(layer)
    if (at < 0) return
    open.splice(at, 1)
    setTimeout(() => mark() === layer.id && stepBack())
  }
}

/** While a layer is open, Back closes it and the screen below stays. Closed in another way, its entry goes from the history. */
export const useBackCloses = (isOpen: boolean, onClose: () => void) => {
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => (isOpen ? opened(() => close.current()) : undefined), [isOpen])
}
