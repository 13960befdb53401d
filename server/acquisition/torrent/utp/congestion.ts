/** LEDBAT (BEP 29, "congestion control"): the window grows as long as our own packets wait less than this in queues on the way. */
const targetMicros = 100_000
const growthPerRoundTrip = 3_000
const firstPackets = 4
const mostBytes = 8 * 1024 * 1024
const baseEveryMs = 60_000
const samples = 3
/** Up to this share of lost packets, with empty queues, is noise on the line and not its load. */
const noise = 1 / 25
const judgedPackets = 120

/** How many bytes may be on their way. */
export const createCongestion = (packetBytes: number) => {
  let window = firstPackets * packetBytes
  let threshold = Number.POSITIVE_INFINITY
  let isShrunkUntil = 0
  let sent = 0
  let lost = 0
  const delays = createDelays()

  const shrink = (now: number, roundTrip: number): void => {
    if (now < isShrunkUntil) return
    isShrunkUntil = now + roundTrip
    window = Math.max(2 * packetBytes, window / 2)
    threshold = window
  }

  return {
    window: () => window,
    /** A packet was sent, for the first time or again. */
    sent: () => {
      sent++
      if (sent <= 4 * judgedPackets) return
      sent /= 2
      lost /= 2
    },
    /** `delay` is what the peer measured. `isFull`: the window was used up. */
    acked: ({ bytes, delay, isFull, now }: { bytes: number; delay: number; isFull: boolean; now: number }): void => {
      delays.add(delay, now)
      const queued = delays.queued()
      const off = Math.max(-1, (targetMicros - queued) / targetMicros)
      const isStarting = window < threshold && queued < targetMicros / 2
      if (!isStarting) threshold = Math.min(threshold, window)
      const growth = isStarting ? bytes : (growthPerRoundTrip * off * bytes) / window
      if (isFull || growth < 0) window = Math.min(mostBytes, Math.max(2 * packetBytes, window + growth))
    },
    lost: (count: number, now: number, roundTrip: number): void => {
      lost += count
      const isNoise = lost / Math.max(judgedPackets, sent) <= noise && delays.queued() < targetMicros / 2
      if (!isNoise) shrink(now, roundTrip)
    },
    /** Nothing was acknowledged for long. */
    timedOut: (): void => {
      threshold = Math.max(2 * packetBytes, window / 2)
      window = packetBytes
    },
  }
}

/** How long our packets wait in queues: what they need now, beyond the least that they needed in the last two minutes. */
const createDelays = () => {
  const recent: number[] = []
  let base: number | undefined
  let before: number | undefined
  let since = 0
  const lesser = (one: number, other: number | undefined) => (other === undefined || ((one - other) | 0) < 0 ? one : other)
  return {
    add: (delay: number, now: number): void => {
      if (delay === 0) return
      if (now - since > baseEveryMs) {
        before = base
        base = undefined
        since = now
      }
      base = lesser(delay, base)
      recent.push(delay)
      if (recent.length > samples) recent.shift()
    },
    queued: (): number => {
      if (base === undefined) return 0
      const least = before === undefined ? base : lesser(base, before)
      return Math.min(...recent.map((delay) => Math.max(0, (delay - least) | 0)))
    },
  }
}
