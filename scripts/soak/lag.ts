import { readFileSync } from 'node:fs'

/** The longest time that anybody waited for an answer, and the longest that the service's own thread computed meanwhile. */
export type Lag = { waited: number; computed: number }
export type LagOrder = { url: string; pid: number } | 'take'

const thread = globalThis as unknown as Pick<Worker, 'postMessage'> & { onmessage: (event: MessageEvent<LagOrder>) => void }
let longest: Lag = { waited: 0, computed: 0 }
let isAsked = false

/**
 * Asks for the status over and over, from a thread of its own: for as long as the answer takes, the service's event loop may have been held
 * up. On a busy machine an answer waits for a processor too, so what counts is the time that the main thread was computing during that wait.
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

/** Milliseconds of its main thread; where the system does not tell, the wait is all there is. */
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
