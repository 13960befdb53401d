import { beat, noteRest, whenWorkBegins } from './current-work'

export const workMs = 1_000
export const restMs = 5_000
/** After so many pulses in which no work began, the service rests. */
const pulsesUntilRest = 3

type Look = () => void
const looks = new Set<Look>()
let timer: Timer | undefined
let isResting = false
let quiet = 0

const pulse = (): void => {
  beat()
  for (const look of looks) look()
  if (isResting || ++quiet < pulsesUntilRest) return
  isResting = true
  noteRest(true)
  run(restMs)
}

const run = (everyMs: number): void => {
  clearInterval(timer)
  timer = setInterval(pulse, everyMs)
  timer.unref()
}

/** Ends a rest. */
export const wake = (): void => {
  quiet = 0
  if (!isResting) return
  isResting = false
  beat()
  noteRest(false)
  if (timer) run(workMs)
}
whenWorkBegins(wake)

/**
 * Calls it every second, and every five seconds while no request and no task begins: the processor wakes once for everything that looks
 * around regularly. It shows the watchdog a sign of life. Returns how to end it.
 */
export const onPulse = (look: Look): (() => void) => {
  looks.add(look)
  wake()
  if (!timer) run(workMs)
  return () => {
    looks.delete(look)
    if (looks.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

const jitterMs = 500
/** `onPulse`, but skips what comes sooner after the last call than `everyMs`. */
export const onPulseEvery = (everyMs: number, look: Look): (() => void) => {
  let calledAt = Number.NEGATIVE_INFINITY
  return onPulse(() => {
    const now = performance.now()
    if (now - calledAt < everyMs - jitterMs) return
    calledAt = now
    look()
  })
}
