import { readFileSync } from 'node:fs'

export const beatMs = 1_500
const missesAllowed = 5
/** A minute: a slow machine that has just booted takes long to read a program before it can say anything. */
const missesBeforeFirstWord = 40

type Given = {
  /** Monotonic milliseconds. */
  readonly now: () => number
  /** How long the process has been ready to run so far without getting a processor; null if the system does not say. */
  readonly waitedMs: () => number | null
}

/**
 * Judges by its silence whether a process hangs. Only the time counts in which it could have answered and we could have heard it: not while
 * our own loop was late, nor while it waited for a processor. Otherwise a busy computer would pass for a hanging process.
 */
export const createHeartbeat = ({ now, waitedMs }: Given) => {
  let [beatAt, waited] = [now(), waitedMs() ?? 0]
  let silentMs = 0
  let isAsked = false
  let hasSpoken = false

  /** The fair part of the time since the last beat. */
  const take = (): number => {
    const [at, waitedNow] = [now(), waitedMs() ?? waited]
    const [elapsed, starved] = [at - beatAt, waitedNow - waited]
    beatAt = at
    waited = waitedNow
    const late = Math.max(0, elapsed - beatMs)
    return Math.max(0, Math.min(elapsed, beatMs) - late - starved)
  }

  return {
    hasSpoken: () => hasSpoken,
    heard: (): void => {
      silentMs = 0
      isAsked = false
      hasSpoken = true
    },
    /** To be called every `beatMs`: whether to ask for a sign of life, or to give up on it. */
    beat: (): 'ask' | 'hangs' => {
      const fair = take()
      if (isAsked) silentMs += fair
      if (silentMs >= beatMs * (hasSpoken ? missesAllowed : missesBeforeFirstWord)) return 'hangs'
      isAsked = true
      return 'ask'
    },
  }
}

const NANOSECONDS_OF_MILLISECOND = 1_000_000

/** Of the thread that runs the program, on Linux. */
export const waitedForProcessorMs = (pid: number): number | null => {
  try {
    const [, waited] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')
    return waited === undefined ? null : Number(waited) / NANOSECONDS_OF_MILLISECOND
  } catch {
    return null
  }
}
