import { readFileSync } from 'node:fs'

/** The longest latency, and the most main-thread CPU time within one request. */
export type Lag = { waited: number; computed: number }
export type LagOrder = { url: string; pid: number } | 'take'

const thread = globalThis as unknown as Pick<Worker, 'postMessage'> & { onmessage: (event: MessageEvent<LagOrder>) => void }
let longest: Lag = { waited: 0, computed: 0 }
let isAsked = false

/**
 * Requests the status continuously from its own thread: the latency bounds how long the event loop was blocked. On a busy machine a
 * response also waits for a processor, so the main thread's CPU time during the request is what counts.
 */
const ask = async (url: string, pid: number): Promise<never> => {
  for (;;) {
    const began = performance.now()
    const before = computedBy(pid)
    await fetch(`${url}/api/v1/status`).then((answer) => answer.text())
    const waited = performance.now() - began
    const computed = Math.min(waited, computedBy(pid) - before)
    longest = { waited: Math.max(longest.waited, waited), computed: Math.max(longest.computed, computed) }
    if (isAsked) thread.postMessage(longest)
    if (isAsked) longest = { waited: 0, computed: 0 }
    isAsked = false
    await Bun.sleep(1)
  }
}

/** Milliseconds of main-thread CPU time; falls back to the latency where the system does not provide it. */
const computedBy = (pid: number): number => {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
  } catch {
    return performance.now()
  }
}

thread.onmessage = ({ data }) => {
  if (data === 'take') isAsked = true
  else void ask(data.url, data.pid)
}
