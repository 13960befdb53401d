import { useEffect, useRef } from 'react'

type Layer = { id: string; close: () => void }
type Mark = { layer?: string } | null

/** Layers that are open, the topmost last. Each has an entry of its own in the history of the browser. */
const open: Layer[] = []
let isOurs = false
let isHeard = false

const mark = () => (history.state as Mark)?.layer

/** Goes back without telling the router: the screen stays the same. */
const stepBack = () => {
  isOurs = true
  history.back()
}

const onPop = (event: PopStateEvent) => {
  const here = (event.state as Mark)?.layer
  const ours = isOurs
  isOurs = false
  if (here !== undefined && !open.some(({ id }) => id === here)) {
    if (ours) event.stopImmediatePropagation()
    return stepBack()
  }
  if (ours) return event.stopImmediatePropagation()
  const left = open.splice(open.findIndex(({ id }) => id === here) + 1)
  if (left.length === 0) return
  event.stopImmediatePropagation()
  for (const { close } of left.reverse()) close()
}

const opened = (close: () => void) => {
  const layer = { id: crypto.getRandomValues(new Uint32Array(2)).join('-'), close }
  if (!isHeard) addEventListener('popstate', onPop, { capture: true })
  isHeard = true
  open.push(layer)
  // The router patched `history.pushState`; it need not hear of an entry that leads nowhere else.
  History.prototype.pushState.call(history, { ...(history.state as object | null), layer: layer.id }, '')
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
