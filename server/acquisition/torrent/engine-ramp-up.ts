import type { Wire } from 'webtorrent'

const boldMs = 10_000
const boldSpeed = 1024 * 1024
const measureEveryMs = 50

/**
 * The number of requests to a peer follows its measured speed, so a distant peer would take a minute to ramp up: treats it as fast for its
 * first seconds. The library reads the speed for every block; measures it only twenty times a second, and never while nobody asks.
 */
export const rampUp = (wire: Wire, now: () => number): void => {
  const measure = wire.downloadSpeed.bind(wire)
  let unmeasured = 0
  let speed = 0
  let measuredAt = Number.NEGATIVE_INFINITY
  let boldUntil = Number.POSITIVE_INFINITY
  wire.downloadSpeed = (bytes = 0) => {
    unmeasured += bytes
    if (now() - measuredAt < measureEveryMs) return speed
    measuredAt = now()
    const measured = measure(unmeasured)
    unmeasured = 0
    speed = measuredAt < boldUntil ? Math.max(2 * measured, boldSpeed) : measured
    return speed
  }
  wire.once('unchoke', () => {
    boldUntil = now() + boldMs
  })
}
