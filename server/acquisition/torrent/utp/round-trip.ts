const firstMs = 1_000
const leastMs = 500
const mostMs = 6_000

/** How long to wait for an acknowledgment (BEP 29, "timeouts"; RFC 6298), and the timer for it. */
export const createRoundTrip = () => {
  let smooth: number | undefined
  let spread = 0
  let timeouts = 0
  let dueAt = Number.POSITIVE_INFINITY
  const patience = () => Math.min(mostMs, (smooth === undefined ? firstMs : Math.max(leastMs, smooth + 4 * spread)) * 2 ** timeouts)
  return {
    measured: (ms: number): void => {
      spread = smooth === undefined ? ms / 2 : spread + (Math.abs(smooth - ms) - spread) / 4
      smooth = smooth === undefined ? ms : smooth + (ms - smooth) / 8
    },
    ms: () => smooth ?? firstMs,
    /** Something was sent: waits from now on, if it does not already. */
    wait: (now: number): void => {
      if (dueAt === Number.POSITIVE_INFINITY) dueAt = now + patience()
    },
    /** Something was acknowledged: waits anew if there is more to wait for. */
    heard: (now: number, isWaiting: boolean): void => {
      timeouts = 0
      dueAt = isWaiting ? now + patience() : Number.POSITIVE_INFINITY
    },
    isDue: (now: number) => now >= dueAt,
    /** Waits twice as long. Returns how often in a row that was. */
    timedOut: (now: number): number => {
      timeouts++
      dueAt = now + patience()
      return timeouts
    },
  }
}
