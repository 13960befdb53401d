import type { AnyRouter } from '@tanstack/react-router'

let frame: Promise<void> | undefined

/** A browser that draws no frame, such as in a window that nobody sees, must not keep the next screen. */
const LONGEST_MS = 300

const nextFrame = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, LONGEST_MS)
  })

/** Call once: notes each press, so that `answered` knows whether a frame has been drawn since. */
export const watchPresses = () => {
  const pressed = () => {
    frame ??= nextFrame().then(() => {
      frame = undefined
    })
  }
  for (const kind of ['click', 'keydown'] as const) addEventListener(kind, pressed, { capture: true, passive: true })
}

/** Waits until the browser has answered the last press, such as by drawing the pressed link. A hidden tab draws no frames. */
export const answered = async () => {
  if (!document.hidden) await frame
}

/** The router shows the next screen once it has started to fetch its data. Rendering a screen takes longer than a frame. */
export const showOnceAnswered = (router: AnyRouter) => {
  const commit = router.startViewTransition
  watchPresses()
  router.startViewTransition = async (change) => {
    await answered()
    return commit(change)
  }
}
