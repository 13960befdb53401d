let frame: Promise<void> | undefined

const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

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
