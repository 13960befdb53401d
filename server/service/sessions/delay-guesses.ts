import type { Clock } from '#server/foundation/lib/clock'
import type { Log } from '#server/foundation/platform/log'

const freeTries = 10
const windowMs = 60_000
const mostParked = 32
const mostAddresses = 1000

type Deps = { clock: Clock; log: Log; delay: (ms: number) => Promise<void> }

/** Slows down guessing: after ten failures in a minute, each further one from that address is delayed. Never locks anyone out. */
export const createDelayGuesses = ({ clock, log, delay }: Deps) => {
  const windows = new Map<string, { since: number; failures: number }>()
  let parked = 0

  const count = (address: string): number => {
    const now = clock.now().getTime()
    const window = windows.get(address)
    if (window && Math.abs(now - window.since) < windowMs) return ++window.failures
    windows.delete(address)
    windows.set(address, { since: now, failures: 1 })
    if (windows.size > mostAddresses) windows.delete(windows.keys().next().value!)
    return 1
  }

  return {
    /** Resolves when the refusal may be sent. */
    async failed(ip: string | null): Promise<void> {
      const address = ip ?? 'unknown'
      const failures = count(address)
      if (failures <= freeTries) return
      if (failures === freeTries + 1) log.warn('many wrong credentials from one address', { ip: address })
      if (parked >= mostParked) return
      parked++
      try {
        await delay(Math.min(250, 50 + 10 * (failures - freeTries)))
      } finally {
        parked--
      }
    },
  }
}
