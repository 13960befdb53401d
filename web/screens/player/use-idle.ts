import { type RefObject, useEffect, useState } from 'react'

const idleAfterMs = 3000

/** True after a while without input. Never while paused or while a control has focus. */
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
