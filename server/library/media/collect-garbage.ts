const mostBytes = 32_000_000

let left = 0

/**
 * Counts bytes that were allocated and may be garbage by now. Otherwise the thread would let hundreds of megabytes pile up before it
 * collects.
 */
export const noteGarbage = (bytes: number): void => {
  left += bytes
  if (left < mostBytes) return
  left = 0
  Bun.gc(true)
}
