const delayMs = 10
const every = 8
/** A peer that has just begun waits for each of them. */
const firstPackets = 64

/** When to acknowledge: once for several packets, at once where something is amiss. */
export const createAcknowledging = () => {
  let count = 0
  let total = 0
  let isUrgent = false
  let at = Number.POSITIVE_INFINITY
  return {
    heard: (isAmiss: boolean, now: number): void => {
      count++
      total++
      isUrgent ||= isAmiss
      at = Math.min(at, now + delayMs)
    },
    /** Not even until the end of this turn. */
    isOverdue: () => count >= every,
    isDue: (now: number) => isUrgent || now >= at || (count > 1 && total < firstPackets),
    isWaiting: () => count > 0,
    done: (): void => {
      count = 0
      isUrgent = false
      at = Number.POSITIVE_INFINITY
    },
  }
}
