import { AsyncLocalStorage } from 'node:async_hooks'
import { randomFillSync } from 'node:crypto'

/** Which request, task or reaction a line of the log belongs to. Follows async work and is handed to child processes by hand. */
export type Trace = { trace_id: string; span_id: string }

const storage = new AsyncLocalStorage<Trace>()

export const newTrace = (): Trace => ({ trace_id: randomHex(16), span_id: randomHex(8) })
export const currentTrace = (): Trace | undefined => storage.getStore()
export const inTrace = <T>(trace: Trace, run: () => T): T => storage.run(trace, run)
/** Runs within the trace that is there, under a span of its own; opens a trace when there is none. */
export const inSpan = <T>(run: () => T): T => {
  const parent = storage.getStore()
  return storage.run(parent ? { ...parent, span_id: randomHex(8) } : newTrace(), run)
}

/** Random bytes are asked for many at a time: each time costs more than the bytes do. These name lines of a log and are no secrets. */
const pool = Buffer.alloc(4096)
let digits = ''
let used = 0
const randomHex = (bytes: number): string => {
  if (used + 2 * bytes > digits.length) {
    digits = randomFillSync(pool).toString('hex')
    used = 0
  }
  used += 2 * bytes
  return digits.slice(used - 2 * bytes, used)
}
