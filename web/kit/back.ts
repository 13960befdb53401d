import { useEffect, useRef } from 'react'

type Layer = { id: number; close: () => void }
type Mark = { layer?: number } | null

/** Open layers, topmost last. Each has its own entry in the browser history. */
const open: Layer[] = []
let isStepping = false
/** History changes deferred until our own step back has finished. */
let waiting: (() => void)[] = []
let guard = 0
/** A throttled `history.back()` does nothing and fires no event, so stop waiting after this long. */
const LONGEST_STEP_MS = 5000

const mark = () => (history.state as Mark)?.layer

/** Goes back without notifying the router: the screen stays. */
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
 * `history.back()` finishes asynchronously and would undo any entry added in between, such as the screen that a choice in a layer opens. So
 * entries are added and changed only once it has finished. Call this before creating the router: listeners on `window` run in the order of
 * registration, and the router must not see our own steps.
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
  // Bypasses the router's patched `history.pushState`: this entry does not change the location.
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

/** While a layer is open, Back closes it and the screen below stays. If it is closed another way, its history entry is removed. */
export const useBackCloses = (isOpen: boolean, onClose: () => void) => {
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => (isOpen ? opened(() => close.current()) : undefined), [isOpen])
}
