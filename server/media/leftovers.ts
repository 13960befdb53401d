const mostBytes = 32_000_000

let left = 0

/** Notes that so many bytes were taken that nobody may need any more. The thread would let hundreds of megabytes of them lie before it looked. */
export const leftOver = (bytes: number): void => {
  left += bytes
  if (left < mostBytes) return
  left = 0
  Bun.gc(true)
}
