/** Calls back after a period without traffic. */
export const createIdle = (tell: () => void) => {
  let timer: ReturnType<typeof setInterval> | undefined
  let last = performance.now()
  const stop = () => clearInterval(timer)
  return {
    touch: () => {
      last = performance.now()
    },
    stop,
    set: (ms: number) => {
      stop()
      if (ms <= 0) return
      last = performance.now()
      timer = setInterval(
        () => {
          if (performance.now() - last < ms) return
          last = performance.now()
          tell()
        },
        Math.max(100, ms / 4),
      )
    },
  }
}
