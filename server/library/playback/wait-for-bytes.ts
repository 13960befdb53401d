import { attempt } from '#server/foundation/lib/attempt'
import { milliseconds, type Seconds } from '#server/foundation/lib/duration'
import { say } from '#server/foundation/lib/sentence'
import { Unavailable } from '#server/foundation/platform/errors'
import type { Coming } from '#server/library/media/growing'
import { sentences } from './sentences'

type Ranges = Awaited<ReturnType<Coming['have']>>
type Deps = {
  /** The currently readable bytes; the download continues from `at`. */
  readonly watch: (at: number) => Promise<Ranges>
  /** The viewer's last known position. */
  readonly place: { at: number }
  readonly patience?: Seconds
  readonly pauseMs?: number
}

/**
 * Waits for bytes of a download as long as a player waits for a response, then throws Unavailable. An engine that does not answer counts as
 * having nothing.
 */
export const createWaitForBytes = ({ watch, place, patience = 20, pauseMs = 250 }: Deps): Coming['have'] => {
  const end = performance.now() + milliseconds(patience)
  const there = async (at: number): Promise<Ranges> => {
    const found = await attempt(() => watch(at))
    return found.ok ? found.value : []
  }
  return async ([from, to], signal) => {
    if (to > from) place.at = from
    for (;;) {
      const verified = await there(place.at)
      if (covers(verified, from, to)) return verified
      if (performance.now() > end) throw new Unavailable(say(sentences, 'not_downloaded_yet'), { retryAfterSeconds: 1 })
      await pause(pauseMs, signal)
    }
  }
}

const covers = (verified: Ranges, from: number, to: number): boolean =>
  to === from || verified.some(([start, end]) => start <= from && end >= to)

const pause = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const leave = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', leave)
      resolve()
    }, ms)
    signal?.addEventListener('abort', leave, { once: true })
  })
