import { type RefObject, useEffect, useState } from 'react'

const idleAfterMs = 3000

/** True when nobody moved or pressed anything for a while. Never while paused, or while the focus is on a control. */
export const useIdle = (room: RefObject<HTMLElement | null>, isPaused: boolean): boolean => {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    if (isPaused) {
      setIdle(false)
      return
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const wake = () => {
      setIdle(false)
      clearTimeout(timer)
      timer = setTimeout(() => setIdle(!room.current?.querySelector(':focus-visible, [aria-expanded=true]')), idleAfterMs)
    }
    wake()
    for (const name of ['pointermove', 'pointerdown', 'keydown', 'focusin']) addEventListener(name, wake)
    return () => {
      clearTimeout(timer)
      for (const name of ['pointermove', 'pointerdown', 'keydown', 'focusin']) removeEventListener(name, wake)
    }
  }, [room, isPaused])
  return idle
}
