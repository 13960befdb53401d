import { framesPerSecond, quietest, stepsPerDecibel } from '#server/foundation/lib/sound-levels'
import type { Steps } from '#server/foundation/lib/turns'

/** Loudness below this is silence. */
const silentBelow = (-65 - quietest) * stepsPerDecibel
/** Speech is this much louder than what goes on behind it, and with so much more there is no doubt. */
const leastAbove = 3 * stepsPerDecibel
const clearlyAbove = 12 * stepsPerDecibel
/** What goes on behind speech is the level that its pauses have, a few seconds around. */
const aroundSeconds = 4
const shareOfPauses = 0.2
/** Whole scenes are loud or silent: only what changes within half a minute around is speech. */
const sceneFrames = 30 * framesPerSecond

/**
 * How likely somebody speaks in each frame, from the levels of the frequencies of speech. Above zero: more likely than around it. Music that
 * goes on evenly counts little: speech has pauses between its syllables and sentences, and rises above what is behind it.
 */
export function* speechIn(levels: Uint8Array): Steps<Float32Array> {
  const floors = yield* floorsOf(levels)
  const activity = new Float32Array(levels.length)
  for (const [at, level] of levels.entries()) {
    if (at % framesPerTurn === 0) yield
    const above = level - floors[Math.floor(at / framesPerSecond)]! - leastAbove
    activity[at] = level < silentBelow ? 0 : Math.min(1, Math.max(0, above / clearlyAbove))
  }
  return yield* withoutScenes(activity)
}
const framesPerTurn = 20_000

/** For each second. */
function* floorsOf(levels: Uint8Array): Steps<Float32Array> {
  const seconds = Math.ceil(levels.length / framesPerSecond)
  const floors = new Float32Array(seconds)
  const histogram = new Int32Array(256)
  const count = (second: number, by: 1 | -1): void => {
    if (second < 0 || second >= seconds) return
    for (const level of levels.subarray(second * framesPerSecond, (second + 1) * framesPerSecond)) histogram[level]! += by
  }
  for (let second = 0; second < aroundSeconds; second++) count(second, 1)
  for (let second = 0; second < seconds; second++) {
    count(second + aroundSeconds, 1)
    count(second - aroundSeconds - 1, -1)
    floors[second] = lowest(histogram, shareOfPauses)
    if (second % 100 === 0) yield
  }
  return floors
}

/** The level that this share of the frames does not reach. */
const lowest = (histogram: Int32Array, share: number): number => {
  let left = share * histogram.reduce((sum, count) => sum + count, 0)
  return Math.max(
    0,
    histogram.findIndex((count) => {
      left -= count
      return left < 0
    }),
  )
}

function* withoutScenes(activity: Float32Array): Steps<Float32Array> {
  const sums = sumsOf(activity)
  for (let at = 0; at < activity.length; at++) {
    if (at % framesPerTurn === 0) yield
    const [from, to] = [Math.max(0, at - sceneFrames), Math.min(activity.length, at + sceneFrames)]
    activity[at]! -= (sums[to]! - sums[from]!) / (to - from)
  }
  return activity
}

/** `sums[n]` is the sum of the first n. */
export const sumsOf = (values: Float32Array): Float64Array => {
  const sums = new Float64Array(values.length + 1)
  for (let at = 0; at < values.length; at++) sums[at + 1] = sums[at]! + values[at]!
  return sums
}
