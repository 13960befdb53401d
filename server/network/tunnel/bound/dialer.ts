import type { Place } from '../module'
import { failure } from '../sockets/failure'
import type { Kernel } from './kernel'

type Dialing = { readonly fd: number; readonly until: number; readonly done: (error: Error | null) => void }

const patienceMs = 30_000
const checkEveryMs = 10

/** Waits for all pending connections with a single poll. */
export const createDialer = (kernel: Kernel) => {
  let dialing: Dialing[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const check = (): void => {
    const now = performance.now()
    const outcomes = kernel.settled(dialing.map(({ fd }) => fd))
    // An empty string means connected.
    const seen = dialing.map((each, i) => ({ each, outcome: outcomes[i] ?? (each.until <= now ? 'ETIMEDOUT' : undefined) }))
    dialing = seen.filter(({ outcome }) => outcome === undefined).map(({ each }) => each)
    timer = dialing.length > 0 ? setTimeout(check, checkEveryMs) : undefined
    for (const { each, outcome } of seen) if (outcome !== undefined) each.done(outcome === '' ? null : failure(outcome))
  }

  return {
    /** The file descriptor of an established connection. */
    dial: (name: string, own: string, to: Place): Promise<number> =>
      new Promise((resolve, reject) => {
        const fd = kernel.dial(name, own, to)
        const done = (error: Error | null) => {
          if (!error) return resolve(fd)
          kernel.close(fd)
          reject(error)
        }
        dialing.push({ fd, until: performance.now() + patienceMs, done })
        timer ??= setTimeout(check, 1)
      }),
    /** Closes all pending connections. */
    drop: (): void => {
      clearTimeout(timer)
      timer = undefined
      const dropped = dialing
      dialing = []
      for (const { done } of dropped) done(failure('ENETDOWN'))
    },
  }
}
