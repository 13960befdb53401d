import { readFileSync } from 'node:fs'

export const beatMs = 1_500
const missesAllowed = 4
/** Also while it has to wait for a processor: the others that it works for cannot wait for ever. */
const missesAllowedToStarved = 6
/** A minute: a slow machine that has just booted takes long to read a program before it can say anything. */
const missesBeforeFirstWord = 40

type Given = {
  /** Monotonic milliseconds. */
  readonly now: () => number
  /** How long the process has been ready to run so far without getting a processor; null if the system does not say. */
  readonly waitedMs: () => number | null
}

/**
 * Judges by its silence whether a process hangs. Only the time counts in which we could have heard it, and half as long is enough if it could
 * also have answered, not waiting for a processor. Otherwise a busy computer would pass for a hanging process.
 */
export const createHeartbeat = ({ now, waitedMs }: Given) => {
  let [beatAt, waited] = [now(), waitedMs() ?? 0]
  /** `fair`: the part of the silence in which it had a processor. */
  let silence = { fair: 0, all: 0 }
  let isAsked = false
  let hasSpoken = false

  const take = (): typeof silence => {
    const [at, waitedNow] = [now(), waitedMs() ?? waited]
    const [elapsed, starved] = [at - beatAt, waitedNow - waited]
    beatAt = at
    waited = waitedNow
    const late = Math.max(0, elapsed - beatMs)
    const all = Math.max(0, Math.min(elapsed, beatMs) - late)
    return { fair: Math.max(0, all - starved), all }
  }

  return {
    hasSpoken: () => hasSpoken,
    heard: (): void => {
      silence = { fair: 0, all: 0 }
      isAsked = false
      hasSpoken = true
    },
    /** To be called every `beatMs`: whether to ask for a sign of life, or to give up on it. */
    beat: (): 'ask' | 'hangs' => {
      const { fair, all } = take()
      if (isAsked) silence = { fair: silence.fair + fair, all: silence.all + all }
      const isOver = hasSpoken
        ? silence.fair >= beatMs * missesAllowed || silence.all >= beatMs * missesAllowedToStarved
        : silence.fair >= beatMs * missesBeforeFirstWord
      if (isOver) return 'hangs'
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
