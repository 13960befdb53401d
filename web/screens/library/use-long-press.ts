import { type MouseEvent, type PointerEvent, useRef } from 'react'

const HOLD_MS = 450
const SLIP_PX = 8

/** Detects a long press and suppresses the click that would follow. */
export const useLongPress = (run: () => void) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const start = useRef({ x: 0, y: 0 })
  const happened = useRef(false)
  const end = () => clearTimeout(timer.current)
  return {
    onPointerDown: (event: PointerEvent) => {
      happened.current = false
      if (event.pointerType !== 'touch') return
      start.current = { x: event.clientX, y: event.clientY }
      timer.current = setTimeout(() => {
        happened.current = true
        run()
      }, HOLD_MS)
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (Math.hypot(clientX - start.current.x, clientY - start.current.y) > SLIP_PX) end()
    },
    onPointerUp: end,
    onPointerCancel: end,
    onContextMenu: (event: MouseEvent) => {
      if (happened.current) event.preventDefault()
    },
    onClickCapture: (event: MouseEvent) => {
      if (!happened.current) return
      happened.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
