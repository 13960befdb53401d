const mostBytes = 32_000_000
const leastGrowth = 3_000_000

let left = 0
let kept = 0

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

/** Collects what the last jobs left. Left alone, the heap of a thread grows to several times what it holds, most on a large machine. */
export const collectGrowth = (): void => {
  if (heapBytes() < kept + Math.max(leastGrowth, kept / 4)) return
  Bun.gc(true)
  kept = heapBytes()
}

const heapBytes = (): number => process.memoryUsage().heapTotal
