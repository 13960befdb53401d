import { AsyncLocalStorage } from 'node:async_hooks'
import { randomFillSync } from 'node:crypto'

/** The request, task or reaction that a log line belongs to. Follows async work; must be passed to child processes explicitly. */
export type Trace = { trace_id: string; span_id: string }

const storage = new AsyncLocalStorage<Trace>()

export const newTrace = (): Trace => ({ trace_id: randomHex(16), span_id: randomHex(8) })
export const currentTrace = (): Trace | undefined => storage.getStore()
export const inTrace = <T>(trace: Trace, run: () => T): T => storage.run(trace, run)
/** Runs in a new span of the current trace, or of a new one. */
export const inSpan = <T>(run: () => T): T => {
  const parent = storage.getStore()
  return storage.run(parent ? { ...parent, span_id: randomHex(8) } : newTrace(), run)
}

/** Random bytes are generated in bulk: each call costs more than the bytes. They only label log lines and are not secret. */
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
