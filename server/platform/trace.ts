import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'

/** Which request, task or reaction a line of the log belongs to. Follows async work and is handed to child processes by hand. */
export type Trace = { trace_id: string; span_id: string }

const storage = new AsyncLocalStorage<Trace>()

export const newTrace = (): Trace => ({ trace_id: randomBytes(16).toString('hex'), span_id: randomBytes(8).toString('hex') })
export const currentTrace = (): Trace | undefined => storage.getStore()
export const inTrace = <T>(trace: Trace, run: () => T): T => storage.run(trace, run)
/** Runs within the trace that is there, under a span of its own; opens a trace when there is none. */
export const inSpan = <T>(run: () => T): T => {
  const parent = storage.getStore()
  return storage.run(parent ? { ...parent, span_id: randomBytes(8).toString('hex') } : newTrace(), run)
}
